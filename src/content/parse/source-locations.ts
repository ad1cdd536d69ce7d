import { escapeRegExp } from '../../data/escape-regexp.ts';
import { isMap, isPair, isScalar, isSeq, type Document, type Node, type Pair } from 'yaml';
import { keyName } from './to-js.ts';
import type { Path } from '../../data/path.ts';

/** Maps fields to offsets in the text of a document and back. */
export interface SourceLocations {
  /**
   * Returns where a field begins, or an excerpt in its value. For a missing field, returns where its closest existing
   * parent begins.
   */
  offsetOf: (path: Path, key: boolean, excerpt?: string) => number;
  /** Returns the field at an offset. */
  pathAt: (offset: number) => Path;
  /** Returns the text from the beginning of a value to the end of its line. */
  lineFrom: (path: Path) => string;
}

type Pairs = ReadonlyMap<string, Pair>;

/** Creates the source locations of a document. Indexes each map once. */
export function createLocator(document: Document, text: string): SourceLocations {
  const indexes = new WeakMap<object, Pairs>();
  const pairsOf = (map: { items: unknown[] }): Pairs => {
    const known = indexes.get(map) ?? indexPairs(map.items);
    indexes.set(map, known);
    return known;
  };
  const root = document.contents;

  const offsetOf = (path: Path, key: boolean, excerpt?: string): number => {
    let node: unknown = root;
    let offset = startOf(root) ?? 0;
    for (const [index, step] of path.entries()) {
      const pair = isMap(node) ? pairsOf(node).get(String(step)) : undefined;
      node = pair ? pair.value : isSeq(node) ? node.items[Number(step)] : undefined;
      if (!pair && node === undefined) return offset;
      const wantsKey = isEmpty(node) || (key && index === path.length - 1);
      offset = (wantsKey ? startOf(pair?.key) : undefined) ?? startOf(node) ?? startOf(pair?.key) ?? offset;
    }
    if (excerpt === undefined) return offset;
    // What stands behind the name of an empty field is a comment.
    const source = isEmpty(node) ? restOfLine(text, offset) : text.slice(offset, endOf(node));
    return offset + indexOfExcerpt(source, excerpt);
  };

  return {
    offsetOf,
    pathAt: (offset) => pathAt(root, offset),
    lineFrom: (path) => restOfLine(text, offsetOf(path, false)),
  };
}

const restOfLine = (text: string, offset: number): string => /^[^\r\n]*/.exec(text.slice(offset))?.[0] ?? '';

const startOf = (node: unknown): number | undefined => (node as Node | null | undefined)?.range?.[0]; // anything but a node has no range

const endOf = (node: unknown): number | undefined => (node as Node | null | undefined)?.range?.[1];

/** Finds an excerpt in the source of a value, where a space may be a line break and a quotation mark may be escaped. */
function indexOfExcerpt(source: string, excerpt: string): number {
  const pattern = escapeRegExp(excerpt)
    .replace(/(?<! ) (?! )/g, String.raw`(?: |\s*\n\s*)`)
    .replaceAll('"', String.raw`\\?"`)
    .replaceAll("'", "''?");
  return Math.max(0, source.search(new RegExp(pattern)));
}

const isEmpty = (node: unknown): boolean => node === null || (isScalar(node) && node.value === null && !node.source);

function indexPairs(items: readonly unknown[]): Pairs {
  const pairs = new Map<string, Pair>();
  for (const item of items) {
    if (!isPair(item) || !isScalar(item.key)) continue;
    const name = keyName(item.key);
    if (!pairs.has(name)) pairs.set(name, item);
  }
  return pairs;
}

function pathAt(root: Node | null, offset: number): Path {
  const path: (string | number)[] = [];
  let node: unknown = root;
  for (;;) {
    const step = stepAt(node, offset);
    if (!step) return path;
    path.push(step.name);
    node = step.node;
  }
}

/** Returns the last entry of a collection that contains an offset. */
function stepAt(node: unknown, offset: number): { name: string | number; node: unknown } | undefined {
  if (isMap(node)) {
    const pair = node.items.findLast(({ key }) => (startOf(key) ?? Infinity) <= offset);
    return pair && isScalar(pair.key) ? { name: keyName(pair.key), node: pair.value } : undefined;
  }
  if (!isSeq(node)) return undefined;
  const index = node.items.findLastIndex((item) => (startOf(isPair(item) ? item.key : item) ?? Infinity) <= offset);
  return index < 0 ? undefined : { name: index, node: node.items[index] };
}

/** A location in a text, starting at 1 as in editors. */
export interface Position {
  line: number;
  column: number;
}

/**
 * Creates the function that maps offsets to lines and columns. It counts line breaks itself, because the parser's own
 * counter misses some in malformed files. Counts on first use, because most files have no findings.
 */
export function createLines(text: string): (offset: number) => Position {
  let starts: number[] | undefined;
  return (offset) => {
    starts ??= lineStarts(text);
    const inside = Math.min(Math.max(offset, 0), text.length);
    const line = lastAtMost(starts, inside);
    return { line: line + 1, column: inside - (starts[line] ?? 0) + 1 };
  };
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  return starts;
}

/**
 * Returns the index of the last number that doesn't exceed a limit. The numbers are ascending, and the first one is
 * within the limit.
 */
function lastAtMost(numbers: readonly number[], limit: number): number {
  let low = 0;
  let high = numbers.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((numbers[middle] ?? 0) <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}
