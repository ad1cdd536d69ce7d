import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hasErrors } from '../../content/diagnostics/diagnostic.ts';
import { includesFile, openDraftSite, type DraftSite } from '../../content/draft-site.ts';
import { BRAND_FILE } from '../../theme/brand.ts';
import { watchFolder } from '../../content/read/watch-folder.ts';
import { answerMockServices } from '../../hosting/mock-services.ts';
import { refusalOfTarget } from '../../hosting/request-targets.ts';
import { ONLINE_EVENT } from '../protocol/online-calls.ts';
import { PEOPLE_EVENT } from '../protocol/presence.ts';
import { CONTENT_EVENT, type PageChange } from '../protocol/push-events.ts';
import { CHANGED_EVENT, type ContentChange } from '../protocol/transport.ts';
import { guarded } from './answer-request.ts';
import { foreignRequest, isOwnRequest } from '../server/request-guard.ts';
import { followOnline } from '../server/online/follow-online.ts';
import { keepDraft } from '../server/repository/keep-draft.ts';
import { createBuilderHandlers } from '../server/session.ts';
import type { ShownPages } from '../server/trace/trace-handler.ts';
import { createPresence } from '../server/together/presence.ts';
import { createShellSettings } from './shell-page.ts';
import { createBuilderApp } from './builder-app.ts';
import { openBundle } from './bundle-files.ts';
import { openDraftPages, type DraftPages } from './draft-pages.ts';
import { createEventLog } from './event-log.ts';
import { openPlaces, openStored } from './open-stored.ts';
import { answerByApp } from './shell-app.ts';
import { createDoor, type Door } from './sign-in/door.ts';
import type { PeopleAccess } from './sign-in/people-access.ts';
import { LISTENING_HOST } from './preview/open-previews.ts';
import { createPeopleHandlers } from './sign-in/people-handlers.ts';
import { withVisits } from './sign-in/visit-handlers.ts';

/** The builder's program while it runs. */
export interface BuilderServer {
  port: number;
  /** Ends all connections and the renderer. */
  close: () => Promise<void>;
}

interface ServeOptions {
  root: string;
  port: number;
  /** What lets people in. Without it, whoever uses this machine edits. */
  access?: PeopleAccess | undefined;
  /** Where people see previews. Without an address, it's this machine's, unless the builder is on the web. */
  previews: { port: number; origin: string | undefined };
  /** Resolves with the folder of the bundle. The content is read meanwhile. */
  bundle: Promise<string>;
}

/** Serves the builder and the site as it's being edited. */
export async function serveBuilder(options: ServeOptions): Promise<BuilderServer> {
  const { root, port, access } = options;
  const events = createEventLog(randomBytes(8).toString('hex'));
  const draft = await openDraftSite(root, {
    onRead({ diagnostics }, paths) {
      if (hasErrors(diagnostics)) return;
      if (includesFile(paths, BRAND_FILE)) pages.readTheme();
      events.push({ name: CONTENT_EVENT, data: { theme: pages.themeUrl() } satisfies PageChange });
    },
    onFailure: (error) => console.error(error),
  });
  const { places, close: closePlaces } = openPlaces(root, access, (name) => events.push({ name }));
  const { keeper, online } = openOnline(root, () => events.push({ name: ONLINE_EVENT }));
  const ofFiles = [draft.take, keeper.touch];
  /** What is told of changes in `content/`, which is watched once. */
  const listeners: ((path: string) => void)[] = [...ofFiles];
  const handlers = createBuilderHandlers({
    root,
    pages: shownPages(draft, () => pages),
    announce: (files) => events.push({ name: CHANGED_EVENT, data: { files } satisfies ContentChange }),
    draft: keeper,
    online,
    ...places,
    watch: (tell) => void listeners.push(tell),
  });
  // The first visitor needn't wait for what is opened with the first call. A new bundle takes longer.
  void Promise.resolve(handlers.site({})).catch(() => undefined);
  const bundle = openBundle(await options.bundle);
  const pages = openDraftPages(root, bundle);
  const watches = [watchFolder(root, tellAll(listeners), 'content'), watchFolder(root, tellAll(ofFiles), 'public')];
  const shell = createShellSettings(root);
  const people = access && createPeopleHandlers(access, events.endOthers);
  const stored = await openStored({ ...options, bundle, draft, pages, notes: places.notes, handlers });
  const presence = access && createPresence((here) => events.tell({ name: PEOPLE_EVENT, data: here }));
  const calls = {
    root,
    handlers: { ...handlers, ...people, ...(presence && withVisits(access, presence, handlers)), ...stored.handlers },
    token: shell.token,
    address: access?.origin,
    onAnswer: keeper.noteCall,
  };
  const app = createBuilderApp({ calls, shell, bundle, draft, pages, events, follow: presence?.follow });
  const door = access && createDoor({ access, bundle, onEnd: events.endOthers });
  const server = createBuilderServer(root, app, door);
  server.listen(port, LISTENING_HOST);
  await once(server, 'listening');
  // Nor for what is opened with the first page.
  void pages.answer(draft, new URL('/', 'http://localhost')).catch(() => undefined);
  return {
    port: (server.address() as AddressInfo).port, // it listens on a port
    async close() {
      for (const watching of watches) watching.close();
      online.close();
      events.close();
      presence?.close();
      server.close();
      server.closeAllConnections();
      stored.close();
      closePlaces();
      await Promise.all([pages.close(), keeper.close()]);
    },
  };
}

/**
 * Returns the pages as calls see them.
 * @param pages returns the rendered pages, which are there before the first call is answered
 */
const shownPages = (draft: DraftSite, pages: () => DraftPages): ShownPages => ({
  ...draft,
  site: () => draft.site,
  render: (request) => pages().renderMarkup(request),
  visitors: { site: draft.forVisitors, document: (site, address) => pages().documentOf(site, address) },
});

/** Keeps the draft in the repository, and follows the online copy. Tells when something else is known of either. */
const openOnline = (root: string, tell: () => void) => ({
  keeper: keepDraft({ root, onProblem: tell }),
  online: followOnline(root, tell),
});

/** Returns what tells all listeners of a changed path, also those that are added later. */
const tellAll = (listeners: readonly ((path: string) => void)[]) => (path: string) => {
  for (const listener of listeners) listener(path);
};

/** Creates the server of the program, which answers this machine only, or those whom a door lets in. */
function createBuilderServer(root: string, app: ReturnType<typeof createBuilderApp>, door?: Door): Server {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const isOwn = door ? door.isOwn(request) : isOwnRequest(guarded(request));
    const refusal = isOwn ? refusalOfTarget(request.url ?? '/') : foreignRequest();
    if (refusal)
      return void response
        .writeHead(refusal.status, { 'Content-Type': 'text/plain; charset=utf-8' })
        .end(`${refusal.message}\n`);
    const visitor = await door?.enter(request, response);
    if (door && !visitor) return;
    if (await answerMockServices(root, request, response)) return;
    await answerByApp(app, request, response, visitor);
  };
  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  });
}
