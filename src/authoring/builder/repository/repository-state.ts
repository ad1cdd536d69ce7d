import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readGit } from '../../git/run-git.ts';

/** The git repository that holds the project. */
export interface RepositoryState {
  /** The project's folder in the repository, with a slash at the end; '' if it's the root. */
  prefix: string;
  /** Absent for a detached HEAD. */
  branch?: string;
  /** Names of the remotes. */
  remotes: string[];
  /** Number of commits that no remote has; those without an upstream are counted against all remotes. */
  ahead: number;
  /** Whether the branch has a remote branch that a plain `git push` updates. */
  hasUpstream: boolean;
  /** What must be finished first, such as a merge. */
  unfinished?: 'merge' | 'cherry-pick' | 'revert' | 'rebase';
}

/** Files of git's folder that exist while an operation is unfinished. */
const UNFINISHED = {
  MERGE_HEAD: 'merge',
  CHERRY_PICK_HEAD: 'cherry-pick',
  REVERT_HEAD: 'revert',
  'rebase-merge': 'rebase',
  'rebase-apply': 'rebase',
} as const;

/** Reads the state of the repository; `undefined` if the project isn't in one. */
export async function readRepository(root: string): Promise<RepositoryState | undefined> {
  const place = await readGit(root, ['rev-parse', '--show-prefix', '--git-dir']);
  if (place === undefined) return undefined;
  const [prefix = '', gitFolder = ''] = place.split(/\r?\n/);
  const [branch, remotes, upstream] = await Promise.all([
    readGit(root, ['symbolic-ref', '--quiet', '--short', 'HEAD']),
    readGit(root, ['remote']),
    readGit(root, ['rev-parse', '--verify', '--quiet', '@{push}']),
  ]);
  const missing = upstream === undefined ? ['HEAD', '--not', '--remotes'] : ['@{push}..HEAD'];
  const ahead = await readGit(root, ['rev-list', '--count', ...missing]);
  const unfinished = Object.entries(UNFINISHED).find(([name]) => existsSync(resolve(root, gitFolder, name)))?.[1];
  return {
    prefix,
    ...(branch !== undefined && { branch: branch.trim() }),
    remotes: (remotes ?? '').split(/\r?\n/).filter(Boolean),
    ahead: Number(ahead ?? 0),
    hasUpstream: upstream !== undefined,
    ...(unfinished && { unfinished }),
  };
}
