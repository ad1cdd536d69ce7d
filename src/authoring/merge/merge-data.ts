import { isSameData, plainOf, type Data } from '../edit/plain-data.ts';
import type { Path } from '../../data/path.ts';
import { matchItems } from '../../data/match-items.ts';

/** What becomes of a value: of the file to merge into (`ours`), or of the other one (`theirs`). */
export type Side = 'ours' | 'theirs';

/** A value that both sides have changed in different ways, or the order of a list. */
export interface MergeConflict {
  /** `order`: both have moved items of the list. */
  kind: 'value' | 'order';
  /** Where it is on each side; `undefined` on the side that has deleted it. */
  paths: Readonly<Record<Side, Path | undefined>>;
  /** The values; `undefined` if there is none. */
  base: Data | undefined;
  ours: Data | undefined;
  theirs: Data | undefined;
}

/** What our value becomes. */
export type MergedValue =
  | { kind: 'ours' }
  /** Another value in its place; `undefined`: none. */
  | { kind: 'other'; value: Data | undefined }
  /** A map in which only these fields change. `order` says where new ones stand. */
  | { kind: 'map'; fields: ReadonlyMap<string, MergedValue>; order: readonly string[] }
  /** A list of these items, in this order. */
  | { kind: 'list'; items: readonly MergedItem[] };

/** An item of a merged list. */
export interface MergedItem {
  /** Its index in our list; absent for an item that only the other side has. */
  ours?: number;
  value: MergedValue;
}

/** Three versions of one value; `undefined` where there is none. */
interface Versions {
  base: Data | undefined;
  ours: Data | undefined;
  theirs: Data | undefined;
}

/** Where a value is on each side. */
type Places = Record<Side, Path>;

/** Decides about a conflict. */
export type Decide = (conflict: MergeConflict) => Side;

const OURS: MergedValue = { kind: 'ours' };

const isSame = (a: Data | undefined, b: Data | undefined): boolean =>
  a === undefined || b === undefined ? a === b : isSameData(ordered(a), ordered(b));

/** Returns data with its fields in alphabetical order: their order means nothing. */
function ordered(data: Data): Data {
  if (Array.isArray(data)) return data.map(ordered);
  if (!(data instanceof Map)) return data;
  return new Map([...data].map(([key, value]) => [key, ordered(value)] as const).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Merges two changed versions of a value: what only one side has changed is taken from it, field by field and item by item.
 * @param decide is asked about each value that both have changed in different ways
 */
export const mergeData = (base: Data | undefined, ours: Data, theirs: Data, decide: Decide): MergedValue =>
  merge({ base, ours, theirs }, { ours: [], theirs: [] }, decide);

function merge(versions: Versions, places: Places, decide: Decide): MergedValue {
  const { base, ours, theirs } = versions;
  if (isSame(ours, theirs) || isSame(base, theirs)) return OURS;
  if (ours instanceof Map && theirs instanceof Map)
    return mergeMaps(base instanceof Map ? base : new Map(), { ours, theirs }, places, decide);
  if (Array.isArray(ours) && Array.isArray(theirs))
    return mergeLists(Array.isArray(base) ? base : [], { ours, theirs }, places, decide);
  if (isSame(base, ours)) return { kind: 'other', value: theirs };
  const paths = {
    ours: ours === undefined ? undefined : places.ours,
    theirs: theirs === undefined ? undefined : places.theirs,
  };
  return decide({ kind: 'value', paths, base, ours, theirs }) === 'ours' ? OURS : { kind: 'other', value: theirs };
}

const below = ({ ours, theirs }: Places, step: string): Places => ({
  ours: [...ours, step],
  theirs: [...theirs, step],
});

function mergeMaps(
  base: ReadonlyMap<string, Data>,
  { ours, theirs }: Record<Side, ReadonlyMap<string, Data>>,
  places: Places,
  decide: Decide,
): MergedValue {
  const fields = new Map<string, MergedValue>();
  for (const key of new Set([...ours.keys(), ...theirs.keys()])) {
    const versions = { base: base.get(key), ours: ours.get(key), theirs: theirs.get(key) };
    const merged = merge(versions, below(places, key), decide);
    if (merged.kind !== 'ours') fields.set(key, merged);
  }
  return fields.size === 0 ? OURS : { kind: 'map', fields, order: [...theirs.keys()] };
}

/** One item in three versions of a list, by its index in each that has it. */
interface Item {
  base?: number;
  ours?: number;
  theirs?: number;
}

function mergeLists(
  base: readonly Data[],
  lists: Record<Side, readonly Data[]>,
  places: Places,
  decide: Decide,
): MergedValue {
  const { ours, theirs } = lists;
  const items = matchVersions(base, ours, theirs);
  const merged = new Map<Item, MergedItem>();
  for (const item of items) {
    const [was, own, other] = [at(base, item.base), at(ours, item.ours), at(theirs, item.theirs)];
    const place = { ours: [...places.ours, item.ours ?? 0], theirs: [...places.theirs, item.theirs ?? 0] };
    const value = merge({ base: was, ours: own, theirs: other }, place, decide);
    const isGone = value.kind === 'ours' ? own === undefined : value.kind === 'other' && value.value === undefined;
    if (!isGone) merged.set(item, { ...(item.ours !== undefined && { ours: item.ours }), value });
  }
  const kept = items.filter((item) => merged.has(item));
  const ordered = orderOf(kept, () =>
    decide({ kind: 'order', paths: places, base: [...base], ours: [...ours], theirs: [...theirs] }),
  );
  const result = ordered.flatMap((item) => merged.get(item) ?? []);
  const isOurs =
    result.length === ours.length && result.every((item, index) => item.ours === index && item.value.kind === 'ours');
  return isOurs ? OURS : { kind: 'list', items: result };
}

const at = (list: readonly Data[], index: number | undefined): Data | undefined =>
  index === undefined ? undefined : list[index];

/** Finds the items that are in several versions of a list. */
function matchVersions(base: readonly Data[], ours: readonly Data[], theirs: readonly Data[]): Item[] {
  const items: Item[] = base.map((_, index) => ({ base: index }));
  const take = (side: Side, list: readonly Data[]): number[] => {
    const pairs = new Map(
      matchItems(base.map(comparable), list.map(comparable)).map((pair) => [pair.after, pair.before]),
    );
    for (const [after, before] of pairs) items[before] = { ...items[before], [side]: after };
    return [...list.keys()].filter((index) => !pairs.has(index));
  };
  const [added, others] = [take('ours', ours), take('theirs', theirs)];
  const left = new Set(others);
  const own = added.map((index): Item => {
    // Both have added the same item.
    const twin = [...left].find((other) => isTwin(ours[index] ?? null, theirs[other] ?? null));
    if (twin !== undefined) left.delete(twin);
    return { ours: index, ...(twin !== undefined && { theirs: twin }) };
  });
  return [...items, ...own, ...[...left].map((index): Item => ({ theirs: index }))];
}

/** Returns whether two new items are one: they're equal, or have the same name. */
function isTwin(own: Data, other: Data): boolean {
  if (isSame(own, other)) return true;
  if (!(own instanceof Map) || !(other instanceof Map)) return false;
  return ['id', 'shared'].some((key) => own.has(key) && isSame(own.get(key), other.get(key)));
}

const comparable = (data: Data): unknown =>
  JSON.parse(
    JSON.stringify(plainOf(ordered(data)), (_key, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    ),
  );

/** Orders items as the side does that has moved some; if both have, as decided. New items stand behind the one before them. */
function orderOf(items: readonly Item[], decide: () => Side): Item[] {
  const [ours, theirs] = (['ours', 'theirs'] as const).map((side) =>
    items.filter((item) => item[side] !== undefined).sort((a, b) => (a[side] ?? 0) - (b[side] ?? 0)),
  ) as [Item[], Item[]];
  const common = (list: readonly Item[]) => list.filter((item) => item.ours !== undefined && item.theirs !== undefined);
  const isSameOrder = common(ours).every((item, index) => item === common(theirs)[index]);
  if (isSameOrder || !hasMoved(theirs)) return woven(ours, theirs);
  return !hasMoved(ours) || decide() === 'theirs' ? woven(theirs, ours) : woven(ours, theirs);
}

/** Returns whether items stand in another order than in the base. */
const hasMoved = (items: readonly Item[]): boolean => {
  const order = items.flatMap(({ base }) => base ?? []);
  return order.some((index, place) => place > 0 && index < (order[place - 1] ?? 0));
};

/** Adds what only the other list has, each item behind the one that it follows there. */
function woven(list: readonly Item[], other: readonly Item[]): Item[] {
  const result = [...list];
  for (const [place, item] of other.entries()) {
    const before = other[place - 1];
    if (!result.includes(item)) result.splice(before ? result.indexOf(before) + 1 : 0, 0, item);
  }
  return result;
}
