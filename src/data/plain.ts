import type { Path } from './path.ts';

/** A map of plain data. */
export type PlainMap = Readonly<Record<string, unknown>>;

/** Returns whether a value is a map: an object that's no list. */
export const isMap = (value: unknown): value is PlainMap =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns whether a value is a map or a list: something with values in it. */
export const isContainer = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A value that's neither a map nor a list. */
export type Scalar = string | number | boolean | null;

/** Returns whether a value of plain data is a single one. */
export const isScalar = (value: unknown): value is Scalar => value === null || typeof value !== 'object';

/** Returns the value at a path of plain data; `undefined` if there is none. */
export const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (holder, step) =>
      typeof holder === 'object' && holder !== null && Object.hasOwn(holder, step)
        ? (holder as Record<string | number, unknown>)[step]
        : undefined,
    data,
  );

/** Returns plain data with another value at a path; `undefined` removes a field. Copies only what changes. */
export function withValueAt(data: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (typeof step === 'number') {
    const items: unknown[] = Array.isArray(data) ? [...(data as unknown[])] : [];
    items[step] = withValueAt(items[step], rest, value);
    return items;
  }
  const map: Record<string, unknown> = { ...(data as object) };
  const next = withValueAt(map[step], rest, value);
  if (next === undefined) delete map[step];
  else map[step] = next;
  return map;
}

/** Returns whether two values of plain data are equal. The order of a map's fields doesn't matter. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (isScalar(a) || isScalar(b) || a === undefined || b === undefined) return a === b;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [Object.entries(a), Object.entries(b)];
  return left.length === right.length && left.every(([key, value]) => isEqual(value, (b as PlainMap)[key]));
}

/** Returns whether two lists have the very same items, in the same order. */
export const hasSameItems = (items: readonly unknown[], others: readonly unknown[]): boolean =>
  items.length === others.length && items.every((item, index) => item === others[index]);

/**
 * Creates a function that returns the previous array as long as its items are the same, so that results cached per
 * array (in a `WeakMap`) stay valid. Usually none or one of ten thousand entries changes.
 */
export function createStableArray<L extends readonly unknown[]>(): (list: L) => L {
  let last: L | undefined;
  return (list) => (last = last && hasSameItems(list, last) ? last : list);
}

/** The positions in a list at which a value is repeated: all but its first one. */
export const repeatedIndexes = (values: readonly string[]): number[] =>
  values.flatMap((value, index) => (values.indexOf(value) < index ? [index] : []));

/** Builds an object with one value for each key, such as each region or each language. */
export const recordOf = <K extends string, V>(keys: readonly K[], valueOf: (key: K) => V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<K, V>; // one entry for each key
