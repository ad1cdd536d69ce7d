import { DEFAULT_REGION, REGION_CODES, type RegionCode } from '../regions/region-code.ts';
import { regionPath } from '../regions/region-path.ts';
import type { CaseStudyEntry, PageEntry, SiteContent } from '../schema/site-content.ts';
import { addressesOf, hasAddress } from './page-paths.ts';

/** One address of the site. */
export interface SiteRoute {
  /** The address: `/`, `/us/`, `/us/about-me`. */
  path: string;
  region: RegionCode;
  /** The address without region: '' for the home page. */
  pagePath: string;
  /** The address without region that search engines are sent to. */
  canonicalPath: string;
  page: PageEntry;
  study?: CaseStudyEntry;
  /** The bare root, which shows the home page of the visitor's region. */
  root?: true;
}

/** Every address of the site, once: feeds pre-rendering, sitemap, link check and alternates. */
export function siteRoutes(content: Pick<SiteContent, 'pages' | 'caseStudies'>): SiteRoute[] {
  const home = content.pages.find(({ path }) => path === '');
  const root: SiteRoute[] = home
    ? [{ path: '/', region: DEFAULT_REGION, pagePath: '', canonicalPath: '', page: home, root: true }]
    : [];
  const pages = content.pages.filter(({ path }) => hasAddress(path));
  return [...root, ...REGION_CODES.flatMap((region) => pages.flatMap((page) => routesOf(page, region, content.caseStudies)))];
}

/** The addresses of a page in one region. */
const routesOf = (page: PageEntry, region: RegionCode, studies: readonly CaseStudyEntry[]): SiteRoute[] =>
  addressesOf(page, page.path, studies).map(({ path, canonical, study }) => ({
    path: regionPath(region, path),
    region,
    pagePath: path,
    canonicalPath: canonical,
    page,
    ...(study && { study }),
  }));
