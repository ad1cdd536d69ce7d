import { existsSync, mkdirSync, realpathSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readGit, runGit } from '../../../authoring/git/run-git.ts';
import { PublishError } from '../../../publishing/publish-failure.ts';
import type { PublishingFolders } from '../../../publishing/publishing-folders.ts';
import { NO_HOOKS, openVersionRepository, publishedPaths } from '../../../publishing/version-git.ts';
import type { NamedDraft } from '../../people/named-drafts.ts';

/** The folder of all worktrees, in the data folder. */
const WORKTREES = 'drafts';

/** What a draft takes from the project: its code. */
const CODE = ['src', 'docs', 'node_modules', 'package.json'] as const;

/** Time limit of one git command, in milliseconds. It may write every file of a large site. */
const TIME_LIMIT_MS = 120_000;

/** The ref that keeps a draft beside the main one. */
export const refOfDraft = (id: string): string => `refs/builder/drafts/${id}`;

const worktreeOf = ({ data }: Pick<PublishingFolders, 'data'>, id: string): string => join(data, WORKTREES, id);

/** Is there once a worktree is complete. */
const markOf = (folders: Pick<PublishingFolders, 'data'>, id: string): string => `${worktreeOf(folders, id)}.made`;

/** Holds the index with which a draft is committed. */
const indexOf = (folders: Pick<PublishingFolders, 'data'>, id: string): string => `${worktreeOf(folders, id)}.index`;

/**
 * Opens the worktree of a draft. Makes it of the draft's ref if there is none, or if a builder was ended while it made it.
 * @returns the folders of the draft: its files, the folder of its index, and the publications, which are those of the site
 */
export async function openDraftWorktree(
  folders: PublishingFolders,
  { id, base }: Pick<NamedDraft, 'id' | 'base'>,
): Promise<PublishingFolders> {
  const { prefix } = await openVersionRepository(folders.root);
  const top = worktreeOf(folders, id);
  const mark = markOf(folders, id);
  if (!existsSync(mark) || !(await isWorktree(folders.root, top))) {
    rmSync(mark, { force: true });
    await makeWorktree(folders.root, { id, base, top });
    linkCode(folders.root, join(top, prefix));
    writeFileSync(mark, '');
  }
  return { ...folders, root: join(top, prefix), data: indexOf(folders, id) };
}

/** Deletes the worktree of a draft. Its ref stays. */
export async function removeDraftWorktree(folders: PublishingFolders, id: string): Promise<void> {
  rmSync(markOf(folders, id), { force: true });
  for (const folder of [worktreeOf(folders, id), indexOf(folders, id)])
    rmSync(folder, { recursive: true, force: true });
  await runGit(folders.root, ['worktree', 'prune']);
}

/** Returns whether a folder is a worktree of its own. Elsewhere, git would take it for a part of the project around it. */
async function isWorktree(root: string, top: string): Promise<boolean> {
  if (!existsSync(top)) return false;
  const isOwn = async () => {
    const found = (await readGit(top, ['rev-parse', '--show-toplevel', '--verify', 'HEAD']))?.split('\n')[0];
    return found !== undefined && realpathSync(found) === realpathSync(top);
  };
  if (await isOwn()) return true;
  // The project was moved.
  await runGit(root, ['worktree', 'repair', top]);
  return isOwn();
}

async function makeWorktree(root: string, { id, base, top }: { id: string; base: string; top: string }): Promise<void> {
  const ref = refOfDraft(id);
  mkdirSync(dirname(top), { recursive: true, mode: 0o700 });
  // What nobody knows any more as a worktree may have what the ref doesn't.
  if (existsSync(top)) renameSync(top, `${top}.${Date.now()}`);
  await git(root, 'worktree', 'prune');
  await git(root, 'worktree', 'add', '--quiet', '--detach', '--no-checkout', top, base);
  await git(top, 'read-tree', 'HEAD');
  const paths = publishedPaths(await openVersionRepository(root));
  const found = await git(top, 'ls-tree', '--name-only', ref, '--', ...paths);
  const there = found.split('\n').filter(Boolean);
  if (there.length > 0) await git(top, 'restore', `--source=${ref}`, '--worktree', '--', ...there);
  await git(top, 'update-index', '-q', '--refresh').catch(() => undefined); // it says so if a file differs from the base
}

async function git(folder: string, ...args: string[]): Promise<string> {
  const { status, stdout, stderr, failure } = await runGit(folder, [...NO_HOOKS, ...args], {
    timeLimitMs: TIME_LIMIT_MS,
  });
  if (status === 0) return stdout;
  throw new PublishError({ kind: 'git', details: `git ${args[0]}: ${failure ?? stderr.trim()}` });
}

/** Links the code of the project, which all drafts share. */
function linkCode(project: string, root: string): void {
  mkdirSync(root, { recursive: true });
  for (const name of CODE)
    if (existsSync(join(project, name)) && !existsSync(join(root, name)))
      symlinkSync(join(project, name), join(root, name), 'junction');
}
