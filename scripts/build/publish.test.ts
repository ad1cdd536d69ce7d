// @vitest-environment node
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { filesIn } from '../ssg/files-in.ts';
import type { BuiltFiles } from '../ssg/finish-folder.ts';
import { pathNumber } from '../ssg/path-number.ts';
import { pathSet } from '../ssg/path-set.ts';
import { finishPublishing, publish, type BuildFolders } from './publish.ts';

const work = mkdtempSync(join(tmpdir(), 'publish-'));
afterAll(() => rmSync(work, { recursive: true }));

type Texts = Record<string, string>;

/** Where a site is large, it has many more files than those that are looked at here. */
const MANY = Array.from({ length: 10_000 }, (_, index) => `us/other-${index}.html`);

const PAGES: Texts = Object.fromEntries(
  Array.from({ length: 40 }, (_, index) => [`us/page-${index}.html`, `Page ${index}`]),
);
const FURTHER: Texts = { _headers: 'Headers', 'images/card.png': 'Card' };

const put = (folder: string, texts: Texts) => {
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
};
const textsIn = (folder: string): Texts =>
  Object.fromEntries([...filesIn(folder)].sort().map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
const sorted = (texts: Texts): Texts => Object.fromEntries(Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1)));

const setOf = (files: string[]) => pathSet([Float64Array.from(files, pathNumber)]);

/** Folders in which a build has written some files, and has left others where they were. */
function built({ dist = {}, written = {}, stayed = [] as string[], further = FURTHER } = {}) {
  const root = mkdtempSync(join(work, 'site-'));
  const folders: BuildFolders = {
    dist: join(root, 'dist'),
    next: join(root, 'next'),
    further: join(root, 'further'),
    moving: join(root, 'moving.json'),
    left: join(root, 'left.json'),
  };
  put(folders.dist, dist);
  put(folders.next, { 'us/page-3.html': 'Page of long ago', 'gone/of-long-ago.html': 'Gone', ...written });
  put(folders.further, further);
  const names = Object.keys(written);
  const files: BuiltFiles = { all: setOf([...names, ...stayed]), written: setOf(names) };
  return { folders, files };
}

const EDITED: Texts = { 'us/page-1.html': 'Page 1, edited', 'us/new/page.html': 'A new page' };
const STAYED = Object.keys(PAGES).filter((file) => file !== 'us/page-1.html' && file !== 'us/page-2.html');
const AFTER_EDIT = sorted({
  ...Object.fromEntries(STAYED.map((file) => [file, PAGES[file] ?? ''])),
  ...EDITED,
  ...FURTHER,
});
/** One page edited, one gone, one new. */
const edit = ({ isLarge = true } = {}) =>
  built({
    dist: { ...PAGES, ...FURTHER, _headers: 'Older headers' },
    written: EDITED,
    stayed: isLarge ? [...STAYED, ...MANY] : STAYED,
  });

describe('dist/ after a build', () => {
  it('is there where there was none', () => {
    const { folders, files } = built({ written: PAGES });
    rmSync(folders.dist, { recursive: true, force: true });
    publish(folders, files);
    expect(textsIn(folders.dist)).toEqual(sorted({ ...PAGES, ...FURTHER }));
  });

  it('is exchanged at once', () => {
    const { folders, files } = edit({ isLarge: false });
    const inode = statSync(folders.next).ino;
    publish(folders, files);
    expect(textsIn(folders.dist)).toEqual(AFTER_EDIT);
    expect(statSync(folders.dist).ino).toBe(inode);
  });

  it('is brought up to date where little of much has changed: it is never away, and what stayed is not touched', () => {
    const { folders, files } = edit();
    const paths = [folders.dist, join(folders.dist, 'us/page-5.html'), join(folders.dist, 'images/card.png')];
    const inodes = () => paths.map((path) => statSync(path).ino);
    const before = inodes();
    publish(folders, files);
    expect(textsIn(folders.dist)).toEqual(AFTER_EDIT);
    expect(inodes()).toEqual(before);
    expect(existsSync(folders.moving)).toBe(false);
  });

  it('is exchanged where much of much has changed', () => {
    const { folders, files } = edit();
    const inode = statSync(folders.next).ino;
    publish(folders, {
      ...files,
      written: pathSet([new Float64Array(2000), Float64Array.from(Object.keys(EDITED), pathNumber)]),
    });
    expect(textsIn(folders.dist)).toEqual(AFTER_EDIT);
    expect(statSync(folders.dist).ino).toBe(inode);
  });

  it.each(['brought up to date', 'exchanged'])('has nothing that no build made, after it was %s before', (way) => {
    const { folders, files } = edit();
    const much = pathSet([new Float64Array(2000), Float64Array.from(Object.keys(EDITED), pathNumber)]);
    publish(folders, way === 'exchanged' ? { ...files, written: much } : files);
    for (const foreign of ['us/page-1.html', 'us/foreign.html', 'foreign/in/folders.html', 'foreign.html']) {
      put(folders.dist, { [foreign]: EDITED[foreign] ?? 'Foreign' });
      put(folders.further, FURTHER);
      publish(folders, { ...files, written: setOf([]), names: [] });
      expect(textsIn(folders.dist)).toEqual(AFTER_EDIT);
    }
    rmSync(join(folders.dist, 'images'), { recursive: true });
    put(folders.further, FURTHER);
    publish(folders, { ...files, written: setOf([]), names: [] });
    expect(textsIn(folders.dist)).toEqual(AFTER_EDIT);
  });

  it('loses the pages that a build has not any more', () => {
    const { folders, files } = edit();
    publish(folders, files);
    put(folders.further, FURTHER);
    const fewer = setOf([...STAYED.slice(1), ...MANY, ...Object.keys(EDITED)]);
    publish(folders, { all: fewer, written: setOf([]), names: [] });
    const { [STAYED[0] ?? '']: _gone, ...rest } = AFTER_EDIT;
    expect(textsIn(folders.dist)).toEqual(rest);
  });

  it('takes a file where a folder was, and a folder where a file was', () => {
    const { folders, files } = edit();
    rmSync(join(folders.dist, 'us/page-1.html'));
    put(folders.dist, { 'us/page-1.html/foreign': 'A folder' });
    publish(folders, files);
    expect(textsIn(folders.dist)).toEqual(AFTER_EDIT);
    const other = edit();
    put(other.folders.dist, { 'us/new': 'A file' });
    publish(other.folders, other.files);
    expect(textsIn(other.folders.dist)).toEqual(AFTER_EDIT);
  });

  it.each(['small', 'large'])('keeps the assets of the build before for one release, on a %s site', (size) => {
    const rest = size === 'large' ? [...STAYED, ...MANY] : STAYED;
    const assetsAfter = (folders: BuildFolders, own: string, written: string[], keepPrevious: boolean) => {
      put(folders.next, Object.fromEntries(written.map((file) => [file, file])));
      const all = setOf([...rest, `assets/${own}.js`]);
      publish(folders, { all, written: setOf(written) }, keepPrevious);
      return Object.keys(textsIn(join(folders.dist, 'assets'))).filter((name) => name.endsWith('.js'));
    };
    const { folders } = built({ dist: { ...PAGES, 'assets/a.js': 'a' }, further: {} });
    mkdirSync(folders.further, { recursive: true });
    expect(assetsAfter(folders, 'b', ['assets/b.js'], true)).toEqual(['a.js', 'b.js']);
    expect(assetsAfter(folders, 'c', ['assets/c.js'], true)).toEqual(['b.js', 'c.js']);
    expect(assetsAfter(folders, 'c', [], false)).toEqual(['c.js']);
  });
});

describe('a build that was stopped', () => {
  it('is brought to its end by the next, from wherever it stood', () => {
    const { folders } = edit();
    const moved = { written: Object.keys(EDITED), added: Object.keys(FURTHER) };
    writeFileSync(folders.moving, JSON.stringify(moved));
    renameSync(join(folders.further, '_headers'), join(folders.dist, '_headers'));
    renameSync(join(folders.next, 'us/page-1.html'), join(folders.dist, 'us/page-1.html'));
    finishPublishing(folders);
    expect(textsIn(folders.dist)).toMatchObject({ ...EDITED, ...FURTHER, 'us/page-3.html': 'Page 3' });
    expect(existsSync(folders.moving)).toBe(false);
  });

  it('leaves dist/ as it was, where it had not begun to change it', () => {
    const { folders } = edit();
    const before = textsIn(folders.dist);
    finishPublishing(folders);
    expect(textsIn(folders.dist)).toEqual(before);
  });
});
