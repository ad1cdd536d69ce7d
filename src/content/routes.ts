import { DEFAULT_REGION, isRegionCode, REGION_CODES, type RegionCode } from '../regions/region-code.ts';
import { regionPath } from '../regions/region-path.ts';
import type { CaseStudyEntry, PageEntry, SiteContent } from '../schema/site-content.ts';
import { addressesOf, hasAddress } from './page-paths.ts';

/** A page in a region, at whichever of its addresses: nothing that is made of this alone can tell them apart. */
export interface RegionPage {
  region: RegionCode;
  /** The address without region that search engines are sent to. */
  canonicalPath: string;
  page: PageEntry;
  study?: CaseStudyEntry;
  /** The bare root, which shows the home page of the visitor's region. */
  root?: true;
}

/** One address of the site. */
export interface SiteRoute extends RegionPage {
  /** The address: `/`, `/us/`, `/us/about-me`. */
  path: string;
  /** The address without region: '' for the home page. */
  pagePath: string;
}

type RouteSource = Pick<SiteContent, 'pages' | 'caseStudies'>;

/** Every address of the site, once: feeds pre-rendering, sitemap, link check and alternates. */
export const siteRoutes = (content: RouteSource): SiteRoute[] => [...eachRoute(content)];

/** The addresses of the site one by one. */
export function* eachRoute(content: RouteSource): Generator<SiteRoute> {
  const root = rootRoute(content);
  if (root) yield root;
  for (const region of REGION_CODES)
    for (const page of content.pages)
      if (hasAddress(page.path)) yield* routesOf(page, region, page.each ? content.caseStudies : []);
}

/** The addresses of a page in one region; of a page that is made for each case study, those of the given ones. */
export function* routesOf(
  page: PageEntry,
  region: RegionCode,
  studies: Iterable<CaseStudyEntry>,
): Generator<SiteRoute> {
  for (const study of page.each ? studies : [undefined])
    for (const { path, canonical } of addressesOf(page, page.path, study ? [study] : []))
      yield {
        path: regionPath(region, path),
        region,
        pagePath: path,
        canonicalPath: canonical,
        page,
        ...(study && { study }),
      };
}

/** The bare root, if there is a home page. */
export function rootRoute({ pages }: Pick<SiteContent, 'pages'>): SiteRoute | undefined {
  const page = pages.find(({ path }) => path === '');
  return page && { path: '/', region: DEFAULT_REGION, pagePath: '', canonicalPath: '', page, root: true };
}

/** The route of an address, found without a walk over all of them. */
export function routeAt(content: RouteSource, path: string): SiteRoute | undefined {
  if (path === '/') return rootRoute(content);
  const [, segment = '', pagePath = ''] = /^\/([^/]+)\/(.*)$/.exec(path) ?? [];
  if (!isRegionCode(segment)) return undefined;
  for (const page of content.pages.filter((candidate) => hasAddress(candidate.path))) {
    const slug = page.each ? pagePath.slice(pagePath.lastIndexOf('/') + 1) : undefined;
    const study = slug === undefined ? undefined : studiesBySlug(content.caseStudies).get(slug);
    for (const route of routesOf(page, segment, study ? [study] : [])) if (route.path === path) return route;
  }
  return undefined;
}

const bySlug = new WeakMap<readonly CaseStudyEntry[], ReadonlyMap<string, CaseStudyEntry>>();

/** Case studies by the name in their address, of two with the same name the first. */
function studiesBySlug(studies: readonly CaseStudyEntry[]): ReadonlyMap<string, CaseStudyEntry> {
  const known = bySlug.get(studies) ?? new Map(studies.toReversed().map((study) => [study.slug, study]));
  bySlug.set(studies, known);
  return known;
}
