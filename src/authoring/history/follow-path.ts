import { matchItems } from '../../data/match-items.ts';
import type { Path } from '../../data/path.ts';
import { isMap, valueAt } from '../../data/plain.ts';

/** The fields by which a path may name an item of a list: `sections.pricing`, `plans.start`. */
const NAMES = ['id', 'shared', 'type'] as const;

/**
 * Finds a path as a person writes it: keys, positions from 0, and names of items, separated by dots or in brackets.
 * @returns undefined if nothing is there
 */
export function findPath(data: unknown, written: string): Path | undefined {
  const words = written
    .replaceAll('[', '.')
    .replaceAll(']', '')
    .split('.')
    .filter((word) => word !== '');
  const path: (string | number)[] = [];
  let value = data;
  for (const word of words) {
    const step = Array.isArray(value) ? itemIndex(value, word) : word;
    if (step === undefined) return undefined;
    path.push(step);
    value = valueAt(value, [step]);
    if (value === undefined) return undefined;
  }
  return path;
}

function itemIndex(list: readonly unknown[], word: string): number | undefined {
  if (/^\d+$/.test(word)) return Number(word);
  const found = NAMES.map((name) => list.findIndex((item) => isMap(item) && item[name] === word)).find(
    (index) => index >= 0,
  );
  return found;
}

/** Where a value was in an older version of a file. */
export interface Followed {
  path: Path;
  /** Length of the path to the item that the older version doesn't contain; undefined if it contains all of them. */
  newItem?: number;
}

/** Follows the items of a path, which may have moved within their lists, back to an older version of the same file. */
export function followBack(older: unknown, newer: unknown, path: Path): Followed {
  const back: (string | number)[] = [];
  for (const [depth, step] of path.entries()) {
    const [before, after] = [valueAt(older, back), valueAt(newer, path.slice(0, depth))];
    if (typeof step !== 'number' || !Array.isArray(before) || !Array.isArray(after)) {
      back.push(step);
      continue;
    }
    const pair = matchItems(before, after).find((one) => one.after === step);
    if (!pair) return { path: [...back, ...path.slice(depth)], newItem: depth + 1 };
    back.push(pair.before);
  }
  return { path: back };
}
