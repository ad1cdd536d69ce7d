import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { formatDiagnostics, fileTexts } from '../../content/diagnostics/format-diagnostics.ts';
import { authorSite } from '../../content/author-site.ts';
import type { DraftSite } from '../../content/draft-site.ts';
import type { LoadedSite } from '../../content/load-content.ts';
import { escapeXml } from '../../content/outputs/escape-xml.ts';
import type { RenderRequest } from '../../content/page-data/render-requests.ts';
import { readBrand } from '../../content/read/read-brand.ts';
import { interfaceLanguage } from '../../i18n/interface-language.ts';
import type { Brand } from '../../theme/brand.ts';
import { readTokens } from '../../content/outputs/design-tokens.ts';
import { draftAnswer, type DraftAnswer } from '../../hosting/draft-answer.ts';
import { texts } from '../texts/texts.ts';
import { requestedView, viewQuery } from '../protocol/frame-view.ts';
import { THEME_ATTRIBUTE } from '../protocol/push-events.ts';
import { RENDERER_FILE, RENDERING_FOLDER, type BuilderBundle } from './bundle-files.ts';
import { RenderError, startRenderer, type Renderer } from './renderer.ts';

/** The pages of the site as it's being edited. */
export interface DraftPages {
  /**
   * Answers a request for a page or its data; `undefined` for a file.
   * @param destination the header `Sec-Fetch-Dest`
   */
  answer: (draft: DraftSite, url: URL, destination?: string) => Promise<DraftAnswer | undefined>;
  /** Answers the same for a site that is another view of the draft. */
  answerFor: (site: LoadedSite, url: URL) => Promise<DraftAnswer | undefined>;
  /** Returns the HTML of a page by its address; `undefined` if it doesn't exist or can't be shown. */
  documentOf: (site: LoadedSite, address: string) => Promise<string | undefined>;
  /** Renders a page without scripts and styles. */
  renderMarkup: (request: RenderRequest) => Promise<string>;
  /** URL of the stylesheet with the brand's variables, as they are now. */
  themeUrl: () => string;
  /** The brand as it is now. */
  brand: () => Brand;
  /** Reads the brand again. */
  readTheme: () => void;
  /** The stylesheet with the brand's variables. */
  themeStyles: () => Promise<string>;
}

/** Where the stylesheet with the brand's variables is; a hash follows. */
export const THEME_PATH = '/_builder/theme.css';

/** Starts the renderer of a bundle. It renders the pages of all drafts. */
export const startPageRenderer = (bundle: BuilderBundle): Renderer =>
  startRenderer({ file: join(bundle.folder, RENDERING_FOLDER, RENDERER_FILE), data: bundle.site });

/** Opens the pages of a draft. */
export function openDraftPages(root: string, renderer: Renderer): DraftPages {
  let brand = readBrand(root);
  /** The stylesheet that was made last. All frames ask for it. */
  let theme: { url: string; styles: Promise<string> } | undefined;
  const themeUrl = () =>
    `${THEME_PATH}?${createHash('sha256').update(JSON.stringify(brand)).digest('hex').slice(0, 8)}`;
  const render = async (request: RenderRequest): Promise<DraftAnswer> => {
    const theme = `<link rel="stylesheet" href="${themeUrl()}" ${THEME_ATTRIBUTE}>`;
    try {
      const body = await renderer.run({ kind: 'page', request, theme, themeColor: brand.colors.paper });
      return { status: request.page.missing ? 404 : 200, type: 'text/html', body };
    } catch (error) {
      if (!(error instanceof RenderError)) throw error;
      const title = texts.server.pages.notShown(request.url);
      console.error(`${title}. ${error.message}`);
      return errorPage(title, error.message);
    }
  };
  const answerFor = async (site: LoadedSite, url: URL): Promise<DraftAnswer | undefined> => {
    const found = draftAnswer(site, url, () => brand.colors.paper);
    return found && 'page' in found ? render(found.page) : found;
  };
  return {
    async answer({ site, diagnostics }, url, destination) {
      if (!site) {
        const listing = formatDiagnostics(diagnostics, 'pretty', { textOf: fileTexts(root) });
        return errorPage(texts.server.pages.mistakes, listing, RELOADED);
      }
      const view = requestedView(url, destination);
      const found = draftAnswer(view ? authorSite(site, view) : site, url, () => brand.colors.paper);
      if (!found || !('page' in found)) return found;
      return render({ ...found.page, ...(view && { query: viewQuery(view) }) });
    },
    answerFor,
    async documentOf(site, address) {
      const found = await answerFor(site, new URL(address, 'http://localhost'));
      return found?.status === 200 ? found.body : undefined;
    },
    renderMarkup: (request) => renderer.run({ kind: 'markup', request }),
    themeUrl,
    brand: () => brand,
    readTheme() {
      brand = readBrand(root);
      readTokens();
    },
    themeStyles() {
      const url = themeUrl();
      if (theme?.url !== url) {
        const task = { kind: 'theme', brand } as const;
        // On a busy machine, what is rendered before it may have ended the thread.
        theme = { url, styles: renderer.run(task).catch(() => renderer.run(task)) };
        theme.styles.catch(() => (theme = undefined));
      }
      return theme.styles;
    },
  };
}

/** Loads the page again until it can be shown. */
const RELOADED = '<meta http-equiv="refresh" content="2">\n';

/** Says why there's no page. */
const errorPage = (title: string, listing: string, head = ''): DraftAnswer => ({
  status: 500,
  type: 'text/html',
  body: `<!DOCTYPE html>
<html lang="${interfaceLanguage()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}<title>${escapeXml(title)}</title>
<style>body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif } pre { overflow-x: auto; white-space: pre-wrap }</style>
</head>
<body>
<main>
<h1>${escapeXml(title)}</h1>
<pre>${escapeXml(listing)}</pre>
</main>
</body>
</html>
`,
});
