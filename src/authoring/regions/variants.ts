import { isMap, isScalar, isSeq, parseDocument, type YAMLMap } from 'yaml';
import { keyOf } from '../edit/plain-data.ts';
import type { Path } from '../../data/path.ts';

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
