import { readdirSync, type Dirent } from 'node:fs';
import { join } from 'node:path';

/**
 * Lists files and links in a folder, recursively. Doesn't follow links; `readdirSync` with `recursive` does since Node
 * 22.
 */
export function* entriesBelow(folder: string): Generator<Dirent> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) yield* entriesBelow(join(folder, entry.name));
    else yield entry;
  }
}
