import { expect, it } from 'vitest';
import { z } from 'zod';
import { text } from '../../schema/text.ts';
import { commaInBraces } from './comma-in-braces.ts';

const schemas = [z.strictObject({ us: z.int(), eu: z.int(), dk: z.int() }), text()];
const say = (written: string, ...unknown: string[]) => commaInBraces({ written, path: ['price'], unknown, schemas });

it('points at the value split by a comma, and marks its map as affected', () => {
  expect(say('{ us: 1,400, eu: 1200, dk: 9000 }', '400')).toEqual({
    path: ['price', 'us'],
    doubts: ['price'],
    message: 'A comma inside braces splits the value "1,400".',
    hint: 'Write 1400.',
  });
});

it.each([
  ['{ us: 1, dk: 12,000,000 }', '000', 'Write 12000000.'],
  ['{ us: 1, dk: 0,5 }', '5', 'Write 0.5.'],
  ['{ en: Fast, cheap, da: Hurtigt }', 'cheap', 'Put the value in quotes: "Fast, cheap".'],
  ['{ en: "a, b", da: Ja, tak }', 'tak', 'Put the value in quotes: "Ja, tak".'],
])('suggests how to write %s', (written, unknown, hint) => {
  expect(say(written, unknown)?.hint).toBe(hint);
});

it.each([
  ['a group without braces', 'us: 1,400', '400'],
  ['another unknown field', '{ us: 1400, uk: 1 }', 'uk'],
  ['a comma inside quotes', '{ en: "Fast, cheap" }', 'cheap'],
])('accepts %s', (_what, written, unknown) => {
  expect(say(written, unknown)).toBeUndefined();
});
