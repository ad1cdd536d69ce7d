import { z } from 'zod';
import type { ChangedFile, RepositoryRefusal } from './history-answers.ts';
import { MAX_DRAFT_NAME } from './draft-place.ts';
import type { OnlineConflict } from './online-calls.ts';

const id = z.strictObject({ id: z.string() });

/** Which side is right, by the id of the conflict: the main draft, or the other one. */
const choices = z.record(z.string(), z.enum(['ours', 'theirs']));

/** The inputs of the calls about drafts beside the main one. */
export const DRAFT_INPUTS = {
  /** Lists them. */
  drafts: z.strictObject({}),
  /** Begins one with what the main draft has now. */
  createDraft: z.strictObject({ name: z.string().trim().min(1).max(MAX_DRAFT_NAME) }),
  /** What would change in the main draft. Writes nothing. */
  draftChanges: id,
  /** Takes the changes over into the main draft, and ends the draft. Writes nothing as long as nothing is chosen for a conflict. */
  applyDraft: z.strictObject({ id: z.string(), choices }),
  /** Ends a draft without taking anything over. */
  discardDraft: id,
  /** Takes a draft up again that has ended. */
  resumeDraft: id,
};

/** A draft beside the main one. */
export interface ListedDraft {
  id: string;
  name: string;
  /** Who made it; absent where nobody signs in. */
  person?: string;
  /** In milliseconds since 1970. */
  created: number;
  /** Set for one that has ended. */
  ended?: {
    /** Whether its changes were taken over. */
    isApplied: boolean;
  };
}

/** What applying a draft changes in the main one. */
export interface DraftChanges {
  files: ChangedFile[];
  /** Values that were changed in both. */
  conflicts: OnlineConflict[];
}

/** What became of applying a draft. */
export type ApplyOutcome =
  | { state: 'done'; message: string }
  /** Nothing was written: these have to be decided first. */
  | { state: 'conflicts' }
  /** Nothing was written. */
  | ({ state: 'refused' } & RepositoryRefusal);

/** The answers to the calls about drafts. */
export interface DraftAnswers {
  drafts: { drafts: ListedDraft[] };
  createDraft: { id: string };
  draftChanges: DraftChanges;
  applyDraft: ApplyOutcome;
  discardDraft: object;
  resumeDraft: { name: string };
}
