/** What no language translates: facts in curly brackets and addresses. */
const UNTRANSLATED = String.raw`\{\w+\}|https?:\/\/\S+|\S+@\S+|\]\([^)]*\)`;

const escape = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * Makes a function that tells whether two texts of different languages are the same by mistake: same words, and among
 * them at least one that is neither a number nor allowed.
 */
export function createSameCheck(allowed: readonly string[]): (one: string, other: string) => boolean {
  const known = new Set(allowed.map((words) => oneLine(words).toLowerCase()).filter(Boolean));
  const longestFirst = [...known].sort((a, b) => b.length - a.length).map(escape);
  const named =
    longestFirst.length > 0 ? [String.raw`(?<![\p{L}\p{N}])(?:${longestFirst.join('|')})(?![\p{L}\p{N}])`] : [];
  const passedOver = new RegExp([UNTRANSLATED, ...named].join('|'), 'giu');
  return (one, other) => {
    const words = oneLine(one);
    if (words !== oneLine(other) || known.has(words.toLowerCase())) return false;
    return /\p{L}/u.test(words.replaceAll(passedOver, ' '));
  };
}

/** A text without its line breaks and doubled spaces. */
export const oneLine = (words: string): string => words.trim().replaceAll(/\s+/g, ' ');
