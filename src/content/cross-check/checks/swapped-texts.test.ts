import { expect, it } from 'vitest';
import { MODEL } from '../../../../tests/support/minimal-model.ts';
import { isSwapped } from './swapped-texts.ts';

const ENGLISH = 'What you pay for is the click.';
const DANISH = 'Det, du betaler for, er klikket.';

it.each([
  ['whole sentences', DANISH, ENGLISH],
  ['texts in capitals', DANISH.toUpperCase(), ENGLISH.toUpperCase()],
  ['labels told by their letters', 'Få søgningen', 'Read what you get with us'],
])('reports swapped texts: %s', (_what, en, da) => {
  expect(isSwapped({ en, da }, MODEL.regions)).toBe(true);
});

it.each([
  ['texts in their places', { en: ENGLISH, da: DANISH }],
  ['an English text twice', { en: ENGLISH, da: ENGLISH }],
  ['a Danish text twice', { en: DANISH, da: DANISH }],
  ['names', { en: 'Smørrebrød', da: 'The Sandwich' }],
  ['a Danish quotation in an English text', { en: `The sign says: ${DANISH}`, da: ENGLISH }],
  ['texts by region', { us: DANISH, eu: ENGLISH, dk: ENGLISH }],
])('accepts %s', (_what, value) => {
  expect(isSwapped(value, MODEL.regions)).toBe(false);
});
