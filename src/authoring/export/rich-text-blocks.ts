import { inlineParts } from '../../schema/inline-markup.ts';
import { HEADING_SIGN, isHeadingLine, isListEntry, richTextLines } from '../../schema/rich-text-lines.ts';
import type { Block, DocumentPhrase } from './markdown.ts';

/**
 * Writes rich text: paragraphs, headings, lists, bold text and links.
 * @param level of its headings, from 1 on
 */
export const richTextDocument = (richText: string, level: number): Block[] =>
  richTextLines(richText).map((lines) => blockOf(lines, level));

function blockOf(lines: readonly string[], level: number): Block {
  const [first = ''] = lines;
  if (isHeadingLine(first)) return { kind: 'heading', level, phrases: phrasesOf(first.slice(HEADING_SIGN.length)) };
  return lines.every(isListEntry)
    ? { kind: 'list', items: lines.map((line) => phrasesOf(line.slice(2))) }
    : { kind: 'paragraph', phrases: phrasesOf(lines.join(' ')) };
}

const phrasesOf = (line: string): DocumentPhrase[] =>
  inlineParts(line).map((part) => {
    switch (part.kind) {
      case 'text':
        return { kind: 'text', value: part.words };
      case 'bold':
        return { kind: 'strong', value: part.words };
      case 'link':
        return { kind: 'link', value: part.words, url: part.target };
    }
  });
