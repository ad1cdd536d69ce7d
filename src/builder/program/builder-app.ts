import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Hono, type Context } from 'hono';
import { staticMiddleware } from 'srvx/static';
import { PICTURES_FOLDER } from '../../authoring/reference/section-gallery.ts';
import type { DraftSite } from '../../content/draft-site.ts';
import type { DraftAnswer } from '../../hosting/draft-answer.ts';
import { texts } from '../texts/texts.ts';
import { AFTER_PARAMETER, EVENT_META, EVENTS_PATH } from '../protocol/push-events.ts';
import type { CallAnswer } from '../server/answer-call.ts';
import { answerRequest, guarded, writtenAnswer, type CallServer } from './answer-request.ts';
import { refusalOfShell, SHELL_HEADERS } from '../server/request-guard.ts';
import { SHELL_PATH, shellPage, type ShellSettings } from './shell-page.ts';
import { SHELL_FOLDER, SITE_FOLDER, type BuilderBundle } from './bundle-files.ts';
import { THEME_PATH, type DraftPages } from './draft-pages.ts';
import type { EventLog } from './event-log.ts';
import { pagePolicy } from './page-policy.ts';

/** What the program's answers are made of. */
export interface BuilderParts {
  calls: CallServer;
  shell: ShellSettings;
  bundle: BuilderBundle;
  draft: DraftSite;
  pages: DraftPages;
  events: EventLog;
}

interface Env {
  Bindings: { incoming: IncomingMessage };
}

/** Files with a hash in their name never change. */
const FOREVER = 'public, max-age=31536000, immutable';

/** Three frames show the same pictures, and show them again when the router takes over. */
const BRIEFLY = 'private, max-age=5';

/** Creates what answers the requests of the builder's program. */
export function createBuilderApp(parts: BuilderParts): Hono<Env> {
  const { calls, draft, pages, events } = parts;
  const app = new Hono<Env>();
  app.use(async (context, next) => {
    await next();
    const { headers } = context.res;
    headers.set('X-Content-Type-Options', 'nosniff');
    headers.set('Cross-Origin-Resource-Policy', 'same-origin');
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  });
  app.get('/_builder', (context) => context.redirect(SHELL_PATH + new URL(context.req.url).search, 302));
  app.all(SHELL_PATH, (context) => sendShell(parts, context));
  app.get(EVENTS_PATH, (context) => {
    const refusal = refusalOfShell(guarded(context.env.incoming));
    if (refusal) return sentence(refusal);
    const after = context.req.header('Last-Event-ID') ?? context.req.query(AFTER_PARAMETER);
    return new Response(events.open(after), {
      headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' },
    });
  });
  app.get(THEME_PATH, async ({ req }) => {
    const isCurrent = req.url.endsWith(pages.themeUrl());
    const headers = { 'Content-Type': CSS, 'Cache-Control': isCurrent ? FOREVER : 'no-store' };
    return new Response(await pages.themeStyles(), { headers });
  });
  app.all('/_builder/*', async (context, next) => {
    const answer = answerRequest(calls, context.env.incoming, context.req.path);
    if (!answer) return next();
    const { status, body } = await answer;
    return sentence({ status, message: body });
  });
  addFiles(app, parts);
  app.all('*', async (context) => {
    await draft.settled();
    const found = await pages.answer(draft, new URL(context.req.url));
    if (!found) return notFound();
    const response = pageResponse(found);
    if (draft.site && found.type === 'text/html' && found.status < 500)
      response.headers.set('Content-Security-Policy', pagePolicy(draft.site, parts.bundle.site.headScript));
    return response;
  });
  app.onError((error) => {
    console.error(error);
    return sentence({ status: 500, message: texts.server.requests.failed });
  });
  return app;
}

const CSS = 'text/css; charset=utf-8';

/** Serves the files of the bundle, of `public/`, and the pictures of section types. */
function addFiles(app: Hono<Env>, { calls: { root }, bundle }: BuilderParts): void {
  const serveFrom = (dir: string, caching?: string) => {
    const serve = staticMiddleware({ dir, compress: false });
    return async (context: Context<Env>, next: () => Promise<void>) => {
      const found = await serve(context.req.raw, notFound);
      if (found.status === 404) return next();
      if (caching !== undefined) found.headers.set('Cache-Control', caching);
      return found;
    };
  };
  app.get('/_builder/assets/*', serveFrom(join(bundle.folder, SHELL_FOLDER), FOREVER));
  app.get('/_builder/*', notFound);
  app.get('/assets/*', serveFrom(join(bundle.folder, SITE_FOLDER), FOREVER));
  const ofPublic = serveFrom(join(root, 'public'), BRIEFLY);
  app.get(`/${PICTURES_FOLDER}/*`, serveFrom(root, BRIEFLY));
  app.get('*', (context, next) => (/\.\w+$/.test(context.req.path) ? ofPublic(context, next) : next()));
}

function sendShell({ shell, bundle, events }: BuilderParts, { env }: Context<Env>): Response {
  const refusal = refusalOfShell(guarded(env.incoming));
  if (refusal) return sentence(refusal);
  const { entry, preloads, styles } = bundle.shell;
  const head = [
    `<meta name="${EVENT_META}" content="${events.lastId()}">`,
    ...preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
  ];
  return new Response(shellPage(shell, entry, `${head.join('\n')}\n`), {
    headers: { 'Content-Type': 'text/html; charset=utf-8', ...SHELL_HEADERS },
  });
}

/** Sends JSON, or a sentence about what is wrong. */
function sentence({ status, message }: { status: number; message: CallAnswer['body'] }): Response {
  const { headers, text } = writtenAnswer({ status, body: message });
  return new Response(text, { status, headers });
}

const notFound = (): Response => sentence({ status: 404, message: 'Not found' });

const pageResponse = ({ status, type, body, location }: DraftAnswer): Response =>
  new Response(body, {
    status,
    headers: { 'Content-Type': `${type}; charset=utf-8`, ...(location !== undefined && { Location: location }) },
  });
