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

/** Makes a function that gives the path of a file in a folder, with all folders above it made. */
export function createPaths(): (folder: string, file: string) => string {
  const made = new Set<string>();
  return (folder, file) => {
    const path = join(folder, file);
    const parent = dirname(path);
    if (!made.has(parent)) makeFolder(parent);
    made.add(parent);
    return path;
  };
}

/** Makes a folder and those above it; a file that somebody else put in the way is removed. */
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

/** Writes a new file; one of that name loses its name, but not its content, which others may link to. */
export function writeAnew(path: string, content: Uint8Array): Stats {
  const descriptor = anew(path, () => openSync(path, 'wx'));
  try {
    for (let written = 0; written < content.length;) written += writeSync(descriptor, content, written);
    return fstatSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Puts a link to a file in the place of another, or a copy where there are no links. */
export const linkAnew = (from: string, to: string): void =>
  anew(to, () => {
    try {
      linkSync(from, to);
    } catch (error) {
      if (!['EXDEV', 'EPERM', 'ENOTSUP', 'EMLINK'].includes(codeOf(error))) throw error;
      copyFileSync(from, to); // a file system without links
    }
  });

/** Makes a file under a name that may be taken. */
function anew<T>(path: string, make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    rmSync(path, { recursive: true, force: true }); // a folder, if somebody else put one there
    return make();
  }
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? ''; // what node:fs throws
