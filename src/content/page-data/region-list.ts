import type { LayoutData } from '../../schema/page-data.ts';
import type { SiteContent } from '../../schema/site-content.ts';

/** Up to this many regions, the region menu is a plain list. A longer one is grouped by language and can be searched. */
const MAX_PLAIN_REGIONS = 6;

/** A language's name as its speakers write it: English, dansk. */
const ownName = (language: string): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;

/** The entries of the region menu, in the order of `content/regions.yaml`; of a long list, by language. */
export function regionList({ regions, shownRegions }: SiteContent): LayoutData['regions'] {
  const entries = shownRegions.map((code) => {
    const { name, flag, label, locale, currency, currencySymbol } = regions[code];
    return { code, name, flag, label, locale, currency, currencySymbol };
  });
  if (entries.length <= MAX_PLAIN_REGIONS) return entries;
  const languages = new Set(shownRegions.map((code) => regions[code].language));
  return [...languages].flatMap((language) =>
    entries
      .filter(({ code }) => regions[code].language === language)
      .map((entry) => ({ ...entry, group: ownName(language) })),
  );
}
