import { expect } from '@playwright/test';
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const COPIED = ['content', 'src', 'scripts', 'public', 'package.json', 'vite.config.ts', 'tsconfig.json'];

/** The project in a folder of its own, as a clone would have it. */
export function copyProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  for (const name of COPIED) cpSync(name, join(root, name), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  return root;
}

/** Changes a file of the copy; a change that changes nothing is a mistake of the test. */
export function edit(root: string, file: string, change: (text: string) => string): void {
  const path = join(root, file);
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  expect(after, `the edit of ${file} changes something`).not.toBe(before);
  writeFileSync(path, after);
}
