import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { checkContent } from '../../src/content/check-content.ts';
import { fieldName } from '../../src/content/diagnostic.ts';
import { createDocuments } from '../../src/content/documents.ts';
import { listPublicFiles } from '../../src/content/list-public-files.ts';
import { assemble, type LoadedSite } from '../../src/content/load-content.ts';
import { readPublicFiles } from '../../src/content/public-files.ts';
import { readFiles } from '../../src/content/read-files.ts';
import { findSectionDefinitions } from '../../src/content/section-definitions.ts';

const ROOT = join(import.meta.dirname, '../..');
const [{ files }, sections, { sizes }] = await Promise.all([
  readFiles(ROOT),
  findSectionDefinitions(ROOT),
  readPublicFiles(ROOT),
]);
const publicFiles = listPublicFiles(ROOT);
const sources = files.map(({ file, text }) => ({ file, data: parse(text) as unknown }));

/** How a string of the site's content takes foreign words: after its own, in their place, or not at all. */
type Place = 'after' | 'instead' | 'kept';

const keyOf = (file: string, path: string): string => `${file} ${path}`;

/** Puts words into every string of a value that takes them. */
function fill(
  value: unknown,
  file: string,
  path: (string | number)[],
  words: string,
  places: ReadonlyMap<string, Place>,
): unknown {
  if (typeof value === 'string') {
    const place = places.get(keyOf(file, fieldName(path))) ?? 'after';
    return place === 'kept' ? value : place === 'after' ? `${value} ${words}` : words;
  }
  if (Array.isArray(value)) return value.map((item, index) => fill(item, file, [...path, index], words, places));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, fill(inner, file, [...path, key], words, places)]),
  );
}

/** The check of the site with words in all strings that take them. */
const checkWith = (words: string, places: ReadonlyMap<string, Place>) =>
  checkContent({
    files: sources.map(({ file, data }) => ({ file, text: stringify(fill(data, file, [], words, places)) })),
    unread: [],
    publicFiles,
    sections,
  });

/** What keeps a site with such words from being built. */
export const refusals = (words: string, places: ReadonlyMap<string, Place>) =>
  checkWith(words, places).diagnostics.filter(({ severity }) => severity === 'error');

/**
 * Finds every string of the site's content that may be any words: all are tried, and those that the check refuses are
 * tried without their own words, then left as they are.
 */
export function findTexts(words: string): Map<string, Place> {
  const places = new Map<string, Place>();
  for (;;) {
    const refused = refusals(words, places).filter(({ path }) => path !== '');
    if (refused.length === 0) return places;
    const before = JSON.stringify([...places]);
    for (const key of new Set(refused.map(({ file, path }) => keyOf(file, path))))
      places.set(key, places.get(key) === undefined ? 'instead' : 'kept');
    if (JSON.stringify([...places]) === before)
      throw new Error(`No end: ${refused.map(({ file, path, message }) => `${file} ${path}: ${message}`).join('\n')}`);
  }
}

/** The site with words in all its texts, past the check. */
export function siteWith(words: string, places: ReadonlyMap<string, Place>): LoadedSite {
  const { checked } = checkWith(words, places);
  const content = assemble(checked, {});
  if (!content) throw new Error('A file of the site is missing.');
  const source = { content, sections, sizes, variants: [], ownPictures: true };
  return { ...source, documents: createDocuments(source) };
}
