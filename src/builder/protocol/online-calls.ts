import { z } from 'zod';
import type { RepositoryRefusal } from './history-answers.ts';

/** The event that browsers get when something else is known of the online copy. It has no data. */
export const ONLINE_EVENT = 'builder:online-copy';

/** The inputs of the calls about the online copy, which is the remote of the site's repository. */
export const ONLINE_INPUTS = {
  /** Returns what is known of the online copy. */
  onlineCopy: z.strictObject({}),
};

/** What is known of the online copy. */
export interface OnlineCopy {
  /** Why it has no copy of the draft; absent if it has one, or there is no online copy. */
  draftProblem?: RepositoryRefusal;
}

/** The answers to the calls about the online copy. */
export interface OnlineAnswers {
  onlineCopy: OnlineCopy;
}
