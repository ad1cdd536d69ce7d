import { interfaceLanguage } from '../i18n/interface-language.ts';
import { sourceLanguageOf, type Language, type SiteRegions } from './site-regions.ts';

/**
 * Returns the language in which a person reads the names and titles of a site's pages: that of the interface, if the site has
 * it; else the source language.
 */
export const readingLanguageOf = (regions: Pick<SiteRegions, 'languages'>): Language =>
  regions.languages.find((language) => language === interfaceLanguage()) ?? sourceLanguageOf(regions);
