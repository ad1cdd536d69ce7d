import { matchItems } from './match-items.ts';
import type { Path } from './path.ts';
import { valueAt } from './plain.ts';

/** An item that was taken out of a list. */
export interface LostItem {
  item: unknown;
  /** The path from the item to what the note is about. */
  rest: Path;
}

/** Where something stands in a file. */
export interface FollowedPlace {
  path: Path;
  /** Set if an item on the way was removed: `path` leads to its list then. */
  lost?: LostItem;
}

/** Returns where the value at a path stands after a change, whoever has changed the file: items of lists are followed. */
export function followPath(before: unknown, after: unknown, path: Path): FollowedPlace {
  const moved: (string | number)[] = [];
  let from = before;
  for (const [depth, step] of path.entries()) {
    const list: unknown = valueAt(after, moved);
    const index = typeof step === 'number' && Array.isArray(from) ? indexAfter(from, list, step) : step;
    if (index === undefined) return { path: moved, lost: { item: valueAt(from, [step]), rest: path.slice(depth + 1) } };
    moved.push(index);
    from = valueAt(from, [step]);
  }
  return { path: moved };
}

/** Returns the index of an item after a change of its list; `undefined` if it's gone. */
function indexAfter(before: readonly unknown[], after: unknown, index: number): number | undefined {
  if (index >= before.length) return index;
  if (!Array.isArray(after)) return undefined;
  const matched = matchItems(before, after);
  const found = matched.find((pair) => pair.before === index);
  if (found) return found.after;
  // The only one that is different is the same one, made of something else: a section that several pages share now.
  const isOnlyOne = before.length === after.length && matched.length === before.length - 1;
  const isInPlace = isOnlyOne && !matched.some((pair) => pair.after === index);
  return isInPlace ? index : undefined;
}

/** Returns the indexes of the items that a list didn't have before. */
export function addedIndexes(before: unknown, after: unknown): number[] {
  if (!Array.isArray(after)) return [];
  const kept = new Set(matchItems(Array.isArray(before) ? before : [], after).map((pair) => pair.after));
  return [...after.keys()].filter((index) => !kept.has(index));
}
