import { REGION_CODES } from '../regions/region-code.ts';
import { regionPath } from '../regions/region-path.ts';
import type { Region } from '../regions/region.ts';
import type { MetaTag, PageHead } from '../schema/document.ts';
import type { SeoEntry } from '../schema/seo.schema.ts';
import type { SiteContent } from '../schema/site-content.ts';
import type { Resolved } from '../schema/resolved.ts';
import type { RegionPage } from './routes.ts';
import { sharePicturePath } from './share-picture-path.ts';

/** The nine fields of a page's SEO record (specification, section 3). */
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

/** Fills in what the page's YAML leaves out of its SEO record; addresses become whole. */
export function seoRecord(
  seo: Resolved<SeoEntry>,
  route: RegionPage,
  { siteUrl, ownPictures }: { siteUrl: string; ownPictures: boolean },
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
    ogImage: `${siteUrl}${seo.ogImage ?? sharePicturePath(route, ownPictures)}`,
    twitterTitle: seo.twitterTitle ?? ogTitle,
    twitterDescription: seo.twitterDescription ?? ogDescription,
    canonical: `${siteUrl}${canonical}`,
  };
}

/** Everything that the head of a page says. */
export function pageHead(record: SeoRecord, route: RegionPage, content: SiteContent, structuredData: object): PageHead {
  const region = content.regions[route.region];
  const indexed = route.page.sitemap !== undefined;
  return {
    title: record.title,
    lang: region.locale,
    meta: metaTags(record, region, content.site.name, route.page),
    ...(indexed && { canonical: record.canonical }),
    alternates: indexed ? alternates(route, content) : [],
    structuredData,
  };
}

const named = (name: string, content: string): MetaTag => ({ key: 'name', name, content });
const property = (name: string, content: string): MetaTag => ({ key: 'property', name, content });

const metaTags = (
  record: SeoRecord,
  region: Region,
  siteName: string,
  { kind, sitemap, seo }: RegionPage['page'],
): MetaTag[] => [
  named('description', record.description),
  named('keywords', record.keywords),
  ...(sitemap ? [] : [named('robots', 'noindex')]),
  property('og:type', kind === 'article' ? 'article' : 'website'),
  property('og:site_name', siteName),
  property('og:title', record.ogTitle),
  property('og:description', record.ogDescription),
  property('og:image', record.ogImage),
  // The size of those that the build makes; a picture of the page's own may have any.
  ...(seo.ogImage ? [] : [property('og:image:width', '1200'), property('og:image:height', '630')]),
  property('og:url', record.canonical),
  property('og:locale', ogLocale(region.locale)),
  named('twitter:card', 'summary_large_image'),
  named('twitter:title', record.twitterTitle),
  named('twitter:description', record.twitterDescription),
  named('twitter:image', record.ogImage),
];

const ogLocales = new Map<string, string>();

/** A locale as Open Graph knows it: language and country, with an underscore; the likeliest country where none is named. */
function ogLocale(locale: string): string {
  const known = ogLocales.get(locale);
  if (known) return known;
  const { language, region = '' } = new Intl.Locale(locale).maximize();
  const found = `${language}_${region}`;
  ogLocales.set(locale, found);
  return found;
}

/** The same page in every region, and the one for everybody else: the root, or the us page. */
function alternates(route: RegionPage, content: SiteContent): PageHead['alternates'] {
  const url = (path: string) => `${content.site.url}${path}`;
  const { canonicalPath } = route;
  return [
    ...REGION_CODES.map((code) => ({
      hreflang: content.regions[code].locale,
      href: url(regionPath(code, canonicalPath)),
    })),
    { hreflang: 'x-default', href: url(canonicalPath === '' ? '/' : regionPath('us', canonicalPath)) },
  ];
}
