import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createDocuments } from '../src/content/documents.ts';
import { NOT_FOUND_PAGE } from '../src/content/page-paths.ts';
import type { PictureSize } from '../src/content/public-files.ts';
import { rootRoute, routesOf, type SiteRoute } from '../src/content/routes.ts';
import {
  buildPage,
  fileOf,
  frameFile,
  keyOf,
  MISSING_PAGES,
  missingRoute,
  storedPage,
  type BuildPage,
  type DocumentedSite,
} from '../src/content/site-build.ts';
import { robots, sitemap } from '../src/content/sitemap.ts';
import { REGION_CODES, type RegionCode } from '../src/regions/region-code.ts';
import type { SectionDefinition } from '../src/schema/define-section.ts';
import type { CaseStudyEntry, SiteContent } from '../src/schema/site-content.ts';
import { renderPage } from '../src/server.tsx';
import type { PageAssets, PageSource } from './ssg/render-entry.ts';

/** What every thread opens the site with. */
export interface SiteSetup {
  /** All content but the case studies. */
  content: Omit<SiteContent, 'caseStudies'>;
  sizes: [string, PictureSize][];
  ownPictures: boolean;
  /** File with the summaries of all case studies, and its fingerprint. */
  summaries: { file: string; fingerprint: string };
  /** The web app manifest, as text; its colours are read from the sources' own stylesheet. */
  manifest: string;
  /** The day of the build. */
  day: string;
}

/** A part of the site: the pages of some case studies, a page in a region, or what stands once. */
export type SiteJob =
  | { kind: 'studies'; studies: CaseStudyEntry[] }
  | { kind: 'page'; path: string; region: RegionCode }
  | { kind: 'once' };

const definitions = import.meta.glob<SectionDefinition>('../src/sections/*/*.schema.ts', {
  eager: true,
  import: 'default',
});
const sections = new Map(
  Object.entries(definitions).map(([file, definition]) => [file.split('/').at(-2) ?? file, definition]),
);

/** The site as a thread knows it. */
interface OpenSite extends DocumentedSite {
  setup: SiteSetup;
  assets: PageAssets;
  /** Fingerprints of what all pages share, and of each page's own file. */
  shared: string;
  ofPage: ReadonlyMap<string, string>;
  /** Fingerprint of what stands around a page. */
  frameOf: (request: BuildPage) => string;
  ofStudy: WeakMap<CaseStudyEntry, string>;
  /** Whether the page that is being made shows other case studies than its own; reset it first. */
  showsCases: boolean;
}

/** Opens the site for a thread; the summaries of all case studies are read when something needs them. */
export function openSite(setup: SiteSetup, assets: PageAssets): (job: SiteJob) => Iterable<PageSource> {
  let summaries: CaseStudyEntry[] | undefined;
  const content: SiteContent = {
    ...setup.content,
    get caseStudies() {
      // Written by `render-site.ts`. Only the pages of a case study show its long texts, and their jobs bring it whole.
      return (summaries ??= JSON.parse(readFileSync(setup.summaries.file, 'utf8')) as CaseStudyEntry[]);
    },
  };
  const { pages, ...shared } = setup.content;
  const site: OpenSite = {
    content,
    documents: createDocuments({
      content,
      sections,
      sizes: new Map(setup.sizes),
      ownPictures: setup.ownPictures,
      onCaseSummary: () => (site.showsCases = true),
    }),
    setup,
    assets,
    ofStudy: new WeakMap(),
    showsCases: false,
    shared: fingerprintOf([shared, setup.sizes, setup.ownPictures, pages.map(({ path, name }) => [path, name])]),
    ofPage: new Map(pages.map((page) => [page.path, fingerprintOf(page)])),
    frameOf: createFrames(),
  };
  return (job) => sourcesOf(site, job);
}

const fingerprintOf = (value: unknown): string => hash('sha1', JSON.stringify(value), 'base64');

function* sourcesOf(site: OpenSite, job: SiteJob): Generator<PageSource> {
  const { pages } = site.content;
  if (job.kind === 'once') return yield* standOnce(site);
  if (job.kind === 'page') {
    for (const page of pages) if (page.path === job.path) yield* pageSources(site, routesOf(page, job.region, []));
    return;
  }
  for (const study of job.studies) {
    site.ofStudy.set(study, fingerprintOf(study));
    for (const region of REGION_CODES)
      for (const page of pages) if (page.each) yield* pageSources(site, routesOf(page, region, [study]));
  }
}

/** What stands once on the site, and what stands for pages that are not there. */
function* standOnce(site: OpenSite): Generator<PageSource> {
  const { content, setup } = site;
  // The second is for whoever asks for another address with its name in it.
  yield textSource('sitemap.xml', sitemap(content, setup.day), ['sitemap.txt']);
  yield textSource('robots.txt', robots(content.site.url));
  yield textSource('site.webmanifest', setup.manifest);
  const root = rootRoute(content);
  // Their documents are needed in all regions, and follow.
  if (root) yield pageSource(site, [root], { alone: true });
  yield pageSource(site, [missingRoute(content, NOT_FOUND_PAGE, 'us')], { alone: true });
  for (const region of REGION_CODES) {
    const layout = site.documents.layout(region);
    for (const file of [frameFile(layout), `documents/${region}/_layout.json`])
      yield textSource(file, JSON.stringify(layout));
    const alone = [
      ...MISSING_PAGES.map((name) => missingRoute(content, name, region)),
      ...(root ? [{ ...root, region }] : []),
    ];
    for (const route of alone)
      yield textSource(documentFile(route), JSON.stringify(storedPage(site.documents.page(route))));
  }
}

const documentFile = (route: SiteRoute) => `documents/${keyOf(route)}.json`;

function textSource(file: string, content: string, alsoAs: readonly string[] = []): PageSource {
  const fingerprint = hash('sha1', content, 'base64');
  return {
    file,
    fingerprint: () => fingerprint,
    make: () => ({ uses: [], fingerprint, files: () => [{ file, content, alsoAs }] }),
  };
}

/** Addresses at which the same page is found. */
type Addresses = readonly [SiteRoute, ...SiteRoute[]];

/** A page at all of the addresses that it has in a region. */
function* pageSources(site: OpenSite, routes: Iterable<SiteRoute>): Generator<PageSource> {
  const [route, ...others] = routes;
  if (route) yield pageSource(site, [route, ...others]);
}

/** What a page uses that shows other case studies than its own. */
const CASES = 'cases';

/** A page at its addresses and, unless it stands alone, its documents. */
function pageSource(site: OpenSite, routes: Addresses, { alone = false } = {}): PageSource {
  const { assets, setup, shared, ofPage, ofStudy } = site;
  const [route] = routes;
  const paths = routes.map(({ path }) => path);
  const [document = '', ...alsoAs] = routes.map(documentFile);
  return {
    file: fileOf(route.path),
    fingerprint: (uses) =>
      fingerprintOf([
        shared,
        ofPage.get(route.page.path),
        route.study && ofStudy.get(route.study),
        paths,
        uses.includes(CASES) && setup.summaries.fingerprint,
      ]),
    make() {
      site.showsCases = false;
      const made = buildPage(site, route);
      return {
        uses: site.showsCases ? [CASES] : [],
        fingerprint: hash('sha1', `${site.frameOf(made)} ${paths.join(' ')} ${JSON.stringify(made.page)}`, 'base64'),
        async *files() {
          for (const at of routes)
            yield { file: fileOf(at.path), content: await renderPage(requestAt(made, at), assets) };
          if (!alone) yield { file: document, content: JSON.stringify(storedPage(made.page)), alsoAs };
        },
      };
    },
  };
}

/** A page that was made for one of its addresses, at another. */
const requestAt = (made: BuildPage, route: SiteRoute): BuildPage => ({
  ...made,
  file: fileOf(route.path),
  url: route.path,
  key: keyOf(route),
  page: { ...made.page, path: route.path },
});

/** Fingerprints of what stands around a page: worked out once for each region. */
function createFrames(): (request: BuildPage) => string {
  const known = new WeakMap<object, string>();
  return ({ layout, settings }) => {
    const frame = known.get(layout) ?? fingerprintOf(layout);
    known.set(layout, frame);
    return `${frame} ${fingerprintOf(settings)}`;
  };
}
