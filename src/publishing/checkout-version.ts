import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { PublishingFolders } from './publishing-folders.ts';
import { versionGit, type VersionRepository } from './version-git.ts';

/** What the worktree keeps besides the files of a version: packages, the build cache and the build's output. */
const KEPT = ['node_modules', '.build', 'dist', 'dist.old'];

/**
 * Writes the files of a version into the worktree, and removes all others. Unchanged files aren't written again, so the build
 * cache stays valid.
 * @returns the project's folder in the worktree
 */
export async function checkOutVersion(
  repository: VersionRepository,
  { root, data, worktree }: Pick<PublishingFolders, 'root' | 'data' | 'worktree'>,
  version: string,
): Promise<string> {
  const project = join(worktree, repository.prefix);
  mkdirSync(project, { recursive: true });
  const index = join(data, 'worktree-index');
  // Only one publication runs at a time, so a killed one has left this lock.
  rmSync(`${index}.lock`, { force: true });
  const options = { index, files: worktree };
  await versionGit(repository, ['read-tree', '--reset', '-u', version], options);
  // Files that a killed publication wrote aren't in the index; without this, they would be published.
  const kept = KEPT.flatMap((name) => ['--exclude', `/${repository.prefix}${name}`]);
  await versionGit(repository, ['clean', '-ffdxq', ...kept], options);
  linkPackages(root, project);
  return project;
}

/** Links the project's packages into the worktree. */
function linkPackages(root: string, project: string): void {
  const packages = join(project, 'node_modules');
  if (!existsSync(packages)) {
    rmSync(packages, { force: true });
    symlinkSync(join(root, 'node_modules'), packages, 'junction');
  }
}
