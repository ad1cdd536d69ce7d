import { isDeepStrictEqual } from 'node:util';
import { matchItems, type MatchedItem } from '../../data/match-items.ts';
import type { Path } from '../../data/path.ts';
import { isMap } from '../../data/plain.ts';

/** A difference between two versions of a file's data. Paths are those of the version that they're named after. */
export type DataChange =
  /** Another value. */
  | { kind: 'set'; before: Path; after: Path }
  /** A new field or list item. */
  | { kind: 'added'; after: Path }
  /** A removed field or list item; `holder` is its list or group after the change. */
  | { kind: 'removed'; before: Path; holder: Path }
  /** A list item at another position among its neighbors. */
  | { kind: 'moved'; before: Path; after: Path };

/** Compares two versions of a file's data. Follows list items that moved; ignores the order of fields. */
export const compareData = (before: unknown, after: unknown): DataChange[] => compare(before, after, [], []);

function compare(before: unknown, after: unknown, beforePath: Path, afterPath: Path): DataChange[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, beforePath, afterPath);
  if (!isMap(before) || !isMap(after)) return [{ kind: 'set', before: beforePath, after: afterPath }];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key): DataChange[] => {
    const [was, is] = [
      [...beforePath, key],
      [...afterPath, key],
    ];
    if (!Object.hasOwn(after, key)) return [{ kind: 'removed', before: was, holder: afterPath }];
    if (!Object.hasOwn(before, key)) return [{ kind: 'added', after: is }];
    return compare(before[key], after[key], was, is);
  });
}

function compareLists(before: unknown[], after: unknown[], beforePath: Path, afterPath: Path): DataChange[] {
  const matched = matchItems(before, after);
  const partners = new Map(matched.map((pair) => [pair.after, pair.before]));
  const kept = new Set(matched.map((pair) => pair.before));
  const moved = movedItems(matched);
  const removed = [...before.keys()]
    .filter((index) => !kept.has(index))
    .map((index): DataChange => ({ kind: 'removed', before: [...beforePath, index], holder: afterPath }));
  const others = after.flatMap((item, index): DataChange[] => {
    const old = partners.get(index);
    const is = [...afterPath, index];
    if (old === undefined) return [{ kind: 'added', after: is }];
    const was = [...beforePath, old];
    return [
      ...(moved.has(index) ? [{ kind: 'moved', before: was, after: is } as const] : []),
      ...compare(before[old], item, was, is),
    ];
  });
  return [...removed, ...others];
}

/** Returns the indexes, after the change, of the fewest items whose move explains the new order. */
function movedItems(matched: readonly MatchedItem[]): Set<number> {
  const best: { length: number; previous: number | undefined }[] = [];
  for (const [index, { before }] of matched.entries()) {
    let previous: number | undefined;
    for (let other = 0; other < index; other++)
      if (
        (matched[other]?.before ?? 0) < before &&
        (best[other]?.length ?? 0) > (previous === undefined ? 0 : (best[previous]?.length ?? 0))
      )
        previous = other;
    best.push({ length: (previous === undefined ? 0 : (best[previous]?.length ?? 0)) + 1, previous });
  }
  const stays = new Set<number>();
  let at: number | undefined =
    best.length > 0
      ? best.reduce((top, { length }, index) => (length > (best[top]?.length ?? 0) ? index : top), 0)
      : undefined;
  for (; at !== undefined; at = best[at]?.previous) stays.add(at);
  return new Set(matched.filter((_, index) => !stays.has(index)).map(({ after }) => after));
}
