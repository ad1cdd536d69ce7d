import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
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
  for (const { file, text } of files) {
    const path = join(root, file);
    const final = file.endsWith('.svg') ? text : await formatGenerated(root, file, text);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, final, { flag: 'wx' });
  }
  return undefined;
}
