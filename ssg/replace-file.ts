import {
  closeSync,
  copyFileSync,
  existsSync,
  fstatSync,
  linkSync,
  mkdirSync,
  openSync,
  rmSync,
  writeSync,
} from 'node:fs';
import type { Stats } from 'node:fs';
import { dirname, join } from 'node:path';

/** Creates a function that returns the path of a file in a folder, and creates its parent folders. */
export function createDirectoryCache(): (folder: string, file: string) => string {
  const made = new Set<string>();
  return (folder, file) => {
    const path = join(folder, file);
    const parent = dirname(path);
    if (!made.has(parent)) makeFolder(parent);
    made.add(parent);
    return path;
  };
}

/** Creates a folder and its parents; removes a file in the way. */
function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    if (!['EEXIST', 'ENOTDIR'].includes(codeOf(error))) throw error;
    let inTheWay = path;
    while (!existsSync(inTheWay)) inTheWay = dirname(inTheWay);
    rmSync(inTheWay);
    mkdirSync(path, { recursive: true });
  }
}

/** Writes a new file; an existing one of that name is unlinked, but not modified, because others may link to it. */
export function replaceFile(path: string, content: Uint8Array): Stats {
  const descriptor = replacing(path, () => openSync(path, 'wx'));
  try {
    for (let written = 0; written < content.length;) written += writeSync(descriptor, content, written);
    return fstatSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Replaces a file by a hard link to another one, or by a copy on a file system without hard links. */
export const replaceLink = (from: string, to: string): void =>
  replacing(to, () => {
    try {
      linkSync(from, to);
    } catch (error) {
      if (!['EXDEV', 'EPERM', 'ENOTSUP', 'EMLINK'].includes(codeOf(error))) throw error;
      copyFileSync(from, to); // a file system without hard links
    }
  });

/** Creates a file and replaces any existing one of that name. */
function replacing<T>(path: string, make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    rmSync(path, { recursive: true, force: true }); // recursive, because it may be a folder
    return make();
  }
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? ''; // node:fs throws nothing else
