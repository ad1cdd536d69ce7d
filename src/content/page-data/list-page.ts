import { fillPlaceholders, formatNumber } from '../../i18n/format.ts';
import { regionPath } from '../../regions/region-path.ts';
import { MAX_DESCRIPTION, type SeoEntry } from '../../schema/seo.schema.ts';
import type { Region, RegionCode } from '../../regions/site-regions.ts';
import type { ListPageContent, RegionContent } from '../../schema/site-content.ts';
import type { Localized } from '../../schema/regional.ts';
import {
  entriesOn,
  hasTagPages,
  isPaginated,
  listIn,
  listPath,
  tagsOf,
  type EntrySource,
} from '../entries/entry-list.ts';
import { joinPath } from '../read/page-paths.ts';
import type { SharedEntries } from './region-entries.ts';
import type { RegionPage } from './routes.ts';

/** The input of the list pages. */
interface ListSource extends EntrySource {
  region: Region;
  dictionary: RegionContent['dictionary'];
}

/** Texts of a list page other than the first page of all entries. */
export interface ListTexts {
  /** Title and heading, for example "Concerts: Choir, page 2 of 3". */
  heading: string;
  /** Default: the title, and what fits of the description of the first page. */
  description?: string;
  /** The breadcrumb items after the list's own page. */
  name: string;
  above: { label: string; href: string }[];
}

/** Returns whether a list page differs from the first page of all entries, which uses the texts of its YAML. */
export const isFurtherPage = ({ list }: RegionPage): boolean =>
  list !== undefined && (list.number > 1 || list.tag !== undefined);

/** Builds the content of a list page (decision 64). */
export function listPageContent(
  source: ListSource & Pick<SharedEntries, 'summary'>,
  route: RegionPage,
  name: string,
): ListPageContent {
  const { dictionary } = source;
  const { list, page, region } = route;
  const shown = listIn(page.entryList, region);
  if (!list || !shown) throw new Error('A section lists a collection on a page without its list.');
  const { pageSize } = shown;
  const { entries, first, total } = entriesOn(source, list, pageSize);
  const labeled = tagsOf(source).map((tag) => ({ tag, label: dictionary.tags[tag] ?? tag }));
  return {
    entries: entries.map(source.summary),
    first,
    total,
    page: list.number,
    pages: list.count,
    tag: list.tag,
    isPaginated: isPaginated(source.entries, pageSize),
    hasTagPages: hasTagPages(source.entries, shown),
    feed: source.collection.feedItem && feedPath(region, page.path),
    tags: labeled.sort((a, b) => a.label.localeCompare(b.label, source.region.locale)),
    heading: listPageTexts(source, route, name)?.heading,
    hrefOf: (target) => regionPath(region, joinPath(page.path, listPath(target))),
  };
}

/**
 * Returns the texts of a list page, or `undefined` for the first page of all entries.
 * @param pageName the page's name in YAML
 */
export function listPageTexts(source: ListSource, route: RegionPage, pageName: string): ListTexts | undefined {
  const { dictionary } = source;
  const { list, page, region } = route;
  const pageSize = listIn(page.entryList, region)?.pageSize;
  if (!list || pageSize === undefined || !isFurtherPage(route)) return undefined;
  const written = (value: number) => formatNumber(value, source.region.locale);
  const { ofTag, numbered, position } = dictionary.lists;
  const description = source.collection.listDescription?.(dictionary);
  const values = { page: written(list.number), pages: written(list.count) };
  const { entries, first, total } = entriesOn(source, list, pageSize);
  const tagName = list.tag && (dictionary.tags[list.tag] ?? list.tag);
  const listName = tagName ? fillPlaceholders(ofTag, { name: pageName, tag: tagName }) : pageName;
  const heading = list.number === 1 ? listName : fillPlaceholders(numbered, { name: listName, ...values });
  const range = { first: written(first), last: written(first + entries.length - 1), total: written(total) };
  const hrefOf = (tag: typeof list.tag) => regionPath(region, joinPath(page.path, listPath({ number: 1, tag })));
  return {
    heading,
    ...(description !== undefined && { description: fillPlaceholders(description, { heading, ...range }) }),
    name: list.number === 1 ? (tagName ?? pageName) : fillPlaceholders(position, values),
    above: [
      { label: pageName, href: hrefOf(undefined) },
      ...(tagName && list.number > 1 ? [{ label: tagName, href: hrefOf(list.tag) }] : []),
    ],
  };
}

/** Returns the heading, and as much of the first page's description as search engines show. */
function describe(heading: string, ofFirst: string): string {
  const whole = `${heading}. ${ofFirst}`;
  return whole.length > MAX_DESCRIPTION ? `${whole.slice(0, MAX_DESCRIPTION - 1).replace(/\s+\S*$/, '')}…` : whole;
}

/** Replaces the SEO texts of the YAML, which describe the first page only. */
export const listSeo = (
  { description: ofFirst, keywords, ogImage }: Localized<SeoEntry>,
  { heading, description = describe(heading, ofFirst) }: ListTexts,
): Localized<SeoEntry> => ({ title: heading, description, keywords, ...(ogImage && { ogImage }) });

/** Returns the paths without region of the previous and the next list page. */
export function neighborsOf({ list, page }: RegionPage): { previous?: string; next?: string } {
  if (!list) return {};
  const { number, count, tag } = list;
  const at = (other: number) => joinPath(page.path, listPath({ number: other, ...(tag && { tag }) }));
  return { ...(number > 1 && { previous: at(number - 1) }), ...(number < count && { next: at(number + 1) }) };
}

/** The address of the RSS feed of a list of entries: `/us/concerts.xml`. */
export const feedPath = (region: RegionCode, listPath: string): string => `${regionPath(region, listPath)}.xml`;
