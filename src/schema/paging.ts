import { formatNumber, fillPlaceholders } from '../i18n/format.ts';
import type { ListPageContent, RegionContent } from './site-content.ts';

/** What the links need of a list's page. */
type ListFacts = Omit<ListPageContent, 'entries'> & { entries: readonly unknown[] };

/** A link to a page of the list. */
export interface ListLink {
  label: string;
  href: string;
  /** Value of `aria-current`: `page` for the current page, `true` for another page of the current list. */
  current?: 'page' | 'true';
}

/** A link to a page by its number. */
export interface PageLink extends ListLink {
  /** Accessible name. */
  name: string;
}

/** The links between the pages of a list. */
export interface PagerData {
  label: string;
  previous?: ListLink;
  next?: ListLink;
  /** Links by number; `null` for omitted numbers. */
  steps: (PageLink | null)[];
}

/** The words of a list beside its entries. */
export interface ListWords {
  /** The link to all entries. */
  all: string;
  /** Which entries a page shows: {first} to {last} of {total}. */
  range: string;
  /** Read aloud by screen readers: the links to the pages of the list. */
  pager: string;
}

/** The links of a list whose tags have pages of their own. */
export interface Paging {
  /** Links to the list of all entries and to those of each tag. */
  links: ListLink[];
  /** The range of entries on the page. */
  range: string;
  /** Absent if a tag's list has a single page. */
  pager?: PagerData;
}

/** Creates filter links and pager for a page of the list. */
export function pagingOf(
  list: ListFacts,
  words: ListWords,
  { dictionary, region }: Pick<RegionContent, 'dictionary' | 'region'>,
): Paging {
  const written = (value: number) => formatNumber(value, region.locale);
  const { first, total, entries, pages } = list;
  const range = { first: written(first), last: written(first + entries.length - 1), total: written(total) };
  return {
    links: tagLinks(list, words.all),
    range: fillPlaceholders(words.range, range),
    ...(pages > 1 && { pager: pagerOf(list, { ...dictionary.lists, pager: words.pager }, written) }),
  };
}

const tagLinks = (list: ListFacts, all: string): ListLink[] =>
  [{ tag: undefined, label: all }, ...list.tags].map(({ tag, label }) => ({
    label,
    href: list.hrefOf({ number: 1, tag }),
    ...(tag === list.tag && { current: list.page === 1 ? ('page' as const) : ('true' as const) }),
  }));

function pagerOf(
  { page, pages, tag, hrefOf }: ListFacts,
  labels: RegionContent['dictionary']['lists'],
  written: (value: number) => string,
): PagerData {
  const linkTo = (number: number, label: string) => ({ label, href: hrefOf({ number, tag }) });
  return {
    label: labels.pager,
    ...(page > 1 && { previous: linkTo(page - 1, labels.previous) }),
    ...(page < pages && { next: linkTo(page + 1, labels.next) }),
    steps: pagerSteps(page, pages).map((number) =>
      number === null
        ? null
        : {
            ...linkTo(number, written(number)),
            name: fillPlaceholders(labels.page, { page: written(number) }),
            ...(number === page && { current: 'page' as const }),
          },
    ),
  };
}

/**
 * The page numbers of a pager: first, last, current and its neighbors. `null` replaces two or more omitted numbers.
 */
export function pagerSteps(current: number, count: number): (number | null)[] {
  const near = new Set([1, current - 1, current, current + 1, count]);
  const steps: (number | null)[] = [];
  for (let number = 1; number <= count; number++) {
    const fillsGap = near.has(number - 1) && near.has(number + 1);
    if (near.has(number) || fillsGap) steps.push(number);
    else if (steps.at(-1) !== null) steps.push(null);
  }
  return steps;
}
