import { afterEach, expect, it } from 'vitest';
import { readInterfaceLanguageFrom } from '../i18n/interface-language.ts';
import { readingKeysOf, readingLanguageOf, wordsFor } from './reading-language.ts';
import type { SiteRegions } from './site-regions.ts';

afterEach(() => readInterfaceLanguageFrom(() => 'en'));

const languages = (...codes: string[]) => ({ languages: codes }) as unknown as Pick<SiteRegions, 'languages'>;

it('is the language of the interface, if the site has it', () => {
  readInterfaceLanguageFrom(() => 'da');
  expect(readingLanguageOf(languages('en', 'da'))).toBe('da');
});

it('is the source language of a site without it', () => {
  readInterfaceLanguageFrom(() => 'da');
  expect(readingLanguageOf(languages('de', 'en'))).toBe('de');
});

it('finds the words of a text that differs by language or by region', () => {
  const regions = {
    languages: ['en', 'da'],
    codes: ['us', 'eu', 'dk'],
    languageOf: { us: 'en', eu: 'en', dk: 'da' },
  } as unknown as Parameters<typeof readingKeysOf>[0];
  expect(readingKeysOf(regions)).toEqual(['en', 'us', 'eu']);
  readInterfaceLanguageFrom(() => 'da');
  const keys = readingKeysOf(regions);
  expect(wordsFor({ en: 'Hi', da: 'Hej' }, keys)).toBe('Hej');
  expect(wordsFor({ us: 'Hi', eu: 'Hello', dk: 'Hej' }, keys)).toBe('Hej');
  expect(wordsFor({ us: 'Hi' }, keys)).toBe('Hi');
  expect(wordsFor({ us: 5 }, keys)).toBeUndefined();
});
