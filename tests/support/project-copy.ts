import { expect } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export { copyProject } from '../../scripts/copy-project.ts';

/** Changes a file of the copy; a change that changes nothing is a mistake of the test. */
export function edit(root: string, file: string, change: (text: string) => string): void {
  const path = join(root, file);
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  expect(after, `the edit of ${file} changes something`).not.toBe(before);
  writeFileSync(path, after);
}

/** The command that builds a project. */
export const BUILD = ['--import', 'tsx', 'scripts/build.ts'];

/** Builds a copy of the project. */
export const build = (root: string, ...words: string[]) =>
  spawnSync('node', [...BUILD, ...words], { cwd: root, encoding: 'utf8' });

/** Every file of a folder with a fingerprint of its content. */
export const contentOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(folder, path), createHash('sha1').update(readFileSync(path)).digest('hex')] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
