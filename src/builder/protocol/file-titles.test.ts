import { afterEach, expect, it } from 'vitest';
import { type InterfaceLanguage, readInterfaceLanguageFrom } from '../../i18n/interface-language.ts';
import { withTitlesOf } from './file-titles.ts';

afterEach(() => readInterfaceLanguageFrom(() => 'en'));

it.each<[InterfaceLanguage, string]>([
  ['en', 'See “Prices” and old.yaml.'],
  ['da', 'See »Prices« and old.yaml.'],
])('quotes the titles of files as the language does: %s', (language, words) => {
  readInterfaceLanguageFrom(() => language);
  const titleOf = (file: string) => (file === 'content/pricing.yaml' ? 'Prices' : undefined);
  expect(withTitlesOf('See content/pricing.yaml and old.yaml.', titleOf)).toBe(words);
});
