import type { Face } from './face.ts';

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
}

/** Words broken into lines of a size. */
export interface SetText {
  size: number;
  lines: string[];
  /** Height of all lines together. */
  height: number;
}

const STEP = 2;

/** Sets words as large as they fit into a box, in lines of about the same width; what is too long even at the smallest size is cut. */
export function setText(words: string, box: TextBox): SetText {
  const parts = partsOf(words);
  for (let size = box.largest; size >= box.smallest; size -= STEP) {
    const lines = balance(parts, box.width / size, box.face);
    const height = lines.length * box.leading * size;
    if (height <= box.height && parts.every((part) => box.face.widthOf(part) * size <= box.width)) return { size, lines, height };
  }
  return cut(parts, box);
}

/** What may stand at the end of a line; a figure and its unit stay together. */
const partsOf = (words: string): string[] =>
  words
    .trim()
    .replace(/(\d) (?=(%|DKK|kr\b|mio\b))/g, '$1\u00a0')
    .split(/[ \t\r\n]+/)
    .filter((part) => part !== '');

/** Lines that are filled one after the other. */
function fill(parts: readonly string[], width: number, face: Face): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${part}` : part;
    if (lines.length > 0 && face.widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines;
}

/** As many lines as are needed, in the narrowest width that needs no more. */
function balance(parts: readonly string[], width: number, face: Face): string[] {
  const needed = fill(parts, width, face).length;
  let [tooNarrow, wide] = [width / Math.max(needed, 1) / 2, width];
  while (wide - tooNarrow > 0.05) {
    const middle = (tooNarrow + wide) / 2;
    if (fill(parts, middle, face).length > needed) tooNarrow = middle;
    else wide = middle;
  }
  return fill(parts, wide, face);
}

/** The smallest size, with long words broken; lines beyond the box go, and the last that stays says so. */
function cut(parts: readonly string[], { face, width, height, smallest: size, leading }: TextBox): SetText {
  const room = width / size;
  const lines = fill(parts.flatMap((part) => broken(part, room, face)), room, face);
  const shown = lines.slice(0, Math.max(1, Math.floor(height / (leading * size))));
  if (shown.length < lines.length) shown.push(ellipsis(shown.pop() ?? '', room, face));
  return { size, lines: shown, height: shown.length * leading * size };
}

/** A word in pieces that fit, each but the last with a hyphen. */
function broken(word: string, room: number, face: Face): string[] {
  if (face.widthOf(word) <= room) return [word];
  const signs = [...word];
  let count = signs.length - 1;
  while (count > 1 && face.widthOf(`${signs.slice(0, count).join('')}-`) > room) count--;
  return [`${signs.slice(0, count).join('')}-`, ...broken(signs.slice(count).join(''), room, face)];
}

function ellipsis(line: string, room: number, face: Face): string {
  const signs = [...line];
  while (signs.length > 0 && face.widthOf(`${signs.join('')}…`) > room) signs.pop();
  return `${signs.join('').trimEnd()}…`;
}
