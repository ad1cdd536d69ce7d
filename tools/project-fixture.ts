import { expect } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  mkdtempSync,
  symlinkSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { tmpdir } from 'node:os';
import { BUILDER_BUNDLES, isUnfinished } from '../src/build/builder/bundle-builder.ts';

/** Cache folder for the bundled code, which is independent of the content. */
const BUNDLE = '.build/cache/bundle';

/** Copies the project with its cached bundle: bundling takes most of a small build. */
export function copyWithBundle(source = process.cwd()): string {
  const root = copyProject(source);
  if (existsSync(join(source, BUNDLE))) cpSync(join(source, BUNDLE), join(root, BUNDLE), { recursive: true });
  return root;
}

/** Deletes all cached data about the content. */
export function forgetContent(root: string): void {
  const kept = new Set(['.build/cache', BUNDLE]);
  for (const folder of ['.build', '.build/cache'])
    for (const name of readdirSync(join(root, folder)).map((entry) => `${folder}/${entry}`))
      if (!kept.has(name)) rmSync(join(root, name), { recursive: true });
}

/** Edits a file of the copy. Throws if nothing changed, which is a mistake in the test. */
export function editFile(root: string, file: string, change: (text: string) => string): void {
  const path = join(root, file);
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  expect(after, `the edit of ${file} changes something`).not.toBe(before);
  writeFileSync(path, after);
}

/** The build command. */
export const BUILD = ['--import', 'tsx', 'scripts/build.ts'];

/** The build command of tests: the best compression takes half of a small build's time. */
export const TEST_BUILD = [...BUILD, '--quick'];

/** Builds a copy of the project. */
export const runBuild = (root: string, ...args: string[]) =>
  spawnSync('node', [...TEST_BUILD, ...args], { cwd: root, encoding: 'utf8' });

/** Hashes every file in a folder. */
export const hashFiles = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(folder, path), createHash('sha1').update(readFileSync(path)).digest('hex')] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

const COPIED = [
  'content',
  'src',
  'gallery',
  'ssg',
  'vite',
  'scripts',
  'public',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
];

/**
 * Copies the project to a folder of its own, like a clone, with the original's packages and its bundle of the builder.
 * @param prefix begins the folder's name
 */
export function copyProject(source = process.cwd(), prefix = 'site-'): string {
  const root = mkdtempSync(join(tmpdir(), prefix));
  for (const name of COPIED) cpSync(join(source, name), join(root, name), { recursive: true });
  symlinkSync(join(source, 'node_modules'), join(root, 'node_modules'));
  const bundles = join(source, BUILDER_BUNDLES);
  if (existsSync(bundles))
    cpSync(bundles, join(root, BUILDER_BUNDLES), { recursive: true, filter: (path) => !isUnfinished(path) });
  return root;
}
