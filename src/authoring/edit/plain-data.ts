import { isMap, isScalar, isSeq, type Node, type Pair } from 'yaml';
import { keyName } from '../../content/parse/to-js.ts';
import { EditRefusal, type EditOperation } from './edit-operation.ts';
import type { Path } from '../../data/path.ts';

/** The content of a YAML file. Maps are `Map`s, so that numeric keys keep their order. */
export type Data = string | number | boolean | bigint | null | Data[] | Map<string, Data>;

/** Maximum nesting depth of a value that is handed over; a file may be nested less deeply (`tokenize`). */
const MAX_DEPTH = 200;

/** Returns a key as used in paths: as the content check names it. */
export const keyOf = ({ key }: Pair): string => (isScalar(key) ? keyName(key) : String(key));

const YAML_TAG = 'tag:yaml.org,2002:';

/** Tags of what JSON can hold. Others make bytes, dates and sets. */
const PLAIN_TAG = /^!$|^tag:yaml\.org,2002:(?:str|int|float|bool|null|map|seq)$/;

/** Converts a parsed document. Refuses parts that are ambiguous or have no meaning as plain data. */
export function dataOf(node: unknown, path: Path = []): Data {
  if (node === null || node === undefined) return null;
  const { range, anchor, tag } = node as Node & { anchor?: string; tag?: string }; // everything in a document is a node
  if (anchor !== undefined) throw new EditRefusal(`Anchors such as &${anchor} are not edited.`, path, range?.[0]);
  if (tag !== undefined && !PLAIN_TAG.test(tag))
    throw new EditRefusal(`Values with the tag ${tag.replace(YAML_TAG, '!!')} are not edited.`, path, range?.[0]);
  if (isSeq(node)) return node.items.map((item, index) => dataOf(item, [...path, index]));
  if (isMap(node)) return groupOf(node.items, path);
  if (isScalar(node)) return node.value as Data; // the core schema produces nothing else for a scalar
  throw new EditRefusal('References to anchors, such as *name, are not edited.', path, range?.[0]);
}

function groupOf(pairs: readonly Pair[], path: Path): Data {
  const group = new Map<string, Data>();
  for (const pair of pairs) {
    const at = (pair.key as Node | null)?.range?.[0]; // a key is a node or missing
    const name = nameOf(pair, path, at);
    if (name === '<<') throw new EditRefusal('Merge keys (<<) are not edited.', path, at);
    if (group.has(name)) throw new EditRefusal(`The field ${name} is there twice.`, [...path, name], at);
    group.set(name, dataOf(pair.value, [...path, name]));
  }
  return group;
}

/** Returns the name of a field. Refuses one that programs read in different ways, or that isn't a word. */
function nameOf(pair: Pair, path: Path, at: number | undefined): string {
  const { key } = pair;
  if (key === null) throw new EditRefusal(NAMELESS, path, at);
  if (!isScalar(key)) throw new EditRefusal('The name of a field must be a plain word.', path, at);
  const value = dataOf(key, path);
  if (value === null) throw new EditRefusal(NAMELESS, path, at);
  const name = keyOf(pair);
  if (typeof value === 'string' && key.type === 'PLAIN' && OTHER_NUMBER.test(name))
    throw new EditRefusal(`Some programs read the name ${name} as a number. Put it in quotes.`, path, at);
  const meaning = String(key);
  if (typeof value === 'string' || meaning === name) return name;
  throw new EditRefusal(`The name ${name} is read as ${meaning}. Put it in quotes.`, path, at);
}

/** Numbers of YAML 1.1 that are texts in YAML 1.2. */
const OTHER_NUMBER = /^[-+]?(?:0b[01_]+|0x[\da-f_]+|(?:\d[\d_]*(?:\.[\d_]*)?|\.[\d_]+)(?:e[-+]?\d+)?)$/i;

const NAMELESS = 'There is a field without a name here.';

/** Converts an external value. Refuses `undefined`, functions, dates and the like, which YAML can't represent. */
export function dataFrom(value: unknown, path: Path, depth = 0): Data {
  if (depth > MAX_DEPTH) throw new EditRefusal('The value is nested too deeply, or holds itself.', path);
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value === 'string') return wellFormed(value, path);
  if (Array.isArray(value)) return Array.from(value, (item: unknown) => dataFrom(item, path, depth + 1));
  if (isPlainObject(value))
    return new Map(
      Object.entries(value).map(([key, inner]) => [wellFormed(key, path), dataFrom(inner, path, depth + 1)]),
    );
  throw new EditRefusal(`YAML can't hold a value of type ${nameOfType(value)}.`, path);
}

function wellFormed(text: string, path: Path): string {
  if (!text.isWellFormed())
    throw new EditRefusal("The text isn't valid Unicode: half of a character is missing.", path);
  return text;
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Converts data to JSON values. */
export function plainOf(data: Data): unknown {
  if (Array.isArray(data)) return data.map(plainOf);
  return data instanceof Map ? Object.fromEntries([...data].map(([key, value]) => [key, plainOf(value)])) : data;
}

const nameOfType = (value: unknown): string =>
  typeof value === 'object' ? (value?.constructor.name ?? 'object') : typeof value;

/** Compares two pieces of data, including field order. */
export function isSameData(a: Data, b: Data): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((item, index) => isSameData(item, b[index] ?? null));
  if (!(a instanceof Map) || !(b instanceof Map) || a.size !== b.size) return false;
  const others = [...b];
  return [...a].every(([key, value], index) => {
    const [otherKey, other = null] = others[index] ?? [];
    return key === otherKey && isSameData(value, other);
  });
}

/** Returns the data at a path. Refuses a path that doesn't exist. */
export function dataAt(data: Data, path: Path): Data {
  return path.reduce<Data>((holder, step, depth) => {
    const found = Array.isArray(holder) && typeof step === 'number' ? holder[step] : undefined;
    const value = holder instanceof Map ? holder.get(String(step)) : found;
    if (value !== undefined) return value;
    const at = path.slice(0, depth);
    if (Array.isArray(holder) && typeof step === 'number') throw outOfRange(at, step, holder.length);
    throw new EditRefusal(`There is no ${typeof step === 'number' ? `item ${step}` : `field "${step}"`} here.`, at);
  }, data);
}

/** Returns the data at a path; `undefined` if there is none. */
export function dataAtOrUndefined(data: Data, path: Path): Data | undefined {
  try {
    return dataAt(data, path);
  } catch (error) {
    if (error instanceof EditRefusal) return undefined;
    throw error;
  }
}

const outOfRange = (path: Path, index: number, length: number): EditRefusal =>
  new EditRefusal(`The index ${index} is out of range: the list has ${length} items.`, path);

function checkIndex(path: Path, index: number, length: number, most = length - 1): void {
  if (!Number.isInteger(index) || index < 0 || index > most) throw outOfRange(path, index, length);
}

/** Applies the same operation to plain data. Doesn't modify its input and shares unaffected parts with it. */
export function applyOperation(data: Data, operation: EditOperation): Data {
  const { op, path } = operation;
  if (op === 'set') return changed(data, path, (old) => asScalar(old, operation.value, path));
  if (op === 'remove') return removed(data, path);
  if (op === 'put') return changed(data, path, (old) => withField(old, operation));
  return changed(data, path, (old) => {
    if (!Array.isArray(old)) throw new EditRefusal('This is no list.', path);
    const items = [...old];
    if (op === 'insert') {
      checkIndex(path, operation.index, items.length, items.length);
      items.splice(operation.index, 0, dataFrom(operation.value, path));
    } else if (op === 'duplicate') {
      checkIndex(path, operation.index, items.length);
      items.splice(operation.index, 0, old[operation.index] ?? null);
    } else {
      checkIndex(path, operation.from, items.length);
      checkIndex(path, operation.to, items.length);
      items.splice(operation.to, 0, ...items.splice(operation.from, 1));
    }
    return items;
  });
}

/** Replaces the value at a path in a copy of the data. */
export function changed(data: Data, path: Path, change: (old: Data) => Data): Data {
  const old = dataAt(data, path);
  const value = change(old);
  return path.reduceRight<Data>((inner, step, depth) => {
    const holder = dataAt(data, path.slice(0, depth));
    if (Array.isArray(holder)) return holder.with(Number(step), inner);
    return holder instanceof Map ? new Map(holder).set(String(step), inner) : inner;
  }, value);
}

function asScalar(old: Data, value: unknown, path: Path): Data {
  if (old instanceof Map || Array.isArray(old))
    throw new EditRefusal(`This is a ${Array.isArray(old) ? 'list' : 'group'}, not a single value.`, path);
  if (typeof value === 'object' && value !== null)
    throw new EditRefusal('A single value is expected: text, number, true, false or null.', path);
  return dataFrom(value, path);
}

function removed(data: Data, path: Path): Data {
  const step = path.at(-1);
  if (step === undefined) throw new EditRefusal("The whole file can't be removed.", path);
  dataAt(data, path);
  return changed(data, path.slice(0, -1), (holder) => {
    if (Array.isArray(holder)) return holder.toSpliced(Number(step), 1);
    return new Map([...(holder as Map<string, Data>)].filter(([key]) => key !== String(step))); // the path leads through it
  });
}

function withField(old: Data, { path, key, value, order }: EditOperation & { op: 'put' }): Data {
  if (!(old instanceof Map)) throw new EditRefusal('This is no group of fields.', path);
  if (old.has(key)) throw new EditRefusal(`The field "${key}" is there already.`, [...path, key]);
  wellFormed(key, path);
  return new Map([...old].toSpliced(positionOf([...old.keys()], key, order), 0, [key, dataFrom(value, path)]));
}

/** Returns the position of a new field: after the nearest predecessor in the order, otherwise before a successor. */
export function positionOf(keys: readonly string[], key: string, order: readonly string[] = []): number {
  const rank = order.indexOf(key);
  if (rank < 0) return keys.length;
  const before = order.slice(0, rank).findLast((name) => keys.includes(name));
  if (before !== undefined) return keys.indexOf(before) + 1;
  const after = keys.findIndex((name) => order.indexOf(name) > rank);
  return after < 0 ? keys.length : after;
}
