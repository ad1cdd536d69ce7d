import { widthOf, type Face } from './face.ts';
import { breakLines, endsWithPause } from './line-breaks.ts';

/** Room for words, in pixels. */
export interface TextBox {
  face: Face;
  width: number;
  height: number;
  /** Sizes between which the words are set, as large as they fit. */
  largest: number;
  smallest: number;
  /** Distance of two baselines, in ems. */
  leading: number;
  /** How many lines there may be; as many as the height allows if left out. */
  mostLines?: number;
}

/** Words broken into lines of a size. */
export interface SetText {
  face: Face;
  size: number;
  leading: number;
  lines: string[];
  /** Height of all lines together. */
  height: number;
}

const STEP = 2;

/** Sets words as large as they fit into a box, if that breaks them well; what is too long even at the smallest size is cut. */
export function setText(words: string, box: TextBox): SetText {
  const parts = partsOf(words);
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

/** Uneven lines cost as much as words that are so much smaller; lines that end where the reader pauses gain. */
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

/** For each number of lines in which words fit the box: the largest size. */
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

/** Sets words as large as they fit into one line; what is too long even at the smallest size is cut. */
export const setLine = (words: string, face: Face, width: number, largest: number, smallest: number): SetText =>
  setText(words, { face, width, height: largest, largest, smallest, leading: 1, mostLines: 1 });

/** More than this many signs nobody reads on a picture. */
const MOST_SIGNS = 240;

/** What may stand at the end of a line: words, but no figure without what it counts, and no half of the product's name. */
const partsOf = (words: string): string[] =>
  [...words.trim()]
    .slice(0, MOST_SIGNS)
    .join('')
    .replace(/\bGoogle (?=Ads?\b)/g, 'Google\u00a0')
    .replace(/((?:^|\s)\S*\d)[ \u00a0]+(?=%|\S{3})/g, '$1\u00a0')
    .split(/[ \t\r\n]+/)
    .filter((part) => part !== '');

/** Lines that are filled one after the other. */
function fill(parts: readonly string[], width: number, face: Face): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${part}` : part;
    if (lines.length > 0 && widthOf(longer, face) <= width) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines;
}

/** The smallest size, with long words broken; lines beyond the box go, and the last that stays says so. */
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

/** A word in pieces that fit, each but the last with a hyphen. */
function broken(word: string, room: number, face: Face): string[] {
  const signs = [...word];
  if (signs.length < 2 || widthOf(word, face) <= room) return [word];
  const count = Math.min(Math.max(signsThatFit(signs, '-', room, face), 1), signs.length - 1);
  return [`${signs.slice(0, count).join('')}-`, ...broken(signs.slice(count).join(''), room, face)];
}

function ellipsis(line: string, room: number, face: Face): string {
  const signs = [...line];
  return `${signs
    .slice(0, signsThatFit(signs, '…', room, face))
    .join('')
    .trimEnd()}…`;
}

/** How many signs fit before an ending. */
function signsThatFit(signs: readonly string[], ending: string, room: number, face: Face): number {
  let [fit, beyond] = [0, signs.length + 1];
  while (beyond - fit > 1) {
    const middle = Math.floor((fit + beyond) / 2);
    if (widthOf(signs.slice(0, middle).join('') + ending, face) <= room) fit = middle;
    else beyond = middle;
  }
  return fit;
}
