import { createHash } from 'node:crypto';
import { CASE_NOT_FOUND_PAGE, NOT_FOUND_PAGE } from './page-paths.ts';
import { REGION_CODES, type RegionCode } from '../regions/region-code.ts';
import { LOCAL_COUNTRY_ENDPOINT } from '../schema/contact-form-data.ts';
import type { LayoutDocument, PageDocument, SiteSettings } from '../schema/document.ts';
import type { SiteContent } from '../schema/site-content.ts';
import type { LoadedSite } from './load-content.ts';
import { siteRoutes, type SiteRoute } from './routes.ts';

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
const fileOf = (path: string): string => (path.endsWith('/') ? `${path.slice(1)}index.html` : `${path.slice(1)}.html`);

const keyOf = ({ region, pagePath, root }: SiteRoute): string => `${region}/${root ? '_root' : pagePath || '_home'}`;

/** What the browser is told once, independent of page and region; countries only where they are looked up. */
export function siteSettings(content: SiteContent, root: boolean): SiteSettings {
  const { geolocationEndpoint = LOCAL_COUNTRY_ENDPOINT, tagManagerId, consentVersion } = content.site;
  const countries = REGION_CODES.flatMap((code) => content.regions[code].countries.map((country) => [country, code] as const));
  return { geolocationEndpoint, ...(tagManagerId && { tagManagerId }), consentVersion, countries: root ? Object.fromEntries(countries) : {} };
}

/** All that is needed to render one address. */
const buildPage = ({ content, documents }: LoadedSite, route: SiteRoute): BuildPage => ({
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
function frameFile(layout: LayoutDocument): string {
  const known = frameFiles.get(layout);
  if (known) return known;
  const hash = createHash('sha256').update(JSON.stringify(layout)).digest('hex').slice(0, 8);
  const file = `assets/frame-${layout.region.code}-${hash}.json`;
  frameFiles.set(layout, file);
  return file;
}

/** The layouts of all regions as files, for pages that have been pre-rendered. */
export const buildFrames = ({ documents }: LoadedSite): { file: string; content: string }[] =>
  REGION_CODES.map((region) => documents.layout(region)).map((layout) => ({
    file: frameFile(layout),
    content: JSON.stringify(layout),
  }));

/** All pages that are pre-rendered, one by one. */
export function* buildPages(site: LoadedSite): Generator<BuildPage> {
  for (const route of [...siteRoutes(site.content), notFoundRoute(site.content)]) yield buildPage(site, route);
}

/** The page of an address, to be rendered; the page that says that there is none, otherwise. */
export function pageAt(site: LoadedSite, path: string): BuildPage {
  const wanted = /^\/(us|eu|dk)$/.test(path) ? `${path}/` : path;
  const route = siteRoutes(site.content).find((candidate) => candidate.path === wanted);
  return buildPage(site, route ?? notFoundRoute(site.content));
}

/** A route for a page that has no address of its own; rendered under a deep address that no page has. */
function missingRoute(content: SiteContent, name: string, region: RegionCode): SiteRoute {
  const page = content.pages.find(({ path }) => path === name);
  if (!page) throw new Error(`content/pages/${name}.yaml is missing; the check lets that through no more.`);
  return { path: `/${name}`, region, pagePath: name, canonicalPath: name, page };
}

const notFoundRoute = (content: SiteContent) => missingRoute(content, NOT_FOUND_PAGE, 'us');

/** All JSON documents that the browser asks for, by their name below `documents/`. */
export function* buildDocuments({ content, documents }: LoadedSite): Generator<{ key: string; document: PageDocument | LayoutDocument }> {
  for (const region of REGION_CODES) {
    yield { key: `${region}/_layout`, document: documents.layout(region) };
    for (const name of [NOT_FOUND_PAGE, CASE_NOT_FOUND_PAGE])
      yield { key: `${region}/${name}`, document: documents.page(missingRoute(content, name, region)) };
  }
  for (const route of siteRoutes(content))
    for (const region of route.root ? REGION_CODES : [route.region]) {
      const own = { ...route, region };
      yield { key: keyOf(own), document: documents.page(own) };
    }
}

/** One document by its name, or nothing. */
export function documentAt(site: LoadedSite, key: string): PageDocument | LayoutDocument | undefined {
  for (const { key: own, document } of buildDocuments(site)) if (own === key) return document;
  return undefined;
}
