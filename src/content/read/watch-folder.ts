import { lstatSync, readdirSync, watch, type Stats } from 'node:fs';
import { join } from 'node:path';
import { isIgnored } from './ignored-names.ts';

/** A watch that runs until it's closed. */
export interface FolderWatch {
  close: () => void;
}

/** Time that an editor may take to write a file that it emptied, in milliseconds. */
export const WRITE_SETTLE_MS = 60;

/**
 * Reports everything in a folder that is changed, created or deleted: a file by its path, a created or deleted folder
 * only by its own path. Reports immediately, and as often as the system does. Ignores what systems, editors and sync programs
 * leave.
 *
 * Uses one watch per folder. Vite's own watcher uses one per file, and reads the whole folder again after a change:
 * with ten thousand files, that delayed a saved text by half a second (decision 43).
 * @param only limits the watch to one entry of the folder
 */
export function watchFolder(folder: string, tell: (path: string) => void, only?: string): FolderWatch {
  const below = new Map<string, FolderWatch & { stamp: string }>();
  const take = (name: string): boolean => {
    const path = join(folder, name);
    const found = lstatSync(path, { throwIfNoEntry: false });
    const stamp = found?.isDirectory() ? stampOf(found) : undefined;
    const known = below.get(name);
    // Its own watch reports changes in it; some systems report them here, too.
    if (known && known.stamp === stamp) return false;
    known?.close();
    below.delete(name);
    if (stamp) below.set(name, { stamp, ...watchFolder(path, tell) });
    return true;
  };
  const counts = (name: string) => !isIgnored(name) && (only === undefined || name === only);
  const watcher = watch(folder, (_event, name) => {
    if (name === null || !counts(name)) return;
    try {
      if (take(name)) tell(join(folder, name));
    } catch {
      tell(join(folder, name)); // a folder that was deleted in the meantime
    }
  });
  watcher.on('error', () => undefined); // the folder was deleted, which the watch of its parent reports
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory() && counts(entry.name)) take(entry.name);
  return {
    close() {
      watcher.close();
      for (const one of below.values()) one.close();
    },
  };
}

/** Distinguishes a folder from another one that replaced it. */
const stampOf = ({ ino, birthtimeMs }: Stats): string => `${ino} ${birthtimeMs}`;
