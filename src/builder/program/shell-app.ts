import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Hono, type Context } from 'hono';
import { compress } from 'hono/compress';
import { NodeRequest, sendNodeResponse } from 'srvx/node';
import { staticMiddleware } from 'srvx/static';
import { withInterfaceLanguage } from '../../authoring/interface-language-scope.ts';
import { tokenOfDraft } from '../protocol/draft-place.ts';
import { AFTER_PARAMETER, EVENTS_PATH } from '../protocol/push-events.ts';
import { actAs } from '../server/acting-person.ts';
import type { CallAnswer } from '../server/answer-call.ts';
import { refusalOfShell, SHELL_HEADERS } from '../server/request-guard.ts';
import { texts } from '../texts/texts.ts';
import { answerRequest, guarded, writtenAnswer, type CallServer } from './answer-request.ts';
import type { EventLog, Follower } from './event-log.ts';
import { shellPolicy } from './page-policy.ts';
import { languageOfRequest } from './request-language.ts';
import { SHELL_PATH, type ShellSettings } from './shell-page.ts';
import type { Visitor } from './sign-in/people-access.ts';

/** An app that reads the requests of Node's server. */
export interface NodeEnv {
  Bindings: {
    incoming: IncomingMessage;
    /** Who asks, where people sign in. */
    visitor?: Visitor | undefined;
  };
}

/** What the answers below `/_builder/` are made of. */
export interface ShellParts {
  calls: CallServer;
  events: EventLog;
  /**
   * Returns the page of the builder.
   * @param told what the page is told in place of what all pages are told
   */
  page: (told: Partial<ShellSettings>) => string | Promise<string>;
  /** Takes note that a session follows the events. Returns what is called when it no longer does. */
  follow?: ((session: string) => () => void) | undefined;
  /** Id of the draft that is edited; left out for the main one. */
  draft?: string | undefined;
  /** Returns the folder of the files that the page loads. Without it, something else answers for them. */
  folder?: () => string | Promise<string>;
}

/** Files with a hash in their name never change. */
export const FOREVER = 'public, max-age=31536000, immutable';

/** Random bytes of the nonce in a page's policy; the specification of the policy asks for 128 bits at least. */
const NONCE_BYTES = 16;

/**
 * Creates an app without routes. Its answers are for its own pages, and not cached unless a route says so.
 * @param address where people reach it. Texts are compressed on the web, which has a slower connection than one's own machine
 */
export function createNodeApp(address?: string): Hono<NodeEnv> {
  const app = new Hono<NodeEnv>();
  if (address?.startsWith('https:')) app.use(compress());
  app.use(({ env }, next) => withInterfaceLanguage(languageOfRequest(env.incoming.headers), next));
  app.use(async (context, next) => {
    await next();
    const { headers } = context.res;
    headers.set('X-Content-Type-Options', 'nosniff');
    headers.set('Cross-Origin-Resource-Policy', 'same-origin');
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  });
  app.onError((error) => {
    console.error(error);
    return sentence({ status: 500, message: texts.server.requests.failed });
  });
  return app;
}

/** Adds what answers below `/_builder/`: the shell's page and files, its events and its calls. */
export function addShell(app: Hono<NodeEnv>, { calls, events, page, follow, draft = '', folder }: ShellParts): void {
  app.get('/_builder', (context) => context.redirect(SHELL_PATH + new URL(context.req.url).search, 302));
  app.all(SHELL_PATH, async ({ env }) => {
    const refusal = refusalOfShell(guarded(env.incoming, calls.address));
    if (refusal) return sentence(refusal);
    const nonce = env.visitor && randomBytes(NONCE_BYTES).toString('base64');
    const policy = nonce && { 'Content-Security-Policy': shellPolicy(nonce) };
    const headers = { 'Content-Type': 'text/html; charset=utf-8', ...SHELL_HEADERS, ...policy };
    return new Response(await page({ ...toldTo(env, draft), ...(nonce && { nonce }) }), { headers });
  });
  app.get(EVENTS_PATH, ({ env, req }) => {
    const refusal = refusalOfShell(guarded(env.incoming, calls.address));
    if (refusal) return sentence(refusal);
    const after = req.header('Last-Event-ID') ?? req.query(AFTER_PARAMETER);
    return new Response(events.open(after, followerOf(env.visitor, follow)), {
      headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' },
    });
  });
  app.all('/_builder/*', async ({ env, req }, next) => {
    const { visitor } = env;
    const own = visitor && { token: tokenOfDraft(visitor.callToken, draft), role: visitor.person.role };
    const host = new URL(calls.address ?? req.url).host;
    const person = visitor && { ...visitor.person, host, session: visitor.session };
    const answer = actAs(person, () => answerRequest({ ...calls, ...own }, env.incoming, req.path));
    if (!answer) return next();
    const { status, body } = await answer;
    return sentence({ status, message: body });
  });
  if (folder) app.get('/_builder/assets/*', async (context, next) => serveFrom(await folder(), FOREVER)(context, next));
  app.all('/_builder/*', notFound);
}

/** Returns who follows the events, where people sign in. */
const followerOf = (visitor: Visitor | undefined, follow: ShellParts['follow']): Follower | undefined =>
  visitor && { isSignedIn: visitor.isSignedIn, onEnd: follow?.(visitor.session) ?? (() => undefined) };

/**
 * Returns what serves the files of a folder; a missing one is left to the next route.
 * @param headersOf further headers of a file, by its path
 */
export function serveFrom(dir: string, caching: string, headersOf?: (path: string) => Record<string, string>) {
  const serve = staticMiddleware({ dir, compress: false });
  return async (context: Context<NodeEnv>, next: () => Promise<void>): Promise<Response | void> => {
    const found = await serve(context.req.raw, notFound);
    if (found.status === 404) return next();
    found.headers.set('Cache-Control', caching);
    for (const [name, value] of Object.entries(headersOf?.(context.req.path) ?? {})) found.headers.set(name, value);
    return found;
  };
}

/**
 * What a page is told of the person who has signed in. The token of the session is no part of the page: its script fetches the
 * page once more to get it.
 */
function toldTo({ visitor, incoming: { headers } }: NodeEnv['Bindings'], draft: string): Partial<ShellSettings> {
  if (!visitor) return {};
  const isFetched = headers['sec-fetch-dest'] === 'empty' && headers['sec-fetch-site'] === 'same-origin';
  return { person: visitor.person, token: isFetched ? tokenOfDraft(visitor.callToken, draft) : '' };
}

/** Answers a request of Node's server. */
export async function answerByApp(
  app: Hono<NodeEnv>,
  request: IncomingMessage,
  response: ServerResponse,
  visitor?: Visitor,
): Promise<void> {
  const answer = await app.fetch(new NodeRequest({ req: request, res: response }), { incoming: request, visitor });
  await sendNodeResponse(response, answer);
}

/** Answers with JSON, or with a sentence about what is wrong. */
export function sentence({ status, message }: { status: number; message: CallAnswer['body'] }): Response {
  const { headers, text } = writtenAnswer({ status, body: message });
  return new Response(text, { status, headers });
}

/** Answers that there is nothing at an address. */
export const notFound = (): Response => sentence({ status: 404, message: 'Not found' });
