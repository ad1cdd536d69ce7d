import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { watchFolder, type FolderWatch } from './watch-folder.ts';

let root: string;
let told: Set<string>;
let watching: FolderWatch;

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'watch-folder-')));
  mkdirSync(join(root, 'content/pages'), { recursive: true });
  mkdirSync(join(root, 'dist'));
  writeFileSync(join(root, 'content/pages/home.yaml'), 'a');
  told = new Set();
  watching = watchFolder(root, (path) => told.add(relative(root, path)), 'content');
});
afterEach(() => {
  watching.close();
  rmSync(root, { recursive: true });
});

const put = (file: string, text = 'b') => writeFileSync(join(root, file), text);
const paths = () => [...told];
async function forgotten() {
  await new Promise((over) => setTimeout(over, 50));
  told.clear();
}

it('reports a written file, and nothing outside the folder', async () => {
  put('dist/index.html');
  put('site.yaml');
  put('content/pages/home.yaml');
  await expect.poll(paths).toEqual(['content/pages/home.yaml']);
});

it('reports new and deleted files', async () => {
  put('content/pages/new.yaml');
  await expect.poll(paths).toEqual(['content/pages/new.yaml']);
  await forgotten();
  rmSync(join(root, 'content/pages/new.yaml'));
  await expect.poll(paths).toEqual(['content/pages/new.yaml']);
});

it('reports a file replaced by a rename, as many editors save', async () => {
  put('home.yaml.new');
  renameSync(join(root, 'home.yaml.new'), join(root, 'content/pages/home.yaml'));
  await expect.poll(paths).toEqual(['content/pages/home.yaml']);
});

it('reports a new folder and files written to it later', async () => {
  mkdirSync(join(root, 'content/pages/legal'));
  await expect.poll(paths).toEqual(['content/pages/legal']);
  await forgotten();
  put('content/pages/legal/terms.yaml');
  await expect.poll(paths).toEqual(['content/pages/legal/terms.yaml']);
});

it("reports a deleted folder, and files written when it's recreated", async () => {
  rmSync(join(root, 'content/pages'), { recursive: true });
  await expect.poll(paths).toContain('content/pages');
  mkdirSync(join(root, 'content/pages'));
  await forgotten();
  put('content/pages/home.yaml');
  await expect.poll(paths).toEqual(['content/pages/home.yaml']);
});

it('continues when the watched folder is deleted and recreated', async () => {
  renameSync(join(root, 'content'), join(root, 'aside'));
  await expect.poll(paths).toEqual(['content']);
  await forgotten();
  put('aside/pages/home.yaml');
  renameSync(join(root, 'aside'), join(root, 'content'));
  await expect.poll(paths).toEqual(['content']);
  await forgotten();
  put('content/pages/home.yaml', 'c');
  await expect.poll(paths).toEqual(['content/pages/home.yaml']);
});

it('ignores what systems, editors and sync programs leave', async () => {
  mkdirSync(join(root, 'content/.git'));
  for (const file of ['.DS_Store', '.git/index', 'pages/.home.yaml.swp', 'pages/home.yaml~']) put(`content/${file}`);
  put('content/pages/home.yaml');
  await expect.poll(paths).toEqual(['content/pages/home.yaml']);
});

it('reports nothing once closed', async () => {
  watching.close();
  put('content/pages/home.yaml');
  await forgotten();
  put('content/pages/home.yaml', 'c');
  await new Promise((over) => setTimeout(over, 50));
  expect(told.size).toBe(0);
});
