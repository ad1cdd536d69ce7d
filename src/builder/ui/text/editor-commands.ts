import { splitBlock, toggleMark } from 'prosemirror-commands';
import { Fragment, type Mark, type MarkType, type Node, type NodeType, type ResolvedPos } from 'prosemirror-model';
import { TextSelection, type Command, type EditorState, type Transaction } from 'prosemirror-state';
import { lineAt, positionInLine } from './keep-selection.ts';

/** Words with a link, and where they stand. */
export interface LinkedWords {
  href: string;
  from: number;
  to: number;
}

/** Returns the link at a position. */
export function linkAt($position: ResolvedPos): LinkedWords | undefined {
  const { parent } = $position;
  const type = parent.type.schema.marks['link'];
  const start = $position.start();
  const offset = $position.parentOffset;
  let run: { mark: Mark; from: number; to: number } | undefined;
  let found: typeof run;
  parent.forEach((node, at) => {
    const mark = type?.isInSet(node.marks);
    if (!mark) run = undefined;
    else if (run?.mark.eq(mark)) run.to = at + node.nodeSize;
    else run = { mark, from: at, to: at + node.nodeSize };
    if (run && run.from <= offset && offset <= run.to) found = run;
  });
  return found && { href: String(found.mark.attrs['href']), from: start + found.from, to: start + found.to };
}

/** Text and facts that are selected, with where they stand. */
function selectedPieces({ doc, selection }: EditorState): { node: Node; from: number; to: number }[] {
  const pieces: { node: Node; from: number; to: number }[] = [];
  doc.nodesBetween(selection.from, selection.to, (node, position) => {
    if (!node.isInline) return;
    const from = Math.max(position, selection.from);
    pieces.push({ node, from, to: Math.min(position + node.nodeSize, selection.to) });
  });
  return pieces;
}

/** Whether the selected words, or what is typed next, are bold. */
export function isBold(state: EditorState): boolean {
  const type = state.schema.marks['bold'];
  if (!type) return false;
  const { empty, $from } = state.selection;
  if (empty) return type.isInSet(state.storedMarks ?? $from.marks()) !== undefined;
  const pieces = markablePieces(state);
  return pieces.length > 0 && pieces.every(({ node }) => type.isInSet(node.marks));
}

/** What can be bold of the selection: links can't, and stay links. */
const markablePieces = (state: EditorState) =>
  selectedPieces(state).filter(
    ({ node }) => !state.schema.marks['link']?.isInSet(node.marks) && node.text?.trim() !== '',
  );

/** Makes the selected words bold, or no longer so. */
export const toggleBold: Command = (state, dispatch) => {
  const type = state.schema.marks['bold'];
  if (!type) return false;
  if (state.selection.empty) return toggleMark(type)(state, dispatch);
  const { tr } = state;
  const makesBold = !isBold(state);
  for (const { from, to } of markablePieces(state))
    if (makesBold) tr.addMark(from, to, type.create());
    else tr.removeMark(from, to, type);
  dispatch?.(tr.scrollIntoView());
  return true;
};

/**
 * Makes a link of what is selected, or leads the link at the cursor elsewhere; without either, inserts words with the link.
 * @param words what to insert if nothing is selected
 */
export const setLink =
  (href: string, words: string): Command =>
  (state, dispatch) => {
    const type = state.schema.marks['link'];
    if (!type || href === '') return false;
    const { tr, selection } = state;
    const mark = type.create({ href });
    const known = selection.empty ? linkAt(selection.$from) : undefined;
    if (known) tr.addMark(known.from, known.to, mark);
    else if (selection.empty) {
      tr.insert(selection.from, state.schema.text(words, [mark]));
      tr.setSelection(TextSelection.create(tr.doc, selection.from, selection.from + words.length));
    } else tr.addMark(selection.from, selection.to, mark);
    dispatch?.(tr.scrollIntoView());
    return true;
  };

/** Makes plain words of the link at the cursor, or of the selected ones. */
export const removeLink: Command = (state, dispatch) => {
  const type: MarkType | undefined = state.schema.marks['link'];
  const { selection } = state;
  const known = linkAt(selection.$from);
  if (!type) return false;
  const [from, to] = selection.empty && known ? [known.from, known.to] : [selection.from, selection.to];
  dispatch?.(state.tr.removeMark(from, to, type));
  return true;
};

/** Whether everything that is selected is in lists. */
export const isInList = ({ selection }: EditorState): boolean =>
  selection.$from.parent.type.name === 'entry' && selection.$to.parent.type.name === 'entry';

/** Whether everything that is selected is in headings. */
export const isInHeading = ({ selection }: EditorState): boolean =>
  selection.$from.parent.type.name === 'heading' && selection.$to.parent.type.name === 'heading';

/** Makes the selected paragraphs and entries headings, or the selected headings paragraphs. */
export const toggleHeading: Command = (state, dispatch) => {
  const { list, heading, paragraph } = state.schema.nodes;
  if (!list || !heading || !paragraph) return false;
  const { $from, $to } = state.selection;
  const [first, last] = [$from.index(0), $to.index(0)];
  const type = isInHeading(state) ? paragraph : heading;
  const blocks = state.doc.children
    .slice(first, last + 1)
    .map((block) => (block.type === list ? block : type.create(null, block.content)));
  dispatch?.(
    replaceBlocks(state, first, last, withoutList(blocks, $from.index(1), $to.index(1), type)).scrollIntoView(),
  );
  return true;
};

/** Makes the selected paragraphs entries of a list, or the selected entries paragraphs. */
export const toggleList: Command = (state, dispatch) => {
  const { list, entry, paragraph } = state.schema.nodes;
  if (!list || !entry || !paragraph) return false;
  const { $from, $to } = state.selection;
  const [first, last] = [$from.index(0), $to.index(0)];
  const blocks = state.doc.children.slice(first, last + 1);
  let nodes: Node[];
  if (isInList(state)) nodes = withoutList(blocks, $from.index(1), $to.index(1), paragraph);
  else {
    const entries = blocks.flatMap((block) =>
      block.type === list ? block.children : entry.create(null, block.content),
    );
    nodes = [list.create(null, entries)];
  }
  dispatch?.(replaceBlocks(state, first, last, nodes).scrollIntoView());
  return true;
};

/** Returns the blocks of which some entries become others: from one of the first list to one of the last. */
function withoutList(blocks: readonly Node[], from: number, to: number, type: NodeType): Node[] {
  return blocks.flatMap((block, index) => {
    if (block.type.name !== 'list') return block;
    const [start, end] = [index === 0 ? from : 0, index === blocks.length - 1 ? to + 1 : block.childCount];
    const part = (entries: readonly Node[]) => (entries.length > 0 ? [block.type.create(null, entries)] : []);
    return [
      ...part(block.children.slice(0, start)),
      ...block.children.slice(start, end).map(({ content }) => type.create(null, content)),
      ...part(block.children.slice(end)),
    ];
  });
}

/** Replaces blocks by others with the same lines. The selection stays in its lines. */
function replaceBlocks(state: EditorState, first: number, last: number, nodes: readonly Node[]): Transaction {
  const { doc, selection, tr } = state;
  const sizeTo = (count: number) => doc.children.slice(0, count).reduce((size, { nodeSize }) => size + nodeSize, 0);
  tr.replaceWith(sizeTo(first), sizeTo(last + 1), Fragment.fromArray([...nodes]));
  const moved = (position: number) => positionInLine(tr.doc, lineAt(doc, position));
  return tr.setSelection(TextSelection.create(tr.doc, moved(selection.anchor), moved(selection.head)));
}

/** Enter: another paragraph or entry; in an empty entry, the end of the list; in an empty heading, a paragraph. In one line, a space. */
export const breakLine: Command = (state, dispatch) => {
  const { parent } = state.selection.$from;
  if (!state.schema.nodes['list']) dispatch?.(state.tr.insertText(' ').scrollIntoView());
  else if (parent.content.size > 0 || !state.selection.empty) return splitBlock(state, dispatch);
  // A second empty paragraph wouldn't show on the page.
  else if (parent.type.name === 'entry') return toggleList(state, dispatch);
  else if (parent.type.name === 'heading') return toggleHeading(state, dispatch);
  return true;
};

/** Backspace at the beginning of an entry or a heading makes it a paragraph. */
export const leaveBlockBackwards: Command = (state, dispatch) => {
  const { empty, $from } = state.selection;
  if (!empty || $from.parentOffset > 0) return false;
  if (isInList(state)) return toggleList(state, dispatch);
  return isInHeading(state) && toggleHeading(state, dispatch);
};
