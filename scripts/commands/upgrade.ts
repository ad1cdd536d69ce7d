import { realpathSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readGit } from '../../src/authoring/git/run-git.ts';
import {
  ENGINE_REMOTE,
  fetchReleases,
  hasEngineRemote,
  type EngineRelease,
  type EngineReleases,
} from '../../src/upgrade/find-release.ts';
import { runStep } from '../../src/upgrade/run-step.ts';
import { tryUpgrade, type TriedUpgrade } from '../../src/upgrade/try-upgrade.ts';
import { filesOfCommit, gitOrThrow, needOtherPackages, upgradedTree } from '../../src/upgrade/upgrade-tree.ts';
import { compareVersions, readVersionNumber } from '../../src/upgrade/version-number.ts';
import { confirm, fail, failWithUsage, parseArguments, type CommandContext } from '../cli.ts';

const USAGE = 'Usage: npm run upgrade -- [--to TAG] [--yes]';

/** Takes a release of the engine: all of it, or nothing. */
export async function upgrade(args: string[], context: CommandContext): Promise<number> {
  const options = { to: { type: 'string' }, yes: { type: 'boolean', default: false } } as const;
  const { to, yes } = parseArguments({ args, options }, USAGE).values;
  const { root, stdin, stdout } = context;
  if (!yes && !(stdin.isTTY && stdout.isTTY))
    failWithUsage('Nobody can be asked here whether to keep it: add --yes.', USAGE);
  const head = await openRepository(root);
  const { from, release } = await chooseRelease(root, to);
  if (from.commit === release.commit) {
    stdout.write(`The site stands on ${release.tag} already.\n`);
    return 0;
  }
  const [base, own, next] = await Promise.all([
    filesOfCommit(root, from.commit),
    filesOfCommit(root, head),
    filesOfCommit(root, release.commit),
  ]);
  const { files, changed } = upgradedTree(base, own, next);
  if (changed.length > 0)
    fail(
      `These files belong to the engine, and you have changed them since ${from.tag}:\n${changed.map((file) => `  ${file}\n`).join('')}An upgrade would lose that. Move your change to src/site/, or take it back: git checkout ${from.commit.slice(0, 12)} -- FILE`,
    );
  stdout.write(`From ${from.tag} to ${release.tag}. Your files stay as they are until all steps have succeeded.\n`);
  const hasNewPackages = await needOtherPackages(root, own, files);
  const tried = await tryUpgrade({
    root,
    head,
    files,
    hasNewPackages,
    message: `Upgrade the engine to ${release.tag}`,
    tell: (step) => stdout.write(`… ${step}\n`),
  });
  if (!tried.ok) fail(`${tried.output.trim()}\n\n“${tried.step}” failed with ${release.tag}. Nothing was changed.`);
  stdout.write(inWords(tried, release));
  if (!yes && !(await confirm('Keep the upgrade?', context))) fail('Nothing was changed.');
  await keep(tried.commit, context);
  if (hasNewPackages) await installPackages(release, context);
  stdout.write(`The site stands on ${release.tag}. To take it back: git revert HEAD\n`);
  return 0;
}

/** Returns the commit that is checked out. Ends the command if the repository isn't ready for an upgrade. */
async function openRepository(root: string): Promise<string> {
  const top = (await readGit(root, ['rev-parse', '--show-toplevel']))?.trim();
  if (top === undefined || realpathSync(top) !== realpathSync(root))
    fail('This folder isn’t the top of a git repository. An upgrade is a commit: run "git init", and commit the site.');
  const head = (await readGit(root, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']))?.trim();
  if (head === undefined) fail('The repository has no commit. Commit the site first.');
  const changes = await readGit(root, ['status', '--porcelain', '--untracked-files=no']);
  if (changes !== '') fail(`These files aren't committed:\n${changes}Commit them, or put them aside with "git stash".`);
  if (!(await hasEngineRemote(root)))
    fail(`The repository doesn't know where the engine is. Add it: git remote add ${ENGINE_REMOTE} ADDRESS`);
  return head;
}

/** Finds the release that the site stands on, and the one that is wanted. */
async function chooseRelease(
  root: string,
  to: string | undefined,
): Promise<{ from: EngineRelease; release: EngineRelease }> {
  const releases = await fetchOrFail(root);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version?: string };
  const from =
    releases.tagged(`v${version}`) ??
    fail(
      `The engine has no release v${version}, the version in package.json, so that your own changes can't be told from it.`,
    );
  const release = to === undefined ? releases.newest : releases.tagged(to);
  if (!release)
    return fail(
      to === undefined
        ? 'The engine has no release.'
        : `The engine has no release "${to}". It has ${releases.tags.join(', ')}.`,
    );
  const [was, is] = [readVersionNumber(from.tag), readVersionNumber(release.tag)];
  if (was && is && compareVersions(is, was) < 0)
    fail(`${release.tag} is older than ${from.tag}. To go back, revert the commit of the upgrade with git.`);
  return { from, release };
}

async function fetchOrFail(root: string): Promise<EngineReleases> {
  try {
    return await fetchReleases(root);
  } catch (error) {
    return fail(
      `The releases of the engine can't be fetched. ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

type Tried = Extract<TriedUpgrade, { ok: true }>;

function inWords({ differences, migrated }: Tried, { tag }: EngineRelease): string {
  const changes =
    differences.length === 0
      ? 'Nothing changes for visitors: every page is the same.\n'
      : `What changes for visitors:\n${differences.map((line) => `- ${line}\n`).join('')}`;
  return `${migrated === '' ? '' : `${migrated}\n`}All checks have succeeded with ${tag}.\n${changes}`;
}

/** Brings the upgrade onto the owner's branch. */
async function keep(commit: string, { root }: CommandContext): Promise<void> {
  try {
    await gitOrThrow(root, ['merge', '--quiet', '--ff-only', commit]);
  } catch (error) {
    fail(`${error instanceof Error ? error.message : String(error)}\nNothing was changed.`);
  }
}

async function installPackages({ tag }: EngineRelease, { root, stdout }: CommandContext): Promise<void> {
  stdout.write('… Install the packages\n');
  const { status, output } = await runStep(root, ['ci', '--no-audit', '--no-fund']);
  if (status !== 0)
    fail(`${output.trim()}\n\nThe site stands on ${tag}, but its packages aren't installed: run npm ci.`);
}
