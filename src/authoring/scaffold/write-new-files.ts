import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatGenerated } from '../editor/generated-text.ts';
import type { NewFile } from './fill-template.ts';

/**
 * Writes new files, formatted like the project: all of them or none.
 * @returns the existing file that prevents writing, if there is one
 */
export async function writeNewFiles(root: string, files: readonly NewFile[]): Promise<string | undefined> {
  const taken = files.find(({ file }) => existsSync(join(root, file)));
  if (taken) return taken.file;
  const texts = await Promise.all(
    files.map(async ({ file, text }) => (/\.(?:svg|pdf)$/.test(file) ? text : formatGenerated(root, file, text))),
  );
  const written: string[] = [];
  for (const [index, { file }] of files.entries()) {
    const path = join(root, file);
    try {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, texts[index] ?? '', { flag: 'wx' });
      written.push(path);
    } catch (error) {
      for (const one of written) rmSync(one);
      const { code, syscall } = error as NodeJS.ErrnoException; // Node's file functions throw nothing else
      if (code === 'EEXIST' && syscall === 'open') return file; // another program has just written it
      throw error;
    }
  }
  return undefined;
}
