import type { Node } from 'prosemirror-model';
import { writeInline, type IsFact, readInline } from './inline-source.ts';
import { HEADING_SIGN } from '../../../schema/rich-text-lines.ts';
import { oneLine } from './one-line.ts';
import { readBlock } from './read-text.ts';
import { LINE_SCHEMA } from './text-schema.ts';

/** Writes the source of a changed paragraph, heading, list item or list. Drops line breaks and spaces that the page doesn't show. */
export function writeBlock(block: Node): string {
  if (block.type.name === 'list') return block.children.map(writeEntry).filter(Boolean).join('\n');
  const words = writeInline(block.content).trim();
  return block.type.name === 'heading' && words !== '' ? HEADING_SIGN + words : words;
}

function writeEntry(entry: Node): string {
  const text = writeInline(entry.content).trim();
  return text === '' ? '' : `- ${text}`;
}

const sourceOf = ({ attrs }: Node): string | null => attrs['source'] as string | null; // the schema's own attribute

/** Writes blocks as they were read, as long as they have the same content. Blocks are immutable: each is read once. */
export function createTextWriter(isFact: IsFact): (document: Node) => string {
  const written = new WeakMap<Node, string>();
  const remember = (node: Node, write: (node: Node) => string): string => {
    const text = written.get(node) ?? write(node);
    written.set(node, text);
    return text;
  };
  const entryText = (entry: Node) =>
    remember(entry, () => {
      const source = sourceOf(entry);
      const isSame = source !== null && readBlock(source, isFact).firstChild?.content.eq(entry.content) === true;
      return isSame ? source : writeEntry(entry);
    });
  const blockText = (block: Node) =>
    remember(block, () => {
      const source = sourceOf(block);
      if (source !== null && hasContent(block, readBlock(source, isFact))) return source;
      if (block.type.name !== 'list') return writeBlock(block);
      return block.children.map(entryText).filter(Boolean).join('\n');
    });
  return (document) =>
    document.type.schema === LINE_SCHEMA ? writeLine(document, isFact) : writeBlocks(document, blockText);
}

/** Whether a block has the content of another, wherever its entries come from. */
const hasContent = (block: Node, other: Node): boolean =>
  block.type === other.type &&
  (block.type.name === 'list'
    ? block.childCount === other.childCount &&
      block.children.every((entry, index) => entry.content.eq(other.child(index).content))
    : block.content.eq(other.content));

function writeBlocks(document: Node, blockText: (block: Node) => string): string {
  const { start, end } = document.attrs as { start: string; end: string }; // the schema's own attributes
  let text = '';
  let before: Node | undefined;
  for (const block of document.children) {
    const own = blockText(block);
    if (own.trim() === '') continue;
    text += before ? gapBetween(before, block) + own : own;
    before = block;
  }
  return start + text + end;
}

/** Returns what stands between two blocks: what has stood there, if it still parts them, or else a blank line. */
function gapBetween(before: Node, block: Node): string {
  const { gap, follows } = block.attrs as { gap: string; follows: string | null }; // as above
  const isKnown = follows !== null && follows === sourceOf(before);
  const parts = /\n\s*\n/.test(gap) || before.type !== block.type || block.type.name === 'heading';
  return isKnown && parts && gap !== '' ? gap : '\n\n';
}

function writeLine(document: Node, isFact: IsFact): string {
  const block = document.firstChild;
  const source = block && sourceOf(block);
  if (!block) return '';
  if (typeof source === 'string' && readInline(oneLine(source), LINE_SCHEMA, isFact).eq(block.content)) return source;
  return writeInline(block.content);
}
