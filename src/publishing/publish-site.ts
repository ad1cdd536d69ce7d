import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { readAudience } from './audience.ts';
import { buildVersion } from './build-version.ts';
import { checkOutVersion } from './checkout-version.ts';
import { deliverRelease } from './deliver-release.ts';
import { changesBetween, takeSnapshot } from './draft-snapshot.ts';
import { lockFile, systemCodeOf } from './file-lock.ts';
import { PublishError, type PublishFailure } from './publish-failure.ts';
import type { PublishingFolders } from './publishing-folders.ts';
import {
  addRelease,
  dropRelease,
  findRelease,
  isKept,
  liveRelease,
  pruneReleases,
  releaseFolder,
  switchTo,
  type Release,
} from './release-store.ts';
import { pushVersion, type HostBranch } from './push-version.ts';
import { openStepTimes } from './step-times.ts';
import { isOutdated } from './scheduled-days.ts';
import { movePublished, publishedVersion, refuseUncommittedCode, RELEASE_REFS, storeVersion } from './site-version.ts';
import { askPublic, reasonOf, verifyLive } from './verify-live.ts';
import { openVersionRepository, versionGit, type VersionRepository } from './version-git.ts';

/**
 * The step of a publication: waiting for another one, storing the version, building it, making it live, waiting for a host that
 * builds it, verifying it.
 */
export type PublishStep = 'wait' | 'store' | 'build' | 'switch' | 'host' | 'verify';

/** How to publish. */
export interface PublishOptions {
  folders: PublishingFolders;
  /** The URL at which visitors see the site, and at which it's verified. */
  publicUrl: string;
  /** Called as each step begins, with how long it took last time, in milliseconds, if that is known. */
  onStep: (step: PublishStep, lastMs?: number) => void;
  /** Receives the problems and warnings that the build prints. */
  print: (text: string) => void;
  /** Cancels the publication. Has no effect once its release is live. */
  signal: AbortSignal;
  /** Git arguments that set the author. Default: the author in git's configuration. */
  author?: readonly string[];
  /** The program that uploads a release to a host. Default: none; `npm run site` serves the release. */
  command?: string | undefined;
  /** The branch from which a host builds the site. Default: none. Takes precedence over `command`. */
  hostBranch?: HostBranch | undefined;
  /** How long to wait until the public site serves the new version, in milliseconds. */
  patienceMs?: number;
}

/** The part of the draft to publish. */
export interface Selection {
  /** The tree of the draft, stored when the changes were shown. */
  draft: string;
  /** The files to publish, relative to the project. All others stay as last published. */
  files: readonly string[];
}

/** The release that is live now, or why nothing was published. */
export type PublishResult = { live: Release; since: Date; compared: number } | { failure: PublishFailure };

/**
 * Default of `patienceMs`. A site that is served on this machine shows a new version on the next request; a host may build it in
 * a queue.
 */
const PATIENCE_MS = { here: 30_000, host: 5 * 60_000, hostBuild: 20 * 60_000 };

/**
 * Publishes the draft: stores a version, builds it in the worktree, makes it live in one step and verifies what visitors get.
 * Only then does the published ref move. If a step fails, the live site and the ref stay as they were.
 * @param selection default: all of the draft
 */
export const publishSite = (given: PublishOptions, selection?: Selection): Promise<PublishResult> =>
  inTurn(given, async (repository, options) => {
    const { folders, onStep } = options;
    onStep('store');
    await refuseUncommittedCode(repository, folders.root);
    const published = await publishedVersion(folders.root);
    const draft = selection?.draft ?? (await takeSnapshot(repository, folders.root, folders.data));
    const changes = await changesBetween(repository, published ?? repository.head, draft);
    const chosen = changes.filter(({ file }) => selection?.files.includes(file) ?? true);
    const version = await storeVersion(repository, folders.data, published, {
      draft,
      files: chosen.map(({ file }) => repository.prefix + file),
      message: `Publish\n\n${chosen.map(({ file }) => `${file}\n`).join('')}`,
      author: options.author,
    });
    return goLive(options, repository, await makeRelease(options, repository, version));
  });

/**
 * Makes an earlier release live again. It's rebuilt as of today if its files are no longer kept, or if a scheduled date has
 * passed since it was built.
 */
export const makeLiveAgain = (given: PublishOptions, number: number): Promise<PublishResult> =>
  inTurn(given, async (repository, options) => {
    const { releases } = options.folders;
    const known = findRelease(releases, number);
    if (!known) throw new PublishError({ kind: 'no-release', release: number });
    const isReady = isKept(releases, number) && !(await isOutdated(repository, known));
    return goLive(options, repository, isReady ? known : await makeRelease(options, repository, known.version));
  });

/** Runs a publication after any other one has finished, measures its steps, and returns a failure as a value. */
async function inTurn(
  given: PublishOptions,
  run: (repository: VersionRepository, options: PublishOptions) => Promise<PublishResult>,
): Promise<PublishResult> {
  const { folders, publicUrl, signal } = given;
  let unlock: (() => void) | undefined;
  try {
    const repository = await openVersionRepository(folders.root);
    await requireSite(publicUrl);
    mkdirSync(folders.releases, { recursive: true, mode: 0o700 });
    unlock = await lockFile(join(folders.data, 'publishing.lock'), () => given.onStep('wait'), signal);
    await followLiveRelease(repository, folders);
    // Not after the publication: if old files can't be deleted, the published version must stay live.
    pruneReleases(folders.releases);
    const times = openStepTimes(folders.data);
    const result = await run(repository, { ...given, onStep: (step) => given.onStep(step, times.begin(step)) });
    times.keep();
    return result;
  } catch (error) {
    return { failure: failureOf(error, signal) };
  } finally {
    unlock?.();
  }
}

function failureOf(error: unknown, signal: AbortSignal): PublishFailure {
  if (error instanceof PublishError) return error.failure;
  if (signal.aborted) return { kind: 'canceled' };
  const code = systemCodeOf(error);
  if (code === '') throw error;
  return { kind: 'folder', code, path: (error as NodeJS.ErrnoException).path ?? '' };
}

/** Throws a failure if nothing answers at the public URL, since the new version couldn't be verified. */
async function requireSite(url: string): Promise<void> {
  await askPublic(url).catch((error: unknown) => {
    throw new PublishError({ kind: 'no-site', url, reason: reasonOf(error) });
  });
}

/** Moves the published ref to the live release: a publication that was killed after the switch hasn't done so. */
async function followLiveRelease(repository: VersionRepository, { root, releases }: PublishingFolders): Promise<void> {
  const release = findRelease(releases, liveRelease(releases));
  const published = await publishedVersion(root);
  if (release && release.version !== published) await movePublished(repository, release.version, published);
}

/** Builds a version and adds it to the releases, without making it live. */
async function makeRelease(
  { folders, onStep, print, signal }: PublishOptions,
  repository: VersionRepository,
  version: string,
): Promise<Release> {
  const project = await checkOutVersion(repository, folders, version);
  onStep('build');
  await buildVersion(project, { print, signal });
  const audience = readAudience(project);
  const release = addRelease(folders.releases, join(project, 'dist'), { version, audience });
  await versionGit(repository, ['update-ref', refOf(release), version]);
  return release;
}

const refOf = ({ number }: Release): string => `${RELEASE_REFS}/${number}`;

/**
 * Brings a release to the host, if there is one: pushes its version, or uploads its files.
 * @returns the version that the host names then
 */
async function deliver(
  { folders, command, hostBranch, signal }: PublishOptions,
  repository: VersionRepository,
  release: Release,
): Promise<string> {
  if (hostBranch) return pushVersion(repository, hostBranch, release.version);
  if (command !== undefined) await deliverRelease(release, { ...folders, command, signal });
  return release.version;
}

/** Brings the previous release to the host again. Ignores a second failure: the first one is reported. */
async function deliverAgain(
  options: PublishOptions,
  repository: VersionRepository,
  before: number | undefined,
): Promise<void> {
  const { folders, hostBranch } = options;
  const release = findRelease(folders.releases, before);
  const signal = new AbortController().signal;
  if (release && (hostBranch || isKept(folders.releases, release.number)))
    await deliver({ ...options, signal }, repository, release).catch(() => undefined);
}

/** Returns how long to wait until visitors get a version, in milliseconds. */
const patienceOf = ({ command, hostBranch, patienceMs }: PublishOptions): number =>
  patienceMs ?? (hostBranch ? PATIENCE_MS.hostBuild : command === undefined ? PATIENCE_MS.here : PATIENCE_MS.host);

/**
 * Switches to a release, verifies what visitors get, and moves the ref. If that fails, switches back to the previous release and
 * deletes the new one, unless it was live before.
 */
async function goLive(
  options: PublishOptions,
  repository: VersionRepository,
  release: Release,
): Promise<PublishResult> {
  const { folders, publicUrl, onStep, signal, hostBranch } = options;
  const { root, releases } = folders;
  const { number } = release;
  const before = liveRelease(releases);
  let mayBeDelivered = false;
  const published = await publishedVersion(root);
  try {
    if (signal.aborted) throw new PublishError({ kind: 'canceled' });
    onStep('switch');
    // A program that fails may have uploaded some of the files. A push that fails has changed nothing.
    mayBeDelivered = !hostBranch;
    const version = await deliver(options, repository, release);
    mayBeDelivered = true;
    switchTo(releases, number);
    let since = new Date();
    onStep(hostBranch ? 'host' : 'verify');
    const onServed = () => {
      if (!hostBranch) return;
      since = new Date();
      onStep('verify');
    };
    const folder = releaseFolder(releases, number);
    const last = before !== undefined && isKept(releases, before) ? releaseFolder(releases, before) : undefined;
    const patienceMs = patienceOf(options);
    const compared = await verifyLive({ publicUrl, version, folder, before: last, patienceMs, onServed });
    await movePublished(repository, release.version, published);
    return { live: release, since, compared };
  } catch (error) {
    switchTo(releases, before);
    if (mayBeDelivered) await deliverAgain(options, repository, before);
    if (release.until === undefined && number !== before) {
      dropRelease(releases, number);
      await versionGit(repository, ['update-ref', '-d', refOf(release)]);
    }
    throw error;
  }
}
