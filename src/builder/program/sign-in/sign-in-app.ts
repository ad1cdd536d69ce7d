import { join } from 'node:path';
import type { Context, Hono } from 'hono';
import { deviceOf } from '../../people/device-name.ts';
import { endSession, startSession } from '../../people/sessions.ts';
import { createTryLimit } from '../../people/try-limit.ts';
import { DEVICE_PATH, INVITATION_PATH, NEXT_PARAMETER, SIGN_IN_PATH, SIGN_OUT_PATH } from '../../protocol/sign-in.ts';
import { SIGN_IN_INPUTS, type SignInStep } from '../../protocol/sign-in-inputs.ts';
import { readBody } from '../../server/answer-call.ts';
import { refusalOfPost } from '../../server/request-guard.ts';
import { signInTexts } from '../../texts/sign-in/sign-in-texts.ts';
import { guarded } from '../answer-request.ts';
import { SIGN_IN_FOLDER, type BuilderBundle } from '../bundle-files.ts';
import { createNodeApp, FOREVER, notFound, sentence, serveFrom, type NodeEnv } from '../shell-app.ts';
import { SHELL_PATH } from '../shell-page.ts';
import { clientAddress } from '../../../hosting/client-address.ts';
import { visitorOf, type PeopleAccess } from './people-access.ts';
import { sessionCookie } from './session-cookie.ts';
import { devicePage, invitationPage, SIGN_IN_HEADERS, signInPage } from './sign-in-page.ts';
import { takeStep } from './sign-in-steps.ts';

/** Where it's asked whether the builder runs. */
export const HEALTH_PATH = '/healthz';

/** Steps of signing in that an address may take in ten minutes: a household's, with mistakes. */
const STEPS_PER_ADDRESS = { tries: 100, withinMs: 10 * 60 * 1000 };

/** Largest body of a step, in bytes: an answer of a passkey. */
const MAX_STEP_BYTES = 32 * 1024;

/** What signing in is made of. */
interface SignInParts {
  access: PeopleAccess;
  bundle: BuilderBundle;
  /** Called when somebody has signed out. */
  onEnd: () => void;
}

/** Where another origin shows previews by their links. There is nothing here, for nobody: a link is no way in. */
const PREVIEW_LINKS_PATH = '/p';

/** Returns whether the app below answers a path, for anybody. */
export const isOpenPath = (path: string): boolean =>
  [HEALTH_PATH, SIGN_IN_PATH, INVITATION_PATH, DEVICE_PATH, SIGN_OUT_PATH, PREVIEW_LINKS_PATH].some(
    (own) => path === own || path.startsWith(`${own}/`),
  );

/** Creates what answers people who aren't signed in: pages and steps of signing in, and why nothing else is answered. */
export function createSignInApp({ access, bundle, onEnd }: SignInParts): Hono<NodeEnv> {
  const { origin, database } = access;
  const app = createNodeApp(origin);
  const { host } = new URL(origin);
  app.get(HEALTH_PATH, () => {
    database.first('SELECT 1');
    return new Response('ok\n', { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
  });
  app.get(SIGN_IN_PATH, ({ env, redirect }) =>
    visitorOf(access, env.incoming)
      ? redirect(SHELL_PATH, 302)
      : new Response(signInPage(host, bundle.signIn), { headers: SIGN_IN_HEADERS }),
  );
  app.get(INVITATION_PATH, () => new Response(invitationPage(host, bundle.signIn), { headers: SIGN_IN_HEADERS }));
  app.get(DEVICE_PATH, () => new Response(devicePage(host, bundle.signIn), { headers: SIGN_IN_HEADERS }));
  app.get(`${SIGN_IN_PATH}/assets/*`, serveFrom(join(bundle.folder, SIGN_IN_FOLDER), FOREVER));
  addSteps(app, access);
  app.all(SIGN_OUT_PATH, ({ env }) => {
    const refusal = refusalOfPost(guarded(env.incoming, origin));
    if (refusal) return sentence(refusal);
    const visitor = visitorOf(access, env.incoming);
    if (visitor) endSession(database, visitor.session);
    onEnd();
    return signedResponse(sessionCookie(origin), {});
  });
  app.all('*', refuseVisitor);
  return app;
}

/** Adds the steps of signing in. Each is sent by a page of this server, and counts for its address. */
function addSteps(app: Hono<NodeEnv>, access: PeopleAccess): void {
  const { origin, database } = access;
  const waitOf = createTryLimit(STEPS_PER_ADDRESS);
  for (const step of Object.keys(SIGN_IN_INPUTS) as SignInStep[])
    app.all(`/_builder/${step}`, async ({ env: { incoming } }) => {
      const refusal = refusalOfPost(guarded(incoming, origin));
      if (refusal) return sentence(refusal);
      const seconds = waitOf(clientAddress(incoming));
      if (seconds > 0) return tooMany(seconds);
      const body = await readBody(incoming, MAX_STEP_BYTES);
      const device = deviceOf(incoming.headers['user-agent']);
      const before = visitorOf(access, incoming);
      const context = { ...access, device, visitor: before };
      const outcome = await takeStep(context, step, body && parsed(body.toString('utf8')));
      if ('refusal' in outcome) return sentence({ status: 400, message: outcome.refusal });
      if (outcome.signedIn === undefined) return signedResponse(undefined, outcome.answer);
      // Somebody else may have set the cookie that the browser had: end its session.
      if (before) endSession(database, before.session);
      const { person, passkey } = outcome.signedIn;
      const secret = startSession(database, person, { passkey, device });
      return signedResponse(sessionCookie(origin, secret), outcome.answer);
    });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Answers with JSON, and sets the cookie of a session. */
const signedResponse = (cookie: string | undefined, body: object): Response =>
  Response.json(body, {
    headers: { 'Cache-Control': 'no-store', ...(cookie !== undefined && { 'Set-Cookie': cookie }) },
  });

function tooMany(seconds: number): Response {
  const refusal = sentence({ status: 429, message: signInTexts().refused.tooMany(Math.ceil(seconds / 60)) });
  refusal.headers.set('Retry-After', String(seconds));
  return refusal;
}

/** Leads whoever opens a page to the one for signing in; what pages load is refused with a sentence. */
function refuseVisitor({ req }: Context<NodeEnv>): Response {
  const { pathname, search } = new URL(req.url);
  if (isOpenPath(pathname)) return notFound();
  const opensPage =
    req.method === 'GET' && req.header('Sec-Fetch-Dest') !== 'iframe' && req.header('Accept')?.includes('text/html');
  if (!opensPage || pathname.startsWith('/_builder/api/'))
    return sentence({ status: 401, message: signInTexts().refused.signedOut });
  const query = new URLSearchParams({ [NEXT_PARAMETER]: `${pathname}${search}` });
  return new Response(null, {
    status: 302,
    headers: { Location: `${SIGN_IN_PATH}?${query}`, 'Cache-Control': 'no-store' },
  });
}
