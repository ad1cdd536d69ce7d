import {
  closeSync,
  copyFileSync,
  fstatSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  rmSync,
  unlinkSync,
  writeSync,
  type Stats,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { compressedForms, type CompressionLevel } from './compress.ts';
import type { OutputFile } from './render-entry.ts';

/** A file in the store, and how it looked when it was written. */
export type KeptFile = [file: string, inode: number, size: number, changed: number];

/** Keeps finished files from one build to the next, and puts them into the folder of this one. */
export interface PageStore {
  /** Writes a file and its compressed forms. */
  write: (output: OutputFile, level: CompressionLevel) => KeptFile[];
  /** Puts a file that was written before in its place. @returns whether it is as it was written */
  place: (kept: KeptFile) => boolean;
  /** Forgets a file. */
  drop: (kept: KeptFile) => void;
}

/**
 * Opens a store. The target gets links to the store's files, no copies; one that holds an earlier build is brought up
 * to date, which costs a look at each file that stays. No file is ever changed in place, for another build may show it.
 */
export function openPageStore(store: string, target: string): PageStore {
  const folders = new Set<string>();
  const pathIn = (folder: string, file: string) => {
    const path = join(folder, file);
    const parent = dirname(path);
    if (!folders.has(parent)) mkdirSync(parent, { recursive: true });
    folders.add(parent);
    return path;
  };
  const link = (file: string) => linkAnew(join(store, file), pathIn(target, file));
  return {
    write({ file, content }, level) {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content;
      const forms = [{ ending: '', content: bytes }, ...compressedForms(file, bytes, level)];
      return forms.map((form) => {
        const name = `${file}${form.ending}`;
        const { ino, size, mtimeMs } = writeAnew(pathIn(store, name), form.content);
        link(name);
        return [name, ino, size, mtimeMs];
      });
    },
    place(kept) {
      if (isAsKept(join(target, kept[0]), kept)) return true;
      if (!isAsKept(join(store, kept[0]), kept)) return false;
      link(kept[0]);
      return true;
    },
    drop: ([file]) => rmSync(join(store, file), { force: true }),
  };
}

function isAsKept(path: string, [, inode, size, changed]: KeptFile): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  return found?.ino === inode && found.size === size && found.mtimeMs === changed;
}

/** Writes a new file; one of that name loses its name, but not its content, which others may link to. */
function writeAnew(path: string, content: Uint8Array): Stats {
  const descriptor = anew(path, () => openSync(path, 'wx'));
  try {
    for (let written = 0; written < content.length;) written += writeSync(descriptor, content, written);
    return fstatSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

const linkAnew = (from: string, to: string): void =>
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
    unlinkSync(path);
    return make();
  }
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? ''; // what node:fs throws
