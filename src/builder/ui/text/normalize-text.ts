import { Fragment, type Node, Slice } from 'prosemirror-model';
import { Plugin, type EditorState, type Transaction } from 'prosemirror-state';
import { canJoin, ReplaceAroundStep } from 'prosemirror-transform';
import { readInline, writeInline, type IsFact } from './inline-source.ts';
import { readBlock } from './read-text.ts';

interface NormalizerOptions {
  isFact: IsFact;
  /** Whether a character of several keys is being composed: its text mustn't be touched. */
  isComposing: () => boolean;
}

/**
 * Shows at once what a text would be read as: `**word**` becomes bold, `[words](address)` a link, `{fact}` a fact, a paragraph
 * that begins with `- ` a list, and one that begins with `## ` a heading. The markup knows no escape, so nothing else could be saved; what is seen is what the
 * page shows.
 */
export function textNormalizer({ isFact, isComposing }: NormalizerOptions): Plugin {
  const known = new WeakSet<Node>();
  return new Plugin({
    appendTransaction(_transactions, _before, state) {
      if (isComposing()) return null;
      const { tr } = state;
      for (const { node, position } of textBlocksOf(state.doc).reverse()) {
        if (known.has(node)) continue;
        known.add(node);
        if (!isAsRead(node, isFact)) normalizeBlock(tr, node, position, isFact);
      }
      return tr.docChanged ? keepTyping(tr, state) : null;
    },
  });
}

/** What is typed behind new markup isn't part of it. */
const keepTyping = (tr: Transaction, { selection }: EditorState): Transaction =>
  selection.empty ? tr.setStoredMarks([]) : tr;

function textBlocksOf(document: Node): { node: Node; position: number }[] {
  const blocks: { node: Node; position: number }[] = [];
  document.descendants((node, position) => {
    if (node.isTextblock) blocks.push({ node, position });
    return !node.isTextblock;
  });
  return blocks;
}

/** Whether a paragraph or an entry is as it was read: then it shows what the page shows. */
function isAsRead(node: Node, isFact: IsFact): boolean {
  const { source } = node.attrs as { source: string | null }; // the schema's own attribute
  if (source === null || !node.type.schema.nodes['list']) return false;
  const block = readBlock(source, isFact);
  return (node.type.name === 'entry' ? block.firstChild : block)?.content.eq(node.content) === true;
}

function normalizeBlock(tr: Transaction, node: Node, position: number, isFact: IsFact): void {
  const { schema } = node.type;
  const read = readInline(writeInline(node.content), schema, isFact);
  if (shownBy(read) !== shownBy(node.content)) replaceChanged(tr, node.content, read, position + 1);
  if (!schema.nodes['list'] || node.type.name !== 'paragraph') return;
  const [signs, sign] = /^\s*(-|##) /.exec(read.textBetween(0, read.size, '', '\ufffc')) ?? [];
  if (signs === undefined) return;
  if (sign === '-') makeList(tr, position, signs.length);
  else makeHeading(tr, position, signs.length);
}

/** What is seen of a line: its characters without spaces, each with its mark. */
export function shownBy(content: Fragment): string {
  let shown = '';
  let current = '';
  content.forEach((node) => {
    const [mark] = node.marks;
    const own = mark ? `${mark.type.name} ${String(mark.attrs['href'] ?? '')}` : '';
    const words = node.isText ? (node.text ?? '').replace(/\s+/g, '') : `\u0001${String(node.attrs['name'])}\u0001`;
    if (words === '') return;
    if (own !== current) shown += `\u0002${own}\u0002`;
    current = own;
    shown += words;
  });
  return shown;
}

/** Replaces the part of a content that differs, so that the cursor stays where it is. */
function replaceChanged(tr: Transaction, old: Fragment, content: Fragment, position: number): void {
  const start = old.findDiffStart(content);
  const ends = old.findDiffEnd(content);
  if (start === null || !ends) return;
  // Where letters repeat, both searches may pass each other.
  const overlap = Math.max(0, start - Math.min(ends.a, ends.b));
  const [endOld, endNew] = [ends.a + overlap, ends.b + overlap];
  tr.replace(position + start, position + endOld, new Slice(content.cut(start, endNew), 0, 0));
}

/** Makes a paragraph a heading, without the sign before it. */
export function makeHeading(tr: Transaction, position: number, signLength: number): void {
  tr.delete(position + 1, position + 1 + signLength);
  tr.setNodeMarkup(position, tr.doc.type.schema.nodes['heading']);
}

/** Makes a paragraph an entry of a list, without the sign before it, and joins it with the lists around it. */
export function makeList(tr: Transaction, position: number, signLength: number): void {
  tr.delete(position + 1, position + 1 + signLength);
  const paragraph = tr.doc.nodeAt(position);
  const { list, entry } = tr.doc.type.schema.nodes;
  if (!paragraph || !list || !entry) return;
  const end = position + paragraph.nodeSize;
  const shell = new Slice(Fragment.from(list.create(null, entry.create())), 0, 0);
  tr.step(new ReplaceAroundStep(position, end, position + 1, end - 1, shell, 2, true));
  for (const edge of [end + 2, position]) {
    const around = tr.doc.resolve(edge);
    if (around.nodeBefore?.type === list && around.nodeAfter?.type === list && canJoin(tr.doc, edge)) tr.join(edge);
  }
}
