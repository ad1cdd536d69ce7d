import { expect, test } from 'vitest';
import { comparable, searchEntries, type PaletteEntry } from './search-entries.ts';

const entry = (group: PaletteEntry['group'], words: string): PaletteEntry => ({
  id: words,
  group,
  label: words,
  words: comparable(words),
});

const ENTRIES = [
  entry('types', 'Logos of the brands that you know'),
  entry('settings', 'Brand'),
  entry('texts', 'We know your brand'),
];

const found = (query: string) =>
  searchEntries(ENTRIES, query).flatMap(({ entries }) => entries.map(({ label }) => label));

test('finds what is there before what can be added', () => {
  expect(found('brand')).toEqual(['Brand', 'Logos of the brands that you know', 'We know your brand']);
});

test('finds words without their accents, and texts that have all of them', () => {
  expect(found('KNÓW brand')).toEqual(['Logos of the brands that you know', 'We know your brand']);
});
