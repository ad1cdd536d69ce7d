import { inlineParts } from '../../schema/inline-markup.ts';
import { isListEntry, richTextLines } from '../../schema/rich-text-lines.ts';
import type { Block, DocumentPhrase } from './markdown.ts';

/** Writes rich text: paragraphs, lists, bold text and links. */
export const richTextDocument = (richText: string): Block[] => richTextLines(richText).map(blockOf);

const blockOf = (lines: readonly string[]): Block =>
  lines.every(isListEntry)
    ? { kind: 'list', items: lines.map((line) => phrasesOf(line.slice(2))) }
    : { kind: 'paragraph', phrases: phrasesOf(lines.join(' ')) };

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
