import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

/** What a page weighs, in bytes as sent (brotli). */
export interface PageWeight {
  /** The page itself, with its inlined rules. */
  html: number;
  /** Its inlined rules alone. */
  rules: number;
  /** The script that it loads without any interaction. */
  script: number;
}

const ASSETS = 'dist/assets';
const STATIC_IMPORT = /(?:from|import)\s*"\.\/([^"]+\.js)"/g;
/** What the entry asks for; elsewhere an import of this kind waits for the visitor. */
const IMPORT_OF_ENTRY = /import\([`"]\.\/([^`"]+\.js)[`"]\)/g;
/** What the entry asks for only where the page or a click wants it. */
const ON_DEMAND = /\.island-|^contact-window-/;
/** The islands that are hydrated with the page; a deferred one says so behind its props. */
const ISLAND = /<div [^>]*data-island="([^"]+)"(?![^>]*data-hydrate=)/g;

const sent = (file: string): number => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

/** The weight of a built page. */
export function weightOf(file: string): PageWeight {
  const html = readFileSync(`dist/${file}`, 'utf8');
  const rules = /<style>([^]*?)<\/style>/.exec(html)?.[1] ?? '';
  return { html: sent(`dist/${file}`), rules: brotliCompressSync(rules).length, script: sentTogether(scriptOf(html)) };
}

/** What of a page's script must be there before it can ask for the rest. */
export const weightOfBeginning = (file: string): number =>
  sentTogether(withImports([entryOf(readFileSync(`dist/${file}`, 'utf8'))]));

const sentTogether = (names: Iterable<string>): number =>
  [...names].reduce((sum, name) => sum + sent(`${ASSETS}/${name}`), 0);

const entryOf = (html: string): string => /data-entry="\/assets\/([^"]+)"/.exec(html)?.[1] ?? '';

/** The files that a page's script begins with: its entry, its islands, and all that these import. */
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

/** Files, and all that they can not begin without. */
function withImports(names: readonly string[]): Set<string> {
  const files = new Set(names);
  // The set grows while it is walked.
  for (const name of files)
    for (const [, imported = ''] of readFileSync(`${ASSETS}/${name}`, 'utf8').matchAll(STATIC_IMPORT))
      files.add(imported);
  return files;
}
