import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { filesIn } from '../../ssg/files-in.ts';
import { replaceOutput, type BuildFolders, type BuiltFiles } from './swap-output.ts';

const work = mkdtempSync(join(tmpdir(), 'swap-output-'));
afterAll(() => rmSync(work, { recursive: true }));

type Texts = Record<string, string>;

const PAGES: Texts = { 'us/one.html': 'One', 'us/two.html': 'Two', 'dk/one.html': 'En' };
const FURTHER: Texts = { _headers: 'Headers', 'images/card.png': 'Card' };

const put = (folder: string, texts: Texts) => {
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    rmSync(join(folder, file), { force: true }); // a build never changes a file in place
    writeFileSync(join(folder, file), text);
  }
};
const textsIn = (folder: string): Texts =>
  Object.fromEntries([...filesIn(folder)].sort().map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
const sorted = (texts: Texts): Texts => Object.fromEntries(Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Folders in which nothing has been built yet. */
function emptyFolders(): BuildFolders {
  const root = mkdtempSync(join(work, 'site-'));
  return { dist: join(root, 'dist'), next: join(root, 'next'), postRender: join(root, 'further') };
}

/** Writes what a build writes: pages that are new or changed, and further files. The rest is in `next` already. */
function write({ next, postRender }: BuildFolders, added: Texts, stayed: string[] = []): BuiltFiles {
  put(next, added);
  put(postRender, FURTHER);
  return { files: new Set([...Object.keys(added), ...stayed]), added: Object.keys(added) };
}

/** Folders after the first build. */
function built(): BuildFolders {
  const folders = emptyFolders();
  replaceOutput(folders, write(folders, PAGES));
  return folders;
}

const EDITED: Texts = { 'us/one.html': 'One, edited', 'us/new/page.html': 'New' };
const edit = (folders: BuildFolders) => write(folders, EDITED, ['dk/one.html']);
const AFTER_EDIT = sorted({ ...EDITED, 'dk/one.html': 'En', ...FURTHER });

describe('dist/ after a build', () => {
  it('contains the pages and the other files', () => {
    expect(textsIn(built().dist)).toEqual(sorted({ ...PAGES, ...FURTHER }));
  });

  it('is replaced by the new folder as a whole', () => {
    const folders = built();
    const files = edit(folders);
    const inode = statSync(folders.next).ino;
    replaceOutput(folders, files);
    expect(statSync(folders.dist).ino).toBe(inode);
    expect(textsIn(folders.dist)).toEqual(AFTER_EDIT);
  });

  it('loses files that no build wrote', () => {
    const folders = built();
    put(folders.dist, { 'us/foreign.html': 'Foreign', 'foreign/in/folders.html': 'Foreign' });
    replaceOutput(folders, edit(folders));
    expect(textsIn(folders.dist)).toEqual(AFTER_EDIT);
    replaceOutput(folders, write(folders, {}, [...Object.keys(EDITED), 'dk/one.html']));
    expect(textsIn(folders.dist)).toEqual(AFTER_EDIT);
  });

  it.each([
    ['a folder where a file goes', 'us/one.html/foreign'],
    ['a file where a folder goes', 'us/new'],
  ])('is swapped in despite %s', (_what, foreign) => {
    const folders = built();
    rmSync(join(folders.dist, 'us/one.html'));
    put(folders.dist, { [foreign]: 'Foreign' });
    replaceOutput(folders, edit(folders));
    replaceOutput(folders, write(folders, { 'us/one.html': 'Again' }, ['us/new/page.html', 'dk/one.html']));
    expect(textsIn(folders.dist)).toEqual({ ...AFTER_EDIT, 'us/one.html': 'Again' });
  });

  it('keeps the assets of the previous build for one release', () => {
    const folders = emptyFolders();
    const assetsAfter = (own: string, keepPrevious: boolean) => {
      replaceOutput(folders, write(folders, { [`assets/${own}.js`]: own }, []), keepPrevious);
      return Object.keys(textsIn(join(folders.dist, 'assets'))).filter((name) => name.endsWith('.js'));
    };
    expect(assetsAfter('a', false)).toEqual(['a.js']);
    expect(assetsAfter('b', true)).toEqual(['a.js', 'b.js']);
    expect(assetsAfter('c', true)).toEqual(['b.js', 'c.js']);
    expect(assetsAfter('c', false)).toEqual(['c.js']);
  });
});

describe('the folder of the next build', () => {
  it('contains all pages of dist/ as hard links', () => {
    const folders = built();
    expect(textsIn(folders.next)).toEqual(sorted(PAGES));
    replaceOutput(folders, edit(folders));
    const pages = [...Object.keys(EDITED), 'dk/one.html'];
    for (const page of pages)
      expect(statSync(join(folders.next, page)).ino, page).toBe(statSync(join(folders.dist, page)).ino);
  });

  it('is recreated if it was deleted', () => {
    const folders = built();
    rmSync(folders.next, { recursive: true });
    replaceOutput(folders, write(folders, PAGES));
    expect(textsIn(folders.dist)).toEqual(sorted({ ...PAGES, ...FURTHER }));
    expect(existsSync(folders.next)).toBe(true);
  });
});
