import { createHash } from 'node:crypto';
import { defaultRegionOf, isRegionCode, type RegionCode } from '../../regions/site-regions.ts';
import { regionPath } from '../../regions/region-path.ts';
import { LOCAL_COUNTRY_ENDPOINT } from '../../schema/contact-form-data.ts';
import {
  isNotFoundPage,
  pageDataKey,
  NOT_FOUND_PAGE,
  parsePageDataKey,
  type PageAddress,
} from '../../schema/page-data-key.ts';
import type { LayoutData, MovedPageData, PageData, SiteSettings, StoredPageData } from '../../schema/page-data.ts';
import type { ContentModel } from '../../model/content-model.ts';
import type { SiteContent } from '../../schema/site-content.ts';
import type { createPageData } from './create-page-data.ts';
import { newAddressAt } from './old-addresses.ts';
import { pagesToShow, siteRouteAt, type Ghosts } from './ghost-routes.ts';
import type { SiteRoute } from './routes.ts';

/** Content with access to its page data. */
export interface SiteWithPageData {
  content: SiteContent;
  model: ContentModel;
  pageData: ReturnType<typeof createPageData>;
  /** What visitors don't see, if it's shown. */
  ghosts?: Ghosts | undefined;
}

/** One page to pre-render: its HTML file and its input. */
export interface RenderRequest {
  /** HTML file, relative to `dist/`. */
  file: string;
  /** Address to render. */
  url: string;
  /** Name of the page's data file: `{region}/{path}`. */
  key: string;
  page: PageData;
  layout: LayoutData;
  /** URL of the layout's data file, for the browser. */
  layoutUrl: string;
  settings: SiteSettings;
  /** The query of its address, which the addresses of its data get, too: in the builder, it says how the page is shown. */
  query?: string;
}

/** Returns the HTML file of an address: `/us/` is `us/index.html`, `/us/about-me` is `us/about-me.html`. */
export const htmlFileOf = (path: string): string =>
  path.endsWith('/') ? `${path.slice(1)}index.html` : `${path.slice(1)}.html`;

/** Returns the page-data name of an address. */
export const pageDataKeyOf = ({ region, pagePath, root }: SiteRoute): string =>
  pageDataKey({ region, path: pagePath, root });

/** Client settings that are the same on every page and in every region. */
export function siteSettings(content: SiteContent, root: boolean): SiteSettings {
  const { geolocationEndpoint = LOCAL_COUNTRY_ENDPOINT, tagManagerId, consentVersion } = content.site;
  const countries = content.shownRegions.flatMap((code) =>
    content.regions[code].countries.map((country) => [country, code] as const),
  );
  return {
    ...(tagManagerId && { tagManagerId }),
    consentVersion,
    ...(root && { lookup: { endpoint: geolocationEndpoint, countries: Object.fromEntries(countries) } }),
  };
}

/** Collects the input to render one address. */
export const createRenderRequest = ({ content, pageData }: SiteWithPageData, route: SiteRoute): RenderRequest => ({
  layoutUrl: `/${layoutDataFile(pageData.layout(route.region))}`,
  file: htmlFileOf(route.path),
  url: route.path,
  key: pageDataKeyOf(route),
  page: pageData.page(route),
  layout: pageData.layout(route.region),
  settings: siteSettings(content, route.root ?? false),
});

const layoutDataFiles = new WeakMap<LayoutData, string>();

/**
 * Returns the file name of a layout. It contains a hash, so a page always loads the layout that it was rendered with.
 */
export function layoutDataFile(layout: LayoutData): string {
  const known = layoutDataFiles.get(layout);
  if (known) return known;
  const hash = createHash('sha256').update(JSON.stringify(layout)).digest('hex').slice(0, 8);
  const file = `assets/layout-${layout.region.code}-${hash}.json`;
  layoutDataFiles.set(layout, file);
  return file;
}

/** Returns the render request of an address, or that of the not-found page. */
export function renderRequestAt(site: SiteWithPageData, path: string): RenderRequest {
  const wanted = isRegionCode(site.model.regions, path.slice(1)) ? `${path}/` : path;
  return createRenderRequest(
    site,
    siteRouteAt(site, wanted) ?? notFoundRoute(pagesToShow(site), NOT_FOUND_PAGE, defaultRegionOf(site.model.regions)),
  );
}

/** Creates a route for a page without an address of its own. It's rendered at a deep path that no page has. */
export function notFoundRoute(content: Pick<SiteContent, 'pages'>, name: string, region: RegionCode): SiteRoute {
  const page = content.pages.find(({ path }) => path === name);
  if (!page) throw new Error(`content/pages/${name}.yaml is missing. The content check should have reported this.`);
  return { path: `/${name}`, region, pagePath: name, canonicalPath: name, page };
}

/** Returns a page's data file. */
export function storedPageData(page: PageData): StoredPageData {
  const { path: _path, ...anywhere } = page;
  return page.missing ? page : anywhere;
}

/** Returns one data file by its name. */
export function pageDataAt(
  site: SiteWithPageData,
  key: string,
): StoredPageData | LayoutData | MovedPageData | undefined {
  const { content, pageData, model } = site;
  const wanted = parsePageDataKey(key, model.regions);
  if (!wanted) return undefined;
  if ('layoutOf' in wanted) return pageData.layout(wanted.layoutOf);
  const route = pageDataRoute(site, wanted);
  if (route) return storedPageData(pageData.page({ ...route, region: wanted.region }));
  const movedTo = newAddressAt(content, regionPath(wanted.region, wanted.path));
  return movedTo === undefined ? undefined : { movedTo };
}

function pageDataRoute(site: SiteWithPageData, { region, path, root }: PageAddress): SiteRoute | undefined {
  if (isNotFoundPage(path)) return notFoundRoute(pagesToShow(site), path, region);
  return siteRouteAt(site, root ? '/' : regionPath(region, path));
}
