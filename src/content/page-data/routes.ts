import { DEFAULT_REGION, isRegionCode, type RegionCode } from '../../regions/region-code.ts';
import { regionPath } from '../../regions/region-path.ts';
import type { CaseStudyEntry, PageEntry, SiteContent } from '../../schema/site-content.ts';
import { listPages, listPath, pageSizeIn, type CaseListPage } from '../case-studies/case-list.ts';
import { pageAddresses, hasAddress } from '../read/page-paths.ts';

/** A page in a region, independent of its addresses, so that data built from it can't differ between them. */
export interface RegionPage {
  region: RegionCode;
  /** Canonical path without region. */
  canonicalPath: string;
  page: PageEntry;
  caseStudy?: CaseStudyEntry;
  /** The page of its case list that it shows. */
  list?: CaseListPage;
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

type RouteSource = Pick<SiteContent, 'pages' | 'caseStudies' | 'shownRegions'>;

/** Lists every address of the site once, for pre-rendering, the sitemap, the link check and alternates. */
export const siteRoutes = (content: RouteSource): SiteRoute[] => [...eachRoute(content)];

/** Yields the addresses of the site. */
export function* eachRoute(content: RouteSource): Generator<SiteRoute> {
  const root = rootPageRoute(content);
  if (root) yield root;
  for (const region of content.shownRegions)
    for (const page of content.pages)
      if (hasAddress(page.path)) for (const routes of routesOf(page, region, content.caseStudies)) yield* routes;
}

/**
 * Yields the pages of a file in one region with all their addresses: one per case study, one per list page, or a single
 * one.
 */
export function* routesOf(
  page: PageEntry,
  region: RegionCode,
  caseStudies: readonly CaseStudyEntry[],
): Generator<PageRoutes> {
  const pageSize = pageSizeIn(page.caseList, region);
  if (page.each) for (const caseStudy of caseStudies) yield routesTo({ page, region, caseStudy }, caseStudy.slug);
  else if (pageSize === undefined) yield routesTo({ page, region });
  else for (const list of listPages(caseStudies, pageSize)) yield routesTo({ page, region, list }, listPath(list));
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
export function rootPageRoute({ pages, caseStudies }: Omit<RouteSource, 'shownRegions'>): SiteRoute | undefined {
  const page = pages.find(({ path }) => path === '');
  if (!page) return undefined;
  // Read the case studies only if the home page lists them: a worker reads them from a file.
  const [first] = routesOf(page, DEFAULT_REGION, page.caseList ? caseStudies : []);
  return first && { ...first[0], path: '/', root: true };
}

/** Finds the route of an address without iterating over all routes. */
export function routeAt(content: RouteSource, path: string): SiteRoute | undefined {
  if (path === '/') return rootPageRoute(content);
  const [, segment = '', pagePath = ''] = /^\/([^/]+)\/(.*)$/.exec(path) ?? [];
  if (!isRegionCode(segment) || !content.shownRegions.includes(segment)) return undefined;
  for (const page of content.pages.filter((candidate) => hasAddress(candidate.path))) {
    const slug = page.each ? pagePath.slice(pagePath.lastIndexOf('/') + 1) : undefined;
    const caseStudy = slug === undefined ? undefined : caseStudiesBySlug(content.caseStudies).get(slug);
    const caseStudies = page.each ? (caseStudy ? [caseStudy] : []) : content.caseStudies;
    for (const routes of routesOf(page, segment, caseStudies))
      for (const route of routes) if (route.path === path) return route;
  }
  return undefined;
}

const bySlug = new WeakMap<readonly CaseStudyEntry[], ReadonlyMap<string, CaseStudyEntry>>();

/** Indexes case studies by slug. The first one wins. */
function caseStudiesBySlug(caseStudies: readonly CaseStudyEntry[]): ReadonlyMap<string, CaseStudyEntry> {
  const known =
    bySlug.get(caseStudies) ?? new Map(caseStudies.toReversed().map((caseStudy) => [caseStudy.slug, caseStudy]));
  bySlug.set(caseStudies, known);
  return known;
}
