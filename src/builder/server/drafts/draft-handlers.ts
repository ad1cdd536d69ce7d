import { createTaskQueue } from '../../../data/task-queue.ts';
import { commitDraft } from '../../../publishing/draft-ref.ts';
import { PublishError } from '../../../publishing/publish-failure.ts';
import { publishingFolders } from '../../../publishing/publishing-folders.ts';
import { NO_HOOKS } from '../../../publishing/version-git.ts';
import { runGit } from '../../../authoring/git/run-git.ts';
import type { Database } from '../../people/database.ts';
import {
  addNamedDraft,
  ENDED_TERM_MS,
  endNamedDraft,
  findNamedDraft,
  listNamedDrafts,
  newDraftId,
  resumeNamedDraft,
  type NamedDraft,
} from '../../people/named-drafts.ts';
import type { BuilderHandlers } from '../../protocol/calls.ts';
import type { DraftAnswers, ListedDraft } from '../../protocol/draft-calls.ts';
import { MAX_DRAFTS } from '../../protocol/draft-place.ts';
import { draftTexts } from '../../texts/drafts/draft-texts.ts';
import { danishDrafts } from '../../texts/drafts/danish.ts';
import { englishDrafts } from '../../texts/drafts/english.ts';
import { actingPerson } from '../acting-person.ts';
import { CallError } from '../answer-call.ts';
import type { BuilderContext } from '../builder-context.ts';
import type { InSession } from '../session.ts';
import { applyDraft, draftChanges } from './apply-draft.ts';
import type { OpenDraftsPlace } from './open-drafts-place.ts';
import { refOfDraft } from './draft-worktree.ts';

/** Creates the handlers of the calls about drafts beside the main one, which is the one of this session. */
export function draftHandlers(
  { root, draft: keeper }: Pick<BuilderContext, 'root' | 'draft'>,
  place: OpenDraftsPlace,
  inSession: InSession,
): Pick<BuilderHandlers, keyof DraftAnswers> {
  const inTurn = createTaskQueue();
  const find = (id: string): NamedDraft => {
    const found = findNamedDraft(place.database(), id);
    if (!found || found.ended !== null) throw new CallError(draftTexts().server.gone);
    return found;
  };
  const end = async (draft: NamedDraft, isApplied: boolean) => {
    endNamedDraft(place.database(), draft.id, isApplied);
    await place.tell(draft.id);
    await place.close(draft.id);
  };
  return {
    drafts: () => inTurn(async () => ({ drafts: await listDrafts(place) })),
    createDraft: ({ name }) =>
      inTurn(async () => {
        checkName(place.database(), name);
        await keeper?.commitNow();
        const id = await beginDraft(root, place.database(), name);
        await place.tell();
        return { id };
      }),
    draftChanges: async ({ id }) => inSession((session) => draftChanges(session, place, find(id)))(undefined),
    applyDraft: ({ id, choices }) =>
      inTurn(async () => {
        const draft = find(id);
        await keeper?.commitNow();
        const outcome = await inSession((session) => applyDraft(session, place, draft, choices))(undefined);
        if (!('tip' in outcome)) return outcome;
        keeper?.noteCall('applyDraft');
        const words = draftTexts().server;
        // What somebody has saved in the meantime isn't in the main draft.
        if ((await place.commit(draft)) !== outcome.tip)
          return { state: 'done', message: words.changedMeanwhile(draft.name) };
        await end(draft, true);
        return { state: 'done', message: words.done(draft.name) };
      }),
    discardDraft: ({ id }) =>
      inTurn(async () => {
        const draft = find(id);
        await failing(() => place.commit(draft));
        await end(draft, false);
        return {};
      }),
    resumeDraft: ({ id }) =>
      inTurn(async () => {
        const database = place.database();
        const draft = findNamedDraft(database, id);
        if (!draft || draft.ended === null) throw new CallError(draftTexts().server.gone);
        const name = freeName(database, draft.name);
        checkName(database, name);
        resumeNamedDraft(database, id, name);
        await place.tell();
        return { name };
      }),
  };
}

/** Lists the drafts. Those that ended long ago are forgotten; their refs stay. */
async function listDrafts({ database, forget }: OpenDraftsPlace): Promise<ListedDraft[]> {
  const listed: ListedDraft[] = [];
  for (const { id, name, person, created, ended, isApplied } of listNamedDrafts(database())) {
    if (ended !== null && ended + ENDED_TERM_MS < Date.now()) await forget(id);
    else
      listed.push({
        id,
        name,
        created,
        ...(person !== null && { person }),
        ...(ended !== null && { ended: { isApplied } }),
      });
  }
  return listed;
}

/** Refuses a name that another draft has, and a draft more than there may be. */
function checkName(database: Database, name: string): void {
  const words = draftTexts().server;
  const open = openNames(database);
  if (open.length >= MAX_DRAFTS) throw new CallError(words.tooMany(MAX_DRAFTS));
  if (isTaken(open, name)) throw new CallError(words.taken);
}

const openNames = (database: Database): string[] =>
  listNamedDrafts(database).flatMap(({ name, ended }) => (ended === null ? [name] : []));

const isTaken = (open: readonly string[], name: string): boolean =>
  [...open, englishDrafts.main, danishDrafts.main].some((one) => one.toLowerCase() === name.toLowerCase());

/** Returns a name that no open draft has. */
function freeName(database: Database, name: string): string {
  const open = openNames(database);
  for (let number = 2; ; number += 1) {
    const tried = number === 2 ? name : `${name} ${number - 1}`;
    if (!isTaken(open, tried)) return tried;
  }
}

/** Begins a draft with what is on disk. Its ref is there before anybody knows of it. Returns its id. */
const beginDraft = (root: string, database: Database, name: string): Promise<string> =>
  failing(async () => {
    const base = await commitDraft(root, publishingFolders(root).data);
    const id = newDraftId();
    const { status, stderr } = await runGit(root, [...NO_HOOKS, 'update-ref', refOfDraft(id), base, '']);
    if (status !== 0) throw new PublishError({ kind: 'git', details: `git update-ref: ${stderr.trim()}` });
    addNamedDraft(database, { id, name, base }, actingPerson()?.id);
    return id;
  });

/** Runs what needs git. Says in a sentence why that failed. */
async function failing<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof PublishError)) throw error;
    console.error(error);
    const words = draftTexts().server;
    throw new CallError(error.failure.kind === 'git' ? words.failed : words.needsHistory);
  }
}
