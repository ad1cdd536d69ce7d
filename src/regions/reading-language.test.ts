import { afterEach, expect, it } from 'vitest';
import { readInterfaceLanguageFrom } from '../i18n/interface-language.ts';
import { readingLanguageOf } from './reading-language.ts';
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
