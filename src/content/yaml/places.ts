import { isMap, isPair, isScalar, isSeq, type Document, type Node, type Pair } from 'yaml';
import type { FieldPath } from '../diagnostic.ts';
import { keyName } from './plain-values.ts';

/** Finds fields in the text of a document, and the field that stands at an offset. */
export interface Places {
  /**
   * Where a field begins, or words in its value; of a field that is not there, where its nearest holder begins.
   */
  offsetOf: (path: FieldPath, key: boolean, words?: string) => number;
  /** The field that stands at an offset. */
  pathAt: (offset: number) => FieldPath;
  /** The text from the beginning of a value to the end of its line. */
  lineFrom: (path: FieldPath) => string;
}

type Pairs = ReadonlyMap<string, Pair>;

/** Makes the look-up for a document; each group of fields is indexed once. */
export function createPlaces(document: Document, text: string): Places {
  const indexes = new WeakMap<object, Pairs>();
  const pairsOf = (map: { items: unknown[] }): Pairs => {
    const known = indexes.get(map) ?? indexPairs(map.items);
    indexes.set(map, known);
    return known;
  };
  const root = document.contents;

  const offsetOf = (path: FieldPath, key: boolean, words?: string): number => {
    let node: unknown = root;
    let offset = startOf(root) ?? 0;
    for (const [index, step] of path.entries()) {
      const pair = isMap(node) ? pairsOf(node).get(String(step)) : undefined;
      node = pair ? pair.value : isSeq(node) ? node.items[Number(step)] : undefined;
      if (!pair && node === undefined) return offset;
      const wantsKey = isEmpty(node) || (key && index === path.length - 1);
      offset = (wantsKey ? startOf(pair?.key) : undefined) ?? startOf(node) ?? startOf(pair?.key) ?? offset;
    }
    return offset + (words === undefined ? 0 : indexOfWords(text.slice(offset, endOf(node)), words));
  };

  return {
    offsetOf,
    pathAt: (offset) => pathAt(root, offset),
    lineFrom: (path) => /^[^\r\n]*/.exec(text.slice(offsetOf(path, false)))?.[0] ?? '',
  };
}

const startOf = (node: unknown): number | undefined => (node as Node | null | undefined)?.range?.[0]; // what is no node has no range

const endOf = (node: unknown): number | undefined => (node as Node | null | undefined)?.range?.[1];

/** Where words stand in the source of a value: a space may be a line break there, and a quotation mark escaped. */
function indexOfWords(source: string, words: string): number {
  const pattern = words
    .replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
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

function pathAt(root: Node | null, offset: number): FieldPath {
  const path: (string | number)[] = [];
  let node: unknown = root;
  for (;;) {
    const step = stepAt(node, offset);
    if (!step) return path;
    path.push(step.name);
    node = step.node;
  }
}

/** The last entry of a collection that begins before an offset and does not end before it. */
function stepAt(node: unknown, offset: number): { name: string | number; node: unknown } | undefined {
  if (isMap(node)) {
    const pair = node.items.findLast(({ key }) => (startOf(key) ?? Infinity) <= offset);
    return pair && isScalar(pair.key) ? { name: String(pair.key.value), node: pair.value } : undefined;
  }
  if (!isSeq(node)) return undefined;
  const index = node.items.findLastIndex((item) => (startOf(isPair(item) ? item.key : item) ?? Infinity) <= offset);
  return index < 0 ? undefined : { name: index, node: node.items[index] };
}
