import { texts } from '../../../texts/texts.ts';
import type { LeafField } from './form-field.ts';

/** What a form says of a text's length. */
export interface LengthNote {
  words: string;
  /** Whether the text has a good length, is longer than reads well, or too long to be saved or shown whole. */
  state: 'fits' | 'long' | 'over';
}

/**
 * Returns how much of a text's greatest length is used, or that it's longer than reads well; `undefined` if there is nothing to say.
 * @param length the text's length in characters, as visitors read it
 */
export function lengthNote(
  length: number,
  { limit, recommendedLength }: Pick<LeafField, 'limit' | 'recommendedLength'>,
): LengthNote | undefined {
  const words = texts.form.text;
  if (limit !== undefined) return { words: words.length(length, limit), state: length > limit ? 'over' : 'fits' };
  if (recommendedLength === undefined || length <= recommendedLength) return undefined;
  return { words: words.longerThanBest(length, recommendedLength), state: 'long' };
}
