import type { Entry } from '../../schema/define-collection.ts';
import type { PageEntry, SiteContent } from '../../schema/site-content.ts';
import { collectionOf, type ContentModel, type SectionDefinitions } from '../../model/content-model.ts';
import { listPages, listPath } from '../entries/entry-list.ts';
import { entryPathsOf, joinPath, pageAddresses } from '../read/page-paths.ts';
import type { IsLeftOut } from './visible-items.ts';

interface Addressed extends Pick<SiteContent, 'entries'> {
  pages: readonly PageEntry[];
}

/** Compares the pages and entries that there are with those that are shown. */
export function leftOut(all: Addressed, shown: Addressed, model: ContentModel): IsLeftOut {
  const addresses = leftAddresses(all, shown, model);
  const left = new Map(
    Object.keys(all.entries).map((name) => [name, new Set(leftEntries(all, shown, name).map(({ id }) => id))]),
  );
  const lacksAnchor = anchorSearch(shown.pages, model.sections);
  return ({ kind, collection = '' }, name) => {
    if (kind === 'reference') return left.get(collection)?.has(name) === true;
    if (kind === 'page-reference') return addresses.has(name.replace(/^\//, ''));
    if (!name.startsWith('/')) return false;
    const [address = '', anchor] = name.slice(1).split('#');
    return addresses.has(address) || (anchor !== undefined && lacksAnchor(address, anchor));
  };
}

/** Returns the entries of a collection that aren't shown. */
function leftEntries(all: Addressed, shown: Addressed, collection: string): Entry[] {
  const [every = [], some = []] = [all.entries[collection], shown.entries[collection]];
  if (some.length === every.length) return [];
  const visible = new Set(some);
  return every.filter((one) => !visible.has(one));
}

/** Returns the addresses without region that pages would have, were all shown. */
function leftAddresses(all: Addressed, shown: Addressed, model: ContentModel): ReadonlySet<string> {
  const visible = new Set(shown.pages.map(({ path }) => path));
  const pages = all.pages.filter(({ path }) => !visible.has(path)).flatMap((page) => pageAddresses(page));
  const entries = Object.keys(all.entries).flatMap((name) => {
    const left = leftEntries(all, shown, name);
    if (left.length === 0) return [];
    const own = left.flatMap(({ slug }) => entryPathsOf(all.pages, name).map((base) => joinPath(base, slug)));
    const lists = new Set(listAddresses(shown.pages, shown, name, model));
    return [...own, ...listAddresses(shown.pages, all, name, model).filter((address) => !lists.has(address))];
  });
  return new Set([...pages, ...entries]);
}

/** Returns the addresses of the pages of a collection's lists, the first ones included. */
const listAddresses = (
  pages: readonly PageEntry[],
  { entries }: Addressed,
  collection: string,
  model: ContentModel,
): string[] =>
  pages.flatMap((page) => {
    if (page.entryList?.collection !== collection) return [];
    const source = { entries: entries[collection] ?? [], collection: collectionOf(model, collection) };
    return [...listPages(source, page.entryList)].flatMap((list) => pageAddresses(page, listPath(list)));
  });

/** Returns a function that says whether a page lacks an anchor because of what isn't shown. */
function anchorSearch(pages: readonly PageEntry[], sections: SectionDefinitions) {
  return (address: string, anchor: string): boolean => {
    const page = pages.find((one) => one.each === undefined && pageAddresses(one).includes(address));
    // The anchors of an entry's page are those of its template, which is always shown.
    return page !== undefined && !anchorsOf(page, sections).has(anchor);
  };
}

function anchorsOf(page: PageEntry, sections: SectionDefinitions): ReadonlySet<string> {
  const visible = page.sections.filter(({ hidden }) => !hidden);
  const parts = visible.flatMap((section) => sections.get(section.type)?.parts?.(section) ?? []);
  return new Set([...visible.map(({ id, type }) => id ?? type), ...parts.map(({ anchor }) => anchor)]);
}
