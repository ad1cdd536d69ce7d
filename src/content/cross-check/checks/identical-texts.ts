/** Parts that are never translated: facts in curly brackets and addresses. */
const UNTRANSLATED = /\{\w+\}|https?:\/\/\S+|\S+@\S+|\]\([^)]*\)/g;

/** Letters and digits. Compares a name such as "C++" without its punctuation. */
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Counts the words that two texts in different languages share by mistake. */
export type CountSame = (one: string, other: string) => number;

/**
 * Creates a function that counts the untranslated words of two texts that read the same: words with a letter that
 * aren't part of an allowed name. Returns 0 if the texts differ.
 */
export function createIdenticalTextCheck(allowed: readonly string[]): CountSame {
  const whole = new Set(allowed.map((text) => collapseSpaces(text).toLowerCase()).filter(Boolean));
  const names = new Set([...whole].map((text) => wordsOf(text).join(' ')).filter(Boolean));
  const longest = Math.max(0, ...[...names].map((name) => name.split(' ').length));
  return (one, other) => {
    const text = collapseSpaces(one);
    if (text !== collapseSpaces(other) || whole.has(text.toLowerCase())) return 0;
    return withoutNames(wordsOf(text.replaceAll(UNTRANSLATED, ' ').toLowerCase()), names, longest).filter((word) =>
      /\p{L}/u.test(word),
    ).length;
  };
}

const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/** Removes every allowed name from a list of words. At each position the longest match wins. */
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

/** Collapses line breaks and repeated spaces. */
export const collapseSpaces = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

/**
 * Puts a text on one line and replaces typographic characters with ASCII ones, to compare texts regardless of
 * typography.
 */
export const plainTypography = (text: string): string =>
  collapseSpaces(text)
    .replaceAll(/[’‘´`›‹]/g, "'")
    .replaceAll(/[“”„»«]/g, '"')
    .replaceAll(/ ?[–—] ?| - /g, '-')
    .replaceAll(/ ?(?:…|\.{3})/g, '...')
    .replaceAll(/ (?=%)/g, '');
