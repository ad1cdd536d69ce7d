import { lstatSync, type Stats } from 'node:fs';
import { compressedForms, type CompressionLevel } from './compress.ts';
import { createDirectoryCache, replaceLink, replaceFile } from './replace-file.ts';
import type { OutputFile } from './render-entry.ts';

/** A file of a build, and its state when it was written. */
export type FileStamp = [file: string, inode: number, size: number, changed: number];

/** The folders of a build. */
export interface OutputFolders {
  /** Receives the files of this build. It may contain those of an older one. */
  target: string;
  /** The previous build. Unchanged files are linked from there. */
  before?: string | undefined;
}

/** Writes finished files to the target. */
export interface OutputWriter {
  /** Writes a file and its compressed forms, under all of its names. */
  write: (output: OutputFile, level: CompressionLevel) => FileStamp[];
  /**
   * Links files that an earlier build wrote.
   * @returns whether all of them are in the target, unchanged
   */
  reuse: (files: readonly FileStamp[]) => boolean;
  /** Returns the files added to the target since the last call. */
  takeAdded: () => string[];
}

/** Opens the folders of a build. Never modifies a file in place, because another build may link to it. */
export function createOutputWriter({ target, before }: OutputFolders): OutputWriter {
  const pathIn = createDirectoryCache();
  let added: string[] = [];
  const keep = (file: string, { ino, size, mtimeMs }: Stats): FileStamp => {
    added.push(file);
    return [file, ino, size, mtimeMs];
  };
  return {
    write({ file, content, alsoAs = [] }, level) {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content;
      const forms = [{ ending: '', content: bytes }, ...compressedForms(file, bytes, level)];
      return forms.flatMap((form) => {
        const path = pathIn(target, file + form.ending);
        const own = keep(file + form.ending, replaceFile(path, form.content));
        const others = alsoAs.map((name) => [name + form.ending, pathIn(target, name + form.ending)] as const);
        for (const [, other] of others) replaceLink(path, other);
        return [own, ...others.map(([name, other]) => keep(name, lstatSync(other)))];
      });
    },
    reuse: (files) =>
      files.every((kept) => {
        const [file] = kept;
        if (isUnchanged(target, kept)) return true;
        if (before === undefined || !isUnchanged(before, kept)) return false;
        replaceLink(`${before}/${file}`, pathIn(target, file));
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

function isUnchanged(folder: string, [file, inode, size, changed]: FileStamp): boolean {
  try {
    // Not joined with path.join: that takes a seventh as long as the check itself, and ten thousand entries have
    // 360,000 files.
    const found = lstatSync(`${folder}/${file}`, { throwIfNoEntry: false });
    return found?.ino === inode && found.size === size && found.mtimeMs === changed;
  } catch {
    return false; // ENOTDIR: a file was put where its folder was
  }
}
