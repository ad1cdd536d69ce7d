import { isMap, type PlainMap } from './plain.ts';

/** Indexes of an item that is in both lists. */
export interface MatchedItem {
  before: number;
  after: number;
}

/** The fields that identify a list item, such as a section or a plan, most specific first. */
const IDENTITY = ['id', 'shared', 'type'] as const;

/** Minimum share of equal values at which two groups are the same item, changed. */
const MIN_SIMILARITY = 0.4;

/** Maximum number of changed items per list that are compared with each other. */
const MAX_COMPARED = 100;

/**
 * Finds the items that are in two versions of a list: equal ones first, then those with the same id or type, then those
 * that are alike, then those in the same place between their neighbors.
 */
export function matchItems(before: readonly unknown[], after: readonly unknown[]): MatchedItem[] {
  const matched = equalItems(before, after);
  const rest = () => ({
    before: indexesWithout(before, new Set(matched.map((pair) => pair.before))),
    after: indexesWithout(after, new Set(matched.map((pair) => pair.after))),
  });
  matched.push(...similarItems(before, after, rest()));
  matched.push(...itemsInPlace(before, after, rest(), matched));
  return matched.toSorted((a, b) => a.after - b.after);
}

const indexesWithout = (list: readonly unknown[], taken: ReadonlySet<number>): number[] =>
  [...list.keys()].filter((index) => !taken.has(index));

function equalItems(before: readonly unknown[], after: readonly unknown[]): MatchedItem[] {
  const known = new Map<string, number[]>();
  for (const [index, item] of before.entries()) {
    const text = JSON.stringify(item);
    known.set(text, [...(known.get(text) ?? []), index]);
  }
  return [...after.entries()].flatMap(([index, item]) => {
    const found = known.get(JSON.stringify(item))?.shift();
    return found === undefined ? [] : [{ before: found, after: index }];
  });
}

interface Unmatched {
  before: readonly number[];
  after: readonly number[];
}

function similarItems(before: readonly unknown[], after: readonly unknown[], rest: Unmatched): MatchedItem[] {
  if (rest.before.length > MAX_COMPARED || rest.after.length > MAX_COMPARED) return [];
  const leaves = new Map(
    [...rest.before.map((index) => before[index]), ...rest.after.map((index) => after[index])].map((item) => [
      item,
      leavesOf(item),
    ]),
  );
  const candidates = rest.after.flatMap((afterIndex) =>
    rest.before.flatMap((beforeIndex) => {
      const [a, b] = [after[afterIndex], before[beforeIndex]];
      const score = likeness(b, a, similarity(leaves.get(b) ?? [], leaves.get(a) ?? []));
      return score > 0 ? [{ before: beforeIndex, after: afterIndex, score }] : [];
    }),
  );
  return pickBest(candidates);
}

/** Takes the best candidates first, each item once. */
function pickBest(candidates: (MatchedItem & { score: number })[]): MatchedItem[] {
  const taken = { before: new Set<number>(), after: new Set<number>() };
  const picked: MatchedItem[] = [];
  for (const { before, after } of candidates.toSorted((a, b) => b.score - a.score)) {
    if (taken.before.has(before) || taken.after.has(after)) continue;
    taken.before.add(before);
    taken.after.add(after);
    picked.push({ before, after });
  }
  return picked;
}

/** Rates whether two different items are one item before and after a change; 0: they aren't. */
function likeness(before: unknown, after: unknown, similar: number): number {
  if (!isMap(before) || !isMap(after)) return 0;
  if (isOtherKind(before, after)) return 0;
  const same = IDENTITY.find((key) => before[key] !== undefined && before[key] === after[key]);
  if (same === 'id' || same === 'shared') return 2 + similar;
  return same || similar >= MIN_SIMILARITY ? similar + (same ? 0.01 : 0) : 0;
}

/** Sections of different types, and a shared section and one of the page, are never the same item. */
const isOtherKind = (before: PlainMap, after: PlainMap): boolean =>
  before['type'] !== after['type'] || before['shared'] !== after['shared'];

function itemsInPlace(
  before: readonly unknown[],
  after: readonly unknown[],
  rest: Unmatched,
  matched: readonly MatchedItem[],
): MatchedItem[] {
  const partner = new Map(matched.map((pair) => [pair.after, pair.before]));
  const left = new Set(rest.before);
  return rest.after.flatMap((index) => {
    const neighbor = index === 0 ? -1 : partner.get(index - 1);
    const place = neighbor === undefined ? undefined : neighbor + 1;
    if (place === undefined || !left.has(place) || !canBeSame(before[place], after[index])) return [];
    left.delete(place);
    partner.set(index, place);
    return [{ before: place, after: index }];
  });
}

const canBeSame = (before: unknown, after: unknown): boolean =>
  isMap(before)
    ? isMap(after) && !isOtherKind(before, after) && before['id'] === after['id']
    : typeof before === typeof after && !isMap(after);

/** Lists the values in an item, each with its path. */
function leavesOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => leavesOf(item, `${path}[]`));
  if (isMap(value)) return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, `${path}.${key}`));
  return [`${path}=${String(value)}`];
}

/** Returns whether two groups have enough values in common to be one, changed. */
export const areAlike = (before: unknown, after: unknown): boolean =>
  similarity(leavesOf(before), leavesOf(after)) >= MIN_SIMILARITY;

function similarity(before: readonly string[], after: readonly string[]): number {
  const known = new Set(before);
  return after.filter((leaf) => known.has(leaf)).length / Math.max(before.length, after.length, 1);
}
