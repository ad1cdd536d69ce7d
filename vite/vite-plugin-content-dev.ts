import { join, relative, sep } from 'node:path';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { Plugin, ViteDevServer } from 'vite';
import { hasErrors, type Diagnostic } from '../src/content/diagnostics/diagnostic.ts';
import { openContent, type LoadedSite } from '../src/content/load-content.ts';
import { createPageData } from '../src/content/page-data/create-page-data.ts';
import { newAddressAt } from '../src/content/page-data/old-addresses.ts';
import { routeAt } from '../src/content/page-data/routes.ts';
import { pageDataAt, renderRequestAt } from '../src/content/page-data/render-requests.ts';
import { tokenColor } from '../src/content/outputs/design-tokens.ts';
import { webManifest } from '../src/content/outputs/web-manifest.ts';
import { isIgnoredPath } from '../src/content/read/ignored-names.ts';
import { BRAND_FILE } from '../src/content/read/read-brand.ts';
import { sitemap } from '../src/content/outputs/sitemap.ts';
import type { SiteContent } from '../src/schema/site-content.ts';
import { SITE_DAY_EVENT } from '../src/builder/protocol/site-day.ts';
import { openInProject, overlayPayload, errorPage } from './dev-errors.ts';
import type { DevAnswer } from './dev-answer.ts';
import { dayPickerHead, requestedDay, siteDay } from './dev-day.ts';
import { renderInDev } from './render-in-dev.ts';
import { answerGallery, watchExamples } from './section-gallery.ts';
import { answerMockServices } from '../src/hosting/mock-services.ts';
import { reportDiagnostics } from '../src/content/diagnostics/format-diagnostics.ts';
import { reloadTheme } from './vite-plugin-theme-css.ts';
import { watchFolder, WRITE_SETTLE_MS } from './watch-folder.ts';

const SECTION_SCHEMA = /[\\/]src[\\/]sections[\\/][^\\/]+[\\/][^\\/]+\.schema\.ts$/;

/** The plugin's name, by which others find its `api`. */
export const CONTENT_DEV = 'content-dev';

/** What the plugin offers to others. */
export interface ContentDevApi {
  /** The last valid site; `undefined` if the content had errors from the start. */
  site: () => LoadedSite | undefined;
  /** Waits until files that changed are read. */
  settled: () => Promise<void>;
}

/** Renders pages on request in development, and updates open pages when a YAML file is saved. */
export function contentDev(root: string): Plugin {
  let store: ContentStore | undefined;
  const api: ContentDevApi = { site: () => store?.site, settled: async () => store?.reading };
  return {
    name: CONTENT_DEV,
    api,
    apply: 'serve',
    config: () => ({ server: { watch: { ignored: (path) => path.startsWith(join(root, 'content')) } } }),
    async configureServer(server) {
      const opened = await createStore(root);
      store = opened;
      watchContent(server, root, opened);
      watchExamples(server, root, api.site);
      server.middlewares.use(openInProject(root));
      server.middlewares.use((request, response, next) => {
        void answerMockServices(root, request, response).then((done) => done || next(), next);
      });
      return () => {
        server.middlewares.use((request, response, next) => {
          const url = new URL(request.originalUrl ?? '/', 'http://localhost');
          answer(server, root, opened, url)
            .then((found) => {
              if (!found) return next();
              response
                .writeHead(found.status, {
                  'Content-Type': `${found.type}; charset=utf-8`,
                  'Cache-Control': 'no-store',
                  ...(found.location !== undefined && { Location: found.location }),
                })
                .end(found.body);
            })
            .catch(next);
        });
      };
    },
  };
}

/** The last valid site, and the current diagnostics. */
interface ContentStore {
  site: LoadedSite | undefined;
  diagnostics: Diagnostic[];
  /** The day as of which the site is shown, from the next `reload` on. Default: today. */
  chosenDay: string | undefined;
  /** Reads changed files and folders of `content/` and `public/` again; one call at a time. */
  reload: (paths: readonly string[]) => Promise<void>;
  /** Set while changed files are read. */
  reading?: Promise<void> | undefined;
}

async function createStore(root: string): Promise<ContentStore> {
  const content = await openContent(root);
  const store: ContentStore = {
    site: undefined,
    diagnostics: [],
    chosenDay: undefined,
    async reload(paths) {
      content.update(paths);
      const { site, diagnostics } = await content.result({
        drafts: true,
        ...(store.chosenDay !== undefined && { day: store.chosenDay }),
      });
      store.diagnostics = diagnostics;
      // The author sees what isn't published yet.
      if (site) store.site = withDrafts(site);
    },
  };
  await store.reload([]);
  reportDiagnostics(store.diagnostics);
  return store;
}

/** Shows draft regions and examples, and no notice of a preview. */
function withDrafts(site: LoadedSite): LoadedSite {
  const withRegions = (content: SiteContent): SiteContent => ({ ...content, shownRegions: site.model.regions.codes });
  const source = {
    ...site,
    content: withRegions(site.content),
    show: (written: SiteContent) => withRegions(site.show(written)),
    showsExamples: true,
    isPreview: false,
  };
  return { ...source, pageData: createPageData(source) };
}

/**
 * Updates open pages on save. Reports errors only after a pause, because an editor may empty a file before writing it,
 * or write a temporary file first.
 */
function watchContent(server: ViteDevServer, root: string, store: ContentStore): void {
  const changed = new Set<string>();
  const read = async (): Promise<void> => {
    while (changed.size > 0) {
      const paths = [...changed].map((path) => relative(root, path).split(sep).join('/'));
      changed.clear();
      await store.reload(paths.filter((path) => /^content(\/|$)/.test(path)));
      const wrong = hasErrors(store.diagnostics);
      if (!wrong && includesFile(paths, BRAND_FILE)) await reloadTheme(server);
      if (!wrong) announce(server, store);
      if (store.diagnostics.length > 0) await sleep(WRITE_SETTLE_MS);
      if (changed.size > 0) continue;
      reportDiagnostics(store.diagnostics);
      if (wrong) announce(server, store);
    }
  };
  const take = (path: string) => {
    changed.add(path);
    // Wait for all events: the system reports one save several times.
    store.reading ??= nextTurn()
      .then(read)
      .catch((error: unknown) => server.config.logger.error(String(error)))
      .finally(() => (store.reading = undefined));
  };
  const watching = watchFolder(root, take, 'content');
  server.httpServer?.on('close', () => watching.close());
  // Page data contains image sizes, and whether an image exists.
  server.watcher.on('all', (_event, path) => {
    const file = relative(server.config.publicDir, path).split(sep).join('/');
    if (!isIgnoredPath(file)) take(path); // a path outside begins with two dots
  });
  // A new section type, or one with other fields.
  server.watcher.on('all', (_event, path) => void (SECTION_SCHEMA.test(path) && server.restart()));
  server.ws.on(SITE_DAY_EVENT, (request: unknown) => {
    const day = requestedDay(request);
    if (day === undefined) return;
    store.chosenDay = day ?? undefined;
    take(join(root, 'content/site.yaml')); // shows the site anew, as after a save
  });
  server.ws.on('connection', () => hasErrors(store.diagnostics) && announce(server, store));
}

/** Returns whether a file changed. Of a folder that is moved here, the folder is reported, not its files. */
const includesFile = (paths: readonly string[], file: string): boolean =>
  paths.some((path) => path === file || file.startsWith(`${path}/`));

/** Makes open pages reload their data, or shows errors over the last valid page. */
function announce(server: ViteDevServer, { site, diagnostics, chosenDay }: ContentStore): void {
  if (!hasErrors(diagnostics)) {
    server.ws.send({ type: 'update', updates: [] }); // removes the overlay
    server.ws.send({ type: 'custom', event: 'content:changed' });
    if (site) server.ws.send({ type: 'custom', event: SITE_DAY_EVENT, data: siteDay(site, chosenDay) });
    return;
  }
  server.ws.send(overlayPayload(server.config.root, diagnostics, site !== undefined));
}

async function answer(
  server: ViteDevServer,
  root: string,
  { site, diagnostics, chosenDay }: ContentStore,
  { pathname: path, search }: URL,
): Promise<DevAnswer | undefined> {
  if (!site) return errorPage(server, path, diagnostics);
  const ofGallery = await answerGallery(server, root, site, path);
  if (ofGallery) return ofGallery;
  const key = /^\/page-data\/(.+)\.json$/.exec(path)?.[1];
  if (key) {
    const document = pageDataAt(site, decodeURIComponent(key));
    return document
      ? { status: 200, type: 'application/json', body: JSON.stringify(document) }
      : { status: 404, type: 'application/json', body: 'null' };
  }
  if (path === '/site.webmanifest')
    return { status: 200, type: 'application/manifest+json', body: webManifest(site, tokenColor('paper')) };
  if (path.includes('sitemap'))
    return {
      status: 200,
      type: path === '/sitemap.xml' ? 'application/xml' : 'text/plain',
      body: sitemap(site.content, site.model, site.day),
    };
  const moved = properAddress(site, path);
  if (moved !== undefined) return { status: 301, type: 'text/plain', body: '', location: moved + search };
  if (/\.[a-z0-9]{2,5}$/i.test(path) || path.startsWith('/@')) return undefined;
  const page = renderRequestAt(site, path);
  const body = await renderInDev(server, page, dayPickerHead(siteDay(site, chosenDay)));
  return { status: page.page.missing ? 404 : 200, type: 'text/html', body };
}

/** Returns where an old address leads, or that of a page which was requested with a slash at the end, as hosts do. */
function properAddress({ content, model }: LoadedSite, path: string): string | undefined {
  const [, address = path] = /^(\/[^/]+\/.+)\/$/.exec(path) ?? [];
  return newAddressAt(content, address) ?? (address !== path && routeAt(content, model, address) ? address : undefined);
}
