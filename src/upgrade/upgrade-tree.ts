import { runGit, type GitOptions } from '../authoring/git/run-git.ts';

/** Files of a commit by path: mode and hash, as git lists them. */
export type CommitFiles = ReadonlyMap<string, string>;

/** What belongs to the site. No release changes it. */
const OF_SITE = /^(?:content|public|src\/site)\//;

/** Tests of the site that comes with the engine. An owner with another site removes them. */
const OF_SHIPPED_SITE = /^tests\/site\//;

/** The files that an upgrade leads to. */
export interface UpgradedTree {
  files: CommitFiles;
  /** Files of the engine that the owner has changed, so that there's no upgrade. */
  changed: string[];
}

/**
 * Combines a release of the engine with a site. All outside of the site is that of the release; files that only the owner has
 * stay.
 * @param base the release that the site stands on
 * @param own what the owner has committed
 */
export function upgradedTree(base: CommitFiles, own: CommitFiles, release: CommitFiles): UpgradedTree {
  const files = new Map([...own].filter(([path]) => OF_SITE.test(path)));
  const changed: string[] = [];
  for (const path of new Set([...base.keys(), ...own.keys(), ...release.keys()])) {
    if (OF_SITE.test(path)) continue;
    const [was, mine, next] = [base.get(path), own.get(path), release.get(path)];
    const isRemoved = mine === undefined && OF_SHIPPED_SITE.test(path);
    if (isRemoved && was !== undefined) continue;
    const isOwnFile = was === undefined && next === undefined;
    if (mine !== was && mine !== next && !isOwnFile) changed.push(path);
    const kept = isOwnFile ? mine : next;
    if (kept !== undefined) files.set(path, kept);
  }
  return { files, changed: changed.sort() };
}

/** Lists the files of a commit. */
export async function filesOfCommit(root: string, commit: string): Promise<CommitFiles> {
  const listed = await gitOrThrow(root, ['ls-tree', '-r', '-z', '--full-tree', commit]);
  return new Map(
    listed.split('\0').flatMap((line) => {
      const [, mode, hash, path] = /^(\d+) \w+ (\w+)\t([^]+)$/.exec(line) ?? [];
      return path === undefined ? [] : [[path, `${mode} ${hash}`]];
    }),
  );
}

/** The file that names each package of a release. */
const LOCK_FILE = 'package-lock.json';

/** Returns whether two trees need other packages. Each release has a version of its own in the file that names them. */
export async function needOtherPackages(root: string, one: CommitFiles, other: CommitFiles): Promise<boolean> {
  const [own, next] = await Promise.all([one, other].map((files) => packagesOf(root, files.get(LOCK_FILE))));
  return own !== next;
}

/** Writes the packages of a lock file without the version of the engine. What can't be read stays as it is. */
async function packagesOf(root: string, entry: string | undefined): Promise<string> {
  const [, hash] = entry?.split(' ') ?? [];
  if (hash === undefined) return '';
  const text = await gitOrThrow(root, ['cat-file', 'blob', hash]);
  try {
    const { version: _version, packages: { '': engine, ...packages } = {}, ...lock } = JSON.parse(text) as LockFile;
    return JSON.stringify([lock, { ...engine, version: undefined }, packages]);
  } catch {
    return text;
  }
}

interface LockFile {
  version?: string;
  packages?: Record<string, { version?: string | undefined }>;
}

/**
 * Stores files as a tree of git, without touching any that is checked out.
 * @param index a file for git's list of them, which isn't there yet
 */
export async function storeTree(root: string, files: CommitFiles, index: string): Promise<string> {
  const input = [...files].map(([path, entry]) => `${entry}\t${path}\0`).join('');
  await gitOrThrow(root, ['update-index', '-z', '--index-info'], { index, input });
  return (await gitOrThrow(root, ['write-tree'], { index })).trim();
}

/** Runs git and returns what it prints. @throws what git said if it fails */
export async function gitOrThrow(root: string, args: readonly string[], options: GitOptions = {}): Promise<string> {
  const { status, stdout, stderr, failure } = await runGit(root, args, { timeLimitMs: GIT_TIME_LIMIT_MS, ...options });
  if (status === 0) return stdout;
  throw new Error(
    `git ${args[0] ?? ''}: ${failure === 'not-installed' ? 'it isn’t installed' : (failure ?? stderr.trim())}`,
  );
}

/** Time limit of one step of git, in milliseconds: a release may be fetched over a slow connection. */
const GIT_TIME_LIMIT_MS = 600_000;
