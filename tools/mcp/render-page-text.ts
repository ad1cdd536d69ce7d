import { convert } from 'html-to-text';
import { createServer, type RunnableDevEnvironment, type ViteDevServer } from 'vite';
import { loadContent } from '../../src/content/load-content.ts';
import { formatDiagnostics } from '../../src/content/diagnostics/format-diagnostics.ts';
import { renderRequestAt, type RenderRequest } from '../../src/content/page-data/render-requests.ts';

/** The exports of `src/entry-server.tsx`. */
interface RenderEntry {
  renderPage: (
    page: RenderRequest,
    assets: { headScript: string; entry: string; head: string; live: true },
  ) => Promise<string>;
}

let vite: Promise<ViteDevServer> | undefined;

/** Vite as a compiler only: it opens no port and watches no files. */
const compiler = (root: string): Promise<ViteDevServer> =>
  (vite ??= createServer({
    root,
    appType: 'custom',
    logLevel: 'silent',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  }));

/**
 * Renders a page and returns the text of its main element, with headings, lists and link targets.
 * @throws with the diagnostics if the content has errors
 */
export async function renderPageText(root: string, path: string): Promise<string> {
  const { site, diagnostics } = await loadContent(root);
  if (!site) throw new Error(`the content has mistakes.\n${formatDiagnostics(diagnostics, 'pretty')}`);
  const server = await compiler(root);
  const ssr = server.environments['ssr'] as RunnableDevEnvironment; // Vite's default for ssr
  const { renderPage } = await ssr.runner.import<RenderEntry>('/src/entry-server.tsx');
  const html = await renderPage(renderRequestAt(site, path), { headScript: '', entry: '', head: '', live: true });
  return convert(html, {
    baseElements: { selectors: ['main'] },
    wordwrap: false,
    selectors: [...HEADINGS, { selector: 'img', format: 'skip' }, { selector: 'svg', format: 'skip' }],
  });
}

/** Keeps headings in their original case. */
const HEADINGS = ['h1', 'h2', 'h3', 'h4'].map((selector) => ({ selector, options: { uppercase: false } }));
