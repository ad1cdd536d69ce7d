import { isMap, isScalar, isSeq, parseDocument, type YAMLMap, parse } from 'yaml';
import { keyOf, isSameData } from '../edit/plain-data.ts';
import type { Path } from '../../data/path.ts';
import { parseSource } from '../edit/yaml-source.ts';

/** A value that is written once per language or once per region. */
export interface Variants {
  path: Path;
  by: 'language' | 'region';
  keys: readonly string[];
  valueOf: (key: string) => unknown;
}

/** The codes that `content/regions.yaml` names. */
export interface SiteCodes {
  regions: readonly string[];
  languages: readonly string[];
}

/**
 * Finds every value of a YAML file that is written by language or by region: maps whose keys are all codes of one of
 * them. Where a code is both, texts are by language and everything else is by region.
 */
export function findVariants(source: string, codes: SiteCodes): Variants[] {
  const found: Variants[] = [];
  const walk = (node: unknown, path: Path): void => {
    if (isSeq(node)) return node.items.forEach((item, index) => walk(item, [...path, index]));
    if (!isMap(node)) return;
    const by = path.length === 0 ? undefined : dimensionOf(node, codes);
    const keys = node.items.map(keyOf);
    if (by) return void found.push({ path, by, keys, valueOf: (key) => node.toJSON()[key] as unknown });
    for (const pair of node.items) walk(pair.value, [...path, keyOf(pair)]);
  };
  walk(parseDocument(source, { logLevel: 'silent', uniqueKeys: false }).contents, []);
  return found;
}

function dimensionOf(node: YAMLMap, { regions, languages }: SiteCodes): Variants['by'] | undefined {
  const keys = node.items.map(keyOf);
  if (keys.length === 0) return undefined;
  const areTexts = node.items.every(({ value }) => isScalar(value) && typeof value.value === 'string');
  if (areTexts && keys.every((key) => languages.includes(key))) return 'language';
  return keys.every((key) => regions.includes(key)) ? 'region' : undefined;
}

/** The comment of a text that repeats its source: it's still to be translated. */
export const untranslatedMark = (language: string): string => `untranslated: ${language}`;

/** The comment of a value that repeats that of another region. */
export const copiedMark = (from: string, code: string): string => `copied from ${from}: ${code}`;

/** Matches the marks of values under some keys, languages or regions, with the space before them. */
const markPattern = (keys: readonly string[]): RegExp => {
  const key = keys.join('|'); // codes have letters, digits and hyphens only
  return new RegExp(String.raw` # (?:untranslated|copied from [\w-]+): (?:${key})(?=\r?$| #)`, 'gm');
};

/** Returns whether a line says that the value under a key, a language or a region, repeats another one. */
export const isMarked = (line: string, key: string): boolean => markPattern([key]).test(line);

/** Removes the mark of a key from a line. */
export const withoutMark = (line: string, key: string): string => line.replaceAll(markPattern([key]), '');

/** Removes the marks of some keys from a file, unless one is part of a value. */
export function withoutMarks(text: string, keys: readonly string[]): string {
  const result = text.replaceAll(markPattern(keys), '');
  return result === text || !isSameData(parseSource(text).data, parseSource(result).data) ? text : result;
}

type Regions = Readonly<Record<string, { language?: unknown } | undefined>>;

/** Reads the regions and their languages, in order and without repetition. */
export function readCodes(text: string): SiteCodes {
  const entries = regionEntries(text);
  const languages = entries.flatMap(([, { language }]) => (typeof language === 'string' ? [language] : []));
  return { regions: entries.map(([code]) => code), languages: [...new Set(languages)] };
}

/** Reads the entries of regions; other fields of the file are lists. */
export function regionEntries(text: string): [string, { language?: unknown }][] {
  const regions = (parse(text, { logLevel: 'silent' }) ?? {}) as Regions; // a map, as the content check demands
  return Object.entries(regions).filter((entry): entry is [string, { language?: unknown }] => {
    const [, value] = entry;
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  });
}
