import { expect, it } from 'vitest';
import { z } from 'zod';
import { brandSchema } from '../../schema/brand.schema.ts';
import { regionSchema } from '../../schema/region.schema.ts';
import { siteSchema } from '../../schema/site.schema.ts';
import { slug } from '../../schema/slug.ts';
import { nearForm } from './near-forms.ts';

const { url, email, phone, tagManagerId, searchConsoleToken } = siteSchema.shape;
const { paper } = brandSchema.shape.colors.shape;
const { small } = brandSchema.shape.radii.shape;

it.each([
  ['#FBF8F3', paper, '#fbf8f3'],
  ['fbf8f3', paper, '#fbf8f3'],
  ['# fbf8f3', paper, '#fbf8f3'],
  ['#FFF', paper, '#ffffff'],
  ['0xfbf8f3', paper, '#fbf8f3'],
  ['4', small, '4px'],
  ['4 px', small, '4px'],
  ['0034 600 000', phone, '+34 600 000'],
  ['+34-600-000', phone, '+34 600 000'],
  ['+34.600.000', phone, '+34 600 000'],
  ['mailto:hello@example.com', email, 'hello@example.com'],
  ['Me <hello@example.com>', email, 'hello@example.com'],
  ['https://www.example.com/', url, 'https://www.example.com'],
  ['www.example.com/us/', url, 'https://www.example.com'],
  ['gtm-abc', tagManagerId, 'GTM-ABC'],
  ['dkk', regionSchema.shape.currency, 'DKK'],
  ['About Me', slug(), 'about-me'],
  ['préis_1', slug(), 'preis-1'],
] as const)('finds what %s was meant to be', (text, schema, form) => {
  expect(nearForm(text, [schema])).toBe(form);
});

it.each([
  ['', slug()],
  ['red', paper],
  ['#gggggg', paper],
  ['4em', small],
  ['hello', email],
  ['600 000', phone],
  ['no address', url],
  // A token has letters of both cases: another case would be another token.
  ['A token that has spaces in it', searchConsoleToken],
  ['5', z.string().regex(/^[a-z]+$/)],
] as const)('guesses nothing for %s', (text, schema) => {
  expect(nearForm(text, [schema])).toBeUndefined();
});
