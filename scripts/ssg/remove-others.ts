import { lstatSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Removes the files of a folder that are not to stay, and folders that are empty then.
 * @param stays whether a file stays, by its path in the folder
 * @param path where to begin
 * @returns whether nothing is left
 */
export function removeOthers(folder: string, stays: (path: string) => boolean, path = ''): boolean {
  let left = 0;
  // Names alone: of what stays it need not be asked whether it is a folder.
  for (const name of readdirSync(join(folder, path))) {
    const inner = path ? `${path}/${name}` : name;
    if (stays(inner) || holdsSome(folder, stays, inner)) left++;
    else rmSync(join(folder, inner), { recursive: true });
  }
  return left === 0;
}

const holdsSome = (folder: string, stays: (path: string) => boolean, path: string): boolean =>
  lstatSync(join(folder, path)).isDirectory() && !removeOthers(folder, stays, path);
