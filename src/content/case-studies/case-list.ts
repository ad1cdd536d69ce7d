import { REGION_CODES, type RegionCode } from '../../regions/region-code.ts';
import { CASE_TAGS, type CaseTag } from '../../schema/case-study.schema.ts';
import type { Page } from '../../schema/page.schema.ts';
import type { CaseListEntry } from '../../schema/site-content.ts';
import { tagSlug } from '../../schema/slug.ts';
import type { SectionDefinitions } from '../validate/section-definitions.ts';

/** One page of a list of case studies, optionally filtered by tag. */
export interface CaseListPage {
  /** Page number, starting at 1. */
  number: number;
  /** Total number of pages in the list. */
  count: number;
  tag?: CaseTag;
}

type Tagged = Readonly<{ tags: readonly string[] }>;

/** First path segments reserved below a page that has a case list. */
const PAGE_SEGMENT = 'page';
const TAG_SEGMENT = 'tag';

/** Path of a list page relative to its first page: `''` for the first page, `page/2`, `tag/b2b/page/2`. */
export const listPath = ({ number, tag }: Pick<CaseListPage, 'number' | 'tag'>): string =>
  [
    ...(tag === undefined ? [] : [TAG_SEGMENT, tagSlug(tag)]),
    ...(number === 1 ? [] : [PAGE_SEGMENT, `${number}`]),
  ].join('/');

/** Returns whether a path below a page belongs to its paginated list, even if that list page doesn't exist. */
export const isListPath = (below: string): boolean => [PAGE_SEGMENT, TAG_SEGMENT].includes(below.split('/')[0] ?? '');

/** Returns whether a list of this length needs more than one page. */
export const isPaginated = (caseStudies: readonly Tagged[], pageSize: number): boolean => caseStudies.length > pageSize;

/**
 * Lists the pages of a case list. A list with more than one page also gets pages per tag: they're the filter for
 * visitors without JavaScript.
 */
export function* listPages(caseStudies: readonly Tagged[], pageSize: number): Generator<CaseListPage> {
  yield* numbered(caseStudies.length, pageSize);
  if (!isPaginated(caseStudies, pageSize)) return;
  for (const tag of tagsOf(caseStudies)) yield* numbered(casesWith(caseStudies, tag).length, pageSize, tag);
}

function* numbered(total: number, pageSize: number, tag?: CaseTag): Generator<CaseListPage> {
  const count = Math.max(1, Math.ceil(total / pageSize));
  for (let number = 1; number <= count; number++) yield { number, count, ...(tag && { tag }) };
}

/** Returns the tags that occur in case studies. */
export const tagsOf = (caseStudies: readonly Tagged[]): CaseTag[] =>
  CASE_TAGS.filter((tag) => casesWith(caseStudies, tag).length > 0);

const byTag = new WeakMap<readonly Tagged[], Map<CaseTag, readonly Tagged[]>>();

/** Returns the case studies with a tag, or all of them. Memoized per tag and list. */
export function casesWith<S extends Tagged>(caseStudies: readonly S[], tag: CaseTag | undefined): readonly S[] {
  if (tag === undefined) return caseStudies;
  const known = byTag.get(caseStudies) ?? new Map<CaseTag, readonly Tagged[]>();
  byTag.set(caseStudies, known);
  const found = known.get(tag) ?? caseStudies.filter(({ tags }) => tags.includes(tag));
  known.set(tag, found);
  return found as readonly S[]; // filtered from the same list
}

/** Returns the case studies on one page of the list, and the position of the first one, starting at 1. */
export function casesOn<S extends Tagged>(
  caseStudies: readonly S[],
  { number, tag }: CaseListPage,
  pageSize: number,
): { cases: readonly S[]; first: number; total: number } {
  const all = casesWith(caseStudies, tag);
  const start = (number - 1) * pageSize;
  return { cases: all.slice(start, start + pageSize), first: start + 1, total: all.length };
}

/** Returns the case list on a page, or `undefined` if none of its sections shows one. */
export function caseListOf(sections: Page['sections'], definitions: SectionDefinitions): CaseListEntry | undefined {
  for (const section of sections) {
    const pageSize = definitions.get(section.type)?.casesPerPage?.(section);
    if (pageSize !== undefined && !section.hidden) return { pageSize, regions: section.regions ?? REGION_CODES };
  }
  return undefined;
}

/** Returns the page size of the list in a region, or `undefined` if the region doesn't show it. */
export const pageSizeIn = (list: CaseListEntry | undefined, region: RegionCode): number | undefined =>
  list?.regions.includes(region) ? list.pageSize : undefined;
