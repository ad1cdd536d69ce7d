// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { caseStudySchema } from './case-study.schema.ts';
import { imagePath } from './image.ts';
import { siteSchema } from './site.schema.ts';

const { shape } = siteSchema;
const social = (url: string) => [{ network: 'x', name: 'X', url }];
const takes = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

const OUTSIDE: [string, (url: string) => boolean][] = [
  ['a social profile', (url) => takes(shape.social, social(url))],
  ['the form service', (url) => takes(shape.formEndpoint, url)],
  ['the geolocation service', (url) => takes(shape.geolocationEndpoint, url)],
  ['the website of a client', (url) => takes(caseStudySchema.shape.website, url)],
];

describe.each(OUTSIDE)('the address of %s', (_what, isTaken) => {
  it('is encrypted', () => {
    expect(isTaken('https://example.com/a')).toBe(true);
    for (const url of [
      'http://example.com',
      'httpss://example.com',
      'xhttps://example.com',
      'ftp://example.com',
      'example.com',
    ])
      expect(isTaken(url), url).toBe(false);
  });
});

it('takes the address of the site with http too, as on one machine, and without a slash at the end', () => {
  for (const url of ['https://www.example.com', 'http://localhost:4310']) expect(takes(shape.url, url), url).toBe(true);
  for (const url of ['https://www.example.com/', 'ftp://example.com', 'httpss://example.com', 'xhttp://example.com'])
    expect(takes(shape.url, url), url).toBe(false);
});

it('takes the path of a picture as a whole', () => {
  const path = imagePath();
  for (const src of ['/images/a.svg', '/a-1.PNG', '/x/y/z.jpeg', '/a.avif']) expect(takes(path, src), src).toBe(true);
  for (const src of ['/images/a.svg.exe', '/images/a.svgz', 'images/a.svg', '//a.svg', '/images/a.gif'])
    expect(takes(path, src), src).toBe(false);
});

it('says how a picture is written', () => {
  expect(imagePath().safeParse('a.svg').error?.issues[0]?.message).toBe(
    'An image is written as its path inside public/, for example /images/portrait.svg.',
  );
});
