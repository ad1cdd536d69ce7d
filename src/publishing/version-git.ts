import { relative } from 'node:path';
import { readGit, runGit, type GitOptions } from '../authoring/git/run-git.ts';
import { PublishError } from './publish-failure.ts';

/** The repository of a project. */
export interface VersionRepository {
  /** The repository's folder, which holds the project or is it. */
  top: string;
  /** The project's folder in the repository, with a slash at the end; '' if it's the repository's. */
  prefix: string;
  /** Git's own folder. */
  gitFolder: string;
  /** The commit that is checked out. */
  head: string;
}

/** The folders that the builder edits and a publication takes from the draft, relative to the project. The rest is code. */
export const PUBLISHED_FOLDERS = ['content', 'public'] as const;

/** Arguments that keep git from running programs that the user has configured. */
export const NO_HOOKS = ['-c', 'core.hooksPath=/dev/null', '-c', 'core.fsmonitor=false'];

/** Time limit of one git command, in milliseconds. It may read and write every file of a large site. */
const STEP_TIME_LIMIT_MS = 120_000;

/** Returns the repository of a project. Throws a failure if there is none, or no commit in it. */
export async function openVersionRepository(root: string): Promise<VersionRepository> {
  const place = ['rev-parse', '--show-toplevel', '--absolute-git-dir', '--show-prefix'];
  const found = await readGit(root, [...place, 'HEAD^{commit}']);
  const [top = '', gitFolder = '', prefix = '', head = ''] = (found ?? '').split('\n');
  if (head !== '') return { top, prefix, gitFolder, head };
  const isRepository = (await readGit(root, place)) !== undefined;
  throw new PublishError({ kind: isRepository ? 'no-commit' : 'no-repository' });
}

/** How to run git on the versions of a site. */
export interface VersionGitOptions extends Pick<GitOptions, 'input'> {
  /** The index to use in place of the user's. */
  index?: string;
  /** The worktree. Default: the repository's folder. */
  files?: string;
}

/** Runs git without hooks and returns its output. Throws a failure if git fails. */
export async function versionGit(
  { top, gitFolder }: Pick<VersionRepository, 'top' | 'gitFolder'>,
  args: readonly string[],
  { index, files = top, ...options }: VersionGitOptions = {},
): Promise<string> {
  const place = [`--git-dir=${gitFolder}`, `--work-tree=${files}`];
  const { status, stdout, stderr, failure } = await runGit(files, [...NO_HOOKS, ...place, ...args], {
    ...options,
    ...(index !== undefined && { index }),
    timeLimitMs: STEP_TIME_LIMIT_MS,
  });
  if (status === 0) return stdout;
  const words = args.find((word) => !word.startsWith('-') && !word.includes('='));
  throw new PublishError({ kind: 'git', details: `git ${words}: ${failure ?? stderr.trim()}` });
}

/** Returns the commit that a ref names; `undefined` if there is no such ref. */
export const commitOf = async (root: string, ref: string): Promise<string | undefined> =>
  (await readGit(root, ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]))?.trim();

/** Returns the paths of the published folders in the repository. */
export const publishedPaths = ({ prefix }: Pick<VersionRepository, 'prefix'>): string[] =>
  PUBLISHED_FOLDERS.map((folder) => prefix + folder);

/** Returns a path of the project by its path in the repository. */
export const projectPath = ({ prefix }: Pick<VersionRepository, 'prefix'>, path: string): string =>
  relative(`/${prefix}`, `/${path}`);
