import type { DescribedChange } from '../../../authoring/describe/describe-changes.ts';
import { readVersions } from '../../../authoring/translations/git-history.ts';
import { addressesOf, kindOf } from '../../../model/file-kinds.ts';
import type { DraftChange } from '../../../publishing/draft-snapshot.ts';
import type { VersionRepository } from '../../../publishing/version-git.ts';
import { readingLanguageOf } from '../../../regions/reading-language.ts';
import { referenceNames, versionsInWords } from '../repository/versions-in-words.ts';
import type { BuilderSession } from '../session.ts';
import { isListed } from './files-of-things.ts';

/** Two states of the site in git, and the files that differ. */
export interface StateDifference {
  repository: VersionRepository;
  /** The commit or tree of the earlier state. */
  base: string;
  /** That of the later one. */
  draft: string;
  changes: DraftChange[];
}

/** A file that differs between two states, in words. */
export interface ChangedThing extends DraftChange {
  /** Whether it makes pages of its own. */
  isPage: boolean;
  /** The address of the page without region; absent if it has none now. */
  page?: string;
  title: string;
  described: DescribedChange[];
}

/** Describes what differs between two states of the site, one entry for each file that people know of. */
export async function changedThings(
  session: BuilderSession,
  { repository, base, draft, changes }: StateDifference,
): Promise<ChangedThing[]> {
  const listed = changes.filter(isListed);
  const nameIn = (version: string, file: string) => `${version}:${repository.prefix}${file}`;
  const texts = await readVersions(
    repository.top,
    listed
      .filter(({ file }) => file.endsWith('.yaml'))
      .flatMap(({ file }) => [nameIn(base, file), nameIn(draft, file)]),
  );
  const { model, schemas } = session;
  const { checked } = session.check.result();
  const words = { schemas, language: readingLanguageOf(model.regions), nameOf: referenceNames(session) };
  const textIn = (version: string, file: string) => texts.get(nameIn(version, file)) ?? null;
  return listed.map(({ file, state }): ChangedThing => {
    const kind = kindOf(model, file)?.kind;
    const versions = { before: textIn(base, file), after: textIn(draft, file) };
    const { title, changes: described } = versionsInWords(file, versions, model, words);
    const isPage = kind === 'page' || kind === 'entry';
    const [address] = isPage ? addressesOf(model, file, checked) : [];
    return { file, state, isPage, ...(address !== undefined && { page: `/${address}` }), title, described };
  });
}
