import { INLINE_MARKUP } from '../../schema/inline-markup.ts';
import { isListEntry, richTextLines } from '../../schema/rich-text-lines.ts';
import type { Block, DocumentPhrase } from './markdown.ts';

const EVERY = new RegExp(INLINE_MARKUP, 'g');

/** Writes rich text: paragraphs, lists, bold text and links. */
export const richTextDocument = (richText: string): Block[] => richTextLines(richText).map(blockOf);

const blockOf = (lines: readonly string[]): Block =>
  lines.every(isListEntry)
    ? { kind: 'list', items: lines.map((line) => phrasesOf(line.slice(2))) }
    : { kind: 'paragraph', phrases: phrasesOf(lines.join(' ')) };

function phrasesOf(line: string): DocumentPhrase[] {
  const found: DocumentPhrase[] = [];
  let end = 0;
  for (const { 0: markup, index, 1: bold, 2: label = '', 3: url = '' } of line.matchAll(EVERY)) {
    found.push({ kind: 'text', value: line.slice(end, index) });
    found.push(bold === undefined ? { kind: 'link', value: label, url } : { kind: 'strong', value: bold });
    end = index + markup.length;
  }
  return [...found, { kind: 'text', value: line.slice(end) }];
}
