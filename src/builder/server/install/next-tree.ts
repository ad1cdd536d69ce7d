import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readGit } from '../../../authoring/git/run-git.ts';
import { checkOutVersion } from '../../../publishing/checkout-version.ts';
import { versionGit, type VersionRepository } from '../../../publishing/version-git.ts';
import { runStep } from '../../../upgrade/run-step.ts';
import { InstallFailure } from './install-failure.ts';

/** Where new code is prepared, relative to the project: on the same disk, so that it's put in place by renaming. */
const NEXT_FOLDER = '.build/next';

/** The code that will run next, beside the project's files. */
export interface NextTree {
  repository: VersionRepository;
  /** The commit of the code. */
  online: string;
  /** Holds the tree, and what else is needed to prepare it. */
  folder: string;
  /** The project's folder in the tree. */
  project: string;
  /** Whether its packages differ from those that are installed. */
  hasOwnPackages: boolean;
}

/**
 * Checks out a commit beside the project, and installs its packages there unless they are those of the project. What was prepared for
 * the same commit before is used again. Throws an `InstallFailure` if npm refuses.
 */
export async function openNextTree(root: string, repository: VersionRepository, online: string): Promise<NextTree> {
  const folder = join(root, NEXT_FOLDER);
  const mark = join(folder, 'prepared');
  const isPrepared = existsSync(mark) && readFileSync(mark, 'utf8') === online;
  if (!isPrepared) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const hasOwnPackages = await changesPackages(repository, online);
  const next = { repository, online, folder, project: join(folder, 'tree', repository.prefix), hasOwnPackages };
  await showTree(root, next, online);
  if (!isPrepared && hasOwnPackages) await installPackages(next.project);
  writeFileSync(mark, online);
  return next;
}

/** Writes the files of a commit or tree into the next tree, and removes all others. Packages and bundles stay. */
export async function showTree(root: string, { repository, folder }: NextTree, version: string): Promise<void> {
  await checkOutVersion(repository, { root, data: folder, worktree: join(folder, 'tree') }, version);
}

/** Stores what the next tree has of `content/` and `public/`, on what was shown last. Returns the tree. */
export async function storeNextTree({ repository, folder }: NextTree, paths: readonly string[]): Promise<string> {
  const options = { index: join(folder, 'worktree-index'), files: join(folder, 'tree') };
  const present = paths.filter((path) => existsSync(join(folder, 'tree', path)));
  if (present.length > 0) await versionGit(repository, ['add', '--all', '--', ...present], options);
  return (await versionGit(repository, ['write-tree'], options)).trim();
}

/**
 * Runs a command of the next code's own, which takes the next tree for a folder of its own: without a repository, it can't
 * touch this one. Throws an `InstallFailure` with what it printed if it fails.
 */
export async function runInNext({ folder, project }: NextTree, args: readonly string[]): Promise<void> {
  const { status, output } = await runStep(project, args, { GIT_CEILING_DIRECTORIES: folder });
  if (status !== 0) throw new InstallFailure({ details: `npm ${args.join(' ')}\n${output.trim()}` });
}

async function changesPackages({ top, prefix, head }: VersionRepository, online: string): Promise<boolean> {
  const lockAt = (commit: string) =>
    readGit(top, ['rev-parse', '--verify', '--quiet', `${commit}:${prefix}package-lock.json`]);
  return (await lockAt(head)) !== (await lockAt(online));
}

async function installPackages(project: string): Promise<void> {
  const packages = join(project, 'node_modules');
  // Through the link, npm would delete the packages that are in use.
  if (lstatSync(packages, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(packages);
  const { status, output } = await runStep(project, ['ci', '--no-audit', '--no-fund']);
  if (status !== 0) throw new InstallFailure({ details: `npm ci\n${output.trim()}` });
}
