import { Fragment, Slice, type Node, type Schema } from 'prosemirror-model';
import type { IsFact } from '../inline-source.ts';
import { oneLine } from '../one-line.ts';
import { readText } from '../read-text.ts';
import { textSchema, type EditorKind } from '../text-schema.ts';
import { asParagraphs } from './read-plain.ts';
import type { PastedBlock, PastedContent, PastedWords } from './read-html.ts';

/** Returns what a field can hold of a paste. */
export function pastedSlice({ blocks }: PastedContent, kind: EditorKind, isFact: IsFact): Slice {
  const schema = textSchema(kind);
  // A heading is bold by itself.
  const lines = blocks.map(({ kind: block, words }) =>
    words.flatMap((own) => nodeOf({ ...own, bold: own.bold && block !== 'heading' }, schema, isFact)),
  );
  if (kind === 'line') return new Slice(Fragment.fromArray(joinLines(lines, schema)), 0, 0);
  return sliceOf(rejoined(blocks, lines, schema));
}

/** Returns the text of a paste without formats, as a field can hold it. */
export function plainSlice(text: string, kind: EditorKind, isFact: IsFact): Slice {
  const document = readText(kind === 'rich' ? asParagraphs(text) : oneLine(text), kind, isFact);
  return kind === 'rich' ? sliceOf(document.children) : new Slice(document.firstChild?.content ?? Fragment.empty, 0, 0);
}

/** A single paragraph runs on with what stands around it; so do the first and the last of several. An empty one becomes a heading. */
function sliceOf(blocks: readonly Node[]): Slice {
  const [first, last] = [blocks[0], blocks.at(-1)];
  if (blocks.length === 1 && first?.type.name === 'paragraph') return new Slice(first.content, 0, 0);
  const open = (block: Node | undefined) => (block?.isTextblock ? 1 : 0);
  return new Slice(Fragment.fromArray([...blocks]), open(first), open(last));
}

function nodeOf({ text, bold, href, fact }: PastedWords, schema: Schema, isFact: IsFact): Node[] {
  const { bold: strong, link } = schema.marks;
  const mark =
    href !== undefined && link ? link.create({ href }) : bold && strong && text.trim() !== '' ? strong.create() : null;
  if (fact !== undefined && isFact(fact)) return [schema.node('fact', { name: fact }, undefined, mark ? [mark] : [])];
  const own = oneLine(text);
  return own === '' ? [] : [schema.text(own, mark ? [mark] : [])];
}

const joinLines = (lines: readonly Node[][], schema: Schema): Node[] =>
  lines.flatMap((line, index) => (index > 0 ? [schema.text(' '), ...line] : line));

/** Makes paragraphs and headings, and lists of the entries that follow each other. */
function rejoined(blocks: readonly PastedBlock[], lines: readonly Node[][], schema: Schema): Node[] {
  const nodes: Node[] = [];
  let entries: Node[] = [];
  const endList = () => {
    if (entries.length > 0) nodes.push(schema.node('list', null, entries));
    entries = [];
  };
  for (const [index, { kind }] of blocks.entries()) {
    if (kind === 'entry') entries.push(schema.node('entry', null, lines[index]));
    else {
      endList();
      nodes.push(schema.node(kind, null, lines[index]));
    }
  }
  endList();
  return nodes;
}
