import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeNewFiles } from './write-new-files.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-files-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const FILES = ['content/a.yaml', 'content/b.yaml'].map((file) => ({ file, text: 'a:   1\n' }));

it('writes new files as the formatter does', async () => {
  expect(await writeNewFiles(root, FILES)).toBeUndefined();
  expect(readFileSync(join(root, 'content/b.yaml'), 'utf8')).toBe('a: 1\n');
});

it('writes none if one of them appears meanwhile, or has no place', async () => {
  // A link that leads nowhere passes for a free name until it is written to.
  symlinkSync(join(root, 'nowhere'), join(root, 'taken.yaml'));
  expect(await writeNewFiles(root, [...FILES, { file: 'taken.yaml', text: 'a: 1\n' }])).toBe('taken.yaml');
  writeFileSync(join(root, 'file'), '');
  await expect(writeNewFiles(root, [...FILES, { file: 'file/c.yaml', text: 'a: 1\n' }])).rejects.toThrow('file');
  for (const { file } of FILES) expect(existsSync(join(root, file))).toBe(false);
});
