import { texts } from '../../../texts/texts.ts';
import type { Draft } from '../saving/draft.ts';

/** Says what became of a text elsewhere while it was typed. */
export const conflictWords = ({ theirs }: NonNullable<Draft['conflict']>): string =>
  typeof theirs === 'string' ? texts.problems.changedElsewhere(theirs) : texts.problems.removedElsewhere;
