import { diffArrays } from 'diff';
import type { Operation } from '../../../protocol/edit-request.ts';
import type { Path } from '../../../../data/path.ts';
import { type PlainMap, isMap, valueAt, withValueAt, isEqual, isScalar } from '../../../../data/plain.ts';

/**
 * Returns the operations that give a field another value, each as small as it can be: items of a list are removed and
 * inserted one by one, so that the others keep their lines and comments.
 * @param value `undefined` removes the field
 */
export function operationsFor(data: unknown, path: Path, value: unknown): Operation[] {
  const current = valueAt(data, path);
  if (isEqual(current, value)) return [];
  if (value === undefined) return [{ op: 'remove', path: [...path] }];
  if (current === undefined) return [putAt(data, path, value)];
  if (isScalar(current) && isScalar(value)) return [{ op: 'set', path: [...path], value }];
  if (Array.isArray(current) && Array.isArray(value)) return listOperations(path, current, value);
  if (isMap(current) && isMap(value)) return groupOperations(data, path, { current, value });
  return [{ op: 'remove', path: [...path] }, putAt(withValueAt(data, path, undefined), path, value)];
}

/** Turns one map into another, field by field, so that the others keep their lines. What's added comes before what's removed. */
function groupOperations(
  data: unknown,
  path: Path,
  { current, value }: { current: PlainMap; value: PlainMap },
): Operation[] {
  const removed = Object.keys(current).filter((key) => value[key] === undefined);
  let now = data;
  return [...Object.keys(value), ...removed].flatMap((key) => {
    const place = [...path, key];
    const operations = operationsFor(now, place, value[key]);
    now = withValueAt(now, place, value[key]);
    return operations;
  });
}

/** Adds a field, with the groups above it that are missing too. */
function putAt(data: unknown, path: Path, value: unknown): Operation {
  let [above, added] = [path.slice(0, -1), value];
  let key = path.at(-1);
  while (above.length > 0 && valueAt(data, above) === undefined) {
    added = { [String(key)]: added };
    key = above.at(-1);
    above = above.slice(0, -1);
  }
  return { op: 'put', path: [...above], key: String(key), value: added as never }; // plain data of a form
}

/**
 * Turns one list into another: sets single values in place, changes items that stay what they are field by field, and
 * removes and inserts what is left.
 */
function listOperations(path: Path, before: readonly unknown[], after: readonly unknown[]): Operation[] {
  const operations: Operation[] = [];
  let index = 0;
  let removed: unknown[] = [];
  const removeRest = () => {
    for (; removed.length > 0; removed.shift()) operations.push({ op: 'remove', path: [...path, index] });
  };
  for (const part of diffArrays([...before], [...after], { comparator: isEqual })) {
    if (part.removed) removed = [...part.value];
    else if (part.added) {
      const areSame = removed.length === part.count && part.value.every((value, at) => isSameItem(removed[at], value));
      for (const value of part.value) {
        if (areSame) operations.push(...itemOperations([...path, index], removed.shift(), value));
        else if (removed.length > 0 && isScalar(value)) {
          operations.push({ op: 'set', path: [...path, index], value });
          removed.shift();
        } else operations.push({ op: 'insert', path: [...path], index, value: value as never }); // plain data of a form
        index++;
      }
    } else {
      removeRest();
      index += part.count;
    }
  }
  removeRest();
  return operations;
}

/** Whether an item that has changed is the same section: of the same type, with the same anchor. */
const isSameItem = (before: unknown, after: unknown): boolean =>
  isMap(before) &&
  isMap(after) &&
  before['type'] !== undefined &&
  isEqual([before['type'], before['id']], [after['type'], after['id']]);

const itemOperations = (place: Path, before: unknown, after: unknown): Operation[] =>
  operationsFor(before, [], after).map((operation) => ({ ...operation, path: [...place, ...operation.path] }));

/** The single values in which two values differ, by their path below both. */
export function changedLeaves(before: unknown, after: unknown, path: Path = []): { path: Path; value: unknown }[] {
  if (isEqual(before, after)) return [];
  if (isScalar(before) || isScalar(after) || before === undefined || after === undefined)
    return [{ path, value: after }];
  return Object.entries(after).flatMap(([key, value]) =>
    changedLeaves((before as Record<string, unknown>)[key], value, [...path, Array.isArray(after) ? Number(key) : key]),
  );
}
