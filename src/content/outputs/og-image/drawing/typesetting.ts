import { widthOf, type Typeface } from './font.ts';

/** Space for text, in pixels. */
export interface TextBox {
  face: Typeface;
  width: number;
  height: number;
  /** Range of font sizes; the largest that fits is used. */
  largest: number;
  smallest: number;
  /** Line height, in ems. */
  leading: number;
  /** Maximum number of lines. Defaults to as many as the height allows. */
  mostLines?: number;
}

/** Text broken into lines at a font size. */
export interface SetText {
  face: Typeface;
  size: number;
  leading: number;
  lines: string[];
  /** Total height of all lines. */
  height: number;
}

const STEP = 2;

/** Sets text as large as fits into a box with good line breaks. Text too long for the smallest size is truncated. */
export function setText(text: string, box: TextBox): SetText {
  const parts = wordsIn(text);
  const settings = sizesThatFit(parts, box).map(({ size, lines }) =>
    setIn(breakLines(parts, lines, box.width / size, box.face), size, box),
  );
  return (
    settings.reduce<SetText | undefined>(
      (best, setting) => (best && valueOf(best) >= valueOf(setting) ? best : setting),
      undefined,
    ) ?? cut(parts, box)
  );
}

/** Cost of a layout: uneven lines cost as much as a smaller font size, and lines that end at punctuation reduce it. */
const [UNEVEN, PAUSES] = [3, 0.1];

function valueOf({ lines, size, face }: SetText): number {
  const widths = lines.map((line) => widthOf(line, face));
  const widest = Math.max(...widths);
  const uneven = widths.reduce((sum, width) => sum + (1 - width / widest) ** 2, 0) / lines.length;
  const pauses = lines.slice(0, -1).filter(endsWithPause).length / Math.max(lines.length - 1, 1);
  return Math.log(size) - UNEVEN * uneven + PAUSES * pauses;
}

const setIn = (lines: string[], size: number, { face, leading }: TextBox): SetText => ({
  face,
  size,
  leading,
  lines,
  height: lines.length * leading * size,
});

/** Returns the largest font size for each number of lines that fits the box. */
function sizesThatFit(parts: readonly string[], box: TextBox): { size: number; lines: number }[] {
  const { face, width, height, largest, smallest, leading, mostLines = Infinity } = box;
  const widest = Math.max(...parts.map((part) => widthOf(part, face)), 0);
  const found = new Map<number, number>();
  for (let size = largest; size >= smallest; size -= STEP) {
    if (widest * size > width) continue;
    const lines = fill(parts, width / size, face).length;
    if (lines <= mostLines && lines * leading * size <= height && !found.has(lines)) found.set(lines, size);
  }
  return [...found].map(([lines, size]) => ({ lines, size }));
}

/** Sets text as large as fits into one line. Text too long for the smallest size is truncated. */
export const setLine = (text: string, face: Typeface, width: number, largest: number, smallest: number): SetText =>
  setText(text, { face, width, height: largest, largest, smallest, leading: 1, mostLines: 1 });

/** Maximum number of characters; nobody reads more on an image. */
const MOST_SIGNS = 240;

/**
 * Splits text where a line may end: between words, but not between a figure and its unit, nor at a no-break space.
 */
const wordsIn = (text: string): string[] =>
  [...text.trim()]
    .slice(0, MOST_SIGNS)
    .join('')
    .replace(/((?:^|\s)\S*\d)[ \u00a0]+(?=%|\S{3})/g, '$1\u00a0')
    .split(/[ \t\r\n]+/)
    .filter((part) => part !== '');

/** Fills lines greedily. */
function fill(parts: readonly string[], width: number, face: Typeface): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${part}` : part;
    if (lines.length > 0 && widthOf(longer, face) <= width) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines;
}

/** Sets text at the smallest size, breaks long words, and truncates lines beyond the box with an ellipsis. */
function cut(parts: readonly string[], box: TextBox): SetText {
  const { face, width, height, smallest: size, leading, mostLines = Infinity } = box;
  const room = width / size;
  const lines = fill(
    parts.flatMap((part) => broken(part, room, face)),
    room,
    face,
  );
  const shown = lines.slice(0, Math.max(1, Math.min(mostLines, Math.floor(height / (leading * size)))));
  if (shown.length < lines.length) shown.push(ellipsis(shown.pop() ?? '', room, face));
  return setIn(shown, size, box);
}

/** Breaks a word into pieces that fit, each but the last with a hyphen. */
function broken(word: string, room: number, face: Typeface): string[] {
  const signs = [...word];
  if (signs.length < 2 || widthOf(word, face) <= room) return [word];
  const count = Math.min(Math.max(signsThatFit(signs, '-', room, face), 1), signs.length - 1);
  return [`${signs.slice(0, count).join('')}-`, ...broken(signs.slice(count).join(''), room, face)];
}

function ellipsis(line: string, room: number, face: Typeface): string {
  const signs = [...line];
  return `${signs
    .slice(0, signsThatFit(signs, '…', room, face))
    .join('')
    .trimEnd()}…`;
}

/** Returns how many characters fit before an ending. */
function signsThatFit(signs: readonly string[], ending: string, room: number, face: Typeface): number {
  let [fit, beyond] = [0, signs.length + 1];
  while (beyond - fit > 1) {
    const middle = Math.floor((fit + beyond) / 2);
    if (widthOf(signs.slice(0, middle).join('') + ending, face) <= room) fit = middle;
    else beyond = middle;
  }
  return fit;
}

/** Bonus for a line that ends at punctuation. */
const PAUSE = 0.06;

/** Returns whether the text ends at punctuation. */
const endsWithPause = (text: string): boolean => /[.,:;!?]$/.test(text);

interface Breaks {
  cost: number;
  lines: string[];
}

const IMPOSSIBLE: Breaks = { cost: Infinity, lines: [] };

/**
 * Breaks parts into lines of about equal width, preferably after punctuation.
 * @param width width of a line, in ems; the caller guarantees that the parts fit into that many lines
 */
function breakLines(parts: readonly string[], count: number, width: number, face: Typeface): string[] {
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
