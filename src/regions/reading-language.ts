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
