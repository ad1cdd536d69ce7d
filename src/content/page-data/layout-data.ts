import { fillPlaceholders, formatDay } from '../../i18n/format.ts';
import { contactFormData } from '../../schema/contact-form-data.ts';
import type { LayoutData } from '../../schema/page-data.ts';
import { siteFacts } from '../../schema/site-facts.ts';
import type { SharedContent } from '../../schema/define-site.ts';
import { collectionOf } from '../../model/content-model.ts';
import { NOT_FOUND_PAGE } from '../../schema/page-data-key.ts';
import type { PageDataSource } from './page-data-source.ts';
import type { SiteContent } from '../../schema/site-content.ts';

type Source = Pick<PageDataSource, 'content' | 'day' | 'isPreview' | 'model'>;

/** Returns the data that all pages of a region share: header, footer, form and notices. */
export function layoutData(source: Source, shared: SharedContent): LayoutData {
  const { content } = source;
  const { dictionary, navigation, site } = shared;
  const { header, footer, contact, consent, page } = dictionary;
  return {
    region: shared.region,
    regions: regionList(content),
    siteName: site.name,
    home: navigation.home,
    main: navigation.main,
    menu: source.model.headerMenu?.(shared) ?? [],
    legal: navigation.legal,
    social: site.social,
    company: { ...site.company, country: siteFacts(site, shared.region).country },
    email: site.email,
    phone: site.phone,
    dictionary: { header, footer, contact, consent, page },
    form: contactFormData(shared, source.model.contact),
    entryPages: content.pages.flatMap(({ path, each, alsoAt }) =>
      each === undefined
        ? []
        : [path, ...alsoAt].map((base) => ({
            path: base,
            notFound: collectionOf(source.model, each).notFoundPage ?? NOT_FOUND_PAGE,
          })),
    ),
    ...previewNotice(source, shared),
  };
}

/** Returns the notice of a preview with drafts. */
function previewNotice({ isPreview, day }: Source, { dictionary, region }: SharedContent): Pick<LayoutData, 'preview'> {
  if (!isPreview || day === undefined) return {};
  const { notice = 'Preview: {day}' } = dictionary.preview ?? {};
  return { preview: fillPlaceholders(notice, { day: formatDay(day, region.locale) }) };
}

/** Up to this many regions, the region menu is a plain list. A longer one is grouped by language and can be searched. */
const MAX_PLAIN_REGIONS = 6;

/** A language's name as its speakers write it: English, dansk. */
const ownName = (language: string): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;

/** The entries of the region menu, in the order of `content/regions.yaml`; of a long list, by language. */
function regionList({ regions, shownRegions }: SiteContent): LayoutData['regions'] {
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
