import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Temporary file for the new text, renamed when complete. It's hidden, and not YAML to the content check. */
export const temporaryName = (path: string): string => join(dirname(path), `.${basename(path)}.content-edit`);

/**
 * Writes or removes a file atomically, so that a reader or a crash sees the old text or the new one, never a part:
 * writes a temporary file next to it, flushes it, renames it and flushes the folder.
 */
export function putText(path: string, text: string | Uint8Array | null): void {
  prepareText(path, text);
  placeText(path, text);
}

/** Writes the temporary file of a text. This takes all the room that the text needs on the disk. */
export function prepareText(path: string, text: string | Uint8Array | null): void {
  if (text === null) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFlushed(temporaryName(path), text, statSync(path, { throwIfNoEntry: false })?.mode);
}

/** Puts a prepared text in its file's place, or removes the file. */
export function placeText(path: string, text: string | Uint8Array | null): void {
  if (text === null) rmSync(path, { force: true });
  else renameSync(temporaryName(path), path);
  flushFolder(dirname(path));
}

/** Writes a file and flushes it to disk. */
export function writeFlushed(path: string, text: string | Uint8Array, mode = 0o644): void {
  const file = openSync(path, 'w', mode);
  try {
    writeFileSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Flushes a folder's entries to disk. Windows does that by itself and can't open folders. */
export function flushFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
