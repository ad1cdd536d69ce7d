import { readVersions } from '../../../authoring/translations/git-history.ts';
import { kindOf } from '../../../model/file-kinds.ts';
import { changesBetween, takeSnapshot, type DraftChange } from '../../../publishing/draft-snapshot.ts';
import { listReleases, liveRelease } from '../../../publishing/release-store.ts';
import { publishedVersion } from '../../../publishing/site-version.ts';
import type { PublishingFolders } from '../../../publishing/publishing-folders.ts';
import type { VersionRepository } from '../../../publishing/version-git.ts';
import { readingLanguageOf } from '../../../regions/reading-language.ts';
import type { UnpublishedThing } from '../../protocol/publish-calls.ts';
import { referenceNames, versionsInWords } from '../repository/versions-in-words.ts';
import type { BuilderSession } from '../session.ts';
import { isListed } from './files-of-things.ts';
import { whereShown } from './where-shown.ts';

/** The differences between the draft and the published version. */
export interface DraftDifference {
  repository: VersionRepository;
  /** The published version; `undefined` before the first publication. */
  published: string | undefined;
  /** What the draft is compared with: the published version, or the last commit. */
  base: string;
  draft: string;
  changes: DraftChange[];
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
  const { repository, base, draft, changes } = difference;
  const listed = changes.filter(isListed);
  const nameIn = (version: string, file: string) => `${version}:${repository.prefix}${file}`;
  const texts = await readVersions(
    repository.top,
    listed
      .filter(({ file }) => file.endsWith('.yaml'))
      .flatMap(({ file }) => [nameIn(base, file), nameIn(draft, file)]),
  );
  const takenBack = await takenBackFiles(folders, difference);
  const { model, schemas } = session;
  const words = { schemas, language: readingLanguageOf(model.regions), nameOf: referenceNames(session) };
  const textIn = (version: string, file: string) => texts.get(nameIn(version, file)) ?? null;
  const things = listed.map(({ file, state }): UnpublishedThing => {
    const kind = kindOf(model, file)?.kind;
    const isPage = kind === 'page' || kind === 'entry';
    const versions = { before: textIn(base, file), after: textIn(draft, file) };
    const { title, changes: described } = versionsInWords(file, versions, model, words);
    return {
      id: file,
      kind: isPage ? 'page' : 'shared',
      title,
      state,
      changes: described.map(({ label, before: was, after: is }) => (was || is ? `${label}: ${was} → ${is}` : label)),
      ...(!isPage && { where: whereShown(session, file, described) }),
      isTakenBack: takenBack.has(file),
    };
  });
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
