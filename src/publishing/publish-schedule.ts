import { checkOutVersion } from './checkout-version.ts';
import { makeReleaseLive } from './make-release-live.ts';
import { buildRelease, publishInTurn } from './publish-site.ts';
import type { PublishOptions, PublishResult } from './publish-options.ts';
import type { PublishingFolders } from './publishing-folders.ts';
import { findRelease, liveRelease, noteDay, type Release } from './release-store.ts';
import { dayNow, releaseDay, isOutdated } from './scheduled-days.ts';
import { scheduledChanges } from './scheduled-changes.ts';
import { repeatVersion } from './site-version.ts';
import { openVersionRepository } from './version-git.ts';

/** Returns the live release if something scheduled may have appeared or disappeared since the day as of which it was built. */
export async function outdatedRelease(
  { root, releases }: Pick<PublishingFolders, 'root' | 'releases'>,
  now = Date.now(),
): Promise<Release | undefined> {
  const live = findRelease(releases, liveRelease(releases));
  // On the day as of which it was built, git isn't asked.
  if (!live || releaseDay(live) === dayNow(live, now)) return undefined;
  return (await isOutdated(await openVersionRepository(root), live, now)) ? live : undefined;
}

/**
 * Publishes the live version as of today, if something scheduled has appeared or disappeared since it was built. Nothing of the
 * draft is published, and no newer code.
 * @returns `undefined` if nothing has
 */
export async function publishSchedule(given: PublishOptions): Promise<PublishResult | undefined> {
  const { folders, now = Date.now } = given;
  if (!(await outdatedRelease(folders, now()))) return undefined;
  return publishInTurn(given, async (repository, options) => {
    // Somebody may have published while this one waited.
    const live = await outdatedRelease(folders, now());
    if (!live) return undefined;
    const day = dayNow(live, now());
    const project = await checkOutVersion(repository, folders, live.version);
    const scheduled = await scheduledChanges(project, { from: releaseDay(live), to: day });
    if (!scheduled) {
      noteDay(folders.releases, live.number, day);
      return undefined;
    }
    const version = await repeatVersion(repository, live.version, 'Publish by schedule');
    return makeReleaseLive(
      options,
      repository,
      await buildRelease(options, repository, { version, project, scheduled }),
    );
  });
}
