import { lstatSync, type Stats } from 'node:fs';
import { compressedForms, type CompressionLevel } from './compress.ts';
import { createPaths, linkAnew, writeAnew } from './put-file.ts';
import type { OutputFile } from './render-entry.ts';

/** A file of a build, and how it looked when it was written. */
export type KeptFile = [file: string, inode: number, size: number, changed: number];

/** The folders of a build. */
export interface PageFolders {
  /** Gets the files of this build. It may hold those of an older one. */
  target: string;
  /** The last build. What is as it was is linked from there. */
  before?: string | undefined;
}

/** Brings finished files into the target. */
export interface PageStore {
  /** Writes a file and its compressed forms, under all of its names. */
  write: (output: OutputFile, level: CompressionLevel) => KeptFile[];
  /**
   * Takes over files that an earlier build has written.
   * @returns whether all of them are in the target now, unchanged
   */
  takeOver: (files: readonly KeptFile[]) => boolean;
  /** The files that were added to the target since the last call. */
  takeAdded: () => string[];
}

/** Opens the folders of a build. No file is ever changed in place, for another build may show it. */
export function openPageStore({ target, before }: PageFolders): PageStore {
  const pathIn = createPaths();
  let added: string[] = [];
  const keep = (file: string, { ino, size, mtimeMs }: Stats): KeptFile => {
    added.push(file);
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
    takeOver: (files) =>
      files.every((kept) => {
        const [file] = kept;
        if (isAsKept(target, kept)) return true;
        if (before === undefined || !isAsKept(before, kept)) return false;
        linkAnew(`${before}/${file}`, pathIn(target, file));
        added.push(file);
        return true;
      }),
    takeAdded() {
      const taken = added;
      added = [];
      return taken;
    },
  };
}

function isAsKept(folder: string, [file, inode, size, changed]: KeptFile): boolean {
  try {
    // Not joined: that takes a seventh as long as the look itself, and of ten thousand cases there are 360,000 files.
    const found = lstatSync(`${folder}/${file}`, { throwIfNoEntry: false });
    return found?.ino === inode && found.size === size && found.mtimeMs === changed;
  } catch {
    return false; // ENOTDIR: somebody else put a file where its folder was
  }
}
