import type { RegionCode } from '../../regions/site-regions.ts';
import { dayOf, tagsIn, type CollectionDefinition } from '../../schema/define-collection.ts';
import type { PageEntry } from '../../schema/site-content.ts';
import { feedPath } from '../page-data/list-page.ts';
import { descriptionOf } from '../page-data/head.ts';
import type { SiteWithPageData } from '../page-data/render-requests.ts';
import { routesOf } from '../page-data/routes.ts';
import { escapeXml } from './escape-xml.ts';

/** Most entries in a feed: readers want what is new, and the file doesn't grow with the site. */
const MAX_ITEMS = 20;

/** A file of the build. */
interface FeedFile {
  file: string;
  content: string;
}

/** The RSS 2.0 feeds of collections, in each region that lists them, beside the page with the list. */
export const feeds = (source: SiteWithPageData): FeedFile[] =>
  [...source.model.collections.values()].flatMap((collection) => {
    const page = source.content.pages.find(
      ({ entryList, each }) => entryList?.collection === collection.name && each === undefined,
    );
    if (!page || !collection.feedItem) return [];
    return source.content.shownRegions
      .filter((region) => page.entryList?.regions.includes(region))
      .map((region) => ({
        file: feedPath(region, page.path).slice(1),
        content: feedOf(source, { page, collection }, region),
      }));
  });

/** A day in the format of RSS: `Thu, 26 Nov 2026 00:00:00 GMT`. */
const rssDate = (day: string): string => new Date(day).toUTCString();

function feedOf(
  { content, pageData, model }: SiteWithPageData,
  { page, collection }: { page: PageEntry; collection: CollectionDefinition },
  region: RegionCode,
): string {
  const { url } = content.site;
  const [first] = routesOf(page, region, content.entries, model);
  const head = first && pageData.page(first[0]).head;
  const description = head ? descriptionOf(head) : '';
  const { newest, hrefOf } = pageData.entries(region, collection.name);
  const { tags } = pageData.shared(region).dictionary;
  const entries = newest(MAX_ITEMS);
  const items = entries.map((entry) => {
    const { title, description: text } = collection.feedItem?.(entry) ?? { title: '', description: '' };
    const day = dayOf(entry, collection);
    return [
      '    <item>',
      `      <title>${escapeXml(title)}</title>`,
      `      <link>${escapeXml(url + hrefOf(entry))}</link>`,
      `      <guid>${escapeXml(url + hrefOf(entry))}</guid>`,
      ...(day === undefined ? [] : [`      <pubDate>${rssDate(day)}</pubDate>`]),
      ...tagsIn(entry, collection).map((tag) => `      <category>${escapeXml(tags[tag] ?? tag)}</category>`),
      `      <description>${escapeXml(text)}</description>`,
      '    </item>',
    ].join('\n');
  });
  const [latest] = entries;
  const lastDay = latest && dayOf(latest, collection);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '  <channel>',
    `    <title>${escapeXml(head?.title ?? '')}</title>`,
    `    <link>${escapeXml(head?.canonical ?? url)}</link>`,
    `    <atom:link href="${escapeXml(url + feedPath(region, page.path))}" rel="self" type="application/rss+xml"/>`,
    `    <description>${escapeXml(description)}</description>`,
    `    <language>${head?.lang ?? ''}</language>`,
    ...(lastDay === undefined ? [] : [`    <lastBuildDate>${rssDate(lastDay)}</lastBuildDate>`]),
    ...items,
    '  </channel>',
    '</rss>',
    '',
  ].join('\n');
}
