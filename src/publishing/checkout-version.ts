import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { PublishingFolders } from './publishing-folders.ts';
import { versionGit, type VersionRepository } from './version-git.ts';

/** What is in the worktree besides the files of a version: packages, the build's cache and its results. */
const KEPT = ['node_modules', '.build', 'dist', 'dist.old'];

/**
 * Writes the files of a version into the worktree of publications, and removes all others. Unchanged files stay as they
 * are, which the build's cache needs.
 * @returns the folder of the project in it
 */
export async function checkOutVersion(
  repository: VersionRepository,
  { root, data, worktree }: PublishingFolders,
  version: string,
): Promise<string> {
  const project = join(worktree, repository.prefix);
  mkdirSync(project, { recursive: true });
  const index = join(data, 'worktree-index');
  // Left by a publication that was killed: only one is here at a time.
  rmSync(`${index}.lock`, { force: true });
  const options = { index, files: worktree };
  await versionGit(repository, ['read-tree', '--reset', '-u', version], options);
  // What a killed publication had written isn't in the index, and would be published.
  const kept = KEPT.flatMap((name) => ['--exclude', `/${repository.prefix}${name}`]);
  await versionGit(repository, ['clean', '-ffdxq', ...kept], options);
  linkPackages(root, project);
  return project;
}

/** The packages of the project are those of its code. */
function linkPackages(root: string, project: string): void {
  const packages = join(project, 'node_modules');
  if (!existsSync(packages)) {
    rmSync(packages, { force: true });
    symlinkSync(join(root, 'node_modules'), packages, 'junction');
  }
}
