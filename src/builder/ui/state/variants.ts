import type { SiteOverview } from '../../protocol/answers.ts';
import { readingLanguageIn, type ReadingKeys } from '../../../regions/reading-language.ts';

/** The keys of texts and values that differ by language or region. */
export const variantsOf = ({ languages, regions }: Pick<SiteOverview, 'languages' | 'regions'>): ReadonlySet<string> =>
  new Set([...languages, ...regions].map(({ code }) => code));

/** Returns the code of the language in which a person reads titles of the site; see `readingLanguageIn`. */
export const readingLanguage = ({ languages }: Pick<SiteOverview, 'languages'>): string =>
  readingLanguageIn(languages.map(({ code }) => code)) ?? '';

/** Returns the keys at which a person reads texts of the site; see `readingKeysOf`. */
export const readingKeys = (site: Pick<SiteOverview, 'languages' | 'regions'>): ReadingKeys => {
  const own = readingLanguage(site);
  return [own, ...site.regions.filter(({ language }) => language === own).map(({ code }) => code)];
};

/**
 * Returns the keys of the texts and values that the pages show.
 * @param shown the codes of the regions that were chosen; empty: all of them are shown, and the person reads one of their languages
 */
export const shownKeys = (
  site: Pick<SiteOverview, 'languages' | 'regions'>,
  shown: readonly string[],
): readonly string[] =>
  shown.length === 0
    ? readingKeys(site)
    : site.regions.filter(({ code }) => shown.includes(code)).flatMap(({ code, language }) => [code, language]);

/** Returns the first region whose texts a person reads in the language of the interface; else the first one. */
export const readingRegion = (
  site: Pick<SiteOverview, 'languages' | 'regions'>,
): SiteOverview['regions'][number] | undefined =>
  site.regions.find(({ language }) => language === readingLanguage(site)) ?? site.regions[0];
