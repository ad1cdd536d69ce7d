import { build, type EnvironmentModuleNode, type RunnableDevEnvironment, type ViteDevServer } from 'vite';
import { readBrand } from '../src/content/read/read-brand.ts';
import type { RenderRequest } from '../src/content/page-data/render-requests.ts';

/** The exports of `src/entry-server.tsx`. */
interface RenderEntry {
  renderPage: (
    page: RenderRequest,
    assets: { headScript: string; entry: string; head: string; themeColor?: string; live: true },
  ) => Promise<string>;
}

const CLIENT = '/src/entry-loader.ts';
const HEAD_SCRIPT = 'src/head-script/head-script.ts';

/** Placeholder in the head until it's known which stylesheets the page needs. */
const STYLES = '<!-- styles -->';

/**
 * Renders a page with the code as it is now, with Vite's client and every stylesheet that its sections need.
 * @param extraHead markup for the end of the head
 */
export async function renderInDev(server: ViteDevServer, page: RenderRequest, extraHead = ''): Promise<string> {
  const ssr = server.environments['ssr'] as RunnableDevEnvironment; // Vite's default for ssr
  const entry = await ssr.runner.import<RenderEntry>('/src/entry-server.tsx');
  const refresh = `<script type="module">import { injectIntoGlobalHook } from '/@react-refresh';injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(type)=>type;</script>`;
  const head = ['<script type="module" src="/@vite/client"></script>', refresh, STYLES, extraHead].join('\n');
  const html = await entry.renderPage(page, {
    headScript: await devHeadScript(),
    entry: CLIENT,
    head,
    themeColor: readBrand(server.config.root).colors.paper,
    live: true,
  });
  // Only now: a section's stylesheet is known after its first rendering.
  const links = stylesheets(await ssr.moduleGraph.getModuleByUrl('/src/entry-server.tsx')).map(
    (url) => `<link rel="stylesheet" href="${url}">`,
  );
  return html.replace(STYLES, () => links.join('\n'));
}

/** Renders a page with the code as it is now, without scripts and styles: its body is the one of `renderInDev`. */
export async function renderMarkup(server: ViteDevServer, page: RenderRequest): Promise<string> {
  const ssr = server.environments['ssr'] as RunnableDevEnvironment; // Vite's default for ssr
  const entry = await ssr.runner.import<RenderEntry>('/src/entry-server.tsx');
  return entry.renderPage(page, { headScript: '', entry: '', head: '', live: true });
}

let headScript: Promise<string> | undefined;

/** The inline head script, bundled once. */
const devHeadScript = (): Promise<string> =>
  (headScript ??= build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, copyPublicDir: false, rollupOptions: { input: HEAD_SCRIPT, output: { format: 'iife' } } },
  }).then((output) => [output].flat().flatMap((result) => ('output' in result ? result.output[0].code : []))[0] ?? ''));

/** Collects the stylesheets of a module and all its imports. Vite serves a stylesheet together with those that it imports. */
function stylesheets(module: EnvironmentModuleNode | undefined, seen = new Set<EnvironmentModuleNode>()): string[] {
  if (!module || seen.has(module)) return [];
  seen.add(module);
  // A virtual module has no URL of its own; Vite serves it under /@id/.
  if (module.url.endsWith('.css')) return [module.url.replace('\0', '/@id/__x00__')];
  return [...module.importedModules].flatMap((imported) => stylesheets(imported, seen));
}
