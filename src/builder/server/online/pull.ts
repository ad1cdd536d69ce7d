import { makeChanges } from '../../../authoring/content-edit/edit-content.ts';
import type { Choices } from '../../../authoring/merge/merge-texts.ts';
import { runGit } from '../../../authoring/git/run-git.ts';
import { PublishError } from '../../../publishing/publish-failure.ts';
import { NO_HOOKS } from '../../../publishing/version-git.ts';
import type { PullOutcome } from '../../protocol/online-calls.ts';
import type { RepositoryRefusal } from '../../protocol/history-answers.ts';
import { remoteTexts } from '../../texts/remote/remote-texts.ts';
import { refusalText } from '../problems.ts';
import { gitRefusal } from '../repository/git-refusal.ts';
import { readRepository } from '../repository/repository-state.ts';
import type { BuilderSession } from '../session.ts';
import { conflictsInWords } from './conflict-words.ts';
import { readMove, type OnlineMove } from './online-move.ts';
import { fileBehindLink, mergeOnline, writeOthers, type PulledFiles } from './pull-files.ts';

const refused = (message: string, details = ''): PullOutcome => ({ state: 'refused', message, details });

/**
 * Takes over what the remote had at the last fetch: merges it with the files on disk, checks the result, writes it, and moves the branch. All of it, or
 * nothing.
 * @param choices what was chosen for each conflict, by its id
 * @param keepDraft commits what is on disk, so that it's in the repository whatever happens next
 */
export async function pullOnline(
  session: BuilderSession,
  choices: Choices,
  keepDraft: () => Promise<unknown>,
): Promise<PullOutcome> {
  try {
    return await pull(session, choices, keepDraft);
  } catch (error) {
    if (error instanceof PublishError && error.failure.kind === 'git')
      return refused(remoteTexts().pull.failed, error.failure.details);
    throw error;
  }
}

async function pull(
  session: BuilderSession,
  choices: Choices,
  keepDraft: () => Promise<unknown>,
): Promise<PullOutcome> {
  const { root } = session;
  const words = remoteTexts().pull;
  const state = await readRepository(root);
  if (!state) return refused(gitRefusal(await runGit(root, ['rev-parse', '--git-dir']), 'fetch').message);
  if (state.obstacle) return { state: 'refused', ...state.obstacle };
  const move = await readMove(root);
  if (!move) return { state: 'done', message: words.nothing };
  const obstacle = obstacleOf(root, move);
  if (obstacle) return { state: 'refused', ...obstacle };
  await keepDraft();
  const pulled = await mergeOnline(root, move, choices);
  if (pulled.conflicts.length > 0)
    return { state: 'conflicts', conflicts: await conflictsInWords(session, move, pulled.conflicts) };
  const refusal = writeMerged(session, pulled, words.step);
  if (refusal !== undefined) return refused(refusal);
  const branch = state.branch ?? '';
  const moved = await moveBranch(move, branch);
  return moved ?? { state: 'done', message: words.done(pulled.texts.length + pulled.others.length, move.people) };
}

/** Returns why the commits can't be taken over by a running builder, and what to do about it. */
export function obstacleOf(root: string, { code, files, hasOwnCode }: OnlineMove): RepositoryRefusal | undefined {
  const words = remoteTexts().pull;
  if (code.length > 0) return { message: words.newVersion, details: `These files have changed:\n${code.join('\n')}` };
  if (hasOwnCode)
    return {
      message: words.ownCode,
      details: 'The commits that the remote doesn’t have change code. Merge or rebase them in a terminal, then push.',
    };
  const behindLink = fileBehindLink(root, files);
  return behindLink === undefined
    ? undefined
    : { message: words.failed, details: `${behindLink} is behind a link; links are not followed.` };
}

/**
 * Writes merged files if the content check finds no new errors.
 * @param label what is done, in words, for the history
 * @returns why nothing was written, if so
 */
export function writeMerged(
  session: BuilderSession,
  { texts, others }: Pick<PulledFiles, 'texts' | 'others'>,
  label: string,
): string | undefined {
  const { root, check } = session;
  const words = remoteTexts().pull;
  check.refresh();
  // The check looks for pictures on disk.
  const restore = writeOthers(root, others);
  if (!restore) return words.changedMeanwhile;
  let refusal: string | undefined = words.failed;
  try {
    const { ok, diagnostics } = makeChanges(root, texts, check.model, { label, check });
    refusal = ok ? undefined : refusalText(session, diagnostics);
  } finally {
    if (refusal !== undefined) restore();
  }
  return refusal === undefined ? undefined : words.mistake(refusal);
}

/** Moves the branch to the remote's commit. What isn't there differs from it on disk from now on. Returns why that failed. */
async function moveBranch({ repository, online }: OnlineMove, branch: string): Promise<PullOutcome | undefined> {
  const { top, head } = repository;
  const run = (...args: string[]) => runGit(top, [...NO_HOOKS, ...args]);
  const indexed = await run('read-tree', online);
  const moved = indexed.status === 0 ? await run('update-ref', `refs/heads/${branch}`, online, head) : indexed;
  if (moved.status !== 0) {
    // Somebody has made a commit in the meantime. The next pull finds the files merged already.
    if (indexed.status === 0) await run('read-tree', head);
    return { state: 'refused', ...gitRefusal(moved, 'fetch') };
  }
  await run('update-index', '-q', '--refresh');
  return undefined;
}
