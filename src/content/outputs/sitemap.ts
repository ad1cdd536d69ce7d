import type { ContentModel } from '../../model/content-model.ts';
import type { SiteContent } from '../../schema/site-content.ts';
import { escapeXml } from './escape-xml.ts';
import { eachRoute, type SiteRoute } from '../page-data/routes.ts';

/**
 * Number of entries joined into one string at a time. Single entries are strings of a dozen parts, which need four
 * times the memory.
 */
const ENTRIES_A_TEXT = 500;

/**
 * Renders the sitemap of all indexed URLs, with change frequency and priority of their pages.
 * @param day the build date, `YYYY-MM-DD`, used as the last change of entries
 */
export function sitemap(content: SiteContent, model: ContentModel, day: string): string {
  const texts = [
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
  ];
  let entries: string[] = [];
  for (const route of eachRoute(content, model)) {
    entries.push(...entryOf(route, content.site.url, day));
    if (entries.length < ENTRIES_A_TEXT) continue;
    texts.push(entries.join('\n'));
    entries = [];
  }
  return [...texts, ...entries, '</urlset>\n'].join('\n');
}

function entryOf({ path, page, entry }: SiteRoute, siteUrl: string, day: string): string[] {
  if (!page.sitemap) return [];
  const { changefreq, priority } = page.sitemap;
  const lastmod = entry ? `<lastmod>${day}</lastmod>` : '';
  return [
    `  <url><loc>${escapeXml(siteUrl + path)}</loc>${lastmod}<changefreq>${changefreq}</changefreq><priority>${priority}</priority></url>`,
  ];
}

/**
 * Renders `robots.txt`, which allows everything and links the sitemap. A preview forbids nothing either: a page that isn't
 * read can't say `noindex`.
 */
export const robots = (siteUrl: string, isPreview = false): string =>
  `User-agent: *\nAllow: /\n${isPreview ? '' : `\nSitemap: ${siteUrl}/sitemap.xml\n`}`;
