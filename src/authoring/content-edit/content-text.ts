import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_SOURCE_BYTES } from '../edit/yaml-source.ts';

/** Returns the text of a file with its byte order mark; `null` if it doesn't exist, or a reason if it isn't text. */
export function readContentText(root: string, file: string): { text: string | null } | { problem: string } {
  const path = join(root, file);
  const entry = statSync(path, { throwIfNoEntry: false });
  if (!entry) return { text: null };
  if (entry.size > MAX_SOURCE_BYTES) return { problem: `The file is larger than ${MAX_SOURCE_BYTES / 1024} KiB.` };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(path)) };
  } catch {
    return { problem: "The file can't be read as UTF-8." };
  }
}
