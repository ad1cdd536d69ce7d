import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { dayAt } from '../i18n/time-zone.ts';
import { readAudience } from './audience.ts';
import { buildVersion } from './build-version.ts';
import { checkOutVersion } from './checkout-version.ts';
import { changesBetween, takeSnapshot } from './draft-snapshot.ts';
import { lockFile, systemCodeOf } from './file-lock.ts';
import { makeReleaseLive } from './make-release-live.ts';
import { PublishError, type PublishFailure } from './publish-failure.ts';
import type { PublishingFolders } from './publishing-folders.ts';
import { addRelease, findRelease, isKept, liveRelease, pruneReleases, type Release } from './release-store.ts';
import { openStepTimes } from './step-times.ts';
import { isOutdated } from './scheduled-days.ts';
import { movePublished, publishedVersion, refOfRelease, refuseUncommittedCode, storeVersion } from './site-version.ts';
import { askPublic, reasonOf } from './verify-live.ts';
import { openVersionRepository, versionGit, type VersionRepository } from './version-git.ts';
import type { PublishOptions, PublishResult } from './publish-options.ts';

/** The part of the draft to publish. */
export interface Selection {
  /** The tree of the draft, stored when the changes were shown. */
  draft: string;
  /** The files to publish, relative to the project. All others stay as last published. */
  files: readonly string[];
}

/**
 * Publishes the draft: stores a version, builds it in the worktree, makes it live in one step and verifies what visitors get.
 * Only then does the published ref move. If a step fails, the live site and the ref stay as they were.
 * @param selection default: all of the draft
 */
export const publishSite = (given: PublishOptions, selection?: Selection): Promise<PublishResult> =>
  publishInTurn(given, async (repository, options) => {
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
    return makeReleaseLive(options, repository, await makeRelease(options, repository, version));
  });

/**
 * Makes an earlier release live again. It's rebuilt as of today if its files are no longer kept, or if a scheduled date has
 * passed since it was built.
 */
export const makeLiveAgain = (given: PublishOptions, number: number): Promise<PublishResult> =>
  publishInTurn(given, async (repository, options) => {
    const { releases } = options.folders;
    const known = findRelease(releases, number);
    if (!known) throw new PublishError({ kind: 'no-release', release: number });
    const isReady = isKept(releases, number) && !(await isOutdated(repository, known, options.now?.()));
    return makeReleaseLive(
      options,
      repository,
      isReady ? known : await makeRelease(options, repository, known.version),
    );
  });

/** Runs a publication after any other one has finished, measures its steps, and returns a failure as a value. */
export async function publishInTurn<T>(
  given: PublishOptions,
  run: (repository: VersionRepository, options: PublishOptions) => Promise<T>,
): Promise<T | { failure: PublishFailure }> {
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
const makeRelease = async (options: PublishOptions, repository: VersionRepository, version: string): Promise<Release> =>
  buildRelease(options, repository, { version, project: await checkOutVersion(repository, options.folders, version) });

/** What to build. */
interface Building extends Pick<Release, 'version' | 'scheduled'> {
  /** The project's folder in the worktree, where the version is checked out. */
  project: string;
}

/** Builds the version in the worktree as of today, and adds it to the releases, without making it live. */
export async function buildRelease(
  { folders, onStep, print, signal, now = Date.now }: PublishOptions,
  repository: VersionRepository,
  { version, project, scheduled }: Building,
): Promise<Release> {
  onStep('build');
  const audience = readAudience(project);
  // The day may end during the build.
  const day = dayAt(now(), audience.timeZone);
  await buildVersion(project, { print, signal, day });
  const parts = { version, audience, day, ...(scheduled && { scheduled }) };
  const release = addRelease(folders.releases, join(project, 'dist'), parts);
  await versionGit(repository, ['update-ref', refOfRelease(release), version]);
  return release;
}
