import { expect, it } from 'vitest';
import { ALL_CASES } from '../../../../tests/support/all-diagnostic-cases.ts';
import { makeMistake } from '../../../../tests/support/diagnostic-cases.ts';
import { formFaults, ownerWordsIn } from '../../../../tests/support/owner-words.ts';

const rows = Object.values(ALL_CASES).flat();

it('says each mistake in a form without words that owners should never see', { timeout: 120_000 }, () => {
  const faults = rows.flatMap((row) =>
    makeMistake(row)
      .found.flatMap(formFaults)
      .map((fault) => `${row.mistake}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

it.each([
  'Add "da:" with the text.',
  'Put the whole text in quotes.',
  'sections[0] has it already.',
  'Write true.',
  'Translate it with "npm run content:translations".',
  'Put the image into public/images/.',
])('would find a remedy for the file: %s', (hint) => {
  expect(ownerWordsIn(hint)).not.toEqual([]);
});

it.each([
  'There is no page at /images. Did you mean “/image”?',
  'The address /about-me belongs to content/pages/about-me.yaml already.',
  'There is no link name "anchor".',
])('passes over values, addresses and files: %s', (message) => {
  expect(ownerWordsIn(message)).toEqual([]);
});
