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
import { isOutdated } from './scheduled-days.ts';
import { movePublished, publishedVersion, refuseUncommittedCode, RELEASE_REFS, storeVersion } from './site-version.ts';
import { askPublic, reasonOf, verifyLive } from './verify-live.ts';
import { openVersionRepository, versionGit, type VersionRepository } from './version-git.ts';

/** What a publication is doing: waiting for another one, storing the version, building it, making it live, comparing it. */
export type PublishStep = 'wait' | 'store' | 'build' | 'switch' | 'verify';

/** How to publish. */
export interface PublishOptions {
  folders: PublishingFolders;
  /** Where visitors see the site, and where it's verified. */
  publicUrl: string;
  /** Called as each step begins. */
  onStep: (step: PublishStep) => void;
  /** Receives the problems and warnings that the build prints. */
  print: (text: string) => void;
  /** Ends the publication, until its release is live. */
  signal: AbortSignal;
  /** The arguments with which git names the author; default: the person of the machine. */
  author?: readonly string[];
  /** The program that brings a release to a host. Default: `npm run site` serves it. */
  command?: string | undefined;
  /** How long the public site may show another version, in milliseconds. */
  patienceMs?: number;
}

/** What of the draft is published. */
export interface Selection {
  /** The draft as it was stored when it was shown. */
  draft: string;
  /** The files that are taken from it, relative to the project; all others stay as they are published. */
  files: readonly string[];
}

/** What visitors see now, or why that is what they saw before. */
export type PublishResult = { live: Release; since: Date; compared: number } | { failure: PublishFailure };

/** How long a site may show another version by default, in milliseconds: one that is served here follows with the next request. */
const PATIENCE_MS = { here: 30_000, host: 5 * 60_000 };

/**
 * Publishes the draft: stores a version, builds it beside the project, makes it live in one step and compares it with what
 * visitors get. Only then does the published ref move. On any failure, the live site and the ref are as they were.
 * @param selection default: all of the draft
 */
export const publishSite = (options: PublishOptions, selection?: Selection): Promise<PublishResult> =>
  inTurn(options, async (repository) => {
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
 * Makes an earlier release live again. One whose files aren't kept any more, or for which something was scheduled meanwhile,
 * is built again as of today.
 */
export const makeLiveAgain = (options: PublishOptions, number: number): Promise<PublishResult> =>
  inTurn(options, async (repository) => {
    const { releases } = options.folders;
    const known = findRelease(releases, number);
    if (!known) throw new PublishError({ kind: 'no-release', release: number });
    const isReady = isKept(releases, number) && !(await isOutdated(repository, known));
    return goLive(options, repository, isReady ? known : await makeRelease(options, repository, known.version));
  });

/** Runs a publication once no other one runs, and returns its failure as a value. */
async function inTurn(
  options: PublishOptions,
  run: (repository: VersionRepository) => Promise<PublishResult>,
): Promise<PublishResult> {
  const { folders, publicUrl, onStep, signal } = options;
  let unlock: (() => void) | undefined;
  try {
    const repository = await openVersionRepository(folders.root);
    await requireSite(publicUrl);
    mkdirSync(folders.releases, { recursive: true, mode: 0o700 });
    unlock = await lockFile(join(folders.data, 'publishing.lock'), () => onStep('wait'), signal);
    await followLiveRelease(repository, folders);
    // Before, since a published version isn't taken back because old files can't be deleted.
    pruneReleases(folders.releases);
    return await run(repository);
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

/** Throws a failure if nothing answers where visitors see the site: what is published couldn't be verified. */
async function requireSite(url: string): Promise<void> {
  await askPublic(url).catch((error: unknown) => {
    throw new PublishError({ kind: 'no-site', url, reason: reasonOf(error) });
  });
}

/** A publication that was killed after its release was live hasn't moved the ref: what visitors see is what is published. */
async function followLiveRelease(repository: VersionRepository, { root, releases }: PublishingFolders): Promise<void> {
  const release = findRelease(releases, liveRelease(releases));
  const published = await publishedVersion(root);
  if (release && release.version !== published) await movePublished(repository, release.version, published);
}

/** Builds a version, and makes a release of it that isn't live yet. */
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

/** Brings a release to the host, if there is one. */
async function deliver({ folders, command, signal }: PublishOptions, release: Release): Promise<void> {
  if (command !== undefined) await deliverRelease(release, { ...folders, command, signal });
}

/** Brings the release that was live before to the host again. What went wrong first is told, whatever becomes of it. */
async function deliverAgain(options: PublishOptions, before: number | undefined): Promise<void> {
  const { releases } = options.folders;
  const release = findRelease(releases, before);
  const signal = new AbortController().signal;
  if (release && isKept(releases, release.number))
    await deliver({ ...options, signal }, release).catch(() => undefined);
}

/**
 * Switches to a release, compares what visitors get with it, and moves the ref; or switches to the one before, and deletes a
 * release that was never live.
 */
async function goLive(
  options: PublishOptions,
  repository: VersionRepository,
  release: Release,
): Promise<PublishResult> {
  const { folders, publicUrl, onStep, signal, command } = options;
  const { root, releases } = folders;
  const { patienceMs = command === undefined ? PATIENCE_MS.here : PATIENCE_MS.host } = options;
  const { number, version } = release;
  const before = liveRelease(releases);
  let mayBeDelivered = false;
  const published = await publishedVersion(root);
  try {
    if (signal.aborted) throw new PublishError({ kind: 'canceled' });
    onStep('switch');
    // A program that fails may have brought some of the files.
    mayBeDelivered = true;
    await deliver(options, release);
    switchTo(releases, number);
    const since = new Date();
    onStep('verify');
    const folder = releaseFolder(releases, number);
    const last = before !== undefined && isKept(releases, before) ? releaseFolder(releases, before) : undefined;
    const compared = await verifyLive({ publicUrl, version, folder, before: last, patienceMs });
    await movePublished(repository, version, published);
    return { live: release, since, compared };
  } catch (error) {
    switchTo(releases, before);
    if (mayBeDelivered) await deliverAgain(options, before);
    if (release.until === undefined && number !== before) {
      dropRelease(releases, number);
      await versionGit(repository, ['update-ref', '-d', refOf(release)]);
    }
    throw error;
  }
}
