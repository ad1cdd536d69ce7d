import type { Phrase } from '../../i18n/phrase.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { MODEL } from '../../../tests/support/minimal-model.ts';
import { schemaFor } from '../../schema/schema-for.ts';
import { text } from '../../schema/text.ts';
import { commaInBraces } from './comma-in-braces.ts';

const WHOLE = 'Write a whole number in digits only: no currency, no comma, no dot.';
const fields = { us: z.int(), eu: z.int(), dk: z.int(), rate: z.number(), color: z.enum(['red']) };
const { regions } = MODEL;
const schemas = [z.strictObject(fields), schemaFor(regions, text())];
const found = (written: string, ...unknown: string[]) =>
  commaInBraces({ written, path: ['price'], unknown, schemas, regions });

it('points at the value split by a comma, and marks its map as affected', () => {
  expect(found('{ us: 1,400, eu: 1200, dk: 9000 }', '400')).toEqual({
    path: ['price', 'us'],
    doubts: ['price'],
    message: 'A comma inside braces splits the value "1,400".',
    hint: 'Write 1400.',
    form: {
      message: expect.objectContaining({ english: 'The file behind this cuts “1,400” in two.' }) as Phrase,
      hint: expect.objectContaining({
        english: 'Correct the file in the program that changed it, or discard the change under “Changes”.',
      }) as Phrase,
    },
  });
});

it.each([
  ['{ us: 1, dk: 12,000,000 }', '000', 'Write 12000000.'],
  ['{ us: 1, dk: 140,50 }', '50', WHOLE],
  ['{ us: 1, dk: 1,400.50 }', '400.50', WHOLE],
  ['{ rate: 0,5, dk: 1 }', '5', 'Write 0.5.'],
  ['{ rate: 1,400, dk: 1 }', '400', 'Write 1400, or 1.4 if decimals are meant.'],
  ['{ en: Say "a" now, then, da: Ja }', 'then', `Put the value in quotes: 'Say "a" now, then'.`],
  ['{ color: red, green }', 'green', 'Delete the comma, or write what follows it as a field of its own.'],
  ['{ en: Fast, cheap, da: Hurtigt }', 'cheap', 'Put the value in quotes: "Fast, cheap".'],
  ['{ en: "a, b", da: Ja, tak }', 'tak', 'Put the value in quotes: "Ja, tak".'],
])('suggests how to write %s', (written, unknown, hint) => {
  expect(found(written, unknown)?.hint).toBe(hint);
});

it.each([
  ['a group without braces', 'us: 1,400', '400'],
  ['another unknown field', '{ us: 1400, uk: 1 }', 'uk'],
  ['a comma inside quotes', '{ en: "Fast, cheap" }', 'cheap'],
])('accepts %s', (_what, written, unknown) => {
  expect(found(written, unknown)).toBeUndefined();
});
