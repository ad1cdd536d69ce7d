import type { IncomingHttpHeaders } from 'node:http';
import type { Hono } from 'hono';
import { parse } from 'hono/utils/cookie';
import { createTaskQueue } from '../../../data/task-queue.ts';
import { commitDraft } from '../../../publishing/draft-ref.ts';
import type { PublishingFolders } from '../../../publishing/publishing-folders.ts';
import type { Database } from '../../people/database.ts';
import { findNamedDraft, forgetNamedDraft, replaceBase, type NamedDraft } from '../../people/named-drafts.ts';
import { draftCookie, draftOfToken, DRAFTS_EVENT, type DraftsChange } from '../../protocol/draft-place.ts';
import type { PushedEvent } from '../../protocol/push-events.ts';
import { TOKEN_HEADER } from '../../protocol/transport.ts';
import type { OpenDraftsPlace } from '../../server/drafts/open-drafts-place.ts';
import { openDraftWorktree, refOfDraft, removeDraftWorktree } from '../../server/drafts/draft-worktree.ts';
import { migrateDraft } from '../../server/drafts/migrate-draft.ts';
import { draftTexts } from '../../texts/drafts/draft-texts.ts';
import { createNodeApp, sentence, type NodeEnv } from '../shell-app.ts';
import type { Workspace } from '../workspace.ts';

/** What answers for a draft. */
export interface DraftApps {
  workspace: Workspace;
  app: Hono<NodeEnv>;
  /** Answers for people who have a preview link. */
  preview: Hono<NodeEnv>;
}

/** The drafts beside the main one: each is opened when somebody asks for it, and closed when nobody does. */
export interface OpenDrafts {
  place: OpenDraftsPlace;
  /** Returns what answers a request; `undefined`: the main draft does. */
  appOf: (request: { headers: IncomingHttpHeaders }) => Promise<Hono<NodeEnv> | undefined>;
  /** Returns what shows a draft to people who have a link; `undefined` if it has ended. */
  previewOf: (id: string) => Promise<Hono<NodeEnv> | undefined>;
  /** The drafts that are open now. */
  workspaces: () => Promise<Workspace[]>;
  close: () => Promise<void>;
}

interface OpenDraftsOptions {
  /** The folders of the site. */
  folders: PublishingFolders;
  database: () => Database;
  /** Opens a draft in its folders. */
  open: (draft: NamedDraft, folders: PublishingFolders) => Promise<DraftApps>;
  /** Tells the browsers that edit the main draft that there are other drafts. */
  tell: (event: PushedEvent) => void;
  idleMs?: number;
}

/** Time without a request and a browser after which a draft is closed, in milliseconds. Its memory is free until somebody asks again. */
const IDLE_MS = 10 * 60_000;

/** Answers the calls of a page whose draft has ended. */
const endedApp = createNodeApp().all('*', () => sentence({ status: 410, message: draftTexts().server.gone }));

/** Opens the drafts of a site. */
export function openDrafts({ folders, database, open, tell, idleMs = IDLE_MS }: OpenDraftsOptions): OpenDrafts {
  const find = (id: string) => findNamedDraft(database(), id);
  const inTurn = createTaskQueue();
  const openFiles = (draft: NamedDraft) => inTurn(() => openCurrentFiles(folders, database(), draft));
  const used = createUsedDrafts(find, (draft) => openFiles(draft).then((own) => open(draft, own)));
  const closeIdle = () => void used.closeIdle(idleMs).catch((error: unknown) => console.error(error));
  const look = setInterval(closeIdle, idleMs / 10).unref();
  return {
    place: {
      database,
      close: used.close,
      async commit(draft) {
        await (await used.known(draft.id))?.workspace.keeper.commitNow();
        const { root, data } = await openFiles(draft);
        return commitDraft(root, data, [], refOfDraft(draft.id));
      },
      async forget(id) {
        await used.close(id);
        await removeDraftWorktree(folders, id);
        forgetNamedDraft(database(), id);
      },
      async tell(ended) {
        const event = { name: DRAFTS_EVENT, data: { ...(ended !== undefined && { ended }) } satisfies DraftsChange };
        tell(event);
        for (const { events } of await used.workspaces()) events.push(event);
      },
    },
    async appOf({ headers }) {
      const token = headers[TOKEN_HEADER];
      if (typeof token !== 'string') {
        const id = draftInCookie(headers);
        // A browser that still names a draft that has ended is in the main one.
        return id === '' ? undefined : (await used.get(id))?.app;
      }
      // A page whose browser has switched since saves in the draft that it shows.
      const id = draftOfToken(token);
      return id === '' ? undefined : ((await used.get(id))?.app ?? endedApp);
    },
    previewOf: async (id) => (await used.get(id))?.preview,
    workspaces: () => used.workspaces(),
    async close() {
      clearInterval(look);
      await used.closeAll();
    },
  };
}

/** Opens the files of a draft, in the format that the code reads. If they can't be migrated, they stay as they are. */
async function openCurrentFiles(
  folders: PublishingFolders,
  database: Database,
  { id }: NamedDraft,
): Promise<PublishingFolders> {
  const draft = findNamedDraft(database, id) as NamedDraft; // somebody has just found it
  const own = await openDraftWorktree(folders, draft);
  try {
    const base = await migrateDraft(own, draft);
    if (base !== draft.base) replaceBase(database, { id, base });
  } catch (error) {
    console.error(error);
  }
  return own;
}

/** A draft that is open. */
interface UsedDraft {
  apps: Promise<DraftApps>;
  /** When it was asked for last, in milliseconds since 1970. */
  usedAt: number;
}

/**
 * Opens drafts with their first use.
 * @param find finds a draft by its id
 */
function createUsedDrafts(
  find: (id: string) => NamedDraft | undefined,
  open: (draft: NamedDraft) => Promise<DraftApps>,
) {
  const used = new Map<string, UsedDraft>();
  const close = async (id: string): Promise<void> => {
    const found = used.get(id);
    used.delete(id);
    await found?.apps.then(
      ({ workspace }) => workspace.close(),
      () => undefined, // it never was open
    );
  };
  const begin = (draft: NamedDraft): UsedDraft => {
    const own: UsedDraft = { apps: open(draft), usedAt: 0 };
    // Opening it may take longer than it stays open unused.
    own.apps = own.apps.finally(() => (own.usedAt = performance.now()));
    return own;
  };
  return {
    close,
    known: async (id: string): Promise<DraftApps | undefined> => used.get(id)?.apps,
    /** Returns a draft; `undefined` if it has ended. */
    async get(id: string): Promise<DraftApps | undefined> {
      const draft = find(id);
      if (!draft || draft.ended !== null) return undefined;
      const own = used.get(id) ?? begin(draft);
      used.set(id, own);
      own.usedAt = performance.now();
      try {
        return await own.apps;
      } catch (error) {
        if (used.get(id) === own) used.delete(id);
        throw error;
      }
    },
    async workspaces(): Promise<Workspace[]> {
      const apps = await Promise.allSettled([...used.values()].map((one) => one.apps));
      return apps.flatMap((one) => (one.status === 'fulfilled' ? [one.value.workspace] : []));
    },
    /** Closes the drafts that nobody has used for a time, in milliseconds, and that no browser follows. */
    async closeIdle(idleMs: number): Promise<void> {
      for (const [id, own] of used) {
        const apps = await own.apps.catch(() => undefined); // whoever opened it hears why not
        if (apps && performance.now() - own.usedAt > idleMs && !apps.workspace.events.isFollowed()) await close(id);
      }
    },
    closeAll: () => Promise.all([...used.keys()].map(close)),
  };
}

/** Returns the id of the draft that a browser edits; '' for the main one. */
function draftInCookie({ cookie = '', host = '' }: IncomingHttpHeaders): string {
  const name = draftCookie(/:(\d+)$/.exec(host)?.[1] ?? '');
  return parse(cookie, name)[name] ?? '';
}
