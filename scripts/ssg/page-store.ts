import { lstatSync, type Stats } from 'node:fs';
import { compressedForms, type CompressionLevel } from './compress.ts';
import { pathNumber } from './path-number.ts';
import { createPaths, linkAnew, writeAnew } from './put-file.ts';
import type { OutputFile } from './render-entry.ts';

/** A file of a build, and how it looked when it was written. */
export type KeptFile = [file: string, inode: number, size: number, changed: number];

/** Where the files of a build lie. */
export interface PageFolders {
  /** Where files go that are made anew. What else stands there is of no account. */
  target: string;
  /** The build before, whose files stay where they are if they are as they should be. */
  before?: string | undefined;
}

/** Brings finished files into the folders of a build. */
export interface PageStore {
  /** Writes a file and its compressed forms, under all of its names. */
  write: (output: OutputFile, level: CompressionLevel) => KeptFile[];
  /** @returns whether a file that was written before stands in one of the folders as it was written */
  stands: (kept: KeptFile) => boolean;
  /** The files of this build that stand in the target, as numbers, since this was asked last. */
  takeWritten: () => number[];
}

/** Opens the folders of a build. No file is ever changed in place, for another build may show it. */
export function openPageStore({ target, before }: PageFolders): PageStore {
  const pathIn = createPaths();
  let written: number[] = [];
  const keep = (file: string, { ino, size, mtimeMs }: Stats): KeptFile => {
    written.push(pathNumber(file));
    return [file, ino, size, mtimeMs];
  };
  return {
    write({ file, content, alsoAs = [] }, level) {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content;
      const forms = [{ ending: '', content: bytes }, ...compressedForms(file, bytes, level)];
      return forms.flatMap((form) => {
        const path = pathIn(target, file + form.ending);
        const own = keep(file + form.ending, writeAnew(path, form.content));
        const others = alsoAs.map((name) => [name + form.ending, pathIn(target, name + form.ending)] as const);
        for (const [, other] of others) linkAnew(path, other);
        return [own, ...others.map(([name, other]) => keep(name, lstatSync(other)))];
      });
    },
    stands(kept) {
      if (before && isAsKept(before, kept)) return true;
      if (!isAsKept(target, kept)) return false;
      written.push(pathNumber(kept[0])); // by a build that was not finished
      return true;
    },
    takeWritten() {
      const taken = written;
      written = [];
      return taken;
    },
  };
}

function isAsKept(folder: string, [file, inode, size, changed]: KeptFile): boolean {
  // Not joined: that takes a seventh as long as the look itself, and of ten thousand cases there are 360,000 files.
  const found = lstatSync(`${folder}/${file}`, { throwIfNoEntry: false });
  return found?.ino === inode && found.size === size && found.mtimeMs === changed;
}
