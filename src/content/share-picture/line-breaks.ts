import { widthOf, type Face } from './face.ts';

/** What a line is worth that ends where the reader pauses. */
const PAUSE = 0.06;

/** Whether a reader pauses at the end of the words. */
export const endsWithPause = (words: string): boolean => /[.,:;!?]$/.test(words);

interface Breaks {
  cost: number;
  lines: string[];
}

const IMPOSSIBLE: Breaks = { cost: Infinity, lines: [] };

/**
 * Breaks parts into a number of lines of about the same width, rather after a comma than in the middle of a thought.
 * @param width room of a line, in ems; the caller knows that the parts fit into that many lines
 */
export function breakLines(parts: readonly string[], count: number, width: number, face: Face): string[] {
  /** The best breaks of the first parts, for each number of parts. */
  let best = parts.map((_, index) => (index === 0 ? { cost: 0, lines: [] } : IMPOSSIBLE));
  best.push(parts.length === 0 ? { cost: 0, lines: [] } : IMPOSSIBLE);
  for (let line = 0; line < count; line++) best = best.map((_, end) => bestUpTo(end, best));
  return best.at(-1)?.lines ?? [];

  function bestUpTo(end: number, before: readonly Breaks[]): Breaks {
    let found = IMPOSSIBLE;
    for (let start = end - 1; start >= 0; start--) {
      const words = parts.slice(start, end).join(' ');
      const slack = 1 - widthOf(words, face) / width;
      if (slack < 0) break;
      const { cost, lines } = before[start] ?? IMPOSSIBLE;
      const total = cost + slack ** 2 - (endsWithPause(words) ? PAUSE : 0);
      if (total < found.cost) found = { cost: total, lines: [...lines, words] };
    }
    return found;
  }
}
