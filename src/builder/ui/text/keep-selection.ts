import type { Node } from 'prosemirror-model';
import { TextSelection, type Selection } from 'prosemirror-state';

/** A place in a text, by its line: a paragraph or an entry of a list. */
interface LinePlace {
  line: number;
  offset: number;
}

/** The lines of a text, each with the position of its first letter. */
function linesOf(document: Node): { node: Node; start: number }[] {
  const lines: { node: Node; start: number }[] = [];
  document.descendants((node, position) => {
    if (node.isTextblock) lines.push({ node, start: position + 1 });
    return !node.isTextblock;
  });
  return lines;
}

/** Returns the line and the place in it for a position. */
export function lineAt(document: Node, position: number): LinePlace {
  const lines = linesOf(document);
  const line = Math.max(
    0,
    lines.findLastIndex(({ start }) => start <= position),
  );
  return { line, offset: Math.max(0, position - (lines[line]?.start ?? 0)) };
}

/** Returns the position of a place, or the nearest one that the text has. */
export function positionInLine(document: Node, { line, offset }: LinePlace): number {
  const lines = linesOf(document);
  const found = lines[Math.min(line, lines.length - 1)];
  return found ? found.start + Math.min(offset, found.node.content.size) : 0;
}

/** Returns a selection in a text that was set elsewhere: at the same letters, before or behind what differs. */
export function keepSelection(document: Node, old: Node, selection: Selection): Selection {
  const [before, after] = [linesOf(old), linesOf(document)];
  const same = before.findIndex(({ node }, line) => lettersOf(node) !== lettersOf(after[line]?.node));
  const move = (position: number) => {
    const place = lineAt(old, position);
    // Behind the lines that differ, lines are counted from the end.
    const isBehind = same >= 0 && place.line > same;
    const line = isBehind ? Math.max(same, place.line + after.length - before.length) : place.line;
    return positionInLine(document, {
      line,
      offset: moveOffset(place.offset, before[place.line]?.node, after[line]?.node),
    });
  };
  return TextSelection.between(document.resolve(move(selection.anchor)), document.resolve(move(selection.head)));
}

/** The letters of a line; a fact is one. */
const lettersOf = (line: Node | undefined): string => line?.textBetween(0, line.content.size, '', '\ufffc') ?? '';

/** Moves a place in a line by what was inserted or removed before it. */
function moveOffset(offset: number, line: Node | undefined, next: Node | undefined): number {
  const [before, after] = [lettersOf(line), lettersOf(next)];
  const shortest = Math.min(before.length, after.length);
  let same = 0;
  while (same < shortest && before[same] === after[same]) same += 1;
  return offset <= same ? offset : Math.max(same, offset + after.length - before.length);
}
