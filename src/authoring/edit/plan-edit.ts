import { isMap } from 'yaml';
import { duplicateInBlock, insertIntoBlock, moveInBlock, removeFromBlock } from './edit-block.ts';
import { duplicateInFlow, insertIntoFlow, moveInFlow, removeFromFlow } from './edit-flow.ts';
import { EditRefusal, replacement, applySplice, type EditOperation, type Splice } from './edit-operation.ts';
import { styleOf } from './file-style.ts';
import { applyOperation, dataFrom, isSameData, keyOf, positionOf, type Data } from './plain-data.ts';
import { setScalar } from './set-scalar.ts';
import { flowField, writeBehind, writeField, writeFlow, writeItem, type Holder } from './write-value.ts';
import {
  columnOf,
  indexOf,
  indicatorEnd,
  isFlow,
  locateNode,
  openYaml,
  rangeOf,
  parseWithTokens,
  startOfItem,
  valuesOf,
  type Collection,
  type NodeLocation,
  type YamlSource,
} from './yaml-source.ts';
import type { Path } from '../../data/path.ts';

/** The byte order mark that some editors write. It belongs to no line. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Turns an operation into a splice with exactly its effect; otherwise throws an `EditRefusal` (decision 70). */
export function spliceFor(source: string, operation: EditOperation): Splice {
  checkShape(operation);
  if (!source.startsWith(BYTE_ORDER_MARK)) return spliceOfText(source, operation);
  const splice = spliceOfText(source.slice(1), operation);
  return { ...splice, at: splice.at + 1 };
}

const OPERATIONS: ReadonlySet<string> = new Set(['set', 'put', 'remove', 'insert', 'duplicate', 'move']);

/** Untyped callers may pass anything. */
function checkShape(operation: EditOperation): void {
  const { op, path } = Object(operation) as Partial<EditOperation>; // any value, of which two fields are read
  if (op === undefined || !OPERATIONS.has(op)) throw new EditRefusal('There is no such operation.', []);
  if (!Array.isArray(path) || !path.every((step) => typeof step === 'string' || typeof step === 'number'))
    throw new EditRefusal('The path must be a list of names and numbers.', []);
  if (operation.op === 'put' && typeof operation.key !== 'string')
    throw new EditRefusal('The name of the field must be a text.', path);
}

function spliceOfText(source: string, operation: EditOperation): Splice {
  const file = openYaml(source);
  const wanted = withLocation(file, () => applyOperation(file.data, operation));
  const isMade = isSameData(file.data, wanted) && (operation.op === 'set' || operation.op === 'move');
  if (isMade) return { at: 0, deleteCount: 0, insert: '' };
  return smallest(source, verified(file, candidates(file, operation), wanted, operation.path));
}

/** Returns the first splice after which the file holds exactly this data; refuses if there is none. */
export function verified(file: YamlSource, splices: readonly Splice[], wanted: Data, path: Path): Splice {
  const found = splices.find((splice) => hasData(applySplice(file.source, splice), wanted));
  if (found) return found;
  throw new EditRefusal('This edit would change something else as well.', path, offsetOf(file, { path }));
}

/** Adds the field's location to a refusal. */
function withLocation<T>(file: YamlSource, make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof EditRefusal) || error.offset !== undefined) throw error;
    throw new EditRefusal(error.message, error.path, offsetOf(file, error));
  }
}

/** Returns the location of the field at a path. */
function offsetOf(file: YamlSource, { path }: { path: Path }): number | undefined {
  const { item } = locateNode(file, path);
  return item && startOfItem(item);
}

/** Returns whether a text parses to exactly this data. */
export function hasData(text: string, wanted: Data): boolean {
  try {
    return isSameData(parseWithTokens(text).data, wanted);
  } catch (error) {
    if (error instanceof EditRefusal) return false;
    throw error;
  }
}

/** Shortens a splice by the text that it doesn't change. */
function smallest(source: string, { at, deleteCount, insert }: Splice): Splice {
  const old = source.slice(at, at + deleteCount);
  const most = Math.min(old.length, insert.length);
  let head = 0;
  while (head < most && old[head] === insert[head]) head += 1;
  let tail = 0;
  while (tail < most - head && old[old.length - 1 - tail] === insert[insert.length - 1 - tail]) tail += 1;
  return { at: at + head, deleteCount: deleteCount - head - tail, insert: insert.slice(head, insert.length - tail) };
}

/** Returns splices that may implement an operation, the best first. The data must show that the operation is possible. */
export function candidates(file: YamlSource, operation: EditOperation): Splice[] {
  const { op, path } = operation;
  if (op === 'set') return setScalar(file, locateNode(file, path), operation.value);
  const location = locateNode(file, op === 'remove' ? path.slice(0, -1) : path);
  const collection = location.node as Collection; // the data at this path is a list or map
  const inFlow = isFlow(collection);
  if (op === 'insert') return addEntry(file, location, operation.index, { value: dataFrom(operation.value, path) });
  if (op === 'put') {
    const { key, order, value } = operation;
    const index = positionOf(isMap(collection) ? collection.items.map(keyOf) : [], key, order);
    return addEntry(file, location, index, { key, value: dataFrom(value, path) });
  }
  if (op === 'remove') {
    const index = indexOf(collection, path.at(-1));
    return inFlow ? removeFromFlow(file, collection, index, path) : removeFromBlock(file, location, index);
  }
  if (op === 'duplicate') return (inFlow ? duplicateInFlow : duplicateInBlock)(file, collection, operation.index);
  const { from, to } = operation;
  return inFlow ? moveInFlow(file, collection, from, to, path) : moveInBlock(file, collection, from, to);
}

/** Adds an item to a list, or a field to a map. */
function addEntry(file: YamlSource, location: NodeLocation, index: number, { key, value }: NewEntry): Splice[] {
  const collection = location.node as Collection; // see candidates
  const style = styleOf(file);
  const isField = key !== undefined;
  const inBrackets = isFlow(collection)
    ? insertIntoFlow(file, collection, index, isField ? flowField(key, value, style) : writeFlow(value, style))
    : [];
  if (valuesOf(collection).length === 0)
    return [...fillBrackets(file, location, isField ? new Map([[key, value]]) : [value]), ...inBrackets];
  if (isFlow(collection)) return inBrackets;
  const column = columnOf(file.lines, collection);
  const text = isField ? writeField(key, value, column, style) : writeItem(value, column, nameOf(location.path), style);
  return insertIntoBlock(file, collection, index, text);
}

interface NewEntry {
  /** The name of a field; an item has none. */
  key?: string;
  value: Data;
}

/** Returns the key for looking up a style: the field's name, with brackets for each list in it. */
function nameOf(path: Path): string {
  const at = path.findLastIndex((step) => typeof step === 'string');
  return `${path[at] ?? ''}${'[]'.repeat(path.length - 1 - at)}`;
}

/** Writes the first item or field in place of empty brackets, in the style of similar values in the file. */
function fillBrackets(file: YamlSource, location: NodeLocation, value: Data): Splice[] {
  const { node, item, inFlow } = location;
  const [from, to] = rangeOf(node);
  if (inFlow || file.source.slice(from + 1, to - 1).trim() !== '') return [];
  const behind = item && indicatorEnd(item);
  if (behind !== undefined) return [replaceBehind(file, location, behind, to, value)];
  const style = styleOf(file);
  const below = Array.isArray(value) ? style.listStep : style.step;
  const text = writeBehind(value, { kind: 'key', column: -below, name: '', filled: 0 }, style).trimStart();
  return [replacement(from, to, text)];
}

/**
 * Replaces what follows a colon or dash up to the end of its value. A comment after the value stays on the line of the
 * key.
 * @param from offset after the colon or dash
 * @param to offset after the value
 */
export function replaceBehind(file: YamlSource, location: NodeLocation, from: number, to: number, value: Data): Splice {
  const { path, column } = location;
  const kind = typeof path.at(-1) === 'number' ? 'dash' : 'key';
  const holder: Holder = { kind, column, name: nameOf(path), filled: file.lines.columnAt(from) };
  const text = writeBehind(value, holder, styleOf(file));
  const { end } = file.lines.line(file.lines.indexAt(to));
  const isBelow = /^\r?\n/.test(text);
  return isBelow ? replacement(from, end, file.source.slice(to, end) + text) : replacement(from, to, text);
}
