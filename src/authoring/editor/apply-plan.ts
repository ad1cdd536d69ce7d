import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { EditorPlan } from './editor-files.ts';
import { formatted } from './generated-text.ts';

/** Writes and removes what a plan says. */
export async function applyPlan(root: string, { write, remove }: EditorPlan): Promise<void> {
  for (const { file, text } of write) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), file.endsWith('.json') ? await formatted(root, file, text) : text);
  }
  for (const file of remove) await rm(join(root, file));
}
