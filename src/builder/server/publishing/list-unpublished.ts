import { changesBetween, takeSnapshot } from '../../../publishing/draft-snapshot.ts';
import { listReleases, liveRelease } from '../../../publishing/release-store.ts';
import { publishedVersion } from '../../../publishing/site-version.ts';
import type { PublishingFolders } from '../../../publishing/publishing-folders.ts';
import type { VersionRepository } from '../../../publishing/version-git.ts';
import type { UnpublishedThing } from '../../protocol/publish-calls.ts';
import type { BuilderSession } from '../session.ts';
import { changedThings } from './changed-things.ts';
import type { StateDifference } from './state-difference.ts';
import { whereShown } from './where-shown.ts';

/** The differences between the draft and the published version. */
export interface DraftDifference extends StateDifference {
  /** The published version; `undefined` before the first publication: the draft is compared with the last commit. */
  published: string | undefined;
}

/**
 * Compares the draft with the published version.
 * @param draft the draft as it was stored; default: as it is now
 */
export async function draftDifference(
  repository: VersionRepository,
  { root, data }: PublishingFolders,
  draft?: string,
): Promise<DraftDifference> {
  const published = await publishedVersion(root);
  const base = published ?? repository.head;
  const stored = draft ?? (await takeSnapshot(repository, root, data));
  return { repository, published, base, draft: stored, changes: await changesBetween(repository, base, stored) };
}

/** Lists the pages and things of a draft that aren't published yet, pages first. */
export async function unpublishedThings(
  session: BuilderSession,
  folders: PublishingFolders,
  difference: DraftDifference,
): Promise<UnpublishedThing[]> {
  const takenBack = await takenBackFiles(folders, difference);
  const things = (await changedThings(session, difference)).map(
    ({ file, state, isPage, page, title, described }): UnpublishedThing => ({
      id: file,
      kind: isPage ? 'page' : 'shared',
      title,
      state,
      changes: described.map(({ label, before: was, after: is }) => ({ label, before: was, after: is })),
      ...(!isPage && { where: whereShown(session, file, described) }),
      isTakenBack: takenBack.has(file),
      ...(page !== undefined && { page }),
    }),
  );
  return things.toSorted((a, b) => a.kind.localeCompare(b.kind));
}

/** Returns the files whose draft was live until an earlier version was made live again. */
async function takenBackFiles(
  { releases }: PublishingFolders,
  { repository, published, draft }: DraftDifference,
): Promise<Set<string>> {
  const live = liveRelease(releases);
  const [newest] = listReleases(releases);
  if (published === undefined || live === undefined || !newest || newest.number === live) return new Set();
  const [takenBack, editedSince] = await Promise.all([
    changesBetween(repository, published, newest.version),
    changesBetween(repository, newest.version, draft),
  ]);
  const edited = new Set(editedSince.map(({ file }) => file));
  return new Set(takenBack.map(({ file }) => file).filter((file) => !edited.has(file)));
}
