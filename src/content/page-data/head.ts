import type { RegionCode, Region } from '../../regions/site-regions.ts';
import { regionPath } from '../../regions/region-path.ts';
import { textDirection } from '../../i18n/text-direction.ts';
import type { MetaTag, PageHead } from '../../schema/page-data.ts';
import type { SeoEntry } from '../../schema/seo.schema.ts';
import type { SiteContent } from '../../schema/site-content.ts';
import type { Localized } from '../../schema/regional.ts';
import { isFurtherPage, neighborsOf, feedPath } from './list-page.ts';
import { type RegionPage, ogImagePath } from './routes.ts';

/** The nine fields of a page's SEO record. */
export interface SeoRecord {
  title: string;
  description: string;
  keywords: string;
  ogTitle: string;
  ogDescription: string;
  ogImage: string;
  twitterTitle: string;
  twitterDescription: string;
  canonical: string;
}

/** Fills in defaults for a page's SEO record and makes its URLs absolute. */
export function seoRecord(
  seo: Localized<SeoEntry>,
  route: RegionPage,
  { siteUrl, ownOgImages }: { siteUrl: string; ownOgImages: boolean },
): SeoRecord {
  const ogTitle = seo.ogTitle ?? seo.title;
  const ogDescription = seo.ogDescription ?? seo.description;
  const canonical = route.root ? '/' : regionPath(route.region, seo.canonical ?? route.canonicalPath);
  return {
    title: seo.title,
    description: seo.description,
    keywords: seo.keywords,
    ogTitle,
    ogDescription,
    ogImage: `${siteUrl}${seo.ogImage ?? ogImagePath(route, ownOgImages)}`,
    twitterTitle: seo.twitterTitle ?? ogTitle,
    twitterDescription: seo.twitterDescription ?? ogDescription,
    canonical: `${siteUrl}${canonical}`,
  };
}

/** Builds the head of a page. */
export function pageHead(
  record: SeoRecord,
  route: RegionPage,
  content: SiteContent,
  { structuredData, isPreview, hasFeed }: { structuredData: object; isPreview: boolean; hasFeed: boolean },
): PageHead {
  const region = content.regions[route.region];
  const indexed = route.page.sitemap !== undefined && !isPreview;
  return {
    title: record.title,
    lang: region.locale,
    dir: textDirection(region.locale),
    meta: [
      ...metaTags(record, region, content.site.name, { ...route.page, indexed }),
      ...verification(route, content.site),
    ],
    ...(indexed && { canonical: record.canonical }),
    ...(indexed && neighbors(route, content)),
    ...(indexed && hasFeed && { feed: content.site.url + feedPath(route.region, route.page.path) }),
    alternates: indexed ? alternates(route, content) : [],
    structuredData,
  };
}

/** The meta description of a page. */
export const descriptionOf = ({ meta }: PageHead): string =>
  meta.find(({ name }) => name === 'description')?.content ?? '';

const named = (name: string, content: string): MetaTag => ({ key: 'name', name, content });
const property = (name: string, content: string): MetaTag => ({ key: 'property', name, content });

const metaTags = (
  record: SeoRecord,
  region: Region,
  siteName: string,
  { kind, indexed, seo }: Pick<RegionPage['page'], 'kind' | 'seo'> & { indexed: boolean },
): MetaTag[] => [
  named('description', record.description),
  named('keywords', record.keywords),
  ...(indexed ? [] : [named('robots', 'noindex')]),
  property('og:type', kind === 'article' ? 'article' : 'website'),
  property('og:site_name', siteName),
  property('og:title', record.ogTitle),
  property('og:description', record.ogDescription),
  property('og:image', record.ogImage),
  // The build's own images have a known size; an image set by the page may have any.
  ...(seo.ogImage ? [] : [property('og:image:width', '1200'), property('og:image:height', '630')]),
  property('og:url', record.canonical),
  property('og:locale', ogLocale(region.locale)),
  named('twitter:card', 'summary_large_image'),
  named('twitter:title', record.twitterTitle),
  named('twitter:description', record.twitterDescription),
  named('twitter:image', record.ogImage),
];

/** Proves to Google Search Console whose site it is; it looks at the address of the site, which is the root. */
const verification = ({ canonicalPath }: RegionPage, { searchConsoleToken }: SiteContent['site']): MetaTag[] =>
  searchConsoleToken && canonicalPath === '' ? [named('google-site-verification', searchConsoleToken)] : [];

const ogLocales = new Map<string, string>();

/**
 * Formats a locale for Open Graph: language and country with an underscore. Adds the likely country if there is none.
 */
function ogLocale(locale: string): string {
  const known = ogLocales.get(locale);
  if (known) return known;
  const { language, region = '' } = new Intl.Locale(locale).maximize();
  const found = `${language}_${region}`;
  ogLocales.set(locale, found);
  return found;
}

/** Returns the previous and next list page. */
function neighbors(route: RegionPage, { site }: SiteContent): Pick<PageHead, 'previous' | 'next'> {
  const { previous, next } = neighborsOf(route);
  const url = (path: string) => `${site.url}${regionPath(route.region, path)}`;
  return { ...(previous !== undefined && { previous: url(previous) }), ...(next && { next: url(next) }) };
}

/** Returns the regions that have the page. A further list page exists only where the region shows that list. */
function regionsOf(route: RegionPage, { shownRegions }: SiteContent): readonly RegionCode[] {
  const own = isFurtherPage(route) ? route.page.entryList?.regions : undefined;
  return own ? shownRegions.filter((code) => own.includes(code)) : shownRegions;
}

/** Links the same page in every region, and `x-default`: the root, or the default region's page. */
function alternates(route: RegionPage, content: SiteContent): PageHead['alternates'] {
  const url = (path: string) => `${content.site.url}${path}`;
  const { canonicalPath } = route;
  const regions = regionsOf(route, content);
  const [first = route.region] = regions;
  return [
    ...regions.map((code) => ({
      hreflang: content.regions[code].locale,
      href: url(regionPath(code, canonicalPath)),
    })),
    { hreflang: 'x-default', href: url(canonicalPath === '' ? '/' : regionPath(first, canonicalPath)) },
  ];
}
