import { resolve } from 'node:path';
import { texts } from '../../texts/texts.ts';
import { PUBLISHED_FOLDERS } from '../../../publishing/version-git.ts';
import { listChanges } from './list-changes.ts';
import type { RepositoryRefusal } from '../../protocol/history-answers.ts';
import { authorArguments } from '../acting-person.ts';
import { gitRefusal, refusalWithHooks } from './git-refusal.ts';
import { readRepository } from './repository-state.ts';
import { readGit, runGit } from '../../../authoring/git/run-git.ts';

/** Whether something was done, and a sentence for a person. */
export interface Done {
  ok: boolean;
  message: string;
  /** Technical details for a developer. */
  details?: string;
}

/** The answer to what wasn't done. */
export const refuse = (refusal: string | RepositoryRefusal): Done =>
  typeof refusal === 'string'
    ? { ok: false, message: refusal }
    : { ok: false, message: refusal.message, ...(refusal.details !== '' && { details: refusal.details }) };

/** Time limit for a commit in milliseconds; hooks may check the whole project. */
const COMMIT_TIME_LIMIT_MS = 180_000;

/**
 * Commits the named files, and no others, also if others are staged.
 * @param files files below `content/` and `public/` that have changed
 */
export async function commitFiles(root: string, message: string, files: readonly string[]): Promise<Done> {
  const repository = await readRepository(root);
  if (!repository) return refuse(gitRefusal(await runGit(root, ['rev-parse', '--git-dir']), 'commit'));
  if (repository.obstacle) return refuse(repository.obstacle);
  const changes = await listChanges(root, repository.prefix);
  const known = new Map(changes.map(({ file, status }) => [file, status]));
  const foreign = files.find((file) => !known.has(file));
  if (foreign !== undefined)
    return refuse(
      isCommittable(foreign)
        ? { message: texts.server.versions.unchangedMeanwhile, details: foreign }
        : { message: texts.server.versions.notOfSite, details: foreign },
    );
  if (files.length === 0) return refuse(texts.server.versions.nothingChanged);
  return commitListed(
    root,
    message,
    files,
    files.filter((file) => known.get(file) === 'added'),
  );
}

const isCommittable = (file: string): boolean =>
  PUBLISHED_FOLDERS.some((folder) => file.startsWith(`${folder}/`)) && !file.split('/').includes('..');

async function commitListed(
  root: string,
  message: string,
  files: readonly string[],
  added: readonly string[],
): Promise<Done> {
  // A commit of named files takes only files that git knows.
  if (added.length > 0) {
    const announced = await runGit(root, ['add', '--intent-to-add', '--', ...added]);
    if (announced.status !== 0) return refuse(gitRefusal(announced, 'commit'));
  }
  const options = { input: message, timeLimitMs: COMMIT_TIME_LIMIT_MS };
  const result = await runGit(root, [...authorArguments(), ...COMMIT, '--', ...files], options);
  if (result.status !== 0) {
    if (added.length > 0) await runGit(root, ['reset', '--quiet', '--', ...added]);
    return refuse(await refusalWithHooks(root, result, 'commit'));
  }
  return { ok: true, message: await describeCommit(root) };
}

/** A commit of the named files, with the message as it was typed: `#13` at its beginning is no comment. */
const COMMIT = ['commit', '--quiet', '--only', '--no-edit', '--cleanup=whitespace', '--file=-'];

/**
 * Says what the last commit holds, which hooks may have changed. A hook that formats and adds a file does so in the index
 * of this commit only: in the person's, the file is still as it was, which would take the formatting back next time.
 */
async function describeCommit(root: string): Promise<string> {
  const [above, changed, subject] = await Promise.all([
    readGit(root, ['rev-parse', '--show-cdup']),
    readGit(root, ['diff-tree', '-r', '-z', '--root', '--no-commit-id', '--name-only', '--no-renames', 'HEAD']),
    readGit(root, ['log', '-1', '--format=%s']),
  ]);
  const files = (changed ?? '').split('\0').filter(Boolean);
  if (files.length > 0) await runGit(resolve(root, (above ?? '').trim()), ['reset', '--quiet', '--', ...files]);
  return texts.server.versions.saved(files.length, (subject ?? '').trim());
}
