import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createContentCheck } from './check-content.ts';
import { listPublicFiles } from './public/list-public-files.ts';
import { pagePathOf } from './read/page-paths.ts';
import { readFiles } from './read/read-files.ts';
import { loadModel } from '../model/load-model.ts';

const ROOT = join(import.meta.dirname, '../..');
const [{ files, diagnostics: unread }, sections] = await Promise.all([readFiles(ROOT), loadModel(ROOT)]);
const publicFiles = listPublicFiles(ROOT);

const byFile = new Map(files.map((source) => [source.file, source]));
const siteCheck = createContentCheck(sections, (file) => byFile.get(file) ?? { file, text: '' });
for (const source of [...files, ...unread]) siteCheck.put(source);

const FACTS = 'content/facts.yaml';

const check = (images = publicFiles.files) => siteCheck.result({ ...publicFiles, files: images }).diagnostics;

/** Returns the diagnostics with one file replaced or, without text, deleted. */
function checkWith(file: string, text?: string) {
  const before = byFile.get(file) ?? { file, text: '' };
  byFile.delete(file);
  siteCheck.remove(file);
  if (text !== undefined) {
    byFile.set(file, { file, text });
    siteCheck.put({ file, text });
  }
  const found = check();
  byFile.set(file, before);
  siteCheck.put(before);
  return found;
}

/** Returns the files with a matching text, sorted. Ignores comments. */
const naming = (pattern: RegExp): string[] =>
  files.filter(({ text }) => pattern.test(text.replace(/^ *#.*$/gm, ''))).map(({ file }) => file);

/** Returns the files of diagnostics whose message contains an excerpt, sorted. */
const named = (diagnostics: ReturnType<typeof check>, excerpt: string): string[] => [
  ...new Set(diagnostics.filter(({ message }) => message.includes(excerpt)).map(({ file }) => file)),
];

/** Returns the list of locations in the only diagnostic whose message contains an excerpt. */
const locationsOf = (diagnostics: ReturnType<typeof check>, excerpt: string): string => {
  const found = diagnostics.filter(({ message }) => message.includes(excerpt));
  expect(found).toHaveLength(1);
  return found.map(({ file, message }) => `${file} ${message}`).join('');
};

const escaped = (excerpt: string): string => excerpt.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Matches a link to a page, or its name in a list of parents. */
const linkTo = (path: string): RegExp => {
  const link = `(: |\\]\\()["']?/${escaped(path)}(["'#)]|\\s*$)`;
  return new RegExp(path === '' ? link : `${link}|^parents: \\[.*\\b${escaped(path)}[,\\]]`, 'm');
};

it('accepts the site', () => {
  expect(check()).toEqual([]);
});

describe('reports every file that refers to a deleted target:', () => {
  const pages = files
    .filter(({ file }) => file.startsWith('content/pages/'))
    .map(({ file }) => ({ file, path: pagePathOf(file), by: naming(linkTo(pagePathOf(file))) }))
    .filter(({ by }) => by.length > 0);
  it.each(pages)('the page $file', ({ file, path, by }) => {
    const first = by.find((other) => other !== file);
    expect(locationsOf(checkWith(file), `There is no page at /${path}.`)).toContain(first);
  });

  const images = [...publicFiles.files].filter((image) => naming(new RegExp(escaped(image))).length > 0);
  it.each(images)('the image %s', (image) => {
    const found = check(new Set([...publicFiles.files].filter((file) => file !== image)));
    expect(named(found, image)).toEqual(naming(new RegExp(escaped(image))));
  });

  const facts = [...(byFile.get(FACTS)?.text ?? '').matchAll(/^(\w+):/gm)].map(([, name = '']) => name);
  it.each(facts)('the fact {%s}', (fact) => {
    const text = byFile.get(FACTS)?.text.replace(new RegExp(`^${fact}:`, 'm'), 'other:');
    const [first] = naming(new RegExp(`\\{${fact}\\}`));
    expect(locationsOf(checkWith(FACTS, text), fact)).toContain(first);
  });
});
