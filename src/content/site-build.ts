import { createHash } from 'node:crypto';
import { CASE_NOT_FOUND_PAGE, NOT_FOUND_PAGE } from './page-paths.ts';
import { isRegionCode, REGION_CODES, type RegionCode } from '../regions/region-code.ts';
import { LOCAL_COUNTRY_ENDPOINT } from '../schema/contact-form-data.ts';
import type { LayoutDocument, PageDocument, SiteSettings, StoredPage } from '../schema/document.ts';
import type { SiteContent } from '../schema/site-content.ts';
import type { createDocuments } from './documents.ts';
import { rootRoute, routeAt, type SiteRoute } from './routes.ts';

/** Content and the way to its documents. */
export interface DocumentedSite {
  content: SiteContent;
  documents: ReturnType<typeof createDocuments>;
}

/** Pages that answer for what is not there, by their paths. */
export const MISSING_PAGES: readonly string[] = [NOT_FOUND_PAGE, CASE_NOT_FOUND_PAGE];

/** One page to be pre-rendered: where its HTML goes, and all that is needed to render it. */
export interface BuildPage {
  /** File of the HTML below `dist/`. */
  file: string;
  /** Address under which it is rendered. */
  url: string;
  /** Name of the page's document: `{region}/{path}`. */
  key: string;
  page: PageDocument;
  layout: LayoutDocument;
  /** Address of the layout as a file of its own, for the browser. */
  frame: string;
  settings: SiteSettings;
}

/** The HTML file of an address: `/us/` is `us/index.html`, `/us/about-me` is `us/about-me.html`. */
export const fileOf = (path: string): string =>
  path.endsWith('/') ? `${path.slice(1)}index.html` : `${path.slice(1)}.html`;

/** The name of an address's document. */
export const keyOf = ({ region, pagePath, root }: SiteRoute): string =>
  `${region}/${root ? '_root' : pagePath || '_home'}`;

/** What the browser is told once, independent of page and region. */
export function siteSettings(content: SiteContent, root: boolean): SiteSettings {
  const { geolocationEndpoint = LOCAL_COUNTRY_ENDPOINT, tagManagerId, consentVersion } = content.site;
  const countries = REGION_CODES.flatMap((code) =>
    content.regions[code].countries.map((country) => [country, code] as const),
  );
  return {
    ...(tagManagerId && { tagManagerId }),
    consentVersion,
    ...(root && { lookup: { endpoint: geolocationEndpoint, countries: Object.fromEntries(countries) } }),
  };
}

/** All that is needed to render one address. */
export const buildPage = ({ content, documents }: DocumentedSite, route: SiteRoute): BuildPage => ({
  frame: `/${frameFile(documents.layout(route.region))}`,
  file: fileOf(route.path),
  url: route.path,
  key: keyOf(route),
  page: documents.page(route),
  layout: documents.layout(route.region),
  settings: siteSettings(content, route.root ?? false),
});

const frameFiles = new WeakMap<LayoutDocument, string>();

/** File of a layout; its name changes with what it holds, so a page gets the layout that it was rendered with. */
export function frameFile(layout: LayoutDocument): string {
  const known = frameFiles.get(layout);
  if (known) return known;
  const hash = createHash('sha256').update(JSON.stringify(layout)).digest('hex').slice(0, 8);
  const file = `assets/frame-${layout.region.code}-${hash}.json`;
  frameFiles.set(layout, file);
  return file;
}

/** The page of an address, to be rendered; the page that says that there is none, otherwise. */
export function pageAt(site: DocumentedSite, path: string): BuildPage {
  const wanted = /^\/(us|eu|dk)$/.test(path) ? `${path}/` : path;
  return buildPage(site, routeAt(site.content, wanted) ?? missingRoute(site.content, NOT_FOUND_PAGE, 'us'));
}

/** A route for a page that has no address of its own; rendered under a deep address that no page has. */
export function missingRoute(content: Pick<SiteContent, 'pages'>, name: string, region: RegionCode): SiteRoute {
  const page = content.pages.find(({ path }) => path === name);
  if (!page) throw new Error(`content/pages/${name}.yaml is missing; the check lets that through no more.`);
  return { path: `/${name}`, region, pagePath: name, canonicalPath: name, page };
}

/** The document of a page as a file. */
export function storedPage(page: PageDocument): StoredPage {
  const { path: _path, ...anywhere } = page;
  return page.missing ? page : anywhere;
}

/** One document by its name, or nothing. */
export function documentAt(
  { content, documents }: DocumentedSite,
  key: string,
): StoredPage | LayoutDocument | undefined {
  const [region, name] = [key.slice(0, key.indexOf('/')), key.slice(key.indexOf('/') + 1)];
  if (!isRegionCode(region)) return undefined;
  if (name === '_layout') return documents.layout(region);
  const route = documentRoute(content, region, name);
  return route && storedPage(documents.page({ ...route, region }));
}

function documentRoute(content: SiteContent, region: RegionCode, name: string): SiteRoute | undefined {
  if (MISSING_PAGES.includes(name)) return missingRoute(content, name, region);
  if (name === '_root') return rootRoute(content);
  return routeAt(content, `/${region}/${name === '_home' ? '' : name}`);
}
