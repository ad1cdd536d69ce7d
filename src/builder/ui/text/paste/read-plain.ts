import { HEADING_SIGN } from '../../../../schema/rich-text-lines.ts';

const LINE_ENDS = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;

/** Signs before the entries of lists, as programs write them into plain text. */
const BULLET = /^[ \t]*(?:[•▪◦‣⁃●○■]|[-–*](?=\t))[ \t\u00a0]+/;

/** Signs before the headings of Markdown. */
const HASHES = /^#{1,6} +(?=\S)/;

const isEntry = (line: string): boolean => line.startsWith('- ');

/** The shortest line that may end because its page or its window did. */
const MIN_WRAPPED_LENGTH = 40;

/** Whether a line goes on in the next one: PDFs and mails break lines where their page ends. */
const isWrapped = (line: string, next: string): boolean =>
  line.length >= MIN_WRAPPED_LENGTH && /[\p{L}\p{N},;–-]$/u.test(line) && /^\p{Ll}/u.test(next);

/**
 * Returns pasted lines as a text with paragraphs takes them. A line that follows another one would run together with it on the
 * page, so it becomes a paragraph; entries of a list stay together, and a sentence that goes on in the next line is put
 * together.
 */
export function asParagraphs(text: string): string {
  const lines = text.split(LINE_ENDS).map((line) => line.replace(BULLET, '- ').replace(HASHES, HEADING_SIGN).trimEnd());
  return lines.reduce((before, line, index) => {
    const last = lines[index - 1] ?? '';
    const next = line.trimStart();
    if (isWrapped(last, next) && !isEntry(line)) return before + (/\p{L}-$/u.test(last) ? '' : ' ') + next;
    const isApart = last !== '' && line !== '' && !isEntry(last) && !isEntry(line);
    return `${before}${isApart ? '\n\n' : '\n'}${line}`;
  });
}
