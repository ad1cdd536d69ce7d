import { isMap, isScalar, isSeq, type Document, type Node, type Pair, type Scalar, type YAMLMap } from 'yaml';
import { quote, type Finding, type SyntaxFinding } from '../diagnostics/diagnostic.ts';
import { checkScalar, checkSplitNumbers } from './scalars.ts';
import type { Path } from '../../data/path.ts';

/** Keys that would modify an object's prototype instead of becoming a property. */
const DANGEROUS = new Set(['__proto__', 'constructor', 'prototype']);

/** Maximum number of findings listed per file. */
const MAX_FINDINGS = 50;

interface Reading {
  text: string;
  lineOf: (offset: number) => number;
  /** Keys of texts for visitors. */
  textKeys: ReadonlySet<string>;
  findings: (Finding | SyntaxFinding)[];
}

/** Converts a YAML document to plain values, and reports keys and values that don't mean what they seem to mean. */
export function toJs(
  document: Document,
  text: string,
  { lineOf, textKeys }: Pick<Reading, 'lineOf' | 'textKeys'>,
): { data: unknown; findings: (Finding | SyntaxFinding)[] } {
  const reading: Reading = { text, lineOf, textKeys, findings: [] };
  const data = plain(document.contents, [], reading);
  return { data, findings: reading.findings.slice(0, MAX_FINDINGS) };
}

function plain(node: Node | null, path: Path, reading: Reading): unknown {
  if (isScalar(node)) return plainScalar(node, path, reading);
  if (isSeq(node)) {
    const split = checkSplitNumbers(node, path, reading.text);
    reading.findings.push(...split);
    const ofItems = split.length > 0 ? { ...reading, findings: [] } : reading; // entries of a split number aren't reported a second time
    return node.items.map((item, index) => plain(item as Node | null, [...path, index], ofItems));
  }
  return isMap(node) ? plainMap(node, path, reading) : null;
}

function plainScalar(node: Scalar, path: Path, reading: Reading): unknown {
  reading.findings.push(...checkScalar(node, path, reading.text, reading.textKeys));
  return node.value;
}

function plainMap(map: YAMLMap, path: Path, reading: Reading): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  const seen = new Map<string, number>();
  let twoEntries: boolean | undefined;
  for (const pair of map.items as Pair<Node | null, Node | null>[]) {
    const key = keyOf(pair, map, path, reading);
    if (key === undefined) continue;
    const offset = pair.key?.range?.[0] ?? 0;
    const earlier = seen.get(key);
    if (earlier !== undefined && seen.keys().next().value === key && (twoEntries ??= holdsTwoEntries(map, path))) {
      reading.findings.push(withoutDash([...path, key], offset));
      break; // what follows belongs to the next entry
    }
    if (earlier !== undefined && map.flow && !pair.value) continue; // a comma inside a value, reported with the first
    if (earlier !== undefined) reading.findings.push(duplicate([...path, key], offset, reading.lineOf(earlier)));
    else values[key] = plain(pair.value, [...path, key], reading);
    seen.set(key, earlier ?? offset);
  }
  return values;
}

/** Returns the name of a field, unless it's forbidden. */
function keyOf(
  { key }: Pair<Node | null, Node | null>,
  map: YAMLMap,
  path: Path,
  { findings }: Reading,
): string | undefined {
  const offset = key?.range?.[0] ?? map.range?.[0] ?? 0;
  if (!isScalar(key) || key.value === null || key.value === '') {
    findings.push({
      path,
      offset,
      message: 'There is a field without a name here.',
      hint: 'Write a name before the colon; if it is part of a text, put that text in quotes.',
    });
    return undefined;
  }
  const name = keyName(key);
  if (name === '<<') return undefined; // already reported as a merge key
  if (!DANGEROUS.has(name)) return name;
  findings.push({
    path: [...path, name],
    offset,
    message: `${quote(name)} cannot be the name of a field.`,
    hint: 'Choose another name: this one has a meaning of its own in the program.',
  });
  return undefined;
}

/** Returns the key as written: digits keep their zeros. */
export const keyName = ({ value, source }: Scalar): string =>
  typeof value === 'string' ? value : typeof value === 'number' && source ? source : JSON.stringify(value);

/** Returns whether a map in a list repeats its first key and other keys: an entry begins there without a dash. */
function holdsTwoEntries(map: YAMLMap, path: Path): boolean {
  if (typeof path.at(-1) !== 'number') return false;
  const names = map.items.flatMap(({ key }) => (isScalar(key) ? [keyName(key)] : []));
  return names.indexOf(names[0] ?? '', 1) > 0 && names.length - new Set(names).size > 1;
}

const withoutDash = (path: Path, offset: number): SyntaxFinding => ({
  path,
  offset,
  doubts: path.slice(0, -2),
  message: 'The dash is missing: this line begins an entry of a list.',
  hint: `Write "- ${String(path.at(-1))}:", with the dash in the column of the other dashes.`,
});

const duplicate = (path: Path, offset: number, line: number): SyntaxFinding => ({
  path,
  offset,
  message: `${quote(String(path.at(-1)))} appears here twice.`,
  hint: `Delete one of the two; the first is in line ${line}.`,
});
