import { expect, it } from 'vitest';
import { asInterfaceLanguage, preferredInterfaceLanguage } from './interface-language.ts';

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['da-DK,da;q=0.9,en-US;q=0.8,en;q=0.7', 'da'],
  ['en-US,en;q=0.9,da;q=0.8', 'en'],
  ['de-DE,de;q=0.9,da;q=0.8,en;q=0.7', 'da'],
  ['en;q=0.2, DA ;q=0.3', 'da'],
  ['da;q=0, en', 'en'],
  ['sv, nb;q=0.9', 'en'],
])('finds the language of the interface in “%s”', (header, language) => {
  expect(preferredInterfaceLanguage(header)).toBe(language);
});

it.each([
  ['da', 'da'],
  ['da-DK', 'da'],
  ['EN', 'en'],
  ['dan', undefined],
  ['', undefined],
  [undefined, undefined],
])('reads the tag “%s”', (tag, language) => {
  expect(asInterfaceLanguage(tag)).toBe(language);
});
