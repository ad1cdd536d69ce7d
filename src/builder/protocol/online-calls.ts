import { z } from 'zod';
import type { RepositoryRefusal } from './history-answers.ts';

/** The event that browsers get when something else is known of the online copy. It has no data. */
export const ONLINE_EVENT = 'builder:online-copy';

/** The inputs of the calls about the online copy, which is the remote of the site's repository. */
export const ONLINE_INPUTS = {
  /** Returns what is known of the online copy. */
  onlineCopy: z.strictObject({}),
  /** Takes over what the online copy has. Writes nothing as long as nothing is chosen for a conflict. */
  pull: z.strictObject({
    /** Which side is right, by the id of the conflict. */
    choices: z.record(z.string(), z.enum(['ours', 'theirs'])),
  }),
};

/** What is known of the online copy. */
export interface OnlineCopy {
  /** Why it has no copy of the draft; absent if it has one, or there is no online copy. */
  draftProblem?: RepositoryRefusal;
  /** What it has that isn't here. */
  moved?: {
    /** Number of versions. */
    versions: number;
    people: string[];
    /** Why they can't be taken over here, and what to do about it. */
    obstacle?: RepositoryRefusal;
    /** Whether a new version of the program comes with them, which replaces the running one. */
    bringsCode?: boolean;
    /** What is being done to install it; absent if nothing is. */
    installing?: InstallStep;
    /** What became of the last installation, which didn't happen. */
    outcome?: Exclude<PullOutcome, { state: 'done' | 'installing' }>;
  };
}

/**
 * What is done to install a new version of the program, in this order: its packages are installed, the content is merged and checked, the
 * program is bundled and started for a trial, and then it takes the place of the running one.
 */
export type InstallStep = 'packages' | 'content' | 'program' | 'restart';

/** One side of a conflict. */
export interface ConflictSide {
  /** Who wrote it last; '' if nobody knows. */
  person: string;
  /** The value in words. */
  value: string;
}

/** A value that was changed both here and in the online copy. */
export interface OnlineConflict {
  /** Identifies the conflict as long as its values are the same. */
  id: string;
  /** The page or settings. */
  title: string;
  /** The field: "Pricing: title, Danish". */
  label: string;
  ours: ConflictSide;
  theirs: ConflictSide;
}

/** What became of a pull. */
export type PullOutcome =
  | { state: 'done'; message: string }
  /** A new version of the program is being installed; `onlineCopy` says how it goes. */
  | { state: 'installing' }
  /** Nothing was written: these have to be decided first. */
  | { state: 'conflicts'; conflicts: OnlineConflict[] }
  /** Nothing was written. */
  | ({ state: 'refused' } & RepositoryRefusal);

/** The answers to the calls about the online copy. */
export interface OnlineAnswers {
  onlineCopy: OnlineCopy;
  pull: PullOutcome;
}
