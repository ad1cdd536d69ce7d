import { isCollection, isMap, isPair, isScalar, isSeq, type Node } from 'yaml';
import { keyOf } from './plain-data.ts';
import { isFlow, itemsOf, startOfItem, valuesOf, type Collection, type YamlSource } from './yaml-source.ts';

/** Default width of folded text, in columns; equal to the formatter's width. */
const DEFAULT_WIDTH = 120;

/** Folded lines that are all shorter than this, in columns, weren't folded at a width. */
const MIN_WIDTH = 40;

/** The style of a file, detected from its text. */
export interface FileStyle {
  eol: string;
  /** The most frequent quotation mark. */
  quote: '"' | "'";
  /** Width of folded text, in columns. */
  width: number;
  /** Whether long texts are folded (`>-`). */
  folds: boolean;
  /** Indentation of fields relative to their parent, in columns. */
  step: number;
  /** Indentation of a list's dashes relative to its key, in columns. */
  listStep: number;
  /** Columns from a dash to its value. */
  dashWidth: number;
  /** Whether brackets have inner blanks: `{ a: 1 }`, `[ a ]`. */
  pads: { '{': boolean; '[': boolean };
  /** Whether a list or map is in brackets, by key or kind. */
  isFlow: (key: string, isList: boolean) => boolean;
}

/** Counts collected while walking through a file. */
interface Counts {
  quotes: Record<'"' | "'", number>;
  widest: number;
  folded: number;
  steps: number[];
  listSteps: number[];
  dashes: number[];
  pads: { '{': boolean[]; '[': boolean[] };
  byKey: Map<string, boolean>;
  flows: { list: number; group: number };
}

export function styleOf(file: YamlSource): FileStyle {
  const counts: Counts = {
    quotes: { '"': 0, "'": 0 },
    widest: 0,
    folded: 0,
    steps: [],
    listSteps: [],
    dashes: [],
    pads: { '{': [], '[': [] },
    byKey: new Map(),
    flows: { list: 0, group: 0 },
  };
  count(file, counts, file.root, '');
  const { quotes, widest, folded, steps, listSteps, dashes, pads, byKey, flows } = counts;
  return {
    eol: file.lines.eol,
    quote: quotes["'"] > quotes['"'] ? "'" : '"',
    width: widest < MIN_WIDTH ? DEFAULT_WIDTH : Math.min(DEFAULT_WIDTH, Math.ceil(widest / 10) * 10),
    folds: folded > 0,
    step: most(steps, 2),
    listStep: most(listSteps, 2),
    dashWidth: most(dashes, 2),
    pads: { '{': pads['{'].every(Boolean), '[': pads['['].length > 0 && pads['['].every(Boolean) },
    isFlow: (key, isList) => byKey.get(key) ?? (isList ? flows.list : flows.group) > 0,
  };
}

/** Returns the most frequent number. */
function most(numbers: readonly number[], fallback: number): number {
  const counts = new Map<number, number>();
  for (const one of numbers) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? fallback;
}

function count(file: YamlSource, counts: Counts, node: Node | null, key: string): void {
  if (isScalar(node)) return countScalar(file, counts, node.type, node.range ?? [0, 0, 0]);
  if (!isCollection(node)) return;
  const values = valuesOf(node);
  if (node.srcToken && values.length > 0) countLayout(file, counts, node, key);
  for (const [index, value] of values.entries()) {
    const pair: unknown = node.items[index];
    count(file, counts, value, isPair(pair) ? keyOf(pair) : `${key}[]`);
  }
}

function countScalar(
  { source, lines }: YamlSource,
  counts: Counts,
  type: unknown,
  [from, to]: [number, number, number],
) {
  if (type === 'QUOTE_DOUBLE') counts.quotes['"'] += 1;
  if (type === 'QUOTE_SINGLE') counts.quotes["'"] += 1;
  if (type === 'BLOCK_FOLDED') counts.folded += 1;
  if (type === 'BLOCK_LITERAL') return;
  const folded = source.slice(from, to).trimEnd().split(/\r?\n/);
  const indent = type === 'BLOCK_FOLDED' ? 0 : lines.columnAt(from);
  // The last line of a paragraph says nothing about the width.
  const full = folded.map((line, index) => {
    const isBroken = folded[index + 1]?.trim() && !(index === 0 && type === 'BLOCK_FOLDED');
    return isBroken ? line.length + (index === 0 ? indent : 0) : 0;
  });
  counts.widest = Math.max(counts.widest, ...full);
}

function countLayout({ source, lines }: YamlSource, counts: Counts, collection: Collection, key: string): void {
  const values = valuesOf(collection);
  const isList = isSeq(collection);
  const holdsScalars = values.every((value) => !isCollection(value));
  if (!counts.byKey.has(key)) counts.byKey.set(key, isFlow(collection));
  if (holdsScalars) counts.flows[isList ? 'list' : 'group'] += isFlow(collection) ? 1 : -1;
  const [start = 0] = collection.range ?? [];
  if (isFlow(collection)) {
    counts.pads[isList ? '[' : '{'].push(source[start + 1] === ' ');
    return;
  }
  const column = lines.columnAt(startOfItem(itemsOf(collection)[0] ?? { start: [] }));
  for (const value of values) {
    if (!isCollection(value) || isFlow(value)) continue;
    const [first] = itemsOf(value);
    const inner = first ? lines.columnAt(startOfItem(first)) - column : 0;
    if (isList) counts.dashes.push(inner);
    else counts[isMap(value) ? 'steps' : 'listSteps'].push(inner);
  }
}
