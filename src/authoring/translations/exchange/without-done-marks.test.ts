import { expect, it } from 'vitest';
import type { TextRegions } from '../find-texts.ts';
import { withoutDoneMarks } from './without-done-marks.ts';

const REGIONS: TextRegions = { languages: ['en', 'da'], languageOf: { us: 'en', eu: 'en', dk: 'da' } };
const LANGUAGES = { source: 'en', target: 'da' } as const;

it('deletes the comments of translated texts, and of no others', () => {
  const text = `name: { en: Home, da: Forside } # a page # untranslated: da
lead:
  en: Read
  da: Read # untranslated: da
text:
  en: |-
    Read it.
  da: |- # untranslated: da
    Læs den.
title:
  us: One
  eu: One
  dk: En # copied from eu: dk
price: { us: 1, eu: 2, dk: 2 } # copied from eu: dk
`;
  expect(withoutDoneMarks(text, REGIONS, LANGUAGES)).toBe(
    text
      .replace('page # untranslated: da', 'page')
      .replace('|- # untranslated: da', '|-')
      .replace('En # copied from eu: dk', 'En'),
  );
});

it('deletes the comment of a text that a translator returned as it was', () => {
  const text = 'name:\n  en: B2B\n  da: B2B # untranslated: da\n';
  expect(withoutDoneMarks(text, REGIONS, LANGUAGES, new Set(['name.da']))).toBe(
    text.replace(' # untranslated: da', ''),
  );
  expect(withoutDoneMarks(text, REGIONS, LANGUAGES, new Set(['other.da']))).toBe(text);
});
