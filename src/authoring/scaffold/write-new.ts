import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { formatted } from '../editor/generated-text.ts';
import type { NewFile } from './new-file.ts';

/**
 * Writes new files, formatted as the project is, all of them or none.
 * @returns the file that is there already and keeps all from being written, if there is one
 */
export async function writeNew(root: string, files: readonly NewFile[]): Promise<string | undefined> {
  const taken = files.find(({ file }) => existsSync(join(root, file)));
  if (taken) return taken.file;
  for (const { file, text } of files) {
    const path = join(root, file);
    const final = file.endsWith('.svg') ? text : await formatted(root, file, text);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, final, { flag: 'wx' });
  }
  return undefined;
}
