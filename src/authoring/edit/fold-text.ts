/** A paragraph break, as a token. */
const BREAK = '\n';

/** How full a line must be, as a share of the width, before the old lines may continue after it. */
const FULL_ENOUGH = 0.6;

/** Where to fold a text. */
export interface FoldWidth {
  /** Width of every line, in columns. */
  width: number;
  /** Columns already used on the first line. */
  first?: number;
}

/** Splits a text into words and paragraph breaks; several blanks in a row stay within a word. */
export const splitWords = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line, index) => [...(index > 0 ? [BREAK] : []), ...(line === '' ? [] : line.split(/(?<! ) (?! )/))]);

/** Returns whether a text survives folding: no line begins or ends with a blank. */
export const canFold = (text: string): boolean =>
  text !== '' && !/^[ \t]|[ \t]$|[\t\r]/m.test(text) && !/^\n|\n$/.test(text);

/**
 * Folds a text with minimal changes. Keeps the old lines up to the first change, then fills lines until one is about 60
 * % full and ends where an old line ended, after which the rest is the same.
 */
export function foldText(text: string, { width, first = 0 }: FoldWidth, before: readonly string[] = []): string[] {
  const words = splitWords(text);
  const old = before.map((line) => (line === '' ? [BREAK] : line.split(/(?<! ) (?! )/)));
  const kept = keptLines(words, old);
  const lines = before.slice(0, kept);
  let at = old.slice(0, kept).flat().length;
  const rests = restsOf(words, old);
  while (at < words.length) {
    const rest = rests.get(words.length - at);
    if (rest !== undefined) return [...lines, ...before.slice(rest)];
    const end = endOfLine(words, at, width - (lines.length === 0 ? first : 0), rests);
    lines.push(words[at] === BREAK ? '' : words.slice(at, end).join(' '));
    at = end;
  }
  return lines;
}

/** Counts the old lines that still begin the text and end where a line may end. */
function keptLines(words: readonly string[], old: readonly string[][]): number {
  let at = 0;
  let kept = 0;
  for (const line of old) {
    if (line.some((word, index) => words[at + index] !== word)) break;
    at += line.length;
    kept += 1;
  }
  const wasCut = kept > 0 && at < words.length && words[at] !== BREAK && endsText(old, kept);
  return wasCut && old[kept - 1]?.[0] !== BREAK ? kept - 1 : kept;
}

/** Returns whether the old text, or a paragraph of it, ended after a line. */
const endsText = (old: readonly string[][], count: number): boolean =>
  old[count] === undefined || old[count][0] === BREAK;

/** Maps the number of remaining words to the old lines from which the text is unchanged. */
function restsOf(words: readonly string[], old: readonly string[][]): Map<number, number> {
  const rests = new Map<number, number>();
  let left = 0;
  for (let line = old.length - 1; line > 0; line -= 1) {
    const own = old[line] ?? [];
    const start = words.length - left - own.length;
    if (own.some((word, index) => words[start + index] !== word)) break;
    left += own.length;
    rests.set(left, line);
  }
  return rests;
}

/** Returns where a line that begins with a word ends: at its width, or earlier where old lines may continue. */
function endOfLine(words: readonly string[], at: number, width: number, rests: ReadonlyMap<number, number>): number {
  let end = at + 1;
  if (words[at] === BREAK) return end;
  let length = words[at]?.length ?? 0;
  let joint: number | undefined;
  for (;;) {
    if (rests.has(words.length - end) && length >= FULL_ENOUGH * width) joint = end;
    const word = words[end];
    if (word === undefined || word === BREAK || length + 1 + word.length > width) return joint ?? end;
    length += 1 + word.length;
    end += 1;
  }
}
