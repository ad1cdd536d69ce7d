import { isCollection, isMap, isPair, isScalar, isSeq, type Node, type Scalar } from 'yaml';
import { keyOf } from './plain-data.ts';
import { columnOf, isFlow, rangeOf, valuesOf, type Collection, type YamlSource } from './yaml-source.ts';

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
  /** Whether a list or map is in brackets, by key; `undefined` if the file has none with this key. */
  isFlowKey: (key: string) => boolean | undefined;
  /** Whether most lists or maps are in brackets. */
  isMostlyFlow: (isList: boolean) => boolean;
}

/** What is collected while walking through a file. */
const nothingSeen = () => ({
  /** How many more texts are in single quotes than in double ones. */
  singleQuoted: 0,
  widest: 0,
  folds: false,
  steps: [] as number[],
  listSteps: [] as number[],
  dashes: [] as number[],
  pads: { '{': [] as boolean[], '[': [] as boolean[] },
  /** Whether a list or map is in brackets; the first one of each key counts. */
  byKey: new Map<string, boolean>(),
  /** How many more lists and maps of scalars are in brackets than not. */
  flows: { list: 0, group: 0 },
});

type Seen = ReturnType<typeof nothingSeen>;

export function styleOf(file: YamlSource): FileStyle {
  const seen = nothingSeen();
  look(file, seen, file.root, '');
  const { singleQuoted, widest, folds, steps, listSteps, dashes, pads, byKey, flows } = seen;
  return {
    eol: file.lines.eol,
    quote: singleQuoted > 0 ? "'" : '"',
    width: widest < MIN_WIDTH ? DEFAULT_WIDTH : Math.min(DEFAULT_WIDTH, Math.ceil(widest / 10) * 10),
    folds,
    step: most(steps, 2),
    listStep: most(listSteps, 2),
    dashWidth: most(dashes, 2),
    pads: { '{': pads['{'].every(Boolean), '[': pads['['].length > 0 && pads['['].every(Boolean) },
    isFlowKey: (key) => byKey.get(key),
    isMostlyFlow: (isList) => (isList ? flows.list : flows.group) > 0,
  };
}

/** Returns the most frequent number. */
function most(numbers: readonly number[], fallback: number): number {
  const counts = new Map<number, number>();
  for (const one of numbers) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? fallback;
}

function look(file: YamlSource, seen: Seen, node: Node | null, key: string): void {
  if (isScalar(node)) lookAtScalar(file, seen, node);
  if (!isCollection(node)) return;
  const values = valuesOf(node);
  if (node.srcToken && values.length > 0) lookAtLayout(file, seen, node, key);
  for (const [index, value] of values.entries()) {
    const pair: unknown = node.items[index];
    look(file, seen, value, isPair(pair) ? keyOf(pair) : `${key}[]`);
  }
}

function lookAtScalar({ source, lines }: YamlSource, seen: Seen, scalar: Scalar): void {
  const { type } = scalar;
  if (type === 'QUOTE_DOUBLE') seen.singleQuoted -= 1;
  if (type === 'QUOTE_SINGLE') seen.singleQuoted += 1;
  if (type === 'BLOCK_FOLDED') seen.folds = true;
  if (type === 'BLOCK_LITERAL') return;
  const [from, to] = rangeOf(scalar);
  const folded = source.slice(from, to).trimEnd().split(/\r?\n/);
  for (const [index, line] of folded.entries()) {
    // The last line of a paragraph says nothing about the width, nor does the header of a block scalar.
    if (!folded[index + 1]?.trim() || (index === 0 && type === 'BLOCK_FOLDED')) continue;
    seen.widest = Math.max(seen.widest, line.length + (index === 0 ? lines.columnAt(from) : 0));
  }
}

function lookAtLayout({ source, lines }: YamlSource, seen: Seen, collection: Collection, key: string): void {
  const [isList, inFlow, values] = [isSeq(collection), isFlow(collection), valuesOf(collection)];
  if (!seen.byKey.has(key)) seen.byKey.set(key, inFlow);
  if (!values.some(isCollection)) seen.flows[isList ? 'list' : 'group'] += inFlow ? 1 : -1;
  const [start] = rangeOf(collection);
  if (inFlow) return void seen.pads[isList ? '[' : '{'].push(source[start + 1] === ' ');
  const column = columnOf(lines, collection);
  for (const value of values) {
    if (!isCollection(value) || isFlow(value)) continue;
    const steps = isList ? seen.dashes : isMap(value) ? seen.steps : seen.listSteps;
    steps.push(columnOf(lines, value) - column);
  }
}
