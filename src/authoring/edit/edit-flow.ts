import { firstLineOf, lastLineOf } from './block-entries.ts';
import { EditRefusal, elementAt, replacement, type Splice } from './edit-operation.ts';
import { endOfItem, itemsOf, rangeOf, startOfItem, valuesOf, type Collection, type YamlSource } from './yaml-source.ts';
import type { Path } from '../../data/path.ts';

/** A flow collection, as offsets into the file. */
interface Brackets {
  items: { from: number; to: number }[];
  /** Offset after the opening bracket. */
  open: number;
  /** Offset before the closing bracket. */
  close: number;
  /** The text before each item and after the last: blanks, commas and comments. */
  gaps: string[];
}

/** Lines that belong to one item only, including its comments. */
interface OwnLines {
  start: number;
  /** Offset of the last line's line break. */
  end: number;
  /** Offset of the line after them. */
  next: number;
}

function bracketsOf({ source }: YamlSource, collection: Collection): Brackets {
  const values = valuesOf(collection);
  const items = itemsOf(collection).map((item, index) => ({
    from: startOfItem(item),
    to: endOfItem(item, values[index]),
  }));
  const [start, end] = rangeOf(collection);
  // A single pair in a list, [a: 1], is a map without brackets of its own.
  const [open, close] = collection.srcToken ? [start + 1, end - 1] : [start, end];
  const starts = [...items.map(({ from }) => from), close];
  const ends = [open, ...items.map(({ to }) => to)];
  return { items, open, close, gaps: starts.map((from, index) => source.slice(ends[index], from)) };
}

const holdsComment = (text: string): boolean => text.includes('#');

/** Returns the lines of an item that shares its lines with no other item. */
function ownLines({ source, lines }: YamlSource, brackets: Brackets, index: number): OwnLines | undefined {
  const { from, to } = elementAt(brackets.items, index);
  const [startLine, endLine] = [lines.indexAt(from), lines.indexAt(to)];
  const before = source.slice(lines.line(startLine).start, from);
  const behind = source.slice(to, lines.line(endLine).end);
  if (before.trim() !== '' || !/^\s*,?\s*(#.*)?$/.test(behind)) return undefined;
  const first = firstLineOf(lines, startLine, lines.indexAt(brackets.items[index - 1]?.to ?? brackets.open));
  const { end, next } = lines.line(lastLineOf(lines, endLine, before.length));
  return { start: lines.line(first).start, end, next };
}

/** Removes an item with its comma and its comments. */
export function removeFromFlow(file: YamlSource, collection: Collection, index: number, path: Path): Splice[] {
  const brackets = bracketsOf(file, collection);
  const { gaps, open, close } = brackets;
  const { from, to } = elementAt(brackets.items, index);
  const isLast = index === gaps.length - 2;
  const previous = brackets.items[index - 1];
  const own = gaps.some(holdsComment) ? ownLines(file, brackets, index) : undefined;
  if (own && isLast && previous && !file.source.slice(to, close).includes(',')) {
    const between = file.source.slice(previous.to, own.start).replace(',', '');
    return [replacement(previous.to, own.next, between)];
  }
  if (own) return [replacement(own.start, own.next)];
  if (gaps.slice(index, index + 2).some(holdsComment))
    throw new EditRefusal('Comments in these brackets would be lost or change their place.', path, from);
  if (!isLast) return [replacement(from, elementAt(brackets.items, index + 1).from)];
  return [previous ? replacement(previous.to, to) : replacement(open, close)];
}

/** Inserts an item, given as text, before an index. */
export function insertIntoFlow(file: YamlSource, collection: Collection, index: number, text: string): Splice[] {
  const brackets = bracketsOf(file, collection);
  const { items, open, close, gaps } = brackets;
  const pad = file.source[open - 1] === '{' ? ' ' : '';
  if (items.length === 0)
    return [gaps.some(holdsComment) ? aboveEnd(file, close, text) : replacement(open, close, pad + text + pad)];
  const next = items[index];
  if (!next) return behindItem(file, brackets, index - 1, text);
  const own = ownLines(file, brackets, index);
  if (!own) return [replacement(next.from, next.from, `${text}, `)];
  const { eol } = file.lines;
  return [replacement(own.start, own.start, `${indentOf(file, next.from)}${text},${eol}`)];
}

const indentOf = ({ lines }: YamlSource, offset: number): string => ' '.repeat(lines.columnAt(offset));

/** Inserts text on a line of its own above the closing bracket. */
function aboveEnd({ source, lines }: YamlSource, close: number, text: string): Splice {
  // Only blanks are before the bracket, because a comment ends with its line.
  const indent = source.slice(lines.line(lines.indexAt(close)).start, close);
  return replacement(close, close, `  ${text}${lines.eol}${indent}`);
}

/** Inserts text after an item: on its own line if the item has one, otherwise after a comma. */
function behindItem(file: YamlSource, brackets: Brackets, index: number, text: string): Splice[] {
  const { from, to } = elementAt(brackets.items, index);
  const own = ownLines(file, brackets, index);
  if (!own) return [replacement(to, to, `, ${text}`)];
  const rest = file.source.slice(to, own.end);
  const hasComma = rest.trimStart().startsWith(',');
  const line = `${indentOf(file, from)}${text}`;
  return [replacement(to, own.end, `${hasComma ? '' : ','}${rest}${file.lines.eol}${line}${hasComma ? ',' : ''}`)];
}

/** Inserts a copy of an item, with its comments, directly after it. */
export function duplicateInFlow(file: YamlSource, collection: Collection, index: number): Splice[] {
  const brackets = bracketsOf(file, collection);
  const { from, to } = elementAt(brackets.items, index);
  const own = ownLines(file, brackets, index);
  if (!own) return behindItem(file, brackets, index, file.source.slice(from, to));
  const rest = file.source.slice(to, own.end);
  const comma = rest.trimStart().startsWith(',') ? '' : ',';
  const copy = file.source.slice(own.start, own.end);
  return [replacement(to, own.end, `${comma}${rest}${file.lines.eol}${copy}`)];
}

/** Moves an item; commas and blanks stay in place. Refuses comments between items, whose owner is unknown. */
export function moveInFlow(file: YamlSource, collection: Collection, from: number, to: number, path: Path): Splice[] {
  const brackets = bracketsOf(file, collection);
  if (brackets.gaps.some(holdsComment))
    throw new EditRefusal('These brackets hold comments: their items are not reordered.', path, brackets.open);
  const texts = brackets.items.map((item) => file.source.slice(item.from, item.to));
  texts.splice(to, 0, ...texts.splice(from, 1));
  const text = texts.map((part, index) => (index === 0 ? '' : brackets.gaps[index]) + part).join('');
  return [replacement(elementAt(brackets.items, 0).from, elementAt(brackets.items, texts.length - 1).to, text)];
}
