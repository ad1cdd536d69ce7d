import { join, relative, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { CONTENT_EVENT } from '../src/builder/protocol/push-events.ts';
import { requestedView, viewQuery } from '../src/builder/protocol/frame-view.ts';
import { SITE_DAY_EVENT } from '../src/builder/protocol/site-day.ts';
import { authorSite } from '../src/content/author-site.ts';
import { readTokens } from '../src/content/outputs/design-tokens.ts';
import { hasErrors } from '../src/content/diagnostics/diagnostic.ts';
import { includesFile, openDraftSite, readAnew, type DraftSite } from '../src/content/draft-site.ts';
import type { LoadedSite } from '../src/content/load-content.ts';
import { isIgnoredPath } from '../src/content/read/ignored-names.ts';
import { readBrand } from '../src/content/read/read-brand.ts';
import { BRAND_FILE } from '../src/theme/brand.ts';
import { watchFolder } from '../src/content/read/watch-folder.ts';
import { draftAnswer, type DraftAnswer } from '../src/hosting/draft-answer.ts';
import { BROUGHT_FILES, headersInFolder } from '../src/hosting/hosting.ts';
import { symbolAnswer } from '../src/hosting/symbol-answer.ts';
import { answerMockServices } from '../src/hosting/mock-services.ts';
import { dayPickerHead, requestedDay, siteDay } from './dev-day.ts';
import { openInProject, overlayPayload, errorPage } from './dev-errors.ts';
import { renderInDev } from './render-in-dev.ts';
import { answerGallery, watchExamples } from './section-gallery.ts';
import { reloadTheme } from './vite-plugin-theme-css.ts';

const SECTION_SCHEMA = /[\\/]src[\\/]sections[\\/][^\\/]+[\\/][^\\/]+\.schema\.ts$/;

/** The plugin's name, by which others find its `api`. */
export const CONTENT_DEV = 'content-dev';

/** What the plugin offers to others. */
export interface ContentDevApi extends Pick<DraftSite, 'settled' | 'take' | 'withTexts'> {
  /** The last valid site; `undefined` if the content had errors from the start. */
  site: () => LoadedSite | undefined;
  /** Calls back, until the server is started again, after changed content without errors was read. */
  onRead: (listener: () => void) => void;
}

/** Renders pages on request in development, and updates open pages when a YAML file is saved. */
export function contentDev(root: string): Plugin {
  let draft: DraftSite | undefined;
  let listener: (() => void) | undefined;
  const api: ContentDevApi = {
    site: () => draft?.site,
    settled: async () => draft?.settled(),
    take: (path) => draft?.take(path),
    withTexts: async (unsaved) => draft?.withTexts(unsaved),
    onRead: (next) => (listener = next),
  };
  return {
    name: CONTENT_DEV,
    api,
    apply: 'serve',
    config: () => ({ server: { watch: { ignored: (path) => path.startsWith(join(root, 'content')) } } }),
    async configureServer(server) {
      const opened = await openDraftSite(root, {
        async onRead(read, paths) {
          if (!hasErrors(read.diagnostics) && includesFile(paths, BRAND_FILE)) {
            readTokens();
            await reloadTheme(server);
          }
          announce(server, read);
          if (!hasErrors(read.diagnostics)) listener?.();
        },
        onFailure: (error) => server.config.logger.error(String(error)),
      });
      draft = opened;
      watchContent(server, root, opened);
      watchExamples(server, root, api.site);
      server.middlewares.use(openInProject(root));
      server.middlewares.use(({ url = '' }, response, next) => {
        for (const [name, value] of Object.entries(headersInFolder(BROUGHT_FILES, url)))
          response.setHeader(name, value);
        next();
      });
      serveSymbol(server, root);
      server.middlewares.use((request, response, next) => {
        void answerMockServices(root, request, response).then((done) => done || next(), next);
      });
      return () => {
        server.middlewares.use((request, response, next) => {
          const url = new URL(request.originalUrl ?? '/', 'http://localhost');
          answer(server, { root, draft: opened, url, destination: request.headers['sec-fetch-dest'] })
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

/** Serves the files that show the symbol, in the colors of the brand. */
function serveSymbol(server: ViteDevServer, root: string): void {
  server.middlewares.use(({ originalUrl = '/' }, response, next) => {
    symbolAnswer(root, new URL(originalUrl, 'http://localhost'), () => readBrand(root))
      .then((drawn) => {
        if (!drawn) return next();
        response.writeHead(200, { 'Content-Type': drawn.type, 'Cache-Control': 'no-cache' }).end(drawn.body);
      })
      .catch(next);
  });
}

/** Updates open pages on save. */
function watchContent(server: ViteDevServer, root: string, draft: DraftSite): void {
  const { take } = draft;
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
    draft.chosenDay = day ?? undefined;
    readAnew(draft, root);
  });
  server.ws.on('connection', () => hasErrors(draft.diagnostics) && announce(server, draft));
}

/** Makes open pages reload their data, or shows errors over the last valid page. */
function announce(server: ViteDevServer, { site, diagnostics, chosenDay }: DraftSite): void {
  if (!hasErrors(diagnostics)) {
    server.ws.send({ type: 'update', updates: [] }); // removes the overlay
    server.ws.send({ type: 'custom', event: CONTENT_EVENT });
    if (site) server.ws.send({ type: 'custom', event: SITE_DAY_EVENT, data: siteDay(site, chosenDay) });
    return;
  }
  server.ws.send(overlayPayload(server.config.root, diagnostics, site !== undefined));
}

interface PageRequest {
  root: string;
  draft: DraftSite;
  url: URL;
  /** The header `Sec-Fetch-Dest`. */
  destination: string | string[] | undefined;
}

async function answer(
  server: ViteDevServer,
  { root, draft: { site, diagnostics, chosenDay }, url, destination }: PageRequest,
): Promise<DraftAnswer | undefined> {
  if (!site) return errorPage(server, url.pathname, diagnostics);
  const ofGallery = await answerGallery(server, root, site, url.pathname);
  if (ofGallery) return ofGallery;
  const view = requestedView(url, String(destination));
  const found = draftAnswer(view ? authorSite(site, view) : site, url, () => readBrand(root).colors.paper);
  if (!found || !('page' in found)) return found;
  const page = { ...found.page, ...(view && { query: viewQuery(view) }) };
  const body = await renderInDev(server, page, dayPickerHead(siteDay(site, chosenDay)));
  return { status: found.page.page.missing ? 404 : 200, type: 'text/html', body };
}
