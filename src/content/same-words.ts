/** What no language translates: facts in curly brackets and addresses. */
const UNTRANSLATED = /\{\w+\}|https?:\/\/\S+|\S+@\S+|\]\([^)]*\)/g;

/** Letters and digits; a name such as "C++" is compared by what is left of it. */
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Counts the words that two texts of different languages share by mistake. */
export type CountSame = (one: string, other: string) => number;

/**
 * Makes a function that counts what two texts of different languages have in common where they read the same: words
 * with a letter that are not part of an allowed name. It gives 0 for texts that differ.
 */
export function createSameCheck(allowed: readonly string[]): CountSame {
  const whole = new Set(allowed.map((words) => oneLine(words).toLowerCase()).filter(Boolean));
  const names = new Set([...whole].map((words) => wordsOf(words).join(' ')).filter(Boolean));
  const longest = Math.max(0, ...[...names].map((name) => name.split(' ').length));
  return (one, other) => {
    const words = oneLine(one);
    if (words !== oneLine(other) || whole.has(words.toLowerCase())) return 0;
    return withoutNames(wordsOf(words.replaceAll(UNTRANSLATED, ' ').toLowerCase()), names, longest).filter((word) =>
      /\p{L}/u.test(word),
    ).length;
  };
}

const wordsOf = (words: string): string[] => words.match(WORD) ?? [];

/** Takes every name out of a list of words, at each place the longest that fits. */
function withoutNames(words: readonly string[], names: ReadonlySet<string>, longest: number): string[] {
  const left: string[] = [];
  for (let start = 0; start < words.length;) {
    const most = Math.min(longest, words.length - start);
    let length = most;
    while (length > 0 && !names.has(words.slice(start, start + length).join(' '))) length -= 1;
    if (length === 0) left.push(words[start] ?? '');
    start += Math.max(1, length);
  }
  return left;
}

/** A text without its line breaks and doubled spaces. */
export const oneLine = (words: string): string => words.trim().replaceAll(/\s+/g, ' ');

/** A text in one line, with plain signs for typographic ones: its words, whatever their typography. */
export const plainTypography = (words: string): string =>
  oneLine(words)
    .replaceAll(/[’‘´`›‹]/g, "'")
    .replaceAll(/[“”„»«]/g, '"')
    .replaceAll(/ ?[–—] ?| - /g, '-')
    .replaceAll(/ ?(?:…|\.{3})/g, '...')
    .replaceAll(/ (?=%)/g, '');
