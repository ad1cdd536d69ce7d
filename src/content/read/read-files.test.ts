import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MAX_FILE_BYTES } from '../diagnostics/source-file.ts';
import { listPublicFiles } from '../public/list-public-files.ts';
import { filesAt, readFileAt, readFiles } from './read-files.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, content = 'a: 1\n'): void {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

const said = async () =>
  (await readFiles(root)).diagnostics.map(
    ({ severity, file, line, column, message, hint }) => `${severity} ${file}:${line}:${column} ${message} ${hint}`,
  );

it('reads the YAML files of all folders, sorted by name', async () => {
  for (const file of [
    'content/site.yaml',
    'content/pages/b.yml',
    'content/pages/a.yaml',
    'content/README.md',
    'content/.DS_Store',
  ])
    write(file);
  const { files, diagnostics } = await readFiles(root);
  expect(files.map(({ file }) => file)).toEqual(['content/pages/a.yaml', 'content/pages/b.yml', 'content/site.yaml']);
  expect(diagnostics).toEqual([]);
});

it('reports a missing folder, or a file in its place', async () => {
  expect(await said()).toEqual([
    'error content:1:1 content is missing. Run the command in the folder of the project, or bring it back.',
  ]);
  write('content');
  expect(await said()).toEqual([
    'error content:1:1 content is not a folder. The files of the site belong in a folder of that name.',
  ]);
});

it('reports ignored files', async () => {
  write('content/notes.txt');
  write('content/pages/about-me.yaml.txt');
  write('elsewhere.yaml');
  symlinkSync(join(root, 'elsewhere.yaml'), join(root, 'content/pages/linked.yaml'));
  symlinkSync(join(root, 'gone'), join(root, 'content/gone'));
  expect(await said()).toEqual([
    'warning content/gone:1:1 This is a link to another file; links are not followed. Put the file itself here.',
    'warning content/notes.txt:1:1 The file is not read: its name does not end in .yaml. Rename it, or move it out of content/.',
    'warning content/pages/about-me.yaml.txt:1:1 The file is not read: its name does not end in .yaml. Rename it, or move it out of content/.',
    'error content/pages/linked.yaml:1:1 This is a link to another file; links are not followed. Put the file itself here.',
  ]);
});

it('ignores what systems, editors and sync programs leave', async () => {
  write('content/pages/home.yaml');
  for (const file of [
    'content/._site.yaml',
    'content/.#site.yaml',
    'content/pages/.home.yaml.content-edit',
    'content/pages/home.yaml~',
    'content/pages/home.yaml.bak',
    'content/case-studies/.DS_Store',
    'content/case-studies/._ascently.yaml',
    'content/.git/config.yaml',
    'content/.obsidian/notes.yaml',
    'content/node_modules/a/b.yaml',
    'content/__MACOSX/pages/._home.yaml',
  ])
    write(file, 'not: [ YAML');
  const { files, diagnostics } = await readFiles(root);
  expect(files.map(({ file }) => file)).toEqual(['content/pages/home.yaml']);
  expect(diagnostics).toEqual([]);
  expect(readFileAt(root, 'content/._site.yaml')).toBeUndefined();
  expect([...filesAt(root, 'content/node_modules')]).toEqual([]);
});

it('names a copy that a sync program saved, and reads the file itself', async () => {
  write('content/pricing.yaml');
  write("content/pricing (Anna's conflicted copy 2026-11-26).yaml", 'not: [ YAML');
  expect((await readFiles(root)).files.map(({ file }) => file)).toEqual(['content/pricing.yaml']);
  expect(await said()).toEqual([
    "warning content/pricing (Anna's conflicted copy 2026-11-26).yaml:1:1 The file is not read: its name says that a sync program saved it because another one was changed in two places. Compare the two, keep what is right under the name without that addition, and delete this one.",
  ]);
});

it('names a file that iCloud has taken off the computer', async () => {
  write('content/pages/.home.yaml.icloud', 'bplist');
  expect(await said()).toEqual([
    'error content/pages/.home.yaml.icloud:1:1 The file home.yaml is not on this computer: iCloud has left only a mark in its place. Open its folder in Finder, and click the cloud next to the file to download it.',
  ]);
});

it("reports the system's error for any other unreadable folder", async () => {
  symlinkSync('content', join(root, 'content'));
  expect(await said()).toEqual([
    'error content:1:1 content cannot be read (ELOOP). Look whether the disk and the file are sound.',
  ]);
});

it('reads a file of the maximum size', async () => {
  write('content/large.yaml', 'x'.repeat(MAX_FILE_BYTES));
  expect((await readFiles(root)).files).toMatchObject([
    { file: 'content/large.yaml', text: 'x'.repeat(MAX_FILE_BYTES) },
  ]);
});

it('rejects a file that is too large', async () => {
  write('content/large.yaml', 'x'.repeat(MAX_FILE_BYTES + 1));
  expect(await said()).toEqual([
    `error content/large.yaml:1:1 The file has ${MAX_FILE_BYTES + 1} bytes; at most ${MAX_FILE_BYTES} are read. Split the page into several pages.`,
  ]);
});

it("lists published files, and links, which aren't published", () => {
  write('public/images/a.svg');
  write('secret/b.svg');
  symlinkSync('a.svg', join(root, 'public/images/same.svg'));
  symlinkSync(join(root, 'secret/b.svg'), join(root, 'public/images/out.svg'));
  symlinkSync(join(root, 'secret'), join(root, 'public/folder'));
  symlinkSync(join(root, 'gone'), join(root, 'public/gone.svg'));
  const { files, outside } = listPublicFiles(root);
  expect([...files]).toEqual(['/images/a.svg']);
  expect([...outside].sort()).toEqual(['/folder', '/gone.svg', '/images/out.svg', '/images/same.svg']);
});

it('returns no files for a missing public folder', () => {
  expect(listPublicFiles(root).files.size).toBe(0);
});
