import type { Json } from '../../protocol/answers.ts';
import type { Operation } from '../../protocol/edit-request.ts';
import { uniqueName } from '../kit/unique-name.ts';
import type { Path } from '../../../data/path.ts';

/** A list of a file, as it stands when an edit's turn comes. */
export interface ListNow {
  path: Path;
  values: readonly unknown[];
}

/** What an edit does to a list. */
export interface ListEdit {
  operations: Operation[];
  /** The values of the changed list. */
  next: unknown[];
  /** Where each item stands then; -1: nowhere. */
  places: number[];
  /** Where the items stand then that were moved or added. */
  edited: number[];
}

/** A value of the changed list, and where it stood before; -1: nowhere. */
type Placed = readonly [before: number, value: unknown];

const placed = ({ values }: ListNow): Placed[] => values.map((value, index) => [index, value]);

const ascending = (indexes: readonly number[]): number[] => [...indexes].sort((a, b) => a - b);

const listEdit = (
  { values }: ListNow,
  operations: Operation[],
  after: readonly Placed[],
  edited: number[],
): ListEdit => ({
  operations,
  next: after.map(([, value]) => value),
  places: values.map((_, index) => after.findIndex(([before]) => before === index)),
  edited,
});

/**
 * Moves items to a gap: 0 is before the first item, the length of the list is behind the last one. They stand next to
 * each other there, in their order.
 */
export function moveItems(list: ListNow, indexes: readonly number[], gap: number): ListEdit {
  const sorted = ascending(indexes);
  const above = sorted.filter((index) => index < gap);
  const first = gap - above.length;
  const path = [...list.path];
  // From the gap outwards: an item that has moved doesn't shift those that are still to be moved.
  const upper = above.map((from, rank) => ({ op: 'move' as const, path, from, to: first + rank })).reverse();
  const lower = sorted
    .slice(above.length)
    .map((from, rank) => ({ op: 'move' as const, path, from, to: first + above.length + rank }));
  const others = placed(list).filter(([before]) => !sorted.includes(before));
  const moved = sorted.map((index): Placed => [index, list.values[index]]);
  return listEdit(
    list,
    [...upper, ...lower].filter(({ from, to }) => from !== to),
    others.toSpliced(first, 0, ...moved),
    [...sorted.keys()].map((rank) => first + rank),
  );
}

/** Moves items up or down by one; no operation if they are at the end. */
export function moveItemsBy(list: ListNow, indexes: readonly number[], step: -1 | 1): ListEdit {
  const sorted = ascending(indexes);
  const [first = 0, last = 0] = [sorted[0], sorted.at(-1)];
  return moveItems(list, indexes, step < 0 ? Math.max(first - 1, 0) : Math.min(last + 2, list.values.length));
}

/** Duplicates items; each copy stands behind its original and gets ids of its own. */
export function duplicateItems(list: ListNow, indexes: readonly number[]): ListEdit {
  const taken = takenIds(list.values);
  const sorted = ascending(indexes);
  const copies = sorted.map((original, rank) => ({
    original,
    index: original + rank + 1,
    ids: freshIds(list.values[original], taken),
  }));
  const operations = copies.flatMap(({ index, ids }): Operation[] => [
    { op: 'duplicate', path: [...list.path], index: index - 1 },
    ...idOperations([...list.path, index], ids),
  ]);
  const after = placed(list).flatMap((item): Placed[] => {
    const copy = copies.find(({ original }) => original === item[0]);
    return copy ? [item, [-1, withIds(item[1], copy.ids)]] : [item];
  });
  return listEdit(
    list,
    operations,
    after,
    copies.map(({ index }) => index),
  );
}

/** Removes items. */
export function removeItems(list: ListNow, indexes: readonly number[]): ListEdit {
  const operations = ascending(indexes)
    .reverse()
    .map((index): Operation => ({ op: 'remove', path: [...list.path, index] }));
  const after = placed(list).filter(([before]) => !indexes.includes(before));
  return listEdit(list, operations, after, []);
}

/** Inserts items at an index; one whose id is taken gets another. */
export function addItems(list: ListNow, index: number, values: readonly Json[]): ListEdit {
  const taken = takenIds(list.values);
  const items = values.map((value) => withIds(value, freshIds(value, taken)));
  const places = [...items.keys()].map((rank) => index + rank);
  return listEdit(
    list,
    items.map((value, rank) => ({ op: 'insert', path: [...list.path], index: index + rank, value })),
    placed(list).toSpliced(index, 0, ...items.map((value): Placed => [-1, value])),
    places,
  );
}

/** Returns the operations that give items that were inserted as text ids which are free. */
export function freeIdOperations(list: ListNow, index: number, values: readonly unknown[]): Operation[] {
  const taken = takenIds(list.values);
  return values.flatMap((value, rank) => idOperations([...list.path, index + rank], freshIds(value, taken)));
}

/** An id and where it stands in an item. */
interface Id {
  path: Path;
  value: string;
}

const idOperations = (item: Path, ids: readonly Id[]): Operation[] =>
  ids.map(({ path, value }) => ({ op: 'set', path: [...item, ...path], value }));

/** Finds the ids in an item: its own, and those of the items in it. */
function idsIn(value: unknown, path: Path = []): Id[] {
  if (typeof value !== 'object' || value === null) return [];
  const id: unknown = (value as { id?: unknown }).id;
  const own = !Array.isArray(value) && typeof id === 'string' ? [{ path: [...path, 'id'], value: id }] : [];
  const inner = Object.entries(value).flatMap(([key, child]) =>
    idsIn(child, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [...own, ...inner];
}

/** How often a word stands in a value as a key or a text. */
function uses(value: unknown, word: string): number {
  if (value === word) return 1;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.entries(value).reduce((sum, [key, child]) => sum + uses(child, word) + (key === word ? 1 : 0), 0);
}

/** All ids of a list's items. */
export const takenIds = (items: readonly unknown[]): Set<string> =>
  new Set(items.flatMap((item) => idsIn(item).map(({ value }) => value)));

/**
 * Returns the ids that a copy of an item needs in place of its own, because they are anchors of the page. An id that the
 * item itself refers to, such as that of a table's column, is no anchor and stays. The new ids are added to `taken`.
 */
export function freshIds(item: unknown, taken: Set<string>): Id[] {
  return idsIn(item).flatMap(({ path, value }) => {
    if (path.length > 1 && uses(item, value) > 1) return [];
    const fresh = uniqueName(value, taken);
    taken.add(fresh);
    return fresh === value ? [] : [{ path, value: fresh }];
  });
}

/** Returns a copy of a value with other ids. */
export function withIds<T>(value: T, ids: readonly Id[]): T {
  const copy = structuredClone(value);
  for (const { path, value: id } of ids) {
    const holder = path.slice(0, -1).reduce<unknown>((inner, key) => Object(inner)[key] as unknown, copy);
    Object.assign(Object(holder) as object, { id });
  }
  return copy;
}
