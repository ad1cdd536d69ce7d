import type { RegionCode } from '../../regions/region-code.ts';
import type { PageEntry } from '../../schema/site-content.ts';
import { feedPath } from '../page-data/feed-path.ts';
import { descriptionOf } from '../page-data/head.ts';
import type { SiteWithPageData } from '../page-data/render-requests.ts';
import { routesOf } from '../page-data/routes.ts';
import { escapeXml } from './escape-xml.ts';

/** Most case studies in a feed: readers want what is new, and the file doesn't grow with the site. */
const MAX_ITEMS = 20;

/** A file of the build. */
interface FeedFile {
  file: string;
  content: string;
}

/** The RSS 2.0 feed of case studies of each region that lists them, beside the page with the list. */
export function caseFeeds(source: SiteWithPageData): FeedFile[] {
  const list = source.content.pages.find(({ caseList, each }) => caseList && !each);
  if (!list) return [];
  return source.content.shownRegions
    .filter((region) => list.caseList?.regions.includes(region))
    .map((region) => ({ file: feedPath(region, list.path).slice(1), content: feedOf(source, list, region) }));
}

/** A day in the format of RSS: `Thu, 26 Nov 2026 00:00:00 GMT`. */
const rssDate = (day: string): string => new Date(day).toUTCString();

function feedOf({ content, pageData }: SiteWithPageData, list: PageEntry, region: RegionCode): string {
  const { url } = content.site;
  const [first] = routesOf(list, region, content.caseStudies);
  const head = first && pageData.page(first[0]).head;
  const description = head ? descriptionOf(head) : '';
  const cases = pageData.newestCases(region, MAX_ITEMS);
  const items = cases.map(({ href, clientName, tagLabels, result, summary, published }) =>
    [
      '    <item>',
      `      <title>${escapeXml(`${clientName}: ${result}`)}</title>`,
      `      <link>${escapeXml(url + href)}</link>`,
      `      <guid>${escapeXml(url + href)}</guid>`,
      ...(published ? [`      <pubDate>${rssDate(published)}</pubDate>`] : []),
      ...tagLabels.map((label) => `      <category>${escapeXml(label)}</category>`),
      `      <description>${escapeXml(summary)}</description>`,
      '    </item>',
    ].join('\n'),
  );
  const [newest] = cases;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '  <channel>',
    `    <title>${escapeXml(head?.title ?? '')}</title>`,
    `    <link>${escapeXml(head?.canonical ?? url)}</link>`,
    `    <atom:link href="${escapeXml(url + feedPath(region, list.path))}" rel="self" type="application/rss+xml"/>`,
    `    <description>${escapeXml(description)}</description>`,
    `    <language>${head?.lang ?? ''}</language>`,
    ...(newest?.published ? [`    <lastBuildDate>${rssDate(newest.published)}</lastBuildDate>`] : []),
    ...items,
    '  </channel>',
    '</rss>',
    '',
  ].join('\n');
}
