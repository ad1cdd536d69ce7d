import { MAX_FILE_BYTES } from './decode-source.ts';
import { printable, type Diagnostic } from './diagnostic.ts';

/** Gives the text of a file, if it can be read. */
export type TextOf = (file: string) => string | undefined;

/** Characters of a line that are shown before the place and in all. */
const BEFORE = 60;
const SHOWN = 100;

/** Signs that take no room of their own, and those that take two places; the two halves of a flag share them. */
const NARROW = /\p{M}|\u200D/u;
const WIDE =
  /(?!\p{Regional_Indicator})[\p{Emoji_Presentation}\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60]/u;

/** Makes the line of a diagnostic with a caret under the place; the lines of a file are cut once. */
export function createExcerpt(textOf: TextOf, caret: string): (diagnostic: Diagnostic) => string {
  const lines = new Map<string, string[]>();
  return ({ file, line, column }) => {
    if (!/\.ya?ml$/.test(file)) return '';
    const own = lines.get(file) ?? readablePart(textOf(file) ?? '').split(/\r?\n/);
    lines.set(file, own);
    const words = own[line - 1] ?? '';
    return words.trim() === '' ? '' : marked(words, line, column, caret);
  };
}

/** As much of a text as is ever read: what is refused as too large must not be cut into millions of lines. */
const readablePart = (text: string): string => text.slice(0, MAX_FILE_BYTES);

function marked(words: string, line: number, column: number, caret: string): string {
  const start = Math.max(0, column - BEFORE);
  const shown = words.slice(start, start + SHOWN);
  const margin = ' '.repeat(String(line).length);
  return `  ${line} | ${printable(shown)}\n  ${margin} | ${' '.repeat(widthOf(printable(shown.slice(0, column - 1 - start))))}${caret}\n`;
}

/** Places that words take on a terminal. */
const widthOf = (words: string): number =>
  [...words].reduce((width, sign) => width + (NARROW.test(sign) ? 0 : WIDE.test(sign) ? 2 : 1), 0);
