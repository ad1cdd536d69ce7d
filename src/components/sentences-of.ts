/** What stands between two sentences. */
const BETWEEN = /(?<=[.!?])\s+/;

/** Marks an element that shows one sentence of a text; see `Sentences`. */
export const SENTENCE_ATTRIBUTE = 'data-sentence';

/** Splits a text behind the sign that ends a sentence. The space between two of them belongs to neither. */
export const sentencesOf = (text: string): string[] => text.split(BETWEEN);

/** Returns where the sentences of a text begin and end. Each ends where the next one begins. */
export function sentenceRanges(text: string): { from: number; to: number }[] {
  const ends = [...text.matchAll(new RegExp(BETWEEN, 'g'))].map(({ 0: space, index }) => index + space.length);
  return [0, ...ends].map((from, index) => ({ from, to: ends[index] ?? text.length }));
}
