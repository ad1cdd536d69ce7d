import { lstatSync, readdirSync, watch, type Stats } from 'node:fs';
import { join } from 'node:path';

/** A watch that goes on until it is closed. */
export interface FolderWatch {
  close: () => void;
}

/**
 * Tells of everything below a folder that changes, comes or goes: a file by its path, a folder that comes or goes by
 * its own path alone. It is told at once and as often as the system says so.
 *
 * There is one watch for a folder, whatever lies in it. Vite's own watcher holds one for each file, and after a change
 * reads the whole folder again: among ten thousand case studies that kept a saved text back for half a second.
 * @param only the one entry of the folder that counts
 */
export function watchFolder(folder: string, tell: (path: string) => void, only?: string): FolderWatch {
  const below = new Map<string, FolderWatch & { stamp: string }>();
  const take = (name: string): boolean => {
    const path = join(folder, name);
    const found = lstatSync(path, { throwIfNoEntry: false });
    const stamp = found?.isDirectory() ? stampOf(found) : undefined;
    const known = below.get(name);
    // What changes in it is told by its own watch; some systems tell of it here, too.
    if (known && known.stamp === stamp) return false;
    known?.close();
    below.delete(name);
    if (stamp) below.set(name, { stamp, ...watchFolder(path, tell) });
    return true;
  };
  const counts = (name: string) => only === undefined || name === only;
  const watcher = watch(folder, (_event, name) => {
    if (name === null || !counts(name)) return;
    try {
      if (take(name)) tell(join(folder, name));
    } catch {
      tell(join(folder, name)); // a folder that went while it was looked at
    }
  });
  watcher.on('error', () => undefined); // the folder is gone: the one above it tells so
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory() && counts(entry.name)) take(entry.name);
  return {
    close() {
      watcher.close();
      for (const one of below.values()) one.close();
    },
  };
}

/** Tells a folder from another one that has come into its place. */
const stampOf = ({ ino, birthtimeMs }: Stats): string => `${ino} ${birthtimeMs}`;
