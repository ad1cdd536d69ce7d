import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Scalar, type YAMLMap } from 'yaml';
import type { FieldPath } from '../../content/diagnostic.ts';
import type { Language } from '../../regions/region.ts';

/** The words of a text under one of its keys, and the lines on which they stand, counted from 1. */
export interface Wording {
  key: string;
  words: string;
  first: number;
  last: number;
}

/** A text of a file: what it says in each language, and the keys that it lacks. */
export interface FoundText {
  path: FieldPath;
  /** Where the text begins. */
  line: number;
  column: number;
  en: Wording[];
  da: Wording[];
  missing: string[];
}

/** How a text may be written: by language, or by region where the regions of one language differ. */
const SHAPES: Record<string, Language>[] = [
  { en: 'en', da: 'da' },
  { us: 'en', eu: 'en', dk: 'da' },
];

/** The language of a key of a text. */
export const languageOf = (key: string): Language => SHAPES.find((shape) => Object.hasOwn(shape, key))?.[key] ?? 'en';

/** All texts of a YAML file, also those that the schemas would refuse because a language is missing. */
export function findTexts(source: string): FoundText[] {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter, uniqueKeys: false, logLevel: 'silent' });
  const found: FoundText[] = [];
  const walk = (node: unknown, path: FieldPath): void => {
    if (isSeq(node)) return node.items.forEach((item, index) => walk(item, [...path, index]));
    if (!isMap(node)) return;
    const shape = shapeOf(node);
    if (shape) return void found.push(textOf(node, shape, path, lineCounter));
    for (const { key, value } of node.items) walk(value, [...path, String(key)]);
  };
  walk(document.contents, []);
  return found;
}

/** The shape of a group that holds words and nothing else; prices by region are numbers, and no text. */
function shapeOf(node: YAMLMap): Record<string, Language> | undefined {
  const entries = node.items.map(({ key, value }) => ({ key: String(key), value }));
  const isWords = (value: unknown) =>
    value === null || (isScalar(value) && (value.value === null || typeof value.value === 'string'));
  if (entries.length === 0 || !entries.every(({ value }) => isWords(value))) return undefined;
  if (!entries.some(({ value }) => isScalar(value) && value.value !== null)) return undefined;
  return SHAPES.find((shape) => entries.every(({ key }) => Object.hasOwn(shape, key)));
}

function textOf(node: YAMLMap, shape: Record<string, Language>, path: FieldPath, lines: LineCounter): FoundText {
  const { line, col } = lines.linePos(node.range?.[0] ?? 0);
  const text: FoundText = { path, line, column: col, en: [], da: [], missing: [] };
  for (const [key, language] of Object.entries(shape)) {
    const pair = node.items.find((item) => String(item.key) === key);
    const words = isScalar(pair?.value) && typeof pair.value.value === 'string' ? pair.value.value.trim() : '';
    if (!pair || words === '') text.missing.push(key);
    else text[language].push({ key, words, ...linesOf(pair.key as Scalar, pair.value as Scalar, lines) }); // both have words
  }
  return text;
}

const linesOf = (key: Scalar, value: Scalar, lines: LineCounter): { first: number; last: number } => ({
  first: lines.linePos(key.range?.[0] ?? 0).line,
  last: lines.linePos(Math.max(0, (value.range?.[1] ?? 1) - 1)).line,
});
