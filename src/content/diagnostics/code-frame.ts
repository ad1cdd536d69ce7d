import { MAX_FILE_BYTES } from './source-file.ts';
import { toPrintable, type Diagnostic } from './diagnostic.ts';

/** Returns the text of a file, if it can be read. */
export type TextOf = (file: string) => string | undefined;

/** Characters of a line shown before the location, and in total. */
const BEFORE = 60;
const SHOWN = 100;

/** Characters of zero width, and characters of double width; the two halves of a flag share one width. */
const NARROW = /\p{M}|\u200D/u;
const WIDE =
  /(?!\p{Regional_Indicator})[\p{Emoji_Presentation}\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60]/u;

/**
 * Creates the function that returns a diagnostic's line with a caret under the location. Splits each file into lines
 * once.
 */
export function createCodeFrame(textOf: TextOf, caret: string): (diagnostic: Diagnostic) => string {
  const lines = new Map<string, string[]>();
  return ({ file, line, column }) => {
    if (!/\.ya?ml$/.test(file)) return '';
    const own = lines.get(file) ?? readablePart(textOf(file) ?? '').split(/\r?\n/);
    lines.set(file, own);
    const lineText = own[line - 1] ?? '';
    return lineText.trim() === '' ? '' : marked(lineText, line, column, caret);
  };
}

/** Maximum text that is split into lines: a file refused as too large must not become millions of lines. */
const readablePart = (text: string): string => text.slice(0, MAX_FILE_BYTES);

function marked(lineText: string, line: number, column: number, caret: string): string {
  const start = Math.max(0, column - BEFORE);
  const shown = lineText.slice(start, start + SHOWN);
  const margin = ' '.repeat(String(line).length);
  return `  ${line} | ${toPrintable(shown)}\n  ${margin} | ${' '.repeat(widthOf(toPrintable(shown.slice(0, column - 1 - start))))}${caret}\n`;
}

/** Display width of a text in a terminal. */
const widthOf = (lineText: string): number =>
  [...lineText].reduce((width, sign) => width + (NARROW.test(sign) ? 0 : WIDE.test(sign) ? 2 : 1), 0);
