import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { COMMITTED_FOLDERS, listChanges } from './list-changes.ts';
import { lastLines, refusalOf } from './git-refusal.ts';
import { readRepository } from './repository-state.ts';
import { readGit, runGit, type GitResult } from '../../git/run-git.ts';

/** Whether something was done, and a sentence for a person. */
export interface Done {
  ok: boolean;
  message: string;
}

/** Time limit for a commit in milliseconds; hooks may check the whole project. */
const COMMIT_TIME_LIMIT_MS = 180_000;

/** Hooks that can refuse a commit. */
const COMMIT_HOOKS = ['pre-commit', 'prepare-commit-msg', 'commit-msg'];

/**
 * Commits the named files, and no others, also if others are staged.
 * @param files files below `content/` and `public/` that have changed
 */
export async function commitFiles(root: string, message: string, files: readonly string[]): Promise<Done> {
  const repository = await readRepository(root);
  if (!repository) return refuse(refusalOf(await runGit(root, ['rev-parse', '--git-dir']), 'commit'));
  if (repository.unfinished)
    return refuse(`A ${repository.unfinished} is in progress. Finish it in a terminal, then commit here again.`);
  const changes = await listChanges(root, repository.prefix);
  const known = new Map(changes.map(({ file, status }) => [file, status]));
  const foreign = files.find((file) => !known.has(file));
  if (foreign !== undefined)
    return refuse(
      isCommittable(foreign)
        ? `${foreign} has no changes to commit.`
        : `Only files below content/ and public/ are committed here, not ${foreign}.`,
    );
  if (files.length === 0) return refuse('Nothing has changed since the last commit.');
  return commitListed(
    root,
    message,
    files,
    files.filter((file) => known.get(file) === 'added'),
  );
}

const refuse = (message: string): Done => ({ ok: false, message });

const isCommittable = (file: string): boolean =>
  COMMITTED_FOLDERS.some((folder) => file.startsWith(`${folder}/`)) && !file.split('/').includes('..');

async function commitListed(
  root: string,
  message: string,
  files: readonly string[],
  added: readonly string[],
): Promise<Done> {
  // A commit of named files takes only files that git knows.
  if (added.length > 0) {
    const announced = await runGit(root, ['add', '--intent-to-add', '--', ...added]);
    if (announced.status !== 0) return refuse(refusalOf(announced, 'commit'));
  }
  const options = { input: message, timeLimitMs: COMMIT_TIME_LIMIT_MS };
  const result = await runGit(root, ['commit', '--quiet', '--only', '--file=-', '--', ...files], options);
  if (result.status === 0) {
    const [subject = ''] = message.split('\n');
    return { ok: true, message: `Committed ${files.length === 1 ? '1 file' : `${files.length} files`}: ${subject}` };
  }
  if (added.length > 0) await runGit(root, ['reset', '--quiet', '--', ...added]);
  return refuse(await refusalOfCommit(root, result));
}

/** A hook prints whatever it likes, so its words are shown as they are. */
async function refusalOfCommit(root: string, result: GitResult): Promise<string> {
  const message = refusalOf(result, 'commit');
  const isKnown = !message.startsWith('Git refused');
  if (isKnown || result.failure !== undefined) return message;
  const hook = await findHook(root);
  return hook
    ? `The repository’s check (${hook} hook) refused the commit:\n${lastLines(`${result.stdout}\n${result.stderr}`)}`
    : message;
}

async function findHook(root: string): Promise<string | undefined> {
  const folder = (await readGit(root, ['rev-parse', '--git-path', 'hooks']))?.trim();
  if (!folder) return undefined;
  return COMMIT_HOOKS.find((name) => existsSync(resolve(root, folder, name)));
}
