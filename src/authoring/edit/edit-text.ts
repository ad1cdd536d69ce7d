import { isMap, isScalar } from 'yaml';
import { entriesOf } from './block-entries.ts';
import { insertIntoBlock } from './edit-block.ts';
import { EditRefusal, replacement, applySplice, type Path, type Splice } from './edit-operation.ts';
import { styleOf } from './file-style.ts';
import { applyOperation, dataAt, dataFrom, isSame, keyOf, type Data } from './plain-data.ts';
import { onOneLine } from './write-scalar.ts';
import { writeBehind } from './write-value.ts';
import {
  endOfItem,
  indicatorEnd,
  isFlow,
  itemsOf,
  openYaml,
  parseSource,
  locateNode,
  startOfItem,
} from './yaml-source.ts';
import type { Collection, YamlSource } from './yaml-source.ts';

/** Building blocks of compound edits. Each is verified like an operation, and throws an `EditRefusal`. */

/** Renames a field. */
export function renameKey(source: string, path: Path, name: string): string {
  const file = openYaml(source);
  const holder = locateNode(file, path.slice(0, -1)).node;
  const old = String(path.at(-1));
  const group = dataAt(file.data, path.slice(0, -1));
  if (!isMap(holder) || !(group instanceof Map)) throw new EditRefusal('This is not a field.', path);
  if (group.has(name)) throw new EditRefusal(`The field "${name}" is there already.`, path);
  const pair = holder.items.find((one) => keyOf(one) === old);
  const [from = 0, to = 0] = isScalar(pair?.key) ? (pair.key.range ?? []) : [];
  const renamed = new Map([...group].map(([key, value]) => [key === old ? name : key, value]));
  const splice = replacement(from, to, onOneLine(name, isFlow(holder), '"'));
  return verified(file, [splice], withValue(file.data, path.slice(0, -1), renamed), path);
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
  const style = styleOf(file);
  const kind = typeof path.at(-1) === 'number' ? 'dash' : 'key';
  const holder = {
    kind,
    column: location.column,
    name: String(path.at(-1)),
    filled: file.lines.columnAt(from),
  } as const;
  const { end } = file.lines.line(file.lines.indexAt(to));
  const text = writeBehind(data, holder, style);
  const isBelow = /^\r?\n/.test(text);
  const splice = isBelow ? replacement(from, end, source.slice(to, end) + text) : replacement(from, to, text);
  return verified(file, [splice], withValue(file.data, path, data), path);
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
  const entry = entriesOf(file, list)[index];
  if (!entry) throw new EditRefusal('There is no such item.', path);
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
  const wanted = applyOperation(file.data, { op: 'insert', path, index, value: plain(entry.value) });
  const list = locateNode(file, path).node as Collection; // insertion was checked, so it's a list
  const [first] = itemsOf(list);
  if (!first || isFlow(list) || entry.body.length === 0)
    throw new EditRefusal('Entries are moved between lists that have items on lines of their own.', path);
  const pad = ' '.repeat(file.lines.columnAt(startOfItem(first)));
  const { eol } = file.lines;
  const lines = [...entry.lead, ...entry.body].map((line, number) => (number > 0 && line !== '' ? pad + line : line));
  return verified(file, insertIntoBlock(file, list, index, lines.join(eol)), wanted, path);
}

const plain = (data: Data): unknown => {
  if (Array.isArray(data)) return data.map(plain);
  return data instanceof Map ? Object.fromEntries([...data].map(([key, value]) => [key, plain(value)])) : data;
};

function withValue(data: Data, path: Path, value: Data): Data {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(data)) return data.with(Number(step), withValue(data[Number(step)] ?? null, rest, value));
  const group = data as Map<string, Data>; // the path leads through it
  return new Map(group).set(String(step), withValue(group.get(String(step)) ?? null, rest, value));
}

function verified({ source }: YamlSource, splices: readonly Splice[], wanted: Data, path: Path): string {
  for (const splice of splices) {
    const text = applySplice(source, splice);
    try {
      if (isSame(parseSource(text).data, wanted)) return text;
    } catch (error) {
      if (!(error instanceof EditRefusal)) throw error;
    }
  }
  throw new EditRefusal('This edit would change something else as well.', path);
}
