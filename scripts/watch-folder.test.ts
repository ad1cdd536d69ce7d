// @vitest-environment node
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

it('tells of a file that is written, and of nothing beside the folder', async () => {
  put('dist/index.html');
  put('site.yaml');
  put('content/pages/home.yaml');
  await expect.poll(paths).toEqual(['content/pages/home.yaml']);
});

it('tells of a file that is new, and of one that is gone', async () => {
  put('content/pages/new.yaml');
  await expect.poll(paths).toEqual(['content/pages/new.yaml']);
  await forgotten();
  rmSync(join(root, 'content/pages/new.yaml'));
  await expect.poll(paths).toEqual(['content/pages/new.yaml']);
});

it('tells of a file that another one has taken the place of: so many editors save', async () => {
  put('home.yaml.new');
  renameSync(join(root, 'home.yaml.new'), join(root, 'content/pages/home.yaml'));
  await expect.poll(paths).toEqual(['content/pages/home.yaml']);
});

it('tells of a folder that is new, and of what is written in it from then on', async () => {
  mkdirSync(join(root, 'content/pages/legal'));
  await expect.poll(paths).toEqual(['content/pages/legal']);
  await forgotten();
  put('content/pages/legal/terms.yaml');
  await expect.poll(paths).toEqual(['content/pages/legal/terms.yaml']);
});

it('tells of a folder that is gone, and of what is written where it comes again', async () => {
  rmSync(join(root, 'content/pages'), { recursive: true });
  await expect.poll(paths).toContain('content/pages');
  mkdirSync(join(root, 'content/pages'));
  await forgotten();
  put('content/pages/home.yaml');
  await expect.poll(paths).toEqual(['content/pages/home.yaml']);
});

it('goes on when the whole folder is taken away and comes again', async () => {
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

it('tells of nothing once it is closed', async () => {
  watching.close();
  put('content/pages/home.yaml');
  await forgotten();
  put('content/pages/home.yaml', 'c');
  await new Promise((over) => setTimeout(over, 50));
  expect(told.size).toBe(0);
});
