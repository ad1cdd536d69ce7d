import type { z } from 'zod';
import { recordOf, hasSameItems } from '../../data/plain.ts';
import type { RegionCode } from '../../regions/site-regions.ts';
import { pageSchema } from '../../schema/page.schema.ts';
import { shownRegion } from '../../schema/regional.ts';
import type { Visibility } from '../../schema/schedule.ts';
import { schemaFor } from '../../schema/schema-for.ts';
import type { PageEntry, SiteContent } from '../../schema/site-content.ts';
import { type ContentModel, collectionOf, type SectionDefinitions } from '../../model/content-model.ts';
import { requiredFiles } from '../../model/single-files.ts';
import type { Entry } from '../../schema/define-collection.ts';
import { isVisibleOn } from './days.ts';
import { visibleItems, type Shown, type IsLeftOut } from './visible-items.ts';
import { listPages, listPath } from '../entries/entry-list.ts';
import { entryPathsOf, joinPath, pageAddresses } from '../read/page-paths.ts';

/** As of when the site is shown, and whether drafts belong to it. */
export interface ContentView {
  /** A calendar day in the time zone of the site, for example `2026-12-01`. */
  day: string;
  drafts: boolean;
}

/**
 * Leaves out what isn't shown on a day: pages, sections, items of lists, entries, and what leads to one of them in a list:
 * references, and links of the navigation and of the site's own files. A section whose list has no item left isn't shown either.
 */
export function visibleContent(content: SiteContent, model: ContentModel, view: ContentView): SiteContent {
  const { entries, dated, shownWith } = shownOn(content, model, view);
  const onPages = shownWith(dated);
  const singles = visibleSingles(content.singles, model, onPages);
  const pages = dated.map((page) =>
    visiblePage(
      page,
      page.sections.flatMap((section) => visibleSection(section, model, onPages)),
      model,
      onPages,
    ),
  );
  const inMenus = shownWith(pages);
  const { main, legal } = requiredFiles(model).navigation.shape;
  return {
    ...content,
    pages,
    entries,
    singles,
    navigation: {
      ...content.navigation,
      main: shownItems(main, content.navigation.main, inMenus),
      legal: shownItems(legal, content.navigation.legal, inMenus),
    },
  };
}

/**
 * Returns all pages as their author sees them: with the sections that aren't shown on a day, which have `hidden` then. They show
 * the items of lists that are shown, or all if none is.
 */
export function pagesWithGhosts(content: SiteContent, model: ContentModel, view: ContentView): PageEntry[] {
  const { dated, isVisible, shownWith } = shownOn(content, model, view);
  const onPages = shownWith(dated);
  return content.pages.map((page) => {
    const sections = page.sections.map((section) => {
      const [left] = visibleSection(section, model, onPages);
      return left && isVisible(section) ? left : { ...(left ?? section), hidden: true };
    });
    return visiblePage(page, sections, model, onPages);
  });
}

/** Returns the pages and entries that are shown on a day, and what follows for what leads to them. */
function shownOn(content: SiteContent, model: ContentModel, view: ContentView) {
  const isVisible = (item: Visibility) => isVisibleOn(item, view);
  const entries = recordOf(Object.keys(content.entries), (name) => visibleEntries(content.entries[name] ?? [], view));
  const dated = content.pages.filter(isVisible).map((page) => withSections(page, page.sections.filter(isVisible)));
  const shownWith = (pages: readonly PageEntry[]): Shown => ({
    isVisible,
    isLeftOut: leftOut(content, { pages, entries }, model),
  });
  return { isVisible, entries, dated, shownWith };
}

/** The last answer for each list of entries: a site is shown several times for one page in the builder. */
const lastVisible = new WeakMap<readonly Entry[], ContentView & { shown: readonly Entry[] }>();

/** Returns the entries that are shown: the same list if those are all, because caches are keyed by it. */
function visibleEntries(entries: readonly Entry[], { day, drafts }: ContentView): readonly Entry[] {
  const last = lastVisible.get(entries);
  if (last?.day === day && last.drafts === drafts) return last.shown;
  const visible = entries.filter((entry) => isVisibleOn(entry, { day, drafts }));
  const shown = visible.length === entries.length ? entries : visible;
  lastVisible.set(entries, { day, drafts, shown });
  return shown;
}

/** Returns the site's own files with the items of their lists that are shown. A list may become empty. */
const visibleSingles = (all: SiteContent['singles'], { singles }: ContentModel, shown: Shown): SiteContent['singles'] =>
  recordOf(Object.keys(all), (name) => {
    const schema = singles.get(name)?.schema;
    return schema ? visibleFile(schema, all[name], shown) : all[name];
  });

/** Returns a file with the items of its lists that are shown. */
function visibleFile({ shape }: z.ZodObject, value: unknown, shown: Shown): unknown {
  const fields = Object.entries(value as object).map(([name, field]: [string, unknown]) => {
    const schema = shape[name];
    if (!schema || typeof field !== 'object' || field === null) return [name, field];
    return [name, visibleItems(schema, field, shown) ?? (Array.isArray(field) ? [] : field)];
  });
  return Object.fromEntries(fields);
}

/** Returns the items of a list that are shown. */
const shownItems = <T>(schema: z.ZodType<readonly T[]>, items: T[], shown: Shown): T[] =>
  visibleItems(schema, items, shown) ?? [];

/** Returns a page with some of its sections; the page itself if those are all. */
const withSections = (page: PageEntry, sections: PageEntry['sections']): PageEntry =>
  hasSameItems(sections, page.sections) ? page : { ...page, sections };

type Section = PageEntry['sections'][number];

/** Returns a section with the items that are shown; empty if a list has none. A region whose list has none doesn't show it. */
function visibleSection(section: Section, { sections, regions }: ContentModel, shown: Shown): Section[] {
  const definition = sections.get(section.type);
  if (!definition) return [section];
  const empty = new Set<RegionCode>();
  const onEmpty: Shown['onEmpty'] = (values, key) => {
    for (const code of regions.codes) if (shownRegion(values, code, regions) === key) empty.add(code);
  };
  const left = visibleItems(definition.schema, section, { ...shown, onEmpty });
  if (!left || empty.size === 0) return left ? [left] : [];
  const showing = (section.regions ?? regions.codes).filter((code) => !empty.has(code));
  return showing.length > 0 ? [{ ...left, regions: showing }] : [];
}

/** Returns a page with some of its sections, and without the references that aren't shown. */
function visiblePage(page: PageEntry, own: PageEntry['sections'], model: ContentModel, shown: Shown): PageEntry {
  const { parents, seo } = schemaFor(model.regions, pageSchema).shape;
  const trail = shownItems(parents, page.parents, shown);
  const record = visibleItems(seo, page.seo, shown) ?? page.seo;
  const left = withSections(page, own);
  return trail === page.parents && record === page.seo ? left : { ...left, parents: trail, seo: record };
}

interface Addressed extends Pick<SiteContent, 'entries'> {
  pages: readonly PageEntry[];
}

/** Compares the pages and entries that there are with those that are shown. */
function leftOut(all: Addressed, shown: Addressed, model: ContentModel): IsLeftOut {
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
