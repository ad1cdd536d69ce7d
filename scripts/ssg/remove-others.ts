import { lstatSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathNumber } from './path-number.ts';

/**
 * Removes the files of a folder that a build did not make, and folders that are empty then.
 * @param files the paths that stay, as numbers, in ascending order
 */
export function removeOthers(folder: string, files: Float64Array): void {
  clean(folder, '', (path) => has(files, pathNumber(path)));
}

/** @returns whether nothing is left */
function clean(folder: string, path: string, stays: (path: string) => boolean): boolean {
  let left = 0;
  // Names alone: of what was made it need not be asked again whether it is a folder.
  for (const name of readdirSync(join(folder, path))) {
    const inner = path ? `${path}/${name}` : name;
    if (stays(inner) || holdsSome(folder, inner, stays)) left++;
    else rmSync(join(folder, inner), { recursive: true });
  }
  return left === 0;
}

const holdsSome = (folder: string, path: string, stays: (path: string) => boolean): boolean =>
  lstatSync(join(folder, path)).isDirectory() && !clean(folder, path, stays);

function has(sorted: Float64Array, wanted: number): boolean {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((sorted[middle] ?? 0) < wanted) from = middle + 1;
    else to = middle;
  }
  return sorted[from] === wanted;
}
