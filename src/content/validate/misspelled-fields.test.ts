import { expect, it } from 'vitest';
import { z } from 'zod';
import { MODEL } from '../../../tests/support/minimal-model.ts';
import { schemaFor } from '../../schema/schema-for.ts';
import { text } from '../../schema/text.ts';
import { misspelledFields } from './misspelled-fields.ts';

const schema = schemaFor(
  MODEL.regions,
  z.strictObject({
    title: text(),
    cta: z.strictObject({ label: text(), to: z.string() }),
    note: z.string().optional(),
  }),
);
const WORDS = { en: 'Words', da: 'Ord' };

/** Returns the pairs in a value, as `key → meant` with the map that lacks the field. */
function pairs(value: unknown, at: string[] = []): string[] {
  const issues = schema.safeParse(value, { reportInput: true }).error?.issues ?? [];
  const unknown = issues.find(({ code, path }) => code === 'unrecognized_keys' && path.join() === at.join());
  if (unknown?.code !== 'unrecognized_keys') return [];
  return misspelledFields(issues, unknown).map(
    ({ key, meant, inside, missing }) =>
      `${key} → ${meant}${inside === undefined ? '' : ` in ${inside}`} (${missing.path.join('.')})`,
  );
}

it('pairs a misspelt field with the missing one closest to it', () => {
  expect(pairs({ titel: WORDS, cta: { label: WORDS, to: '/' } })).toEqual(['titel → title (title)']);
  expect(pairs({ title: WORDS, cta: { lable: WORDS, to: '/' } }, ['cta'])).toEqual(['lable → label (cta.label)']);
});

it('pairs a language code with the only other missing one', () => {
  expect(pairs({ title: { en: 'Words', dk: 'Ord' }, cta: { label: WORDS, to: '/' } }, ['title'])).toEqual([
    'dk → da (title.da)',
  ]);
});

it('finds a field next to the map that lacks it', () => {
  expect(pairs({ title: WORDS, cta: { to: '/' }, label: WORDS })).toEqual(['label → label in cta (cta.label)']);
});

it('pairs each missing field once', () => {
  expect(pairs({ titel: WORDS, titl: WORDS, cta: { label: WORDS, to: '/' } })).toEqual(['titel → title (title)']);
});

it("doesn't pair an existing or optional field", () => {
  expect(pairs({ title: WORDS, titel: WORDS, cta: { label: WORDS, to: '/' } })).toEqual([]);
  expect(pairs({ title: WORDS, nota: 'a', cta: { label: WORDS, to: '/' } })).toEqual([]);
});
