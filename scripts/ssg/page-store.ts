import {
  closeSync,
  copyFileSync,
  fstatSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  unlinkSync,
  writeSync,
  type Stats,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { compressedForms, type CompressionLevel } from './compress.ts';
import type { OutputFile } from './render-entry.ts';

/** A file of a build, and how it looked when it was written. */
export type KeptFile = [file: string, inode: number, size: number, changed: number];

/** Where the files of a build lie. */
export interface PageFolders {
  /** Where they go. It may hold an older build, which is brought up to date. */
  target: string;
  /** The build before, whose files are taken over where they are as they should be. */
  before?: string | undefined;
  /** Gets every file too, so that the next build finds all of them in its target. */
  twin?: string | undefined;
}

/** Brings finished files into the folder of a build. */
export interface PageStore {
  /** Writes a file and its compressed forms, under all of its names. */
  write: (output: OutputFile, level: CompressionLevel) => KeptFile[];
  /** Puts a file that was written before in its place. @returns whether it is as it was written */
  place: (kept: KeptFile) => boolean;
}

/**
 * Opens the folders of a build. Files are in several of them by links, not as copies, and a file that is in its place
 * already costs no more than a look. None is ever changed in place, for another build may show it.
 */
export function openPageStore({ target, before, twin }: PageFolders): PageStore {
  const folders = new Set<string>();
  const pathIn = (folder: string, file: string) => {
    const path = join(folder, file);
    const parent = dirname(path);
    if (!folders.has(parent)) mkdirSync(parent, { recursive: true });
    folders.add(parent);
    return path;
  };
  const keep = (name: string, { ino, size, mtimeMs }: Stats): KeptFile => {
    intoTwin(name);
    return [name, ino, size, mtimeMs];
  };
  const intoTwin = (file: string) => {
    if (twin) linkAnew(join(target, file), pathIn(twin, file));
  };
  return {
    write({ file, content, alsoAs = [] }, level) {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content;
      const forms = [{ ending: '', content: bytes }, ...compressedForms(file, bytes, level)];
      return forms.flatMap((form) => {
        const path = pathIn(target, file + form.ending);
        const own = keep(file + form.ending, writeAnew(path, form.content));
        const others = alsoAs.map((name) => name + form.ending);
        for (const other of others) linkAnew(path, pathIn(target, other));
        return [own, ...others.map((other) => keep(other, lstatSync(join(target, other))))];
      });
    },
    place(kept) {
      const [file] = kept;
      if (!isAsKept(target, kept)) {
        if (!before || !isAsKept(before, kept)) return false;
        linkAnew(join(before, file), pathIn(target, file));
      }
      intoTwin(file);
      return true;
    },
  };
}

function isAsKept(folder: string, [file, inode, size, changed]: KeptFile): boolean {
  // Not joined: that takes a seventh as long as the look itself, and of ten thousand cases there are 360,000 files.
  const found = lstatSync(`${folder}/${file}`, { throwIfNoEntry: false });
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
    unlinkSync(path);
    return make();
  }
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? ''; // what node:fs throws
