import { hash } from 'node:crypto';
import { lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How a folder looked; what is added to it or taken out of it changes its time. */
type Look = [inode: number, changed: number];

/** What a build has left in `dist/`. */
interface Left {
  /** Stands for the names of all its files. */
  files: string;
  looks: Record<string, Look>;
}

/** The folders of a build that had just these files. */
export interface LeftFolders {
  paths: ReadonlySet<string>;
  /** Those to which something was added, or from which something was taken, since. */
  touched: string[];
}

/** Stands for the names of a build's files: those of its pages, and further ones. */
export const printOfFiles = (pages: string, further: Iterable<string>): string =>
  hash('sha1', JSON.stringify([pages, [...further].sort()]), 'base64');

/**
 * Finds the folders that the build before has left, if its files had the same names: then only those that were touched
 * need to be searched for files that no build made.
 */
export function readLeftFolders(note: string, dist: string, files: string): LeftFolders | undefined {
  const left = readNote(note);
  if (left?.files !== files) return undefined;
  const paths = Object.keys(left.looks);
  return { paths: new Set(paths), touched: paths.filter((path) => !isSame(left.looks[path], lookOf(dist, path))) };
}

/** The folders into which nothing was put, and from which nothing was taken, since the build before was done. */
export function untouchedFolders(note: string, dist: string): string[] {
  const { looks = {} } = readNote(note) ?? {};
  return Object.keys(looks).filter((path) => isSame(looks[path], lookOf(dist, path)));
}

function readNote(note: string): Left | undefined {
  try {
    return JSON.parse(readFileSync(note, 'utf8')) as Left; // written below
  } catch {
    return undefined; // there is no note, or one that can not be read
  }
}

/** The clock of file systems goes on in steps, on Linux of 1 to 10 ms: what changes within one can not be told apart. */
const STEP = 20;

/** Notes how the folders of a build look, now that it is done. */
export function noteFolders(note: string, dist: string, files: string, paths: Iterable<string>): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)), 0, 0, STEP);
  const looks = Object.fromEntries([...paths].flatMap((path) => [[path, lookOf(dist, path)]]));
  writeFileSync(note, JSON.stringify({ files, looks }));
}

function lookOf(dist: string, path: string): Look | undefined {
  const found = lstatSync(join(dist, path), { throwIfNoEntry: false });
  return found?.isDirectory() ? [found.ino, found.mtimeMs] : undefined;
}

const isSame = (one: Look | undefined, other: Look | undefined): boolean =>
  one !== undefined && one[0] === other?.[0] && one[1] === other[1];
