import { join, relative, sep } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build, type EnvironmentModuleNode, type Plugin, type RunnableDevEnvironment, type ViteDevServer } from 'vite';
import { hasErrors, type Diagnostic } from '../src/content/diagnostic.ts';
import { formatDiagnostics } from '../src/content/format-diagnostics.ts';
import { openContent, type LoadedSite } from '../src/content/load-content.ts';
import { documentAt, pageAt, type BuildPage } from '../src/content/site-build.ts';
import { webManifest } from '../src/content/web-manifest.ts';
import { sitemap } from '../src/content/sitemap.ts';
import { openInProject, overlayPayload } from './dev-overlay.ts';
import { answerLocally } from './local-services.ts';
import { reportDiagnostics } from './report-diagnostics.ts';
import { watchFolder } from './watch-folder.ts';

/** What `src/server.tsx` exports. */
interface RenderEntry {
  renderPage: (page: BuildPage, assets: { boot: string; entry: string; head: string; live: true }) => Promise<string>;
}

const CLIENT = '/src/start.ts';
const BOOT = 'src/boot/boot.ts';

const SECTION_SCHEMA = /[\\/]src[\\/]sections[\\/][^\\/]+[\\/][^\\/]+\.schema\.ts$/;

/** Renders pages on request in development, and brings every saved YAML file to the open pages at once. */
export function contentDev(root: string): Plugin {
  return {
    name: 'content-dev',
    apply: 'serve',
    config: () => ({ server: { watch: { ignored: (path) => path.startsWith(join(root, 'content')) } } }),
    async configureServer(server) {
      const store = await createStore(root);
      watchContent(server, root, store);
      server.middlewares.use(openInProject(root));
      server.middlewares.use((request, response, next) => {
        void answerLocally(root, request, response).then((done) => done || next(), next);
      });
      return () => {
        server.middlewares.use((request, response, next) => {
          const url = new URL(request.originalUrl ?? '/', 'http://localhost');
          answer(server, store, url.pathname)
            .then((found) => {
              if (!found) return next();
              response
                .writeHead(found.status, {
                  'Content-Type': `${found.type}; charset=utf-8`,
                  'Cache-Control': 'no-store',
                })
                .end(found.body);
            })
            .catch(next);
        });
      };
    },
  };
}

/** The last good site, and what is wrong with the content now. */
interface ContentStore {
  site: LoadedSite | undefined;
  diagnostics: Diagnostic[];
  /** Reads files and folders of `content/` anew, and looks what lies in `public/`; one call at a time. */
  reload: (paths: readonly string[]) => Promise<void>;
}

async function createStore(root: string): Promise<ContentStore> {
  const content = await openContent(root);
  const store: ContentStore = {
    site: undefined,
    diagnostics: [],
    async reload(paths) {
      content.update(paths);
      const { site, diagnostics } = await content.result();
      store.diagnostics = diagnostics;
      if (site) store.site = site;
    },
  };
  await store.reload([]);
  reportDiagnostics(store.diagnostics);
  return store;
}

/** So many milliseconds it may take an editor to write a file that it has emptied. */
const WRITING = 60;

/**
 * Brings what is saved to the open pages at once. What is wrong is told only if nothing more is written for a moment: an
 * editor empties a file before it writes it, or writes another one first that takes its place.
 */
function watchContent(server: ViteDevServer, root: string, store: ContentStore): void {
  const changed = new Set<string>();
  let reading = false;
  const read = async (): Promise<void> => {
    while (changed.size > 0) {
      const paths = [...changed].map((path) => relative(root, path).split(sep).join('/'));
      changed.clear();
      await store.reload(paths.filter((path) => /^content(\/|$)/.test(path)));
      const wrong = hasErrors(store.diagnostics);
      if (!wrong) announce(server, store);
      if (store.diagnostics.length > 0) await sleep(WRITING);
      if (changed.size > 0) continue;
      reportDiagnostics(store.diagnostics);
      if (wrong) announce(server, store);
    }
  };
  const take = (path: string) => {
    changed.add(path);
    if (reading) return;
    reading = true;
    // Not before the system has told everything: one save is told of as often as it touches the file.
    setImmediate(() => {
      read()
        .catch((error: unknown) => server.config.logger.error(String(error)))
        .finally(() => (reading = false));
    });
  };
  const watching = watchFolder(root, take, 'content');
  server.httpServer?.on('close', () => watching.close());
  // Whether a picture is there, and its size, stands in the documents, too.
  server.watcher.on('all', (_event, path) => path.startsWith(server.config.publicDir) && take(path));
  // A section type that is new, or has other fields.
  server.watcher.on('all', (_event, path) => void (SECTION_SCHEMA.test(path) && server.restart()));
  server.ws.on('connection', () => hasErrors(store.diagnostics) && announce(server, store));
}

/** Tells open pages to load their documents anew, or shows what is wrong over the last good page. */
function announce(server: ViteDevServer, { diagnostics }: ContentStore): void {
  if (!hasErrors(diagnostics)) {
    server.ws.send({ type: 'update', updates: [] }); // takes the overlay away
    server.ws.send({ type: 'custom', event: 'content:changed' });
    return;
  }
  server.ws.send(overlayPayload(server.config.root, diagnostics));
}

type Answer = { status: number; type: string; body: string };

async function answer(
  server: ViteDevServer,
  { site, diagnostics }: ContentStore,
  path: string,
): Promise<Answer | undefined> {
  if (!site) return { status: 500, type: 'text/plain', body: formatDiagnostics(diagnostics, 'pretty') };
  const key = /^\/documents\/(.+)\.json$/.exec(path)?.[1];
  if (key) {
    const document = documentAt(site, decodeURIComponent(key));
    return document
      ? { status: 200, type: 'application/json', body: JSON.stringify(document) }
      : { status: 404, type: 'application/json', body: 'null' };
  }
  if (path === '/site.webmanifest')
    return { status: 200, type: 'application/manifest+json', body: webManifest(site.content) };
  if (path.includes('sitemap'))
    return {
      status: 200,
      type: path === '/sitemap.xml' ? 'application/xml' : 'text/plain',
      body: sitemap(site.content, new Date().toISOString().slice(0, 10)),
    };
  if (/\.[a-z0-9]{2,5}$/i.test(path) || path.startsWith('/@')) return undefined;
  const page = pageAt(site, path);
  return { status: page.page.missing ? 404 : 200, type: 'text/html', body: await renderInDev(server, page) };
}

/** Stands in the head until it is known which stylesheets the page needs. */
const STYLES = '<!-- styles -->';

async function renderInDev(server: ViteDevServer, page: BuildPage): Promise<string> {
  const ssr = server.environments['ssr'] as RunnableDevEnvironment; // Vite's default for ssr
  const entry = await ssr.runner.import<RenderEntry>('/src/server.tsx');
  const refresh = `<script type="module">import { injectIntoGlobalHook } from '/@react-refresh';injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(type)=>type;</script>`;
  const head = ['<script type="module" src="/@vite/client"></script>', refresh, STYLES].join('\n');
  const html = await entry.renderPage(page, { boot: await devBoot(), entry: CLIENT, head, live: true });
  // Only now: a section's stylesheet is known once the section was rendered for the first time.
  const links = stylesheets(await ssr.moduleGraph.getModuleByUrl('/src/server.tsx')).map(
    (url) => `<link rel="stylesheet" href="${url}">`,
  );
  return html.replace(STYLES, () => links.join('\n'));
}

let boot: Promise<string> | undefined;

/** The small script of the head, bundled once. */
const devBoot = (): Promise<string> =>
  (boot ??= build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, copyPublicDir: false, rollupOptions: { input: BOOT, output: { format: 'iife' } } },
  }).then((output) => [output].flat().flatMap((result) => ('output' in result ? result.output[0].code : []))[0] ?? ''));

/** The stylesheets that a module and all that it imports need. */
function stylesheets(module: EnvironmentModuleNode | undefined, seen = new Set<EnvironmentModuleNode>()): string[] {
  if (!module || seen.has(module)) return [];
  seen.add(module);
  // A virtual module has no address of its own; Vite answers for it under /@id/.
  const own = module.url.endsWith('.css') ? [module.url.replace('\0', '/@id/__x00__')] : [];
  return [...own, ...[...module.importedModules].flatMap((imported) => stylesheets(imported, seen))];
}
