// @vitest-environment node
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createContentCheck } from './check-content.ts';
import { listPublicFiles } from './list-public-files.ts';
import { pagePathOf } from './page-paths.ts';
import { readFiles } from './read-files.ts';
import { findSectionDefinitions } from './section-definitions.ts';

const ROOT = join(import.meta.dirname, '../..');
const [{ files, diagnostics: unread }, sections] = await Promise.all([readFiles(ROOT), findSectionDefinitions(ROOT)]);
const publicFiles = listPublicFiles(ROOT);

const byFile = new Map(files.map((source) => [source.file, source]));
const siteCheck = createContentCheck(sections, (file) => byFile.get(file) ?? { file, text: '' });
for (const source of [...files, ...unread]) siteCheck.put(source);

const FACTS = 'content/facts.yaml';

const check = (pictures = publicFiles.files) => siteCheck.result({ ...publicFiles, files: pictures }).diagnostics;

/** What the check says while a file is another or, without text, gone. */
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

/** The files of which a text matches, in order; comments do not count. */
const naming = (pattern: RegExp): string[] =>
  files.filter(({ text }) => pattern.test(text.replace(/^ *#.*$/gm, ''))).map(({ file }) => file);

/** The files that are named in diagnostics whose message holds some words, in order. */
const named = (diagnostics: ReturnType<typeof check>, words: string): string[] => [
  ...new Set(diagnostics.filter(({ message }) => message.includes(words)).map(({ file }) => file)),
];

/** What the only diagnostic whose message holds some words says of where the target is named. */
const placesOf = (diagnostics: ReturnType<typeof check>, words: string): string => {
  const found = diagnostics.filter(({ message }) => message.includes(words));
  expect(found).toHaveLength(1);
  return found.map(({ file, message }) => `${file} ${message}`).join('');
};

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** A link to a page, or its name among the pages above another. */
const linkTo = (path: string): RegExp => {
  const link = `(: |\\]\\()["']?/${escaped(path)}(["'#)]|\\s*$)`;
  return new RegExp(path === '' ? link : `${link}|^parents: \\[.*\\b${escaped(path)}[,\\]]`, 'm');
};

it('finds nothing in the site as it is', () => {
  expect(check()).toEqual([]);
});

describe('a target that is gone names every file that points to it:', () => {
  const pages = files
    .filter(({ file }) => file.startsWith('content/pages/'))
    .map(({ file }) => ({ file, path: pagePathOf(file), by: naming(linkTo(pagePathOf(file))) }))
    .filter(({ by }) => by.length > 0);
  it.each(pages)('the page $file', ({ file, path, by }) => {
    const first = by.find((other) => other !== file);
    expect(placesOf(checkWith(file), `No page stands at /${path}.`)).toContain(first);
  });

  const pictures = [...publicFiles.files].filter((picture) => naming(new RegExp(escaped(picture))).length > 0);
  it.each(pictures)('the picture %s', (picture) => {
    const found = check(new Set([...publicFiles.files].filter((file) => file !== picture)));
    expect(named(found, picture)).toEqual(naming(new RegExp(escaped(picture))));
  });

  const facts = [...(byFile.get(FACTS)?.text ?? '').matchAll(/^(\w+):/gm)].map(([, name = '']) => name);
  it.each(facts)('the fact {%s}', (fact) => {
    const text = byFile.get(FACTS)?.text.replace(new RegExp(`^${fact}:`, 'm'), 'other:');
    const [first] = naming(new RegExp(`\\{${fact}\\}`));
    expect(placesOf(checkWith(FACTS, text), fact)).toContain(first);
  });
});
