import { isMap, isScalar } from 'yaml';
import { entriesOf } from './block-entries.ts';
import { insertIntoBlock } from './edit-block.ts';
import { EditRefusal, applySplice, elementAt, replacement } from './edit-operation.ts';
import { applyOperation, changed, dataAt, dataFrom, keyOf, plainOf, type Data } from './plain-data.ts';
import { replaceBehind, verified } from './plan-edit.ts';
import { onOneLine } from './write-scalar.ts';
import {
  columnOf,
  endOfItem,
  indicatorEnd,
  isFlow,
  itemsOf,
  locateNode,
  openYaml,
  startOfItem,
  type Collection,
} from './yaml-source.ts';
import type { Path } from '../../data/path.ts';

/** Building blocks of compound edits. Each is verified like an operation, and throws an `EditRefusal`. */

/** Renames a field. */
export function renameKey(source: string, path: Path, name: string): string {
  const file = openYaml(source);
  const holder = locateNode(file, path.slice(0, -1)).node;
  const old = String(path.at(-1));
  const group = dataAt(file.data, path.slice(0, -1));
  if (!isMap(holder) || !(group instanceof Map)) throw new EditRefusal('This is not a field.', path);
  dataAt(group, path.slice(-1));
  if (group.has(name)) throw new EditRefusal(`The field "${name}" is there already.`, path);
  const pair = holder.items.find((one) => keyOf(one) === old);
  const [from = 0, to = 0] = isScalar(pair?.key) ? (pair.key.range ?? []) : [];
  const renamed = new Map([...group].map(([key, value]) => [key === old ? name : key, value]));
  const splice = replacement(from, to, onOneLine(name, isFlow(holder), '"'));
  const wanted = changed(file.data, path.slice(0, -1), () => renamed);
  return applySplice(source, verified(file, [splice], wanted, path));
}

/** Replaces a whole value, including a list or map. Refuses a list or map that contains comments. */
export function replaceValue(source: string, path: Path, value: unknown): string {
  const file = openYaml(source);
  const location = locateNode(file, path);
  const { item, node } = location;
  const from = item && indicatorEnd(item);
  if (!item || from === undefined) throw new EditRefusal('This value is written in a way that is not replaced.', path);
  const to = endOfItem(item, node);
  if (!isScalar(node) && source.slice(from, to).includes('#'))
    throw new EditRefusal('Comments in this value would be lost.', path, startOfItem(item));
  const data = dataFrom(value, path);
  const splice = replaceBehind(file, location, from, to, data);
  return applySplice(
    source,
    verified(
      file,
      [splice],
      changed(file.data, path, () => data),
      path,
    ),
  );
}

/** A list entry with its comments, without indentation. */
export interface EntryText {
  /** The lines above it. */
  lead: string[];
  /** Its own lines and those below. */
  body: string[];
  value: Data;
}

/** Reads an item of a block list. */
export function entryText(source: string, path: Path, index: number): EntryText {
  const file = openYaml(source);
  const list = locateNode(file, path).node as Collection; // the data at this path is a list
  const value = dataAt(file.data, [...path, index]);
  if (isFlow(list)) return { lead: [], body: [], value };
  const entry = elementAt(entriesOf(file, list), index);
  const column = file.lines.columnAt(entry.start);
  const line = (number: number) => (file.lines.textOf(number) ?? '').replace(new RegExp(`^ {0,${column}}`), '');
  const range = (from: number, to: number) => Array.from({ length: to - from }, (_, offset) => line(from + offset));
  const lead = range(entry.firstLine, entry.startLine);
  const first = source.slice(entry.start, file.lines.line(entry.startLine).end);
  return { lead, body: [first, ...range(entry.startLine + 1, entry.lastLine + 1)], value };
}

/** Inserts an entry read by `entryText` into a block list. */
export function insertEntryText(source: string, path: Path, index: number, entry: EntryText): string {
  const file = openYaml(source);
  const wanted = applyOperation(file.data, { op: 'insert', path, index, value: plainOf(entry.value) });
  const list = locateNode(file, path).node as Collection; // insertion was checked, so it's a list
  if (itemsOf(list).length === 0 || isFlow(list) || entry.body.length === 0)
    throw new EditRefusal('Entries are moved between lists that have items on lines of their own.', path);
  const pad = ' '.repeat(columnOf(file.lines, list));
  const { eol } = file.lines;
  const lines = [...entry.lead, ...entry.body].map((line, number) => (number > 0 && line !== '' ? pad + line : line));
  return applySplice(source, verified(file, insertIntoBlock(file, list, index, lines.join(eol)), wanted, path));
}
