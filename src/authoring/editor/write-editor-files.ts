import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { EditorPlan } from './editor-files.ts';
import { formatGenerated } from './generated-text.ts';

/** Writes and removes files according to a plan. */
export async function writeEditorFiles(root: string, { write, remove }: EditorPlan): Promise<void> {
  for (const { file, text } of write) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), file.endsWith('.json') ? await formatGenerated(root, file, text) : text);
  }
  for (const file of remove) await rm(join(root, file));
}
