import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { checkContent } from '../../src/content/check-content.ts';
import { fieldName } from '../../src/content/diagnostics/diagnostic.ts';
import { createPageData } from '../../src/content/page-data/create-page-data.ts';
import { listPublicFiles } from '../../src/content/public/list-public-files.ts';
import { assemble, type LoadedSite } from '../../src/content/load-content.ts';
import { readPublicFiles } from '../../src/content/public/read-public-files.ts';
import { readFiles } from '../../src/content/read/read-files.ts';
import { loadModel } from '../../src/model/load-model.ts';

const ROOT = join(import.meta.dirname, '../..');
const [{ files }, model, { sizes }] = await Promise.all([readFiles(ROOT), loadModel(ROOT), readPublicFiles(ROOT)]);
const publicFiles = listPublicFiles(ROOT);
/** Links to case studies in texts: their addresses come from names, which change here. */
const CASE_LINKS = /\]\(\/case-study\/[^)]+\)/g;
const sources = files.map(({ file, text }) => ({ file, data: parse(text.replace(CASE_LINKS, '](/)')) as unknown }));

/** How a string of the site's content takes hostile text: after its own, instead of its own, or not at all. */
type TextMode = 'after' | 'instead' | 'kept';

const keyOf = (file: string, path: string): string => `${file} ${path}`;

/** Puts text into every string of a value that accepts it. */
function fill(
  value: unknown,
  file: string,
  path: (string | number)[],
  text: string,
  modes: ReadonlyMap<string, TextMode>,
): unknown {
  if (typeof value === 'string') {
    // Two pages with the same wrong parent are reported at the page that they name, not where they name it.
    if (path[0] === 'parents') return value;
    const mode = modes.get(keyOf(file, fieldName(path))) ?? 'after';
    return mode === 'kept' ? value : mode === 'after' ? `${value} ${text}` : text;
  }
  if (Array.isArray(value)) return value.map((item, index) => fill(item, file, [...path, index], text, modes));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, fill(inner, file, [...path, key], text, modes)]),
  );
}

/** Checks the site with text in all strings that accept it. */
const checkWith = (text: string, modes: ReadonlyMap<string, TextMode>) =>
  checkContent({
    files: sources.map(({ file, data }) => ({ file, text: stringify(fill(data, file, [], text, modes)) })),
    unread: [],
    publicFiles,
    model,
  });

/** The errors of a site with such text. */
export const refusedTexts = (text: string, modes: ReadonlyMap<string, TextMode>) =>
  checkWith(text, modes).diagnostics.filter(({ severity }) => severity === 'error');

/**
 * Finds every string of the content that accepts any text. Where the check rejects the text after the string's own, it
 * replaces the string; where that is rejected too, it leaves the string alone.
 */
export function findTextLocations(text: string): Map<string, TextMode> {
  const modes = new Map<string, TextMode>();
  for (;;) {
    const refused = refusedTexts(text, modes).filter(({ path }) => path !== '');
    if (refused.length === 0) return modes;
    const before = JSON.stringify([...modes]);
    for (const key of new Set(refused.map(({ file, path }) => keyOf(file, path))))
      modes.set(key, modes.get(key) === undefined ? 'instead' : 'kept');
    if (JSON.stringify([...modes]) === before)
      throw new Error(`No end: ${refused.map(({ file, path, message }) => `${file} ${path}: ${message}`).join('\n')}`);
  }
}

/** The checked and loaded site with the text in all its strings that accept it. */
export function siteWith(text: string, modes: ReadonlyMap<string, TextMode>): LoadedSite {
  const { checked } = checkWith(text, modes);
  const content = assemble(checked, model, {});
  if (!content) throw new Error('A file of the site is missing.');
  const source = {
    content,
    written: content,
    show: () => content,
    model,
    sizes,
    variants: [],
    day: '2026-11-25',
    unpublished: new Set<string>(),
    templates: [],
    ownOgImages: true,
  };
  return { ...source, pageData: createPageData(source) };
}
