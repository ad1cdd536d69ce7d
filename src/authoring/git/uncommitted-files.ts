import { readGit } from './run-git.ts';

/**
 * Lists the files of a project that differ from the last commit, staged or not, and new ones that git doesn't ignore.
 * @param prefix the project's folder in the repository, with a slash at the end; '' if it's the root
 * @param paths where to look, relative to the project
 * @returns paths relative to the project; `undefined` if git fails
 */
export async function uncommittedFiles(
  root: string,
  prefix: string,
  paths: readonly string[],
): Promise<string[] | undefined> {
  const args = ['status', '--porcelain=v1', '-z', '--untracked-files=all', '--no-renames', '--', ...paths];
  const rows = (await readGit(root, args))?.split('\0').filter(Boolean);
  // A row begins with two letters for the state and a space.
  return rows?.map((row) => row.slice(3 + prefix.length));
}
