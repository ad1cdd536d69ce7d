import type { Edits, Look } from './look.ts';

/** Words of a remedy, and what somebody does who follows them to the letter. */
export interface Way {
  words: RegExp;
  /** Returns the files after that; `undefined` if these words ask for something else. */
  follow: (look: Look, match: readonly (string | undefined)[]) => Edits | undefined;
}

export const way = (words: RegExp, follow: Way['follow']): Way => ({ words, follow });
