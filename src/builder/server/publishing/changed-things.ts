import type { DescribedChange } from '../../../authoring/describe/describe-changes.ts';
import { readVersions } from '../../../authoring/translations/git-history.ts';
import { addressesOf, kindOf } from '../../../model/file-kinds.ts';
import type { DraftChange } from '../../../publishing/draft-snapshot.ts';
import { readingKeysOf } from '../../../regions/reading-language.ts';
import { referenceNames, versionsInWords, type TextVersions } from '../repository/versions-in-words.ts';
import type { BuilderSession } from '../session.ts';
import { isListed } from './files-of-things.ts';
import type { StateDifference } from './state-difference.ts';

/** A file that differs between two states, in words. */
export interface ChangedThing extends DraftChange {
  /** Whether it makes pages of its own. */
  isPage: boolean;
  /** The address of the page without region; absent if it has none now. */
  page?: string;
  title: string;
  described: DescribedChange[];
  /** Its texts in both states, if it's YAML. */
  texts: TextVersions;
}

/** Returns what has the texts of YAML files in both states; `null` for a state without the file. */
export async function textsInBoth(
  { repository: { top, prefix }, base, draft }: Omit<StateDifference, 'changes'>,
  changes: readonly DraftChange[],
): Promise<(file: string) => TextVersions> {
  const nameIn = (version: string, file: string) => `${version}:${prefix}${file}`;
  const files = changes.map(({ file }) => file).filter((file) => file.endsWith('.yaml'));
  const texts = await readVersions(
    top,
    files.flatMap((file) => [nameIn(base, file), nameIn(draft, file)]),
  );
  const textIn = (version: string, file: string) => texts.get(nameIn(version, file)) ?? null;
  return (file) => ({ before: textIn(base, file), after: textIn(draft, file) });
}

/** Describes what differs between two states of the site, one entry for each file that people know of. */
export async function changedThings(session: BuilderSession, difference: StateDifference): Promise<ChangedThing[]> {
  const listed = difference.changes.filter(isListed);
  const textsOf = await textsInBoth(difference, listed);
  const { model, schemas } = session;
  const { checked } = session.check.result();
  const words = { schemas, keys: readingKeysOf(model.regions), nameOf: referenceNames(session) };
  return listed.map(({ file, state }): ChangedThing => {
    const kind = kindOf(model, file)?.kind;
    const texts = textsOf(file);
    const { title, changes: described } = versionsInWords(file, texts, model, words);
    const isPage = kind === 'page' || kind === 'entry';
    const [address] = isPage ? addressesOf(model, file, checked) : [];
    return { file, state, isPage, ...(address !== undefined && { page: `/${address}` }), title, described, texts };
  });
}
