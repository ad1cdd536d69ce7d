import type { EditOperation } from '../edit/edit-operation.ts';
import { plainOf, type Data } from '../edit/plain-data.ts';
import type { Path } from '../../data/path.ts';
import type { MergedItem, MergedValue } from './merge-data.ts';

/** Returns the operations that make a merged value of our data, in the order in which they're to be applied. */
export const mergeOperations = (merged: MergedValue, ours: Data): EditOperation[] => operationsAt(merged, [], ours);

/** @param order the fields of the map that holds the value, in their order */
function operationsAt(merged: MergedValue, path: Path, ours: Data, order: readonly string[] = []): EditOperation[] {
  if (merged.kind === 'map' && ours instanceof Map) return mapOperations(merged, path, ours);
  if (merged.kind === 'list' && Array.isArray(ours)) return listOperations(merged.items, path, ours);
  if (merged.kind !== 'other') return [];
  const { value } = merged;
  if (value === undefined) return [{ op: 'remove', path }];
  if (isSingle(ours) && isSingle(value)) return [{ op: 'set', path, value: plainOf(value) as string }]; // a scalar
  // Maps and lists can't be set.
  return [{ op: 'remove', path }, added(path, value, order)];
}

const isSingle = (value: Data): boolean => !Array.isArray(value) && !(value instanceof Map);

function added(path: Path, data: Data, order: readonly string[]): EditOperation {
  const holder = path.slice(0, -1);
  const step = path.at(-1) ?? '';
  const value = plainOf(data);
  return typeof step === 'number'
    ? { op: 'insert', path: holder, index: step, value }
    : { op: 'put', path: holder, key: step, value, order };
}

const mapOperations = (
  { fields, order }: MergedValue & { kind: 'map' },
  path: Path,
  ours: ReadonlyMap<string, Data>,
): EditOperation[] =>
  [...fields].flatMap(([key, value]): EditOperation[] => {
    const own = ours.get(key);
    if (own !== undefined) return operationsAt(value, [...path, key], own, [...ours.keys()]);
    return value.kind === 'other' && value.value !== undefined ? [added([...path, key], value.value, order)] : [];
  });

/** Removes items first, then puts each item in its place, then changes what is in them. */
function listOperations(items: readonly MergedItem[], path: Path, ours: readonly Data[]): EditOperation[] {
  const kept = new Set(items.map((item) => item.ours));
  const gone = [...ours.keys()].filter((index) => !kept.has(index)).reverse();
  const operations: EditOperation[] = gone.map((index) => ({ op: 'remove', path: [...path, index] }));
  /** The list after each operation: the index of each item in our list, or `undefined` for an inserted item. */
  const places: (number | undefined)[] = [...ours.keys()].filter((index) => kept.has(index));
  for (const [index, item] of items.entries()) {
    if (item.ours === undefined) {
      const value = item.value.kind === 'other' ? (item.value.value ?? null) : null;
      operations.push({ op: 'insert', path, index, value: plainOf(value) });
      places.splice(index, 0, undefined);
      continue;
    }
    const from = places.indexOf(item.ours);
    if (from !== index) operations.push({ op: 'move', path, from, to: index });
    places.splice(index, 0, ...places.splice(from, 1));
  }
  const inner = items.flatMap((item, index) =>
    item.ours === undefined ? [] : operationsAt(item.value, [...path, index], ours[item.ours] ?? null),
  );
  return [...operations, ...inner];
}
