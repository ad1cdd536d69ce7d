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

const FILES = ['package.json', 'package-lock.json', 'CHANGELOG.md'] as const;

/** Makes a release of the engine: runs all checks, writes version and notes, commits and tags. */
export async function release(args: string[], context: CommandContext): Promise<number> {
  const { root, stdout } = context;
  const { positionals } = parseArguments({ args, allowPositionals: true, options: {} }, USAGE);
  if (positionals.length > 1) failWithUsage('Name one version.', USAGE);
  await refuseUncommitted(root);
  const before = Object.fromEntries(FILES.map((file) => [file, readFileSync(join(root, file), 'utf8')])) as Record<
    (typeof FILES)[number],
    string
  >;
  const unreleased =
    readUnreleased(before['CHANGELOG.md']) ??
    fail('CHANGELOG.md says nothing under "## Unreleased". Write there what changed.');
  const version = await nextVersion(root, versionIn(before['package.json']), positionals[0], unreleased);
  const { status, output } = await runStep(root, ['run', '--silent', 'test']);
  if (status !== 0) fail(`${output}\nnpm test failed, so there's no release. Nothing was changed.`);
  writeFileSync(join(root, 'package.json'), withVersion(before['package.json'], version));
  writeFileSync(join(root, 'package-lock.json'), withLockVersion(before['package-lock.json'], version));
  writeFileSync(
    join(root, 'CHANGELOG.md'),
    withRelease(before['CHANGELOG.md'], version, new Date().toISOString().slice(0, 10)),
  );
  const head = (await gitOrThrow(root, ['rev-parse', 'HEAD'])).trim();
  try {
    await gitOrThrow(root, ['commit', '--quiet', '--message', `Release ${version}`, '--', ...FILES]);
    await gitOrThrow(root, [
      'tag',
      '--annotate',
      `v${version}`,
      '--cleanup=verbatim',
      '--message',
      `${version}\n\n${unreleased.notes}\n`,
    ]);
  } catch (error) {
    await gitOrThrow(root, ['reset', '--quiet', '--hard', head]);
    fail(`${error instanceof Error ? error.message : String(error)}\nNothing was changed.`);
  }
  stdout.write(`${unreleased.notes}\n\nReleased ${version}. Publish it: git push --follow-tags\n`);
  return 0;
}

async function refuseUncommitted(root: string): Promise<void> {
  const changes = await readGit(root, ['status', '--porcelain']);
  if (changes === undefined) fail('This folder is no git repository, so nothing can be tagged.');
  if (changes !== '') fail(`These files aren't committed:\n${changes}Commit them first: a release is a commit.`);
}

async function nextVersion(
  root: string,
  current: string,
  wanted: string | undefined,
  { raises }: Unreleased,
): Promise<string> {
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

const versionIn = (json: string): string => String((JSON.parse(json) as { version?: string }).version);

const withVersion = (json: string, version: string): string =>
  json.replace(/^( {2}"version": ")[^"]*/m, `$1${version}`);

/** Sets the version of the project, which a lockfile has twice. */
function withLockVersion(json: string, version: string): string {
  const lock = JSON.parse(json) as { version: string; packages: Record<string, { version?: string }> };
  const own = lock.packages[''];
  lock.version = version;
  if (own) own.version = version;
  return `${JSON.stringify(lock, null, 2)}\n`;
}
