import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesIn } from '../../ssg/files-in.ts';
import { runGit } from '../authoring/git/run-git.ts';
import { compareBuilds, type BuiltPages } from './compare-builds.ts';
import { runStep } from './run-step.ts';
import { gitOrThrow, storeTree, type CommitFiles } from './upgrade-tree.ts';

/** An upgrade to try. */
export interface UpgradeTrial {
  root: string;
  /** The commit of the owner. */
  head: string;
  files: CommitFiles;
  /** Whether the release has other packages than the owner's commit. */
  hasNewPackages: boolean;
  /** The message of the commit that the upgrade becomes. */
  message: string;
  /** Says which step begins. */
  tell: (step: string) => void;
}

/** What came of it; `migrated` is what the migrations said. */
export type TriedUpgrade =
  { ok: true; commit: string; differences: string[]; migrated: string } | { ok: false; step: string; output: string };

/** A step that failed, with what it printed. */
class FailedStep extends Error {
  readonly step: string;
  readonly output: string;

  constructor(step: string, output: string) {
    super(`${step}: ${output}`);
    this.step = step;
    this.output = output;
  }
}

/**
 * Tries an upgrade in folders of its own: installs the packages, migrates the content, runs the checks of the site, and compares
 * each page with what it was before. The owner's files stay as they are; the result is a commit that no branch has yet.
 */
export async function tryUpgrade(trial: UpgradeTrial): Promise<TriedUpgrade> {
  const { root, head, files, message } = trial;
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
  const [before, after] = [join(folder, 'before'), join(folder, 'after')];
  try {
    const tree = await storeTree(root, files, join(folder, 'index'));
    const first = (await gitOrThrow(root, ['commit-tree', tree, '-p', head, '-m', message])).trim();
    await gitOrThrow(root, ['worktree', 'add', '--quiet', '--detach', before, head]);
    await gitOrThrow(root, ['worktree', 'add', '--quiet', '--detach', after, first]);
    return await runTrial({ ...trial, before, after });
  } catch (error) {
    if (!(error instanceof FailedStep)) throw error;
    return { ok: false, step: error.step, output: error.output };
  } finally {
    for (const one of [before, after]) await runGit(root, ['worktree', 'remove', '--force', one]);
    rmSync(folder, { recursive: true, force: true });
  }
}

interface TrialFolders extends UpgradeTrial {
  before: string;
  after: string;
}

async function runTrial({
  root,
  head,
  message,
  tell,
  before,
  after,
  hasNewPackages,
}: TrialFolders): Promise<TriedUpgrade> {
  const run = async (step: string, folder: string, ...args: string[]): Promise<string> => {
    tell(step);
    const { status, output } = await runStep(folder, args);
    if (status !== 0) throw new FailedStep(step, output);
    return output.trim();
  };
  const script = ['run', '--silent'];
  linkPackages(root, before);
  if (!hasNewPackages) linkPackages(root, after);
  await run('Build the pages as they are', before, ...script, 'build');
  if (hasNewPackages) await run('Install the packages of the release', after, 'ci', '--no-audit', '--no-fund');
  const migrated = await run('Migrate the content', after, ...script, 'content:migrate');
  await run('Check the content', after, ...script, 'content:check');
  await run('Build the pages with the release', after, ...script, 'build');
  const differences = compareBuilds(pagesIn(join(before, 'dist')), pagesIn(join(after, 'dist')));
  await run('Test the site', after, ...script, 'test:content');
  return { ok: true, commit: await commitOf(after, head, message), differences, migrated };
}

/** Commits what the migrations changed together with the release. */
async function commitOf(folder: string, head: string, message: string): Promise<string> {
  await gitOrThrow(folder, ['add', '--all', '--', 'content']);
  const tree = (await gitOrThrow(folder, ['write-tree'])).trim();
  return (await gitOrThrow(folder, ['commit-tree', tree, '-p', head, '-m', message])).trim();
}

function linkPackages(root: string, folder: string): void {
  const packages = join(root, 'node_modules');
  if (existsSync(packages)) symlinkSync(packages, join(folder, 'node_modules'), 'junction');
}

/** Reads the pages of a build. */
function pagesIn(dist: string): BuiltPages {
  const files = existsSync(dist) ? [...filesIn(dist)] : [];
  const pages = files.filter((file) => file.endsWith('.html')).sort();
  return new Map(pages.map((file) => [file, readFileSync(join(dist, file), 'utf8')]));
}
