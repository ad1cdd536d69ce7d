import { PublishError } from '../../../publishing/publish-failure.ts';
import { openVersionRepository, projectPath } from '../../../publishing/version-git.ts';
import type { Choices } from '../../../authoring/merge/merge-texts.ts';
import { findNamedDraft, type NamedDraft } from '../../people/named-drafts.ts';
import type { ApplyOutcome, DraftChanges } from '../../protocol/draft-calls.ts';
import { draftTexts } from '../../texts/drafts/draft-texts.ts';
import { conflictsInWords } from '../online/conflict-words.ts';
import { changedPaths, isOfSite } from '../online/online-move.ts';
import { writeMerged } from '../online/pull.ts';
import { fileBehindLink, mergeOnline, type FilesToMerge, type PulledFiles } from '../online/pull-files.ts';
import { describeListed, withoutPlaces } from '../repository/repository-handlers.ts';
import { referenceNames } from '../repository/versions-in-words.ts';
import type { BuilderSession } from '../session.ts';
import type { OpenDraftsPlace } from './open-drafts-place.ts';

/** What a draft has changed since it began. */
interface DraftMove extends FilesToMerge {
  /** Whether the regions or languages of the site, or anything but plain files, differ from the main draft's. */
  isObstacle: boolean;
}

/** What became of applying a draft; with the commit of the draft if it's done. */
export type Applied = Exclude<ApplyOutcome, { state: 'done' }> | { tip: string };

/** Returns what applying a draft would change in the main one, in words. */
export async function draftChanges(
  session: BuilderSession,
  place: Pick<OpenDraftsPlace, 'commit' | 'database'>,
  draft: NamedDraft,
): Promise<DraftChanges> {
  const move = await readDraft(session.root, place, draft);
  const merged = await mergeDraft(session.root, move, {});
  const listed = [...merged.texts, ...merged.others].map(({ file, before, after }) => ({
    file,
    status: before === null ? ('added' as const) : after === null ? ('deleted' as const) : ('changed' as const),
    ...(file.endsWith('.yaml') && { texts: { before, after } }),
  }));
  return {
    files: describeListed(session, listed, referenceNames(session)).map(withoutPlaces),
    conflicts: await conflictsInWords(session, move, merged.conflicts),
  };
}

/** Takes the changes of a draft over into the main one: all of them, as one step, or none. */
export async function applyDraft(
  session: BuilderSession,
  place: Pick<OpenDraftsPlace, 'commit' | 'database'>,
  draft: NamedDraft,
  choices: Choices,
): Promise<Applied> {
  const words = draftTexts().server;
  try {
    const move = await readDraft(session.root, place, draft);
    if (move.isObstacle) return { state: 'refused', message: words.regions, details: '' };
    const merged = await mergeDraft(session.root, move, choices);
    if (merged.conflicts.length > 0) return { state: 'conflicts' };
    const refusal = writeMerged(session, merged, words.step(draft.name));
    return refusal === undefined ? { tip: move.online } : { state: 'refused', message: refusal, details: '' };
  } catch (error) {
    if (!(error instanceof PublishError) || error.failure.kind !== 'git') throw error;
    return { state: 'refused', message: words.failed, details: error.failure.details };
  }
}

/** Reads what a draft has now, and what it began with. */
async function readDraft(
  root: string,
  { commit, database }: Pick<OpenDraftsPlace, 'commit' | 'database'>,
  draft: NamedDraft,
): Promise<DraftMove> {
  const online = await commit(draft);
  const { base } = findNamedDraft(database(), draft.id) ?? draft;
  const repository = await openVersionRepository(root);
  const changed = (await changedPaths(repository, base, online)).map(({ path, isPlain }) => ({
    file: projectPath(repository, path),
    isPlain,
  }));
  const takes = ({ file, isPlain }: { file: string; isPlain: boolean }) => isPlain && isOfSite(file);
  const files = changed.filter(takes).map(({ file }) => file);
  const others = changed.filter((one) => !takes(one)).map(({ file }) => file);
  const move = { repository, base, online, files };
  const different = await mergeOnline(root, { ...move, files: others }, {});
  const isDifferent = [different.texts, different.others, different.conflicts].some(({ length }) => length > 0);
  return { ...move, isObstacle: isDifferent || fileBehindLink(root, files) !== undefined };
}

/** Merges a draft with the main one. Pictures that only the draft has deleted stay: an undo couldn't bring them back. */
async function mergeDraft(root: string, move: DraftMove, choices: Choices): Promise<PulledFiles> {
  const { texts, others, conflicts } = await mergeOnline(root, move, choices);
  return {
    texts,
    others: others.filter(({ after }) => after !== null),
    conflicts: conflicts.filter(({ file, theirs }) => theirs !== null || file.endsWith('.yaml')),
  };
}
