import { join } from 'node:path';
import type { Hono } from 'hono';
import { PICTURES_FOLDER } from '../../authoring/reference/section-gallery.ts';
import type { DraftSite } from '../../content/draft-site.ts';
import type { DraftAnswer } from '../../hosting/draft-answer.ts';
import { BROUGHT_FILES, headersInFolder } from '../../hosting/hosting.ts';
import { symbolAnswer } from '../../hosting/symbol-answer.ts';
import { SYMBOL_FILES } from '../../content/outputs/symbol/symbol-files.ts';
import { FONTS_FOLDER } from '../../theme/added-font.ts';
import type { CallServer } from './answer-request.ts';
import { SHELL_FOLDER, SITE_FOLDER, type BuilderBundle } from './bundle-files.ts';
import { THEME_PATH, type DraftPages } from './draft-pages.ts';
import type { EventLog } from './event-log.ts';
import { pagePolicy } from './page-policy.ts';
import { addVersionFiles } from './version-files.ts';
import { addWorker } from './service-worker.ts';
import { addShell, createNodeApp, FOREVER, notFound, serveFrom, type NodeEnv, type ShellParts } from './shell-app.ts';
import { bundledShellPage, type ShellSettings } from './shell-page.ts';

/** What the program's answers are made of. */
export interface BuilderParts {
  calls: CallServer;
  /** The folder of the published versions. */
  releases: string;
  shell: ShellSettings;
  bundle: BuilderBundle;
  draft: DraftSite;
  pages: DraftPages;
  events: EventLog;
  /** Takes note that a session follows the events; see `ShellParts`. */
  follow?: ShellParts['follow'];
}

/**
 * Three frames show the same pictures, and show them again when the router takes over. On a busy machine, 20 seconds pass
 * until they do.
 */
const BRIEFLY = 'private, max-age=30';

/** Creates what answers the requests of the builder's program. */
export function createBuilderApp(parts: BuilderParts): Hono<NodeEnv> {
  const { calls, shell, bundle, draft, pages, events, follow } = parts;
  const app = createNodeApp(calls.address);
  addTheme(app, pages);
  addWorker(app, bundle.folder);
  addVersionFiles(app, parts.releases);
  addShell(app, {
    calls,
    events,
    follow,
    draft: shell.draft?.id,
    page: (told) => bundledShellPage({ ...shell, ...told }, bundle.shell, events.lastId(), true),
    folder: () => join(bundle.folder, SHELL_FOLDER),
  });
  addFiles(app, { ...parts, root: calls.root });
  app.all('*', async (context) => {
    await draft.settled();
    const found = await pages.answer(draft, new URL(context.req.url), context.req.header('Sec-Fetch-Dest'));
    if (!found) return notFound();
    const response = pageResponse(found);
    if (draft.site && found.type === 'text/html' && found.status < 500)
      response.headers.set('Content-Security-Policy', pagePolicy(draft.site, bundle.site.headScript));
    return response;
  });
  return app;
}

const CSS = 'text/css; charset=utf-8';

/** Serves the brand's variables. */
export function addTheme(app: Hono<NodeEnv>, pages: DraftPages): void {
  app.get(THEME_PATH, async ({ req }) => {
    const isCurrent = req.url.endsWith(pages.themeUrl());
    const headers = { 'Content-Type': CSS, 'Cache-Control': isCurrent ? FOREVER : 'no-store' };
    return new Response(await pages.themeStyles(), { headers });
  });
}

/** What the files of the draft are found with. */
type FileParts = Pick<BuilderParts, 'bundle' | 'pages'> & { root: string };

/** Serves the site's files of the bundle, those of `public/`, and the pictures of section types. */
export function addFiles(app: Hono<NodeEnv>, { root, bundle, pages }: FileParts): void {
  app.get('/assets/*', serveFrom(join(bundle.folder, SITE_FOLDER), FOREVER));
  const ofPublic = serveFrom(join(root, 'public'), BRIEFLY, (path) => headersInFolder(BROUGHT_FILES, path));
  for (const address of SYMBOL_FILES)
    app.get(address, async ({ req }, next) => {
      const drawn = await symbolAnswer(root, new URL(req.url), pages.brand);
      if (!drawn) return next();
      return new Response(drawn.body, {
        headers: {
          'Content-Type': drawn.type,
          'Cache-Control': 'no-cache',
          ...headersInFolder(BROUGHT_FILES, address),
        },
      });
    });
  const ofFonts = serveFrom(root, FOREVER);
  app.get(`/${FONTS_FOLDER}/*`, (context, next) =>
    context.req.path.endsWith('.woff2') ? ofFonts(context, next) : next(),
  );
  app.get(`/${PICTURES_FOLDER}/*`, serveFrom(root, BRIEFLY));
  app.get('*', (context, next) => (/\.\w+$/.test(context.req.path) ? ofPublic(context, next) : next()));
}

/** Returns a page of the draft, or its data, as a response. */
export const pageResponse = ({ status, type, body, location }: DraftAnswer): Response =>
  new Response(body, {
    status,
    headers: { 'Content-Type': `${type}; charset=utf-8`, ...(location !== undefined && { Location: location }) },
  });
