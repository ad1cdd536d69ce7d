import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerMockServices } from '../../hosting/mock-services.ts';
import { refusalOfTarget } from '../../hosting/request-targets.ts';
import { ONLINE_EVENT } from '../protocol/online-calls.ts';
import { guarded } from './answer-request.ts';
import { foreignRequest, isOwnRequest } from '../server/request-guard.ts';
import { followOnline } from '../server/online/follow-online.ts';
import { createShellSettings, settingsOfDraft, type ShellSettings } from './shell-page.ts';
import { createBuilderApp } from './builder-app.ts';
import { openBundle } from './bundle-files.ts';
import { startPageRenderer } from './draft-pages.ts';
import { openPlaces, openStored } from './open-stored.ts';
import { answerByApp } from './shell-app.ts';
import { createDoor, type Door } from './sign-in/door.ts';
import type { PeopleAccess } from './sign-in/people-access.ts';
import { LISTENING_HOST } from './preview/open-previews.ts';
import { createPeopleHandlers } from './sign-in/people-handlers.ts';
import { withVisits } from './sign-in/visit-handlers.ts';
import { openWorkspace, type Workspace } from './workspace.ts';
import { createDraftPreview } from './preview/preview-app.ts';
import { apartHandlers } from './drafts/apart-handlers.ts';
import { openDrafts } from './drafts/open-drafts.ts';
import type { Renderer } from './renderer.ts';
import type { BuilderContext } from '../server/builder-context.ts';
import { refOfDraft } from '../server/drafts/draft-worktree.ts';
import type { BuilderHandlers } from '../protocol/calls.ts';
import type { EventLog } from './event-log.ts';
import { publishingFolders } from '../../publishing/publishing-folders.ts';

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
  /** Ends the program, so that it's started again with other code. Left out: a developer installs code. */
  restart?: () => void;
  /** Resolves with the folder of the bundle. The content is read meanwhile. */
  bundle: Promise<string>;
}

/** Serves the builder and the site as it's being edited. */
export async function serveBuilder(options: ServeOptions): Promise<BuilderServer> {
  const { root, port, access } = options;
  const opening = options.bundle.then(openBundle);
  const renderer = opening.then(startPageRenderer);
  // A bundle that can't be made is reported once the content is read.
  renderer.catch(() => undefined);
  const program = options.restart && { restart: options.restart, pause: () => pauseServer(server) };
  const site = await openSite({ root, access, renderer, program });
  const { main, places, online, drafts } = site;
  const bundle = await opening;
  const shell = settingsOfDraft(createShellSettings(root), root, { id: '', name: '' });
  const endOthers = () => {
    main.events.endOthers();
    void drafts.workspaces().then((all) => all.forEach(({ events }) => events.endOthers()));
  };
  const people = access && createPeopleHandlers(access, endOthers);
  const { draft, pages, handlers } = main;
  void renderFirst(main).catch(() => undefined);
  const stored = await openStored({
    ...options,
    bundle,
    draft,
    pages,
    notes: places.notes,
    handlers,
    draftOf: drafts.previewOf,
  });
  const parts: AppParts = { access, bundle, people, releases: publishingFolders(root).releases };
  const app = appOf(parts, main, shell, { ...handlers, ...stored.handlers() });
  site.openWith(async ({ id, name }, folders) => {
    const place = { ref: refOfDraft(id), data: folders.data };
    const workspace = await openWorkspace({ root: folders.root, folders, place, renderer, isShared: Boolean(access) });
    const own = { ...apartHandlers(workspace, handlers), ...stored.handlers(id) };
    return {
      workspace,
      app: appOf(parts, workspace, settingsOfDraft(shell, folders.root, { id, name }), own),
      preview: createDraftPreview({ ...workspace, bundle, address: options.previews.origin, takesNotes: false }),
    };
  });
  const door = access && createDoor({ access, bundle, onEnd: endOthers });
  const server = createBuilderServer(root, async (request) => (await drafts.appOf(request)) ?? app, door);
  server.listen(port, LISTENING_HOST);
  await once(server, 'listening');
  return {
    port: portOfServer(server),
    async close() {
      online.close();
      const closing = [main.close(), drafts.close()];
      server.close();
      server.closeAllConnections();
      stored.close();
      await Promise.all([(await renderer).close(), ...closing]);
      site.closePlaces();
    },
  };
}

/** The port of a server that listens on one. */
const portOfServer = (server: Server): number => (server.address() as AddressInfo).port;

/** Lets a server answer nothing. Returns what lets it answer again, on the same port. */
function pauseServer(server: Server): () => void {
  const port = portOfServer(server);
  server.close();
  server.closeAllConnections();
  return () => void server.listen(port, LISTENING_HOST);
}

/** Renders a page as visitors would see it: who opens the first one needn't wait for what is opened with it. */
async function renderFirst({ draft, pages }: Pick<Workspace, 'draft' | 'pages'>): Promise<void> {
  const site = await draft.forVisitors();
  const [region] = site?.content.shownRegions ?? [];
  if (site && region !== undefined) await pages.answerFor(site, new URL(`/${region}/`, 'http://localhost'));
}

/** Opens the main draft, with the notes, the online copy, and the drafts beside it. */
async function openSite({
  root,
  access,
  renderer,
  program,
}: Pick<ServeOptions, 'root' | 'access'> & Pick<BuilderContext, 'program'> & { renderer: Promise<Renderer> }) {
  let tell: EventLog['push'] = () => undefined;
  let open: OpenApart = () => Promise.reject(new Error('The builder is starting.'));
  const { places, close: closePlaces } = openPlaces(root, access, (name) => tell({ name }));
  const online = followOnline(root, () => tell({ name: ONLINE_EVENT }));
  const drafts = openDrafts({
    folders: publishingFolders(root),
    database: places.notes.database,
    open: (...found) => open(...found),
    tell: (event) => tell(event),
  });
  const more = (push: typeof tell) => {
    tell = push;
    return { ...places, online, drafts: drafts.place, ...(program && { program }) };
  };
  const main = await openWorkspace({ root, renderer, isShared: access !== undefined, more });
  return { main, places, closePlaces, online, drafts, openWith: (opener: OpenApart) => void (open = opener) };
}

type OpenApart = Parameters<typeof openDrafts>[0]['open'];

/** What the apps of all drafts share. */
interface AppParts extends Pick<Parameters<typeof createBuilderApp>[0], 'bundle' | 'releases'> {
  access: PeopleAccess | undefined;
  people: Partial<BuilderHandlers> | undefined;
}

/** Returns what answers for a draft. */
function appOf(
  { access, people, ...parts }: AppParts,
  { root, draft, pages, events, presence, handlers, keeper }: Workspace,
  shell: ShellSettings,
  own: Partial<BuilderHandlers>,
) {
  const visits = access && presence && withVisits(access, presence, handlers);
  const calls = {
    root,
    handlers: { ...own, ...people, ...visits },
    token: shell.token,
    address: access?.origin,
    onAnswer: keeper.noteCall,
  };
  return createBuilderApp({ ...parts, calls, shell, draft, pages, events, follow: presence?.follow });
}

/**
 * Creates the server of the program, which answers this machine only, or those whom a door lets in.
 * @param appFor returns what answers for the draft that a request is about
 */
function createBuilderServer(
  root: string,
  appFor: (request: IncomingMessage) => Promise<ReturnType<typeof createBuilderApp>>,
  door?: Door,
): Server {
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
    await answerByApp(await appFor(request), request, response, visitor);
  };
  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  });
}
