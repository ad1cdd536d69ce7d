import { readFileSync } from 'node:fs';

/** The regions of the specification. */
export const REGIONS = ['us', 'eu', 'dk'] as const;

/** The paths in the built sitemap. */
export const sitemapPaths = (): string[] =>
  [...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path || '/',
  );

/** The pre-rendered HTML of a path, without scripts and styles. */
export const builtPage = (path: string): string =>
  readFileSync(`dist/${path.endsWith('/') ? `${path.slice(1)}index` : path.slice(1)}.html`, 'utf8').replace(
    /<(script|style)[\s\S]*?<\/\1>|<link rel="stylesheet"[^>]*>/g,
    '',
  );

/** The visible text of HTML. */
export const visibleTextOf = (html: string): string =>
  html
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();

/** One section of a page, by its type. */
export function sectionOf(html: string, type: string): string {
  const start = html.indexOf(`<section data-section="${type}"`);
  if (start < 0) throw new Error(`The page has no section "${type}".`);
  const end = html.indexOf('<section data-section=', start + 1);
  return html.slice(start, end > 0 ? end : html.indexOf('</main>', start));
}

/** The values of an attribute, in document order. */
export const attributeValues = (html: string, attribute: string): string[] =>
  [...html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&'),
  );

/** The hrefs of all links. */
export const linksOf = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*>/g)].flatMap(([link]) => attributeValues(link, 'href'));

/** The visible text of every element with a tag name. */
export const textsOf = (html: string, tag: string): string[] =>
  [...html.matchAll(new RegExp(`<${tag}(?: [^>]*)?>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, inner = '']) =>
    visibleTextOf(inner),
  );
