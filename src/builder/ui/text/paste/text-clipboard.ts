import { DOMSerializer, type Node, type Slice, type Schema } from 'prosemirror-model';
import type { Command, Transaction } from 'prosemirror-state';
import { setLink } from '../editor-commands.ts';
import { writeInline, type IsFact } from '../inline-source.ts';
import type { EditorKind } from '../text-schema.ts';
import { noteOf } from './paste-note.ts';
import { addressMeant } from './pasted-link.ts';
import { pastedSlice, plainSlice } from './pasted-slice.ts';
import { readHtml } from './read-html.ts';

/** What a program has put on the clipboard. */
export interface ClipboardTexts {
  html: string;
  text: string;
}

/** What a paste becomes: a change of the text, and what is to be said of it. */
export interface Paste {
  command: Command;
  note: string | undefined;
}

/** Reads the texts of a clipboard, or of something that is dropped; `undefined` without a text, for example for a file. */
export function clipboardTexts(data: DataTransfer | null): ClipboardTexts | undefined {
  const [html, text] = [data?.getData('text/html') ?? '', data?.getData('text/plain') ?? ''];
  return html === '' && text === '' ? undefined : { html, text };
}

/** Returns what pasting does to a text. An address that is pasted over words makes them a link. */
export function pasteInto({ html, text }: ClipboardTexts, kind: EditorKind, isFact: IsFact): Paste {
  const read = html === '' ? undefined : readHtml(html);
  const content = read && read.blocks.length > 0 ? read : undefined;
  const slice = content ? pastedSlice(content, kind, isFact) : plainSlice(text, kind, isFact);
  const address = kind === 'rich' ? addressMeant(text) : undefined;
  return {
    note: noteOf(content, text, kind),
    command(state, dispatch) {
      const { selection } = state;
      if (address !== undefined && !selection.empty && selection.$from.sameParent(selection.$to))
        return setLink(address, text.trim())(state, dispatch);
      const tr = state.tr.replaceSelection(slice);
      joinPastedLists(tr);
      dispatch?.(tr.scrollIntoView());
      return true;
    },
  };
}

/** Entries that are pasted into a list belong to it. Lists that stood there already stay apart. */
function joinPastedLists(tr: Transaction): void {
  const ends: number[] = [];
  tr.doc.forEach((block, position, index) => {
    const next = tr.doc.maybeChild(index + 1);
    const areLists = block.type.name === 'list' && next?.type.name === 'list';
    if (areLists && (block.attrs['source'] === null || next.attrs['source'] === null))
      ends.push(position + block.nodeSize);
  });
  for (const end of ends.reverse()) tr.join(end);
}

/** Returns what a plain input takes of a paste, in the site's markup, and what is to be said of it. */
export function pastedText(
  { html, text }: ClipboardTexts,
  kind: EditorKind,
  isFact: IsFact,
): { text: string; note: string | undefined } {
  const read = html === '' ? undefined : readHtml(html);
  const content = read && read.blocks.length > 0 ? read : undefined;
  const slice = content ? pastedSlice(content, kind, isFact) : plainSlice(text, kind, isFact);
  return { text: writeInline(slice.content), note: noteOf(content, text, kind) };
}

/** Writes what is copied as a web page: facts with their values, for other programs. */
export function clipboardSerializer(schema: Schema, valueOf: (name: string) => string): DOMSerializer {
  const nodes = DOMSerializer.nodesFromSchema(schema);
  const fact = ({ attrs }: Node) => {
    const name = String(attrs['name']);
    return ['span', { 'data-fact': name }, valueOf(name)] as const;
  };
  return new DOMSerializer({ ...nodes, fact }, DOMSerializer.marksFromSchema(schema));
}

/** Writes what is copied as plain text, as it's seen. */
export function shownText({ content }: Slice, valueOf: (name: string) => string): string {
  const lineOf = (node: Node) =>
    node.textBetween(0, node.content.size, '', (leaf) => valueOf(String(leaf.attrs['name'])));
  return content.content
    .map((block) => {
      if (block.isInline) return block.text ?? valueOf(String(block.attrs['name']));
      return block.type.name === 'list'
        ? block.children.map((entry) => `- ${lineOf(entry)}`).join('\n')
        : lineOf(block);
    })
    .reduce((before, own, index) => before + (index > 0 && !content.child(index).isInline ? '\n\n' : '') + own, '');
}
