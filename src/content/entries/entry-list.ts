import type { RegionCode } from '../../regions/site-regions.ts';
import type { ContentModel } from '../../model/content-model.ts';
import { tagsIn, type CollectionDefinition, type Entry } from '../../schema/define-collection.ts';
import type { Page } from '../../schema/page.schema.ts';
import type { EntryList, PageEntryList } from '../../schema/site-content.ts';
import { tagSlug } from '../../schema/slug.ts';

/** One page of a list of entries, optionally filtered by tag. */
export interface ListPage {
  /** Page number, starting at 1. */
  number: number;
  /** Total number of pages in the list. */
  count: number;
  tag?: string;
}

/** The entries of a collection. */
export interface EntrySource {
  entries: readonly Entry[];
  collection: CollectionDefinition;
}

/** First path segments reserved below a page that has a list of entries. */
const PAGE_SEGMENT = 'page';
const TAG_SEGMENT = 'tag';

/** Path of a list page relative to its first page: `''` for the first page, `page/2`, `tag/b2b/page/2`. */
export const listPath = ({ number, tag }: Pick<ListPage, 'number'> & { tag?: string | undefined }): string =>
  [
    ...(tag === undefined ? [] : [TAG_SEGMENT, tagSlug(tag)]),
    ...(number === 1 ? [] : [PAGE_SEGMENT, `${number}`]),
  ].join('/');

/** Returns whether a path below a page belongs to its paginated list, even if that list page doesn't exist. */
export const isListPath = (below: string): boolean => [PAGE_SEGMENT, TAG_SEGMENT].includes(below.split('/')[0] ?? '');

/** Returns whether a list of this length needs more than one page. */
export const isPaginated = (entries: readonly Entry[], pageSize: number): boolean => entries.length > pageSize;

/** Size of a list's pages, and whether each tag has pages of its own. */
type Paging = Pick<EntryList, 'pageSize' | 'hasTagPages'>;

/** Returns whether each tag has pages of its own. */
export const hasTagPages = (entries: readonly Entry[], { pageSize, hasTagPages: always = false }: Paging): boolean =>
  always || isPaginated(entries, pageSize);

/**
 * Lists the pages of a list. A list with more than one page also gets pages per tag: they're the filter for visitors
 * without JavaScript.
 */
export function* listPages(source: EntrySource, paging: Paging): Generator<ListPage> {
  const { pageSize } = paging;
  yield* numbered(source.entries.length, pageSize);
  if (!hasTagPages(source.entries, paging)) return;
  for (const tag of tagsOf(source)) yield* numbered(entriesWith(source, tag).length, pageSize, tag);
}

function* numbered(total: number, pageSize: number, tag?: string): Generator<ListPage> {
  const count = Math.max(1, Math.ceil(total / pageSize));
  for (let number = 1; number <= count; number++) yield { number, count, ...(tag !== undefined && { tag }) };
}

/** Returns the tags that entries have, in the order of the collection. */
export function tagsOf({ entries, collection }: EntrySource): string[] {
  const used = new Set(entries.flatMap((entry) => tagsIn(entry, collection)));
  return collection.tags?.filter((tag) => used.has(tag)) ?? [...used];
}

const byTag = new WeakMap<readonly Entry[], Map<string, readonly Entry[]>>();

/** Returns the entries with a tag, or all of them. Memoized per tag and list. */
function entriesWith({ entries, collection }: EntrySource, tag: string | undefined): readonly Entry[] {
  if (tag === undefined) return entries;
  const known = byTag.get(entries) ?? new Map<string, readonly Entry[]>();
  byTag.set(entries, known);
  const found = known.get(tag) ?? entries.filter((entry) => tagsIn(entry, collection).includes(tag));
  known.set(tag, found);
  return found;
}

/** Returns the entries on one page of the list, and the position of the first one, starting at 1. */
export function entriesOn(
  source: EntrySource,
  { number, tag }: ListPage,
  pageSize: number,
): { entries: readonly Entry[]; first: number; total: number } {
  const all = entriesWith(source, tag);
  const start = (number - 1) * pageSize;
  return { entries: all.slice(start, start + pageSize), first: start + 1, total: all.length };
}

/** Returns the list on a page, or `undefined` if none of its sections shows one. */
export function entryListOf(
  sections: Page['sections'],
  { sections: definitions, regions }: Pick<ContentModel, 'sections' | 'regions'>,
): PageEntryList | undefined {
  for (const section of sections) {
    const list = definitions.get(section.type)?.entryList?.(section);
    if (list && !section.hidden) return { ...list, regions: section.regions ?? regions.codes };
  }
  return undefined;
}

/** Returns the list of a page if a region shows it. */
export const listIn = (list: PageEntryList | undefined, region: RegionCode): PageEntryList | undefined =>
  list?.regions.includes(region) ? list : undefined;
