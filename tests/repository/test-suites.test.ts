import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The rows of the table in `docs/testing.md`: a file and its suite. */
const rows = [
  ...readFileSync('docs/testing.md', 'utf8').matchAll(/^\| `(\S+\.ts)` +\| (main|both|long) +\| (.+?) +\|$/gm),
].map(([, file = '', suite = '', reason = '']) => ({ file, suite, reason }));

const filesIn = (folder: string, name: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => name.test(path));

const files = [
  ...filesIn('tests', /\.(spec|site\.test)\.ts$/),
  ...['scripts', 'src'].flatMap((folder) => filesIn(folder, /\.long\.test\.ts$/)),
];

/** Where the tests of a file run, by its name and tags. */
function suiteOf(file: string): string {
  if (/\/long\/|\.long\.test\.ts$/.test(file)) return 'long';
  const titles = readFileSync(file, 'utf8').match(/\btest\(\s*['"`].*/g) ?? [];
  const long = titles.filter((title) => title.includes('@long')).length;
  if (long > 0 && long === titles.length) return 'long';
  return /@long\b/.test(readFileSync(file, 'utf8')) ? 'both' : 'main';
}

it('lists every journey, every test of the built site and every long test once, with a reason', () => {
  expect(rows.map(({ file }) => file).toSorted()).toEqual(files.toSorted());
});

it('names the suite in which each file runs', () => {
  expect(rows.map(({ file, suite }) => ({ file, suite }))).toEqual(
    rows.map(({ file }) => ({ file, suite: suiteOf(file) })),
  );
});
