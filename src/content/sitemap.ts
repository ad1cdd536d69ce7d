import type { SiteContent } from '../schema/site-content.ts';
import { eachRoute, type SiteRoute } from './routes.ts';

const escapeXml = (words: string) => words.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** So many entries become one text at a time: by itself each of them is made of a dozen, which take four times its length. */
const ENTRIES_A_TEXT = 500;

/**
 * The sitemap of all indexed addresses, with frequency and priority of their pages (specification, section 2).
 * @param day the day on which it is built, `YYYY-MM-DD`: the last change of case studies
 */
export function sitemap(content: SiteContent, day: string): string {
  const texts = [
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
  ];
  let entries: string[] = [];
  for (const route of eachRoute(content)) {
    entries.push(...entryOf(route, content.site.url, day));
    if (entries.length < ENTRIES_A_TEXT) continue;
    texts.push(entries.join('\n'));
    entries = [];
  }
  return [...texts, ...entries, '</urlset>\n'].join('\n');
}

function entryOf({ path, page, study }: SiteRoute, siteUrl: string, day: string): string[] {
  if (!page.sitemap) return [];
  const { changefreq, priority } = page.sitemap;
  const lastmod = study ? `<lastmod>${day}</lastmod>` : '';
  return [
    `  <url><loc>${escapeXml(siteUrl + path)}</loc>${lastmod}<changefreq>${changefreq}</changefreq><priority>${priority}</priority></url>`,
  ];
}

/** `robots.txt`: everything may be read, and where the sitemap is. */
export const robots = (siteUrl: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
