import type { PlainMap } from '../data/plain.ts';
import { interfaceLanguage } from '../i18n/interface-language.ts';
import type { Language, SiteRegions } from './site-regions.ts';

/**
 * Returns the language in which a person reads the names and titles of a site's pages: that of the interface, if the site has
 * it; else the source language, which is the first.
 */
export const readingLanguageIn = <L extends string>(languages: readonly L[]): L | undefined =>
  languages.find((language) => language === interfaceLanguage()) ?? languages[0];

/** The same for the regions of a site, which has a language. */
export const readingLanguageOf = ({ languages }: Pick<SiteRegions, 'languages'>): Language =>
  readingLanguageIn(languages) ?? languages[0];

/** The keys at which a person reads a text, the best first: a language, and the regions that have it. */
export type ReadingKeys = readonly string[];

/** Returns the keys at which texts of a site have the words that a person reads. Texts that differ by region have those of its regions. */
export const readingKeysOf = (regions: Pick<SiteRegions, 'languages' | 'codes' | 'languageOf'>): ReadingKeys => {
  const language = readingLanguageOf(regions);
  return [language, ...regions.codes.filter((code) => regions.languageOf[code] === language)];
};

/** Returns the words of a text by language or region that a person reads; without them, the first that it has. */
export const wordsFor = (text: PlainMap, keys: ReadingKeys): string | undefined =>
  [...keys.map((key) => text[key]), ...Object.values(text)].find((words) => typeof words === 'string');
