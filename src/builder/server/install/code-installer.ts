import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Choices } from '../../../authoring/merge/merge-texts.ts';
import { commitDraft } from '../../../publishing/draft-ref.ts';
import { lockFile } from '../../../publishing/file-lock.ts';
import { PublishError } from '../../../publishing/publish-failure.ts';
import { publishingFolders } from '../../../publishing/publishing-folders.ts';
import { refuseUncommittedCode } from '../../../publishing/site-version.ts';
import { openVersionRepository } from '../../../publishing/version-git.ts';
import type { InstallStep } from '../../protocol/online-calls.ts';
import { readMove, type OnlineMove } from '../online/online-move.ts';
import type { PulledConflict } from '../online/pull-files.ts';
import { readRepository } from '../repository/repository-state.ts';
import { InstallFailure } from './install-failure.ts';
import { mergeNextContent, type NextContent } from './next-content.ts';
import { openNextTree, type NextTree } from './next-tree.ts';
import { tryStart } from './trial-start.ts';

/** How an installation stands. */
export type InstallState =
  | { kind: 'running'; step: InstallStep }
  /** Nothing was installed: these have to be decided first. */
  | { kind: 'conflicts'; move: OnlineMove; conflicts: PulledConflict[] }
  /** Nothing was installed. */
  | { kind: 'failed'; details: string };

/** The program that is to be replaced. */
export interface ReplaceableProgram {
  /** Stops answering, so that nothing is edited. Returns what lets it answer again. */
  pause: () => () => void;
  /** Ends the program, so that it's started again. */
  restart: () => void;
}

/** Installs code beside the running program, and replaces it. */
export interface CodeInstaller {
  /** Begins, unless an installation is running. */
  start: (choices: Choices) => void;
  /** Returns how the last one stands; `undefined` if there was none. */
  state: () => InstallState | undefined;
}

interface InstallerOptions {
  root: string;
  program: ReplaceableProgram;
  /** Commits what is on disk to the draft's ref. */
  keepDraft: () => Promise<unknown>;
  /** Is called when `state` returns something else. */
  tell: () => void;
}

/** What `scripts/install-next.mjs` puts in place. */
interface InstallPlan {
  /** The branch, its commit, and the commit that it gets. */
  branch: string;
  head: string;
  online: string;
  /** The commit of the draft that is on disk, and the one that takes its place. */
  draft: string;
  merged: string;
  /** The project's folder in the repository, as in `VersionRepository`. */
  prefix: string;
  hasOwnPackages: boolean;
}

/** Creates what installs the code of the online copy. */
export function createCodeInstaller(options: InstallerOptions): CodeInstaller {
  let state: InstallState | undefined;
  const show = (next: InstallState) => {
    state = next;
    options.tell();
  };
  return {
    start(choices) {
      if (state?.kind === 'running') return;
      const step = (name: InstallStep) => show({ kind: 'running', step: name });
      step('packages');
      void install(options, choices, step)
        .catch((error: unknown): InstallState => ({ kind: 'failed', details: detailsOf(error) }))
        .then((ended) => ended && show(ended));
    },
    state: () => state,
  };
}

/** What a developer is told of a failure. */
function detailsOf(error: unknown): string {
  if (error instanceof InstallFailure) return error.details;
  if (error instanceof PublishError) {
    const { failure } = error;
    if (failure.kind === 'code') return notCommitted(failure.files).details;
    return 'details' in failure ? failure.details : failure.kind;
  }
  console.error(error);
  return error instanceof Error ? error.message : String(error);
}

const notCommitted = (files: readonly string[]) => ({
  details: `These files aren’t committed:\n${files.join('\n')}`,
});

/** Installs what the online copy has, and restarts the program. Returns why it didn't; `undefined` if it does. */
async function install(
  { root, program, keepDraft }: InstallerOptions,
  choices: Choices,
  step: (name: InstallStep) => void,
): Promise<InstallState | undefined> {
  const move = await readMove(root);
  const branch = (await readRepository(root))?.branch;
  if (!move || branch === undefined)
    throw new InstallFailure({ details: 'There is nothing to install, or no branch.' });
  const { repository, online } = move;
  await refuseUncommittedCode(repository, root);
  const next = await openNextTree(root, repository, online);
  step('content');
  const { data } = publishingFolders(root);
  const storeDraft = () => keepDraft().then(() => commitDraft(root, data));
  const draft = await storeDraft();
  const content = await mergeNextContent(root, next, move, draft, choices);
  if ('conflicts' in content) return { kind: 'conflicts', move, ...content };
  step('program');
  await tryStart(next);
  step('restart');
  const unlock = await lockFile(join(data, 'publishing.lock'), () => undefined);
  const goOn = program.pause();
  try {
    const { head } = await openVersionRepository(root);
    if (head !== repository.head)
      throw new InstallFailure({ details: 'A version was saved in the meantime. Install again.' });
    const last = await storeDraft();
    // What was edited meanwhile comes along.
    const { merged } = last === draft ? content : decided(await mergeNextContent(root, next, move, last, choices));
    writePlan(next, { branch, head, online, draft: last, merged });
  } catch (error) {
    goOn();
    throw error;
  } finally {
    unlock();
  }
  program.restart();
  return undefined;
}

function decided(content: NextContent): Extract<NextContent, { merged: string }> {
  if ('merged' in content) return content;
  throw new InstallFailure({
    details: 'In the meantime, something was edited that was changed online, too. Install again.',
  });
}

/** Writes the plan completely or not at all: from then on, the next start puts it in place. */
function writePlan(
  { folder, repository: { prefix }, hasOwnPackages }: NextTree,
  plan: Omit<InstallPlan, 'prefix' | 'hasOwnPackages'>,
): void {
  const file = join(folder, 'plan.json');
  writeFileSync(`${file}.new`, JSON.stringify({ ...plan, prefix, hasOwnPackages } satisfies InstallPlan), {
    flush: true,
  });
  renameSync(`${file}.new`, file);
}
