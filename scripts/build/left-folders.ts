import { hash } from 'node:crypto';
import { lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How a folder looked; what is added to it or taken out of it changes its time. */
type Look = [inode: number, changed: number];

/** What is noted of a build. */
interface Note {
  /** Stands for the names of all its files. */
  files: string;
  looks: Record<string, Look>;
}

/** The folders that the build before has left in `dist/`. */
export interface LeftFolders {
  /** Stands for the names of all files of that build. */
  files: string;
  /** Those into which nothing was put, and from which nothing was taken, since. */
  untouched: string[];
  touched: string[];
}

/** Stands for the names of a build's files: those of its pages, and further ones. */
export const printOfFiles = (pages: string, further: Iterable<string>): string =>
  hash('sha1', JSON.stringify([pages, [...further].sort()]), 'base64');

/** Finds the folders that the build before has left; none, if nothing that can be read is noted of it. */
export function readLeftFolders(note: string, dist: string): LeftFolders {
  const { files, looks } = readNote(note);
  const isUntouched = (path: string) => isSame(looks[path], lookOf(dist, path));
  const paths = Object.keys(looks);
  return { files, untouched: paths.filter(isUntouched), touched: paths.filter((path) => !isUntouched(path)) };
}

function readNote(note: string): Note {
  try {
    return JSON.parse(readFileSync(note, 'utf8')) as Note; // written below
  } catch {
    return { files: '', looks: {} };
  }
}

/** The clock of file systems goes on in steps, on Linux of 1 to 10 ms: what changes within one can not be told apart. */
const STEP = 20;

/** Notes how the folders of a build look, now that it is done. */
export function noteFolders(note: string, dist: string, files: string, paths: Iterable<string>): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)), 0, 0, STEP);
  const looks = Object.fromEntries([...paths].map((path) => [path, lookOf(dist, path)]));
  writeFileSync(note, JSON.stringify({ files, looks }));
}

function lookOf(dist: string, path: string): Look | undefined {
  const found = lstatSync(join(dist, path), { throwIfNoEntry: false });
  return found?.isDirectory() ? [found.ino, found.mtimeMs] : undefined;
}

const isSame = (one: Look | undefined, other: Look | undefined): boolean =>
  one !== undefined && one[0] === other?.[0] && one[1] === other[1];
