import { readGit, runGit, type GitResult } from '../../../authoring/git/run-git.ts';
import { isAncestor } from '../../../publishing/site-version.ts';
import {
  commitOf,
  NO_HOOKS,
  openVersionRepository,
  projectPath,
  PUBLISHED_FOLDERS,
  type VersionRepository,
} from '../../../publishing/version-git.ts';
import { remoteOf } from '../repository/push.ts';
import { readRepository } from '../repository/repository-state.ts';

/** The branch of the remote as it was fetched last. */
const ONLINE_REF = 'refs/builder/online';

/** Time limit for a fetch in milliseconds. */
const FETCH_TIME_LIMIT_MS = 120_000;

/** Says which regions and languages the site has: a builder works with those of its start. */
const REGIONS_FILE = 'content/regions.yaml';

/** A file that differs between two commits, by its path in the repository. */
export interface ChangedPath {
  path: string;
  /** Whether it's a file in both, or absent: no link, and no repository of its own. */
  isPlain: boolean;
}

/** What the branch of the remote has that isn't here. */
export interface OnlineMove {
  repository: VersionRepository;
  /** The last commit that both have, and that of the remote. */
  base: string;
  online: string;
  commits: number;
  /** The authors of the commits. */
  people: string[];
  /** Files of the site that they change, relative to the project. */
  files: string[];
  /** Files that they change which a running builder can't take, relative to the project: code, regions, links. */
  code: string[];
  /** Number of commits here that the remote doesn't have. */
  ahead: number;
  /** Whether these change code. */
  hasOwnCode: boolean;
}

/**
 * Fetches the branch of the remote that the branch here follows.
 * @returns git's result; `undefined` if there is no remote, no branch, or the remote doesn't have it
 */
export async function fetchOnline(root: string): Promise<GitResult | undefined> {
  const repository = await readRepository(root);
  const remote = repository && remoteOf(repository);
  if (remote === undefined || repository?.branch === undefined) return undefined;
  const refs = `+${repository.target.ref}:${ONLINE_REF}`;
  const args = [...NO_HOOKS, 'fetch', '--quiet', '--no-tags', '--no-recurse-submodules', remote, refs];
  const result = await runGit(root, args, { timeLimitMs: FETCH_TIME_LIMIT_MS });
  return /couldn't find remote ref/i.test(result.stderr) ? undefined : result;
}

/** Returns the commit that was fetched last; `undefined` before. */
export const onlineCommit = (root: string): Promise<string | undefined> => commitOf(root, ONLINE_REF);

/** Returns what the remote had at the last fetch that isn't here; `undefined` if there is nothing. Throws a failure if git fails. */
export async function readMove(root: string): Promise<OnlineMove | undefined> {
  const online = await onlineCommit(root);
  if (online === undefined) return undefined;
  const repository = await openVersionRepository(root);
  const { head } = repository;
  if (await isAncestor(repository, online, head)) return undefined;
  const base = (await readGit(root, ['merge-base', head, online]))?.trim();
  // Repositories without a common commit have nothing to do with each other.
  if (base === undefined) return undefined;
  const [count, ahead, names] = await Promise.all([
    readGit(root, ['rev-list', '--count', `${head}..${online}`]),
    readGit(root, ['rev-list', '--count', `${online}..${head}`]),
    readGit(root, ['log', '--format=%an', `${head}..${online}`]),
  ]);
  const [changed, own] = [await changedPaths(repository, base, online), await changedPaths(repository, base, head)];
  const isCode = ({ path, isPlain }: ChangedPath) => !isPlain || !isOfSite(projectPath(repository, path));
  const ofProject = (paths: readonly ChangedPath[]) => paths.map(({ path }) => projectPath(repository, path));
  return {
    repository,
    base,
    online,
    commits: Number(count ?? 0),
    people: [...new Set((names ?? '').split('\n').filter(Boolean))],
    files: ofProject(changed.filter((one) => !isCode(one))),
    code: ofProject(changed.filter(isCode)),
    ahead: Number(ahead ?? 0),
    hasOwnCode: own.some(isCode),
  };
}

/** Returns whether a running builder can take another text of a file, relative to the project. */
export const isOfSite = (file: string): boolean =>
  file !== REGIONS_FILE && PUBLISHED_FOLDERS.some((folder) => file.startsWith(`${folder}/`));

/** Lists the files that differ between two commits. */
export async function changedPaths({ top }: VersionRepository, before: string, after: string): Promise<ChangedPath[]> {
  const found = await readGit(top, ['diff-tree', '-r', '-z', '--no-renames', before, after]);
  const words = (found ?? '').split('\0');
  return words.flatMap((word, index) => {
    const path = words[index + 1];
    const modes = /^:(\d{3})\d{3} (\d{3})\d{3} /.exec(word)?.slice(1);
    if (!modes || path === undefined) return [];
    // 100: a file; 000: none; 120: a link; 160: a repository.
    return [{ path, isPlain: modes.every((mode) => mode === '100' || mode === '000') }];
  });
}
