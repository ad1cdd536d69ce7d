import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

/** Weight of a page, in bytes as sent (brotli). */
export interface PageWeight {
  /** The HTML, with inlined CSS. */
  html: number;
  /** The inlined CSS alone. */
  rules: number;
  /** The script that the page loads without any interaction. */
  script: number;
}

const ASSETS = 'dist/assets';
const STATIC_IMPORT = /(?:from|import)\s*"\.\/([^"]+\.js)"/g;
/** Dynamic imports of the entry, which run at once; in other files they wait for the visitor. */
const IMPORT_OF_ENTRY = /import\([`"]\.\/([^`"]+\.js)[`"]\)/g;
/** Dynamic imports of the entry that run only on some pages or after a click. */
const ON_DEMAND = /\.island-|^contact-modal-/;
/** The islands that are hydrated with the page; deferred ones are marked after their props. */
const ISLAND = /<div [^>]*data-island="([^"]+)"(?![^>]*data-hydrate=)/g;

const sent = (file: string): number => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

/** The weight of a built page. */
export function weightOf(file: string): PageWeight {
  const html = readFileSync(`dist/${file}`, 'utf8');
  const rules = /<style>([^]*?)<\/style>/.exec(html)?.[1] ?? '';
  return { html: sent(`dist/${file}`), rules: brotliCompressSync(rules).length, script: sentTogether(scriptOf(html)) };
}

/** Weight of the stylesheet of all pages. */
export const weightOfStylesheet = (): number =>
  sentTogether(readdirSync(ASSETS).filter((name) => name.endsWith('.css')));

/** Weight of the script that must load before the page can request the rest. */
export const weightOfBeginning = (file: string): number =>
  sentTogether(withImports([entryOf(readFileSync(`dist/${file}`, 'utf8'))]));

const sentTogether = (names: Iterable<string>): number =>
  [...names].reduce((sum, name) => sum + sent(`${ASSETS}/${name}`), 0);

const entryOf = (html: string): string => /data-entry="\/assets\/([^"]+)"/.exec(html)?.[1] ?? '';

/** The files of a page's initial script: its entry, its islands and their imports. */
function scriptOf(html: string): Set<string> {
  const entry = entryOf(html);
  const islands = [...html.matchAll(ISLAND)].map(([, name]) => `${name}.island-`);
  const parts = readdirSync(ASSETS).filter(
    (name) => name.endsWith('.js') && islands.some((one) => name.startsWith(one)),
  );
  const begun = [...readFileSync(`${ASSETS}/${entry}`, 'utf8').matchAll(IMPORT_OF_ENTRY)]
    .map(([, name = '']) => name)
    .filter((name) => !ON_DEMAND.test(name));
  return withImports([entry, ...begun, ...parts]);
}

/** Files and their static imports, direct and indirect. */
function withImports(names: readonly string[]): Set<string> {
  const files = new Set(names);
  // The set grows during iteration.
  for (const name of files)
    for (const [, imported = ''] of readFileSync(`${ASSETS}/${name}`, 'utf8').matchAll(STATIC_IMPORT))
      files.add(imported);
  return files;
}
