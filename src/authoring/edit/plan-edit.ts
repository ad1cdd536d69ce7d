import { isMap } from 'yaml';
import { duplicateInBlock, insertIntoBlock, moveInBlock, removeFromBlock } from './edit-block.ts';
import { duplicateInFlow, insertIntoFlow, moveInFlow, removeFromFlow } from './edit-flow.ts';
import { EditRefusal, replacement, applySplice, type EditOperation, type Path, type Splice } from './edit-operation.ts';
import { styleOf } from './file-style.ts';
import { applyOperation, dataFrom, isSame, keyOf, positionOf, type Data } from './plain-data.ts';
import { setScalar } from './set-scalar.ts';
import { flowField, writeBehind, writeField, writeFlow, writeItem } from './write-value.ts';
import {
  indicatorEnd,
  isFlow,
  openYaml,
  parseSource,
  locateNode,
  startOfItem,
  itemsOf,
  valuesOf,
} from './yaml-source.ts';
import type { Collection, NodeLocation, YamlSource } from './yaml-source.ts';

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
  const isMade = isSame(file.data, wanted) && (operation.op === 'set' || operation.op === 'move');
  if (isMade) return { at: 0, deleteCount: 0, insert: '' };
  const found = candidates(file, operation).find((splice) => meets(applySplice(source, splice), wanted));
  if (!found)
    throw new EditRefusal('This edit would change something else as well.', operation.path, offsetOf(file, operation));
  return smallest(source, found);
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
export function meets(text: string, wanted: Data): boolean {
  try {
    return isSame(parseSource(text).data, wanted);
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
  if (op === 'remove') return remove(file, path);
  const location = locateNode(file, path);
  const collection = location.node as Collection; // the data at this path is a list or map
  if (op === 'put') return put(file, location, operation);
  if (op === 'insert') return insert(file, location, operation.index, dataFrom(operation.value, path));
  const inFlow = isFlow(collection);
  if (op === 'duplicate')
    return inFlow
      ? duplicateInFlow(file, collection, operation.index)
      : duplicateInBlock(file, collection, operation.index);
  const { from, to } = operation;
  return inFlow ? moveInFlow(file, collection, from, to, path) : moveInBlock(file, collection, from, to);
}

function remove(file: YamlSource, path: Path): Splice[] {
  const location = locateNode(file, path.slice(0, -1));
  const collection = location.node as Collection; // the data at this path is a list or map
  const step = path.at(-1);
  const index = isMap(collection) ? collection.items.findIndex((pair) => keyOf(pair) === String(step)) : Number(step);
  return isFlow(collection) ? removeFromFlow(file, collection, index, path) : removeFromBlock(file, location, index);
}

function insert(file: YamlSource, location: NodeLocation, index: number, value: Data): Splice[] {
  const collection = location.node as Collection; // see candidates
  const style = styleOf(file);
  const list = nameOf(location.path);
  const texts = isFlow(collection) ? insertIntoFlow(file, collection, index, writeFlow(value, style)) : [];
  if (valuesOf(collection).length === 0) return [...fillBrackets(file, location, [value]), ...texts];
  if (isFlow(collection)) return texts;
  return insertIntoBlock(file, collection, index, writeItem(value, columnOf(file, collection), list, style));
}

function put(
  file: YamlSource,
  location: NodeLocation,
  { path, key, value, order }: EditOperation & { op: 'put' },
): Splice[] {
  const collection = location.node as Collection; // see candidates
  const style = styleOf(file);
  const data = dataFrom(value, path);
  const keys = isMap(collection) ? collection.items.map(keyOf) : [];
  const index = positionOf(keys, key, order);
  const texts = isFlow(collection) ? insertIntoFlow(file, collection, index, flowField(key, data, style)) : [];
  if (keys.length === 0) return [...fillBrackets(file, location, new Map([[key, data]])), ...texts];
  if (isFlow(collection)) return texts;
  return insertIntoBlock(file, collection, index, writeField(key, data, columnOf(file, collection), style));
}

/** Returns the column of a block collection's items. */
const columnOf = ({ lines }: YamlSource, collection: Collection): number =>
  lines.columnAt(startOfItem(itemsOf(collection)[0] ?? { start: [] }));

/** Returns the key for looking up a style: the field's name, with brackets for each list in it. */
function nameOf(path: Path): string {
  const at = path.findLastIndex((step) => typeof step === 'string');
  return `${path[at] ?? ''}${'[]'.repeat(path.length - 1 - at)}`;
}

/** Writes the first item or field in place of empty brackets, in the style of similar values in the file. */
function fillBrackets(file: YamlSource, { node, item, inFlow, column, path }: NodeLocation, value: Data): Splice[] {
  const [from = 0, to = 0] = node?.range ?? [];
  const behind = item && indicatorEnd(item);
  if (inFlow || file.source.slice(from + 1, to - 1).trim() !== '') return [];
  const kind = typeof path.at(-1) === 'number' ? 'dash' : 'key';
  const style = styleOf(file);
  if (behind === undefined) {
    const below = Array.isArray(value) ? style.listStep : style.step;
    const text = writeBehind(value, { kind: 'key', column: -below, name: '', filled: 0 }, style).trimStart();
    return [replacement(from, to, text)];
  }
  const holder = { kind, column, name: nameOf(path), filled: file.lines.columnAt(behind) } as const;
  const text = writeBehind(value, holder, style);
  const { end } = file.lines.line(file.lines.indexAt(to));
  const rest = file.source.slice(to, end);
  // A comment after the brackets stays on the line of the key.
  const isBelow = /^\r?\n/.test(text);
  return [isBelow ? replacement(behind, end, rest + text) : replacement(behind, to, text)];
}
