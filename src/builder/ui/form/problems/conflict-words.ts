import { texts } from '../../../texts/texts.ts';
import type { Draft } from '../saving/draft.ts';

/** Says what became of a text elsewhere while it was typed. */
export function conflictWords({ theirs, author }: NonNullable<Draft['conflict']>): string {
  if (typeof theirs !== 'string') return texts.problems.removedElsewhere;
  return author === undefined ? texts.problems.changedElsewhere(theirs) : texts.problems.changedBy(author, theirs);
}
