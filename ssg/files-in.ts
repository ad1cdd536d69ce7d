import { readdirSync, lstatSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Lists the files in a folder, recursively, by relative path. Excludes links. */
export function* filesIn(folder: string, path = ''): Generator<string> {
  for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
    const inner = path ? `${path}/${entry.name}` : entry.name;
    if (entry.isDirectory()) yield* filesIn(folder, inner);
    else if (entry.isFile()) yield inner;
  }
}

/**
 * Removes the files of a folder that aren't kept, and empty folders.
 * @param stays whether to keep a file, by relative path
 * @param path where to begin
 * @returns whether the folder is empty
 */
export function pruneDirectory(folder: string, stays: (path: string) => boolean, path = ''): boolean {
  let left = 0;
  // Names only: kept entries need no stat.
  for (const name of readdirSync(join(folder, path))) {
    const inner = path ? `${path}/${name}` : name;
    if (stays(inner) || holdsSome(folder, stays, inner)) left++;
    else rmSync(join(folder, inner), { recursive: true });
  }
  return left === 0;
}

const holdsSome = (folder: string, stays: (path: string) => boolean, path: string): boolean =>
  lstatSync(join(folder, path)).isDirectory() && !pruneDirectory(folder, stays, path);
