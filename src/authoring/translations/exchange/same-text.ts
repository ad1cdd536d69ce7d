/** Writes a text in the one way that all its spellings share: composed letters, line feeds, no space around it. */
const canonical = (text: string): string => text.normalize('NFC').replace(/\r\n?/g, '\n').trim();

/** Returns whether two texts are the same, however programs write letters and line ends. */
export const isSameText = (a: string, b: string): boolean => canonical(a) === canonical(b);

/** Returns whether two texts have the same words: programs may break lines elsewhere. */
export const hasSameWords = (a: string, b: string): boolean => wordsOf(a) === wordsOf(b);

const wordsOf = (text: string): string => canonical(text).replace(/\s+/g, ' ');

/** Number of characters, at least, that are shown before the first difference of two texts. */
const CONTEXT = 12;

/** Returns what two texts say where they begin to differ, with some words before it. */
export function firstDifference(a: string, b: string): [string, string] {
  const [one, other] = [[...wordsOf(a)], [...wordsOf(b)]];
  const equal = one.findIndex((sign, index) => sign !== other[index]);
  const start = 1 + one.lastIndexOf(' ', Math.max(0, (equal < 0 ? one.length : equal) - CONTEXT));
  const shown = (signs: string[]) => (start > 0 ? '…' : '') + signs.slice(start).join('');
  return [shown(one), shown(other)];
}
