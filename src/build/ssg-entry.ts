import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createPageData } from '../content/page-data/create-page-data.ts';
import { oldAddresses } from '../content/page-data/old-addresses.ts';
import { hasAddress } from '../content/read/page-paths.ts';
import type { ImageSize } from '../content/public/read-public-files.ts';
import { rootPageRoute, routesOf, type PageRoutes, type SiteRoute } from '../content/page-data/routes.ts';
import {
  createRenderRequest,
  htmlFileOf,
  layoutDataFile,
  pageDataKeyOf,
  notFoundRoute,
  storedPageData,
  type RenderRequest,
} from '../content/page-data/render-requests.ts';
import { feeds } from '../content/outputs/feed.ts';
import { llmsTxt } from '../content/outputs/llms-txt.ts';
import { robots, sitemap } from '../content/outputs/sitemap.ts';
import { webManifest } from '../content/outputs/web-manifest.ts';
import { defaultRegionOf, type RegionCode, type SiteRegions } from '../regions/site-regions.ts';
import { pageDataFile, layoutDataKey, NOT_FOUND_PAGE } from '../schema/page-data-key.ts';
import type { MovedPageData } from '../schema/page-data.ts';
import type { Entry } from '../schema/define-collection.ts';
import type { SiteContent } from '../schema/site-content.ts';
import { createPageRenderer } from '../entry-server.tsx';
import { createModel, type ContentModel } from '../model/content-model.ts';
import { bundledDefinitions } from './bundled-model.ts';
import {
  createSummaryFingerprints,
  fingerprintOf,
  listFingerprint,
  nextEntryFingerprint,
  type EntryFingerprints,
} from './entry-fingerprints.ts';
import type { StoredEntries } from './store-entries.ts';
import type { PageAssets, PageSource } from '../../ssg/render-entry.ts';

/** The setup of every worker. */
export interface SiteSetup {
  regions: SiteRegions;
  /** All content except entries. */
  content: Omit<SiteContent, 'entries'>;
  sizes: [string, ImageSize][];
  /** Sizes of the files for download, in bytes. */
  downloadSizes: [string, number][];
  ownOgImages: boolean;
  summaries: StoredEntries['summaries'];
  /** The page's background color, from the brand, which workers don't read. */
  paper: string;
  /** The day as of which the site is shown. */
  day: string;
  /** Whether this is a preview with drafts. */
  isPreview: boolean;
}

/** A part of the site: the pages of the entries in a file, a page in a region, or the pages that exist once. */
export type RenderTask =
  | { kind: 'entries'; collection: string; file: string; count: number }
  | { kind: 'page'; path: string; region: RegionCode }
  | { kind: 'once' };

/** The site as a worker sees it. */
interface SiteState extends EntryFingerprints {
  model: ContentModel;
  setup: SiteSetup;
  assets: PageAssets & { themeColor: string };
  /** Hashes of the data shared by all pages, and of each page's own file. */
  shared: string;
  ofPage: ReadonlyMap<string, string>;
  /** Hash of a page's layout. */
  layoutHashOf: (request: RenderRequest) => string;
  hashOfEntry: WeakMap<Entry, string>;
  /** What the page being rendered depends on; clear it first. */
  uses: Set<string>;
}

/** Opens the site for a worker. Reads the summaries of all entries on first use. */
export function createPageSources(setup: SiteSetup, assets: PageAssets): (job: RenderTask) => Iterable<PageSource> {
  const model = createModel(bundledDefinitions, setup.regions);
  let summaries: SiteContent['entries'] | undefined;
  const content: SiteContent = {
    ...setup.content,
    get entries() {
      // Only the entry's own pages show its long texts, and their jobs have it completely.
      return (summaries ??= readJson(setup.summaries.file) as SiteContent['entries']); // `storeEntries` wrote it
    },
  };
  const { pages, ...shared } = setup.content;
  const site: SiteState = {
    content,
    model,
    pageData: createPageData({
      model,
      content,
      sizes: new Map(setup.sizes),
      downloadSizes: new Map(setup.downloadSizes),
      ownOgImages: setup.ownOgImages,
      day: setup.day,
      isPreview: setup.isPreview,
      onEntries: () => site.uses.add(ENTRIES),
      onNextEntry: () => site.uses.add(NEXT_ENTRY),
      onDay: () => site.uses.add(DAY),
    }),
    setup,
    assets: { ...assets, themeColor: setup.paper },
    hashOfEntry: new WeakMap(),
    ofSummary: createSummaryFingerprints(),
    uses: new Set(),
    shared: fingerprintOf([
      shared,
      setup.sizes,
      setup.downloadSizes,
      setup.ownOgImages,
      setup.isPreview && setup.day,
      pages.map(({ path, name, namedEntries }) => [path, name, namedEntries]),
    ]),
    ofPage: new Map(pages.map((page) => [page.path, fingerprintOf(page)])),
    layoutHashOf: createLayoutHashes(),
  };
  return (job) => sourcesOf(site, job);
}

function* sourcesOf(site: SiteState, job: RenderTask): Generator<PageSource> {
  const { content, model } = site;
  const { pages } = content;
  if (job.kind === 'once') return yield* siteWideFiles(site);
  if (job.kind === 'page') {
    for (const page of pages)
      if (page.path === job.path)
        for (const routes of routesOf(page, job.region, page.entryList ? site.content.entries : {}, model))
          yield pageSource(site, routes);
    return;
  }
  // `storeEntries` wrote the file.
  for (const entry of readJson(job.file) as Entry[]) {
    site.hashOfEntry.set(entry, fingerprintOf(entry));
    const own = { [job.collection]: [entry] };
    for (const region of site.content.shownRegions)
      for (const page of pages)
        if (page.each === job.collection)
          for (const routes of routesOf(page, region, own, model)) yield pageSource(site, routes);
  }
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The pages that exist once, and the not-found pages. */
function* siteWideFiles(site: SiteState): Generator<PageSource> {
  const { content, model, setup } = site;
  // The second one answers requests for addresses that contain its name.
  yield textSource('sitemap.xml', sitemap(content, model, setup.day), ['sitemap.txt']);
  yield textSource('robots.txt', robots(content.site.url, setup.isPreview));
  yield textSource('llms.txt', llmsTxt(site));
  for (const feed of feeds(site)) yield textSource(feed.file, feed.content);
  const { indexNowKey } = content.site;
  if (indexNowKey) yield textSource(`${indexNowKey}.txt`, indexNowKey);
  yield textSource('site.webmanifest', webManifest(site, setup.paper));
  for (const { from, to } of oldAddresses(content).redirects)
    yield textSource(pageDataFile(from.slice(1)), JSON.stringify({ movedTo: to } satisfies MovedPageData));
  const root = rootPageRoute(content, model);
  // Their data files are needed in all regions, and follow.
  if (root) yield pageSource(site, [root], { alone: true });
  yield pageSource(site, [notFoundRoute(content, NOT_FOUND_PAGE, defaultRegionOf(model.regions))], { alone: true });
  for (const region of content.shownRegions) {
    const layout = site.pageData.layout(region);
    for (const file of [layoutDataFile(layout), pageDataFile(layoutDataKey(region))])
      yield textSource(file, JSON.stringify(layout));
    const alone = [
      ...content.pages.filter(({ path }) => !hasAddress(path)).map(({ path }) => notFoundRoute(content, path, region)),
      ...(root ? [{ ...root, region }] : []),
    ];
    for (const route of alone)
      yield textSource(pageDataFileOf(route), JSON.stringify(storedPageData(site.pageData.page(route))));
  }
}

const pageDataFileOf = (route: SiteRoute) => pageDataFile(pageDataKeyOf(route));

function textSource(file: string, content: string, alsoAs: readonly string[] = []): PageSource {
  const fingerprint = hash('sha1', content, 'base64');
  return {
    file,
    fingerprint: () => fingerprint,
    make: () => ({ uses: [], fingerprint, files: () => [{ file, content, alsoAs }] }),
  };
}

/** Dependency of a page that shows other entries than its own or those of its list page. */
const ENTRIES = 'entries';

/** Dependency of a page that shows the entry after its own. */
const NEXT_ENTRY = 'next-entry';

/** Dependency of a page that shows something until a day has passed. */
const DAY = 'day';

/** A page at all its addresses and, unless it exists once, its data files. */
function pageSource(site: SiteState, routes: PageRoutes, { alone = false } = {}): PageSource {
  const { assets, setup, shared, ofPage, hashOfEntry } = site;
  const [route] = routes;
  const paths = routes.map(({ path }) => path);
  const [dataFile = '', ...alsoAs] = routes.map(pageDataFileOf);
  return {
    file: htmlFileOf(route.path),
    fingerprint: (uses) =>
      fingerprintOf([
        shared,
        ofPage.get(route.page.path),
        route.entry && hashOfEntry.get(route.entry),
        paths,
        route.list && listFingerprint(site, route),
        uses.includes(ENTRIES) && setup.summaries.fingerprint,
        uses.includes(NEXT_ENTRY) && nextEntryFingerprint(site, route),
        uses.includes(DAY) && setup.day,
      ]),
    make() {
      site.uses.clear();
      const made = createRenderRequest(site, route);
      const data = JSON.stringify(storedPageData(made.page));
      return {
        uses: [...site.uses],
        fingerprint: hash('sha1', `${site.layoutHashOf(made)} ${paths.join(' ')} ${data}`, 'base64'),
        async *files() {
          const documentAt = await createPageRenderer(made, assets);
          for (const { path } of routes) yield { file: htmlFileOf(path), content: documentAt(path) };
          if (!alone) yield { file: dataFile, content: data, alsoAs };
        },
      };
    },
  };
}

/** Hashes of layouts, computed once per region. */
function createLayoutHashes(): (request: RenderRequest) => string {
  const known = new WeakMap<object, string>();
  return ({ layout, settings }) => {
    const frame = known.get(layout) ?? fingerprintOf(layout);
    known.set(layout, frame);
    return `${frame} ${fingerprintOf(settings)}`;
  };
}
