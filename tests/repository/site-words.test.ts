import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SITE_WORDS, TRADE_WORDS } from '../../src/site/words.ts';
import { codeFiles } from '../support/code-files.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The engine: all code but the site, and the benchmarks, which measure this site. */
const IS_ENGINE = /^(?:src\/(?!site\/)|ssg\/|vite\/|gallery\/|scripts\/|tools\/)(?!.*__fixtures__)/;

/** Files that may have such a word, and why. */
const EXCEPTIONS: readonly (readonly [file: RegExp, reason: string])[] = [
  [/^src\/authoring\/migrations\/\d/, 'old content has the names that it had'],
  [/^tools\/(?:site-content|page-types|stress-site)\.ts$/, 'reads the content of this site for tests'],
  [/^scripts\/docs\//, 'takes the pictures of this site that the documents show'],
  [/^src\/authoring\/brand\//, 'draws the images of this site that docs/brand.md shows'],
  [/^src\/builder\/texts\/danish\/content\/new-sites\.ts$/, 'translates what the site templates say'],
  [/^src\/schema\/blocked-words\.ts$/, 'lists what ad blockers hide'],
];

/** Returns the lines of a text that have a word of the site, with it. */
const faultsIn = (file: string, text: string, words = SITE_WORDS): string[] =>
  text.split('\n').flatMap((line, index) => {
    const [found] = words.exec(line) ?? [];
    return found === undefined ? [] : [`${file}:${index + 1} says "${found}"`];
  });

it.each(['// A case study.', "const a = 'Google Ads';", 'for (const caseStudy of all)', '// The consultant’s files.'])(
  'finds %s',
  (code) => expect(faultsIn('src/a.ts', code)).toHaveLength(1),
);

it('names nothing in the engine that only this site has', () => {
  const files = codeFiles().filter((file) => IS_ENGINE.test(file) && !EXCEPTIONS.some(([own]) => own.test(file)));
  expect(files.flatMap((file) => faultsIn(file, readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});

it.each(['en: Google Ads', 'da: Dine kampagner', 'en: What your ads cost', 'da: Annoncer'])(
  'finds %s in an example',
  (text) => expect(faultsIn('a.example.yaml', text, TRADE_WORDS)).toHaveLength(1),
);

it("has examples of the library's section types that any site could show", () => {
  const library = join(ROOT, 'src/sections');
  const examples = readdirSync(library, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.example.yaml'),
  );
  expect(examples.length).toBeGreaterThan(20);
  const faults = examples.flatMap((file) => {
    const text = readFileSync(join(library, file), 'utf8');
    return [...faultsIn(file, text), ...faultsIn(file, text, TRADE_WORDS)];
  });
  expect(faults).toEqual([]);
});
