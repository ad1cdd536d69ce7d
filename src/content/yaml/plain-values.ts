import { isMap, isScalar, isSeq, type Document, type Node, type Pair, type Scalar, type YAMLMap } from 'yaml';
import { quoted, type FieldPath, type Finding } from '../diagnostic.ts';
import { checkScalar } from './scalars.ts';
import { checkSplitNumbers } from './split-numbers.ts';

/** Names that would change objects instead of standing in them. */
const DANGEROUS = new Set(['__proto__', 'constructor', 'prototype']);

/** Most findings that are listed of one file. */
const MOST = 50;

interface Reading {
  text: string;
  lineOf: (offset: number) => number;
  findings: Finding[];
}

/** Turns a YAML document into plain values, and names the keys and values that do not mean what they seem to mean. */
export function plainValues(
  document: Document,
  text: string,
  lineOf: (offset: number) => number,
): { data: unknown; findings: Finding[] } {
  const reading: Reading = { text, lineOf, findings: [] };
  const data = plain(document.contents, [], reading);
  return { data, findings: reading.findings.slice(0, MOST) };
}

function plain(node: Node | null, path: FieldPath, reading: Reading): unknown {
  if (isScalar(node)) return plainScalar(node, path, reading);
  if (isSeq(node)) {
    const split = checkSplitNumbers(node, path, reading.text);
    reading.findings.push(...split);
    const ofItems = split.length > 0 ? { ...reading, findings: [] } : reading; // the entries are no numbers of their own
    return node.items.map((item, index) => plain(item as Node | null, [...path, index], ofItems));
  }
  return isMap(node) ? plainMap(node, path, reading) : null;
}

function plainScalar(node: Scalar, path: FieldPath, reading: Reading): unknown {
  reading.findings.push(...checkScalar(node, path, reading.text));
  return node.value;
}

function plainMap(map: YAMLMap, path: FieldPath, reading: Reading): Record<string, unknown> {
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
    if (earlier !== undefined && map.flow && !pair.value) continue; // a comma inside a value, named with the first
    if (earlier !== undefined) reading.findings.push(duplicate([...path, key], offset, reading.lineOf(earlier)));
    else values[key] = plain(pair.value, [...path, key], reading);
    seen.set(key, earlier ?? offset);
  }
  return values;
}

/** The name of a field, unless it is one that no field may have. */
function keyOf(
  { key }: Pair<Node | null, Node | null>,
  map: YAMLMap,
  path: FieldPath,
  { findings }: Reading,
): string | undefined {
  const offset = key?.range?.[0] ?? map.range?.[0] ?? 0;
  if (!isScalar(key) || key.value === null || key.value === '') {
    findings.push({
      path,
      offset,
      message: 'A field without a name stands here.',
      hint: 'Write name: value, or quote the text if it has a colon or brackets in it.',
    });
    return undefined;
  }
  const name = keyName(key);
  if (name === '<<') return undefined; // named as a merge key already
  if (!DANGEROUS.has(name)) return name;
  findings.push({
    path: [...path, name],
    offset,
    message: `${quoted(name)} can not be the name of a field.`,
    hint: 'Choose another name: this one has a meaning of its own in the program.',
  });
  return undefined;
}

/** The name of a field as it is written: digits keep their zeros. */
export const keyName = ({ value, source }: Scalar): string =>
  typeof value === 'string' ? value : typeof value === 'number' && source ? source : JSON.stringify(value);

/** Whether a map is an entry of a list that has its first field twice and others too: there begins an entry without dash. */
function holdsTwoEntries(map: YAMLMap, path: FieldPath): boolean {
  if (typeof path.at(-1) !== 'number') return false;
  const names = map.items.flatMap(({ key }) => (isScalar(key) ? [keyName(key)] : []));
  return names.indexOf(names[0] ?? '', 1) > 0 && names.length - new Set(names).size > 1;
}

const withoutDash = (path: FieldPath, offset: number): Finding => ({
  path,
  offset,
  doubts: path.slice(0, -2),
  message: 'The dash is missing: this line begins an entry of a list.',
  hint: `Write "- ${String(path.at(-1))}:", with the dash in the column of the other dashes.`,
});

const duplicate = (path: FieldPath, offset: number, line: number): Finding => ({
  path,
  offset,
  message: `${quoted(String(path.at(-1)))} stands here twice.`,
  hint: `Delete one of the two; the first is in line ${line}.`,
});
