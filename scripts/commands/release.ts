import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readGit } from '../../src/authoring/git/run-git.ts';
import { readUnreleased, withRelease, type Unreleased } from '../../src/upgrade/changelog.ts';
import { runStep } from '../../src/upgrade/run-step.ts';
import { gitOrThrow } from '../../src/upgrade/upgrade-tree.ts';
import { compareVersions, readVersionNumber } from '../../src/upgrade/version-number.ts';
import { fail, failWithUsage, parseArguments, type CommandContext } from '../cli.ts';

const USAGE =
  'Usage: npm run release -- [VERSION]\nVersion: for example 1.4.0. Left out: the next one, by what CHANGELOG.md says.';

/** What a release changes. */
const FILES = ['package.json', 'package-lock.json', 'CHANGELOG.md'];

/** Makes a release of the engine: runs all checks, writes version and notes, commits and tags. */
export async function release(args: string[], context: CommandContext): Promise<number> {
  const { root, stdout } = context;
  const { positionals } = parseArguments({ args, allowPositionals: true, options: {} }, USAGE);
  if (positionals.length > 1) failWithUsage('Name one version.', USAGE);
  await refuseUncommitted(root);
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  const unreleased =
    readUnreleased(changelog) ?? fail('CHANGELOG.md says nothing under "## Unreleased". Write there what changed.');
  const version = await nextVersion(root, positionals[0], unreleased);
  const { status, output } = await runStep(root, ['run', '--silent', 'test']);
  if (status !== 0) fail(`${output}\nnpm test failed, so there's no release. Nothing was changed.`);
  await refuseUncommitted(root, FILES); // the tests take a while
  const head = (await gitOrThrow(root, ['rev-parse', 'HEAD'])).trim();
  try {
    await writeVersion(root, version);
    writeFileSync(join(root, 'CHANGELOG.md'), withRelease(changelog, version, new Date().toISOString().slice(0, 10)));
    await gitOrThrow(root, ['commit', '--quiet', '--message', `Release ${version}`, '--', ...FILES]);
    const message = `${version}\n\n${unreleased.notes}\n`;
    await gitOrThrow(root, ['tag', '--annotate', `v${version}`, '--cleanup=verbatim', '--message', message]);
  } catch (error) {
    // Other files stay: somebody may have gone on working during the tests.
    await gitOrThrow(root, ['reset', '--quiet', head]);
    await gitOrThrow(root, ['checkout', '--quiet', head, '--', ...FILES]);
    fail(`${error instanceof Error ? error.message : String(error)}\nNothing was changed.`);
  }
  stdout.write(`${unreleased.notes}\n\nReleased ${version}. Publish it: git push --follow-tags\n`);
  return 0;
}

async function refuseUncommitted(root: string, files: readonly string[] = []): Promise<void> {
  const changes = await readGit(root, ['status', '--porcelain', '--', ...files]);
  if (changes === undefined) fail('This folder is no git repository, so nothing can be tagged.');
  if (changes !== '') fail(`These files aren't committed:\n${changes}Commit them first: a release is a commit.`);
}

async function nextVersion(root: string, wanted: string | undefined, { raises }: Unreleased): Promise<string> {
  const { version: current } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const now = readVersionNumber(current) ?? fail(`The version in package.json, "${current}", isn't of the form 1.2.3.`);
  const [major, minor, patch] = now;
  const version = wanted ?? (raises === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`);
  const next = /^\d/.test(version) ? readVersionNumber(version) : undefined;
  if (!next) return failWithUsage(`"${version}" is no version.`, USAGE);
  if (compareVersions(next, now) <= 0) fail(`${version} isn't newer than ${current}, the version in package.json.`);
  if ((await readGit(root, ['rev-parse', '--verify', '--quiet', `refs/tags/v${version}`])) !== undefined)
    fail(`The tag v${version} exists already. Name another version.`);
  return version;
}

/** Writes the version to package.json and package-lock.json. */
async function writeVersion(root: string, version: string): Promise<void> {
  const { status, output } = await runStep(root, ['version', version, '--no-git-tag-version', '--ignore-scripts']);
  if (status !== 0) throw new Error(output.trim());
}
