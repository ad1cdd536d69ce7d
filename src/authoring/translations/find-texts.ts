import { recordOf } from '../../data/plain.ts';
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Scalar, type YAMLMap } from 'yaml';
import { keyOf } from '../edit/plain-data.ts';
import { isMarked } from '../regions/variants.ts';
import {
  isLanguage,
  sourceLanguageOf,
  type Language,
  type RegionCode,
  type SiteRegions,
} from '../../regions/site-regions.ts';
import type { Path } from '../../data/path.ts';

/** A text under one of its keys, and its lines, starting at 1. */
export interface Wording {
  key: string;
  content: string;
  first: number;
  last: number;
  /** Whether its line says that it repeats the source text (`# untranslated: sv`). */
  marked: boolean;
}

/** A text of a file: its content per language, and its missing keys. */
export interface FoundText {
  path: Path;
  /** Where the text begins. */
  line: number;
  column: number;
  /** The content in each language; several wordings if it's written by region. */
  wordings: Record<Language, Wording[]>;
  /** Keys without a text. */
  missing: string[];
  /** Keys that aren't in the file at all. */
  absent: string[];
}

/** The language of each key of a text. */
export type KeyLanguages = Readonly<Record<string, Language>>;

/** The languages of a site, and those of its regions. */
export type TextRegions = Pick<SiteRegions, 'languageOf' | 'languages'>;

/** Returns the language of a text's key, which is a language or a region. */
export const languageOfKey = (key: string, regions: TextRegions): Language =>
  isLanguage(regions, key) ? key : (regions.languageOf[key as RegionCode] ?? sourceLanguageOf(regions)); // none for another key

/** Returns the language of each key that a text can have. */
export const keyLanguages = ({ languages, languageOf }: TextRegions): KeyLanguages => ({
  ...languageOf,
  ...recordOf(languages, (language) => language),
});

/**
 * Returns all texts of a YAML file, including those that the schema rejects because a language is missing.
 * A text is written by region if the regions of one language differ.
 */
export function findTexts(source: string, { languages, languageOf }: TextRegions): FoundText[] {
  const shapes: KeyLanguages[] = [recordOf(languages, (language) => language), languageOf];
  const lineCounter = new LineCounter();
  const lines = { counter: lineCounter, lines: source.split('\n'), languages };
  const document = parseDocument(source, { lineCounter, uniqueKeys: false, logLevel: 'silent' });
  const found: FoundText[] = [];
  const walk = (node: unknown, path: Path): void => {
    if (isSeq(node)) return node.items.forEach((item, index) => walk(item, [...path, index]));
    if (!isMap(node)) return;
    const shape = shapeOf(node, shapes);
    if (shape) return void found.push(textOf(node, shape, path, lines));
    for (const pair of node.items) walk(pair.value, [...path, keyOf(pair)]);
  };
  walk(document.contents, []);
  return found;
}

/** Returns the form of a map that contains texts only; prices by region are numbers. */
function shapeOf(node: YAMLMap, shapes: readonly KeyLanguages[]): KeyLanguages | undefined {
  const entries = node.items.map(({ key, value }) => ({ key: String(key), value }));
  const isText = (value: unknown) =>
    value === null || (isScalar(value) && (value.value === null || typeof value.value === 'string'));
  if (entries.length === 0 || !entries.every(({ value }) => isText(value))) return undefined;
  if (!entries.some(({ value }) => isScalar(value) && value.value !== null)) return undefined;
  return shapes.find((shape) => entries.every(({ key }) => Object.hasOwn(shape, key)));
}

/** The lines of a file, and what finds the line of an offset. */
interface SourceLines {
  counter: LineCounter;
  lines: readonly string[];
  /** The languages of its texts. */
  languages: readonly Language[];
}

function textOf(node: YAMLMap, shape: KeyLanguages, path: Path, source: SourceLines): FoundText {
  const { line, col } = source.counter.linePos(node.range?.[0] ?? 0);
  const wordings = recordOf(source.languages, (): Wording[] => []);
  const text: FoundText = { path, line, column: col, wordings, missing: [], absent: [] };
  for (const [key, language] of Object.entries(shape)) {
    const pair = node.items.find((item) => String(item.key) === key);
    const content = isScalar(pair?.value) && typeof pair.value.value === 'string' ? pair.value.value.trim() : '';
    if (!pair) text.absent.push(key);
    if (!pair || content === '') text.missing.push(key);
    else wordings[language].push({ key, content, ...linesOf(pair.key as Scalar, pair.value as Scalar, source) }); // both are scalars
  }
  return text;
}

function linesOf(key: Scalar, value: Scalar, { counter, lines }: SourceLines): Omit<Wording, 'key' | 'content'> {
  const first = counter.linePos(key.range?.[0] ?? 0).line;
  const last = counter.linePos(Math.max(0, (value.range?.[1] ?? 1) - 1)).line;
  // The mark is on the first line of a block text, otherwise on the last.
  const marked = [first, last].some((line) => isMarked((lines[line - 1] ?? '').trimEnd(), String(key.value)));
  return { first, last, marked };
}
