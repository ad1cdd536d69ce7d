import { existsSync, lstatSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from './files-in.ts';
import type { PageFolders } from './page-store.ts';
import type { PathSet } from './path-set.ts';
import { createPaths, linkAnew } from './put-file.ts';
import { removeOthers } from './remove-others.ts';

/** The files of a build. */
export interface BuiltFiles {
  all: PathSet;
  /** Those that stand in the target; the others have stayed in the folder of the build before. */
  written: PathSet;
  /** The latter by name, if they are few. */
  names?: readonly string[] | undefined;
}

/**
 * Makes the target whole: with the files that have stayed in the build before, and with nothing else.
 * @returns its folders
 */
export function completeFolder({ target, before }: PageFolders, { all, written }: BuiltFiles): Set<string> {
  const pathIn = createPaths();
  if (before && existsSync(before) && written.size < all.size)
    for (const file of filesIn(before))
      if (all.has(file) && !written.has(file)) linkOnce(join(before, file), pathIn(target, file));
  const folders = new Set<string>();
  removeOthers(target, all.has, '', folders);
  return folders;
}

function linkOnce(from: string, to: string): void {
  if (lstatSync(to, { throwIfNoEntry: false })?.ino !== lstatSync(from).ino) linkAnew(from, to);
}

/** Moves files from one folder into another, in the place of those that have their names. */
export function moveFiles(from: string, to: string, files: Iterable<string>): void {
  const pathIn = createPaths();
  for (const file of files) renameSync(join(from, file), pathIn(to, file));
}

/** Whether files can be moved into a folder: where one goes there is no folder, and no file where its folder goes. */
export const hasRoom = (folder: string, files: readonly string[]): boolean =>
  files.every((file) => {
    try {
      return !lstatSync(join(folder, file), { throwIfNoEntry: false })?.isDirectory();
    } catch {
      return false; // ENOTDIR: a file on the way
    }
  });
