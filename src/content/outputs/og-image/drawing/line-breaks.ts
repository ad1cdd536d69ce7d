import { widthOf, type Typeface } from './font.ts';

/** Bonus for a line that ends at punctuation. */
const PAUSE = 0.06;

/** Returns whether the text ends at punctuation. */
export const endsWithPause = (text: string): boolean => /[.,:;!?]$/.test(text);

interface Breaks {
  cost: number;
  lines: string[];
}

const IMPOSSIBLE: Breaks = { cost: Infinity, lines: [] };

/**
 * Breaks parts into lines of about equal width, preferably after punctuation.
 * @param width width of a line, in ems; the caller guarantees that the parts fit into that many lines
 */
export function breakLines(parts: readonly string[], count: number, width: number, face: Typeface): string[] {
  /** The best breaks of the first n parts, by number of parts. */
  let best = parts.map((_, index) => (index === 0 ? { cost: 0, lines: [] } : IMPOSSIBLE));
  best.push(parts.length === 0 ? { cost: 0, lines: [] } : IMPOSSIBLE);
  for (let line = 0; line < count; line++) best = best.map((_, end) => bestUpTo(end, best));
  return best.at(-1)?.lines ?? [];

  function bestUpTo(end: number, before: readonly Breaks[]): Breaks {
    let found = IMPOSSIBLE;
    for (let start = end - 1; start >= 0; start--) {
      const text = parts.slice(start, end).join(' ');
      const slack = 1 - widthOf(text, face) / width;
      if (slack < 0) break;
      const { cost, lines } = before[start] ?? IMPOSSIBLE;
      const total = cost + slack ** 2 - (endsWithPause(text) ? PAUSE : 0);
      if (total < found.cost) found = { cost: total, lines: [...lines, text] };
    }
    return found;
  }
}
