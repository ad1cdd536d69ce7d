import type { FileChange } from '../../../../authoring/content-edit/file-change.ts';
import { hasErrors, type Diagnostic } from '../../../../content/diagnostics/diagnostic.ts';
import { siteOfChecked, type LoadedSite } from '../../../../content/load-content.ts';
import { parseYaml } from '../../../../content/parse/parse-yaml.ts';
import { readPublicFiles, type KnownImages } from '../../../../content/public/read-public-files.ts';
import { areSameRegions, REGIONS_FILE, siteRegionsIn } from '../../../../content/read/site-regions.ts';
import type { CheckedFiles } from '../../../../content/validate/validate.ts';
import { isMap } from '../../../../data/plain.ts';
import type { DraftChange } from '../../../../publishing/draft-snapshot.ts';
import type { PublishingFolders } from '../../../../publishing/publishing-folders.ts';
import { isKept, liveRelease, releaseFolder } from '../../../../publishing/release-store.ts';
import { storeVersionTree } from '../../../../publishing/site-version.ts';
import { openVersionRepository } from '../../../../publishing/version-git.ts';
import type { SiteRegions } from '../../../../regions/site-regions.ts';
import type { DraftSelection } from '../../../protocol/draft-selection.ts';
import type { BuilderSession } from '../../session.ts';
import { textsInBoth } from '../changed-things.ts';
import { filesOfThings } from '../files-of-things.ts';
import { draftDifference, type DraftDifference } from '../list-unpublished.ts';

/** A changed YAML file of `content/`: as visitors have it, and as they would get it. */
export interface ChosenChange extends FileChange, Pick<DraftChange, 'state'> {
  isChosen: boolean;
}

/** The site as it would be if some of the draft was published. */
export interface ChosenState {
  difference: DraftDifference;
  /** All changed YAML files of the content; those that aren't chosen have the same text before and after. */
  changes: ChosenChange[];
  /** All files that would be published. */
  files: ReadonlySet<string>;
  checked: CheckedFiles;
  diagnostics: Diagnostic[];
  /** What is wrong with the whole draft. */
  draftDiagnostics: Diagnostic[];
  /** Absent with errors. Its pages have the smaller variants of pictures that a build would make. */
  site?: LoadedSite;
  /** Returns the same site with the pictures themselves, so that its pages can be looked at before there's a build. */
  shownSite: () => Promise<LoadedSite | undefined>;
  /** The number and the folder of the live version; absent if there is none whose files are kept. */
  live?: { number: number; folder: string };
}

/** Pictures that were read before: with the variants that a build would make, and without. */
export interface KnownPictures {
  offered: KnownImages;
  original: KnownImages;
}

/**
 * Opens the site as it would be if the chosen things were published; `undefined` if what was left out belongs to other regions
 * than those of the draft. Writes nothing.
 */
export async function openChosenState(
  session: BuilderSession,
  folders: PublishingFolders,
  { draft, things }: DraftSelection,
  known: KnownPictures,
): Promise<ChosenState | undefined> {
  const { check, model, root } = session;
  const difference = await draftDifference(await openVersionRepository(root), folders, draft);
  const files = new Set(await filesOfThings(difference, new Set(things)));
  const changes = await chosenChanges(difference, files);
  if (hasOtherRegions(changes, model.regions)) return undefined;
  const publicFiles = await readPublicFiles(root, true, known.offered);
  check.refresh();
  const draftDiagnostics = check.result().diagnostics;
  const { checked, diagnostics } = check.resultWith(changes);
  // Other calls that are under way read what is on disk.
  check.refresh();
  const site = hasErrors(diagnostics) ? undefined : siteOfChecked({ checked, model, ...publicFiles });
  const shownSite = async () =>
    site && siteOfChecked({ checked, model, ...(await readPublicFiles(root, false, known.original)) });
  const number = liveRelease(folders.releases);
  const live =
    number !== undefined && isKept(folders.releases, number)
      ? { number, folder: releaseFolder(folders.releases, number) }
      : undefined;
  return {
    difference,
    changes,
    files,
    checked,
    diagnostics,
    draftDiagnostics,
    shownSite,
    ...(site && { site }),
    ...(live && { live }),
  };
}

/** Stores the files of a chosen state. Returns their tree. */
export const treeOfChosen = (
  { difference: { repository, base, draft }, files }: Pick<ChosenState, 'difference' | 'files'>,
  data: string,
): Promise<string> =>
  storeVersionTree(repository, data, base, { draft, files: [...files].map((file) => repository.prefix + file) });

/** Opens chosen states one after the other, and keeps the last one: the dialog asks for the same more than once. */
export function createChosenStates(folders: PublishingFolders) {
  const known: KnownPictures = { offered: new Map(), original: new Map() };
  let last: { key: string; session: BuilderSession; state: Promise<ChosenState | undefined> } | undefined;
  return (session: BuilderSession, { draft, things }: DraftSelection): Promise<ChosenState | undefined> => {
    const key = JSON.stringify([draft, things.toSorted(), liveRelease(folders.releases)]);
    if (last?.key === key && last.session === session) return last.state;
    const state = openChosenState(session, folders, { draft, things }, known);
    last = { key, session, state };
    state.catch(() => (last = undefined));
    return state;
  };
}

/** Opens the part of the draft that somebody has chosen. */
export type OpenChosen = ReturnType<typeof createChosenStates>;

async function chosenChanges(difference: DraftDifference, files: ReadonlySet<string>): Promise<ChosenChange[]> {
  const own = difference.changes.filter(({ file }) => file.startsWith('content/') && file.endsWith('.yaml'));
  const textsOf = await textsInBoth(difference, own);
  return own.map(({ file, state }) => {
    const { before, after } = textsOf(file);
    const isChosen = files.has(file);
    return { file, state, before, after: isChosen ? after : before, isChosen };
  });
}

/** Returns whether the regions would be others than those of the draft, to which the check is bound. */
function hasOtherRegions(changes: readonly ChosenChange[], regions: SiteRegions): boolean {
  const change = changes.find(({ file }) => file === REGIONS_FILE);
  if (!change || change.after === null) return false;
  const { data } = parseYaml({ file: REGIONS_FILE, text: change.after });
  return !areSameRegions(siteRegionsIn(isMap(data) ? data : {}), regions);
}
