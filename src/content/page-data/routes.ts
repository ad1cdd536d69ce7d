import { defaultRegionOf, isRegionCode, type RegionCode } from '../../regions/site-regions.ts';
import { regionPath } from '../../regions/region-path.ts';
import { collectionOf, type ContentModel } from '../../model/content-model.ts';
import type { Entry } from '../../schema/define-collection.ts';
import type { PageEntry, SiteContent } from '../../schema/site-content.ts';
import { listIn, listPages, listPath, type ListPage } from '../entries/entry-list.ts';
import { pageAddresses, hasAddress } from '../read/page-paths.ts';

/** A page in a region, independent of its addresses, so that data built from it can't differ between them. */
export interface RegionPage {
  region: RegionCode;
  /** Canonical path without region. */
  canonicalPath: string;
  page: PageEntry;
  /** The entry that it shows, if it's the page of one. */
  entry?: Entry;
  /** The page of its list that it shows. */
  list?: ListPage;
  /** Whether this is `/`, which shows the home page in the visitor's region. */
  root?: true;
}

/** One address of the site. */
export interface SiteRoute extends RegionPage {
  /** The address: `/`, `/us/`, `/us/about-me`. */
  path: string;
  /** The path without region: `''` for the home page. */
  pagePath: string;
}

/** All addresses of one page, the canonical one first. */
export type PageRoutes = readonly [SiteRoute, ...SiteRoute[]];

type RouteSource = Pick<SiteContent, 'pages' | 'entries' | 'shownRegions'>;

type Model = Pick<ContentModel, 'collections' | 'regions'>;

/** Lists every address of the site once, for pre-rendering, the sitemap, the link check and alternates. */
export const siteRoutes = (content: RouteSource, model: Model): SiteRoute[] => [...eachRoute(content, model)];

/** Yields the addresses of the site. */
export function* eachRoute(content: RouteSource, model: Model): Generator<SiteRoute> {
  const root = rootPageRoute(content, model);
  if (root) yield root;
  for (const region of content.shownRegions)
    for (const page of content.pages)
      if (hasAddress(page.path)) for (const routes of routesOf(page, region, content.entries, model)) yield* routes;
}

/**
 * Yields the pages of a file in one region with all their addresses: one per entry, one per list page, or a single one.
 */
export function* routesOf(
  page: PageEntry,
  region: RegionCode,
  entries: SiteContent['entries'],
  model: Model,
): Generator<PageRoutes> {
  const list = listIn(page.entryList, region);
  if (page.each !== undefined)
    for (const entry of entries[page.each] ?? []) yield routesTo({ page, region, entry }, entry.slug);
  else if (!list) yield routesTo({ page, region });
  else {
    const source = { entries: entries[list.collection] ?? [], collection: collectionOf(model, list.collection) };
    for (const each of listPages(source, list)) yield routesTo({ page, region, list: each }, listPath(each));
  }
}

function routesTo(found: Omit<RegionPage, 'canonicalPath'>, below?: string): PageRoutes {
  const [canonicalPath = '', ...others] = pageAddresses(found.page, below);
  const routeTo = (pagePath: string): SiteRoute => ({
    ...found,
    path: regionPath(found.region, pagePath),
    pagePath,
    canonicalPath,
  });
  return [routeTo(canonicalPath), ...others.map(routeTo)];
}

/** Yields `/` if there is a home page. */
export function rootPageRoute(content: Omit<RouteSource, 'shownRegions'>, model: Model): SiteRoute | undefined {
  const page = content.pages.find(({ path }) => path === '');
  if (!page) return undefined;
  // Read the entries only if the home page lists them: a worker reads them from a file.
  const [first] = routesOf(page, defaultRegionOf(model.regions), page.entryList ? content.entries : {}, model);
  return first && { ...first[0], path: '/', root: true };
}

/** Finds the route of an address without iterating over all routes. */
export function routeAt(content: RouteSource, model: Model, path: string): SiteRoute | undefined {
  if (path === '/') return rootPageRoute(content, model);
  const [, segment = '', pagePath = ''] = /^\/([^/]+)\/(.*)$/.exec(path) ?? [];
  if (!isRegionCode({ codes: content.shownRegions }, segment)) return undefined;
  for (const page of content.pages.filter((candidate) => hasAddress(candidate.path))) {
    for (const routes of routesOf(page, segment, entriesFor(page, pagePath, content), model))
      for (const route of routes) if (route.path === path) return route;
  }
  return undefined;
}

/** Returns the entries among which a page has the one of an address: that one alone if it's the page of entries. */
function entriesFor(page: PageEntry, pagePath: string, { entries }: RouteSource): RouteSource['entries'] {
  if (page.each === undefined) return entries;
  const entry = entriesBySlug(entries[page.each] ?? []).get(pagePath.slice(pagePath.lastIndexOf('/') + 1));
  return { [page.each]: entry ? [entry] : [] };
}

const bySlug = new WeakMap<readonly Entry[], ReadonlyMap<string, Entry>>();

/** Indexes entries by slug. The first one wins. */
function entriesBySlug(entries: readonly Entry[]): ReadonlyMap<string, Entry> {
  const known = bySlug.get(entries) ?? new Map(entries.toReversed().map((entry) => [entry.slug, entry]));
  bySlug.set(entries, known);
  return known;
}

/** Above this number of entries, they share one image: drawing an image takes longer than rendering fifty pages. */
const MAX_ENTRY_IMAGES = 500;

/** Returns whether each of this many entries has its own image. */
export const hasOwnOgImages = (entries: number): boolean => entries <= MAX_ENTRY_IMAGES;

/**
 * Returns the path of a page's Open Graph image. Alias addresses use the image of their canonical page; the root, and
 * pages without an address, use the image of the region's home page.
 * @param ownOgImages whether each entry has its own image; otherwise it uses that of its parent page
 */
export function ogImagePath({ region, canonicalPath, page, entry, list }: RegionPage, ownOgImages: boolean): string {
  const own = list ? page.path : canonicalPath;
  const path = entry && !ownOgImages ? (page.parents.at(-1) ?? '') : own;
  const name = path !== '' && hasAddress(page.path) ? path : 'home';
  return `/og/${region}/${name}.png`;
}
