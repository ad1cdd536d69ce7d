import { readdirSync, type Dirent } from 'node:fs';
import { join } from 'node:path';
import { isIgnored } from './ignored-names.ts';

/**
 * Lists files and links in a folder, recursively, without what systems, editors and sync programs leave there. Doesn't
 * follow links; `readdirSync` with `recursive` does since Node 22.
 */
export function* entriesBelow(folder: string): Generator<Dirent> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (isIgnored(entry.name)) continue;
    if (entry.isDirectory()) yield* entriesBelow(join(folder, entry.name));
    else yield entry;
  }
}
