/** Line breaks of any kind, with the spaces around them. */
const LINE_BREAKS = /[ \t]*[\n\r\v\f\u0085\u2028\u2029][ \t\n\r\v\f\u0085\u2028\u2029]*/g;

/** Returns a text as a field of one line takes it: a line break becomes a space, and a tab, too. Other spaces stay as they are. */
export const oneLine = (text: string): string => text.replace(LINE_BREAKS, ' ').replaceAll('\t', ' ');

const isEntry = (line: string): boolean => line.startsWith('- ');

/**
 * Returns pasted lines as a text with paragraphs takes them. A line that follows another one would run together with it on the
 * page, so it becomes a paragraph; entries of a list stay together.
 */
export function asParagraphs(text: string): string {
  const lines = text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/).map((line) => line.trimEnd());
  return lines.reduce((before, line, index) => {
    const last = lines[index - 1] ?? '';
    const isApart = last !== '' && line !== '' && !isEntry(last) && !isEntry(line);
    return `${before}${isApart ? '\n\n' : '\n'}${line}`;
  });
}

/**
 * Returns what Enter inserts into a text with paragraphs: a new entry's line in a list, otherwise a blank line, since a single
 * line break doesn't show on the page. Behind a blank line: nothing.
 * @param before the text before the cursor
 */
export function breakAfter(before: string): string {
  const line = before.slice(before.lastIndexOf('\n') + 1);
  if (line.trim() === '') return /\n\s*\n\s*$/.test(before) || before.trim() === '' ? '' : '\n';
  return isEntry(line) ? '\n' : '\n\n';
}
