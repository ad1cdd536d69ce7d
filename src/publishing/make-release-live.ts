import { deliverRelease } from './deliver-release.ts';
import { PublishError } from './publish-failure.ts';
import type { PublishOptions, PublishResult } from './publish-options.ts';
import { pushVersion } from './push-version.ts';
import {
  dropRelease,
  findRelease,
  isKept,
  liveRelease,
  releaseFolder,
  switchTo,
  type Release,
} from './release-store.ts';
import { movePublished, publishedVersion, refOfRelease } from './site-version.ts';
import { verifyLive } from './verify-live.ts';
import { versionGit, type VersionRepository } from './version-git.ts';

/**
 * Default of `patienceMs`. A site that is served on this machine shows a new version on the next request; a host may build it in
 * a queue.
 */
const PATIENCE_MS = { here: 30_000, host: 5 * 60_000, hostBuild: 20 * 60_000 };

/**
 * Brings a release to the host, if there is one: pushes its version, or uploads its files.
 * @returns the version that the host names then
 */
async function deliver(
  { folders, command, commandLimitMs, hostBranch, signal }: PublishOptions,
  repository: VersionRepository,
  release: Release,
): Promise<string> {
  if (hostBranch) return pushVersion(repository, hostBranch, release.version);
  if (command !== undefined) await deliverRelease(release, { ...folders, command, commandLimitMs, signal });
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
export async function makeReleaseLive(
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
      await versionGit(repository, ['update-ref', '-d', refOfRelease(release)]);
    }
    throw error;
  }
}
