/** Sign before a heading in rich text, with its space. */
export const HEADING_SIGN = '## ';

/** Whether a line of rich text is an entry of a list. */
export const isListEntry = (line: string): boolean => line.startsWith('- ');

/** Whether a line of rich text is a heading. */
export const isHeadingLine = (line: string): boolean => line.startsWith(HEADING_SIGN);

/**
 * Parts rich text into blocks of lines: paragraphs are parted by blank lines, lists are lines that begin with `- `, and a line
 * that begins with `## ` is a heading. An indented line continues its list entry.
 */
export const richTextLines = (text: string): string[][] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .flatMap(blocksOf);

/** Groups lines into blocks, lists and headings separate from paragraphs. */
function blocksOf(paragraph: string): string[][] {
  const blocks: string[][] = [];
  for (const line of paragraph.split('\n')) {
    const content = line.trim();
    const last = blocks.at(-1);
    const inList = last !== undefined && last.every(isListEntry);
    if (inList && !isListEntry(content) && /^\s/.test(line)) last.push(`${last.pop() ?? ''} ${content}`);
    else if (last && inList === isListEntry(content) && ![last[0] ?? '', content].some(isHeadingLine))
      last.push(content);
    else blocks.push([content]);
  }
  return blocks;
}
