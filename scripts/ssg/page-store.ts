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
  /** Folders in it into which nothing was put, and from which nothing was taken, since it was done. */
  untouched?: readonly string[];
}

/** Brings finished files into the folders of a build. */
export interface PageStore {
  /** Writes a file and its compressed forms, under all of its names. */
  write: (output: OutputFile, level: CompressionLevel) => KeptFile[];
  /** @returns whether files that were written before stand in the folders as they were written */
  stand: (files: readonly KeptFile[]) => boolean;
  /** The files of this build that stand in the target, since this was asked last. */
  takeWritten: () => Written;
}

/** Files as numbers (see `path-number.ts`), and by name if they are few: a build of the whole site would hold them all. */
interface Written {
  written: Float64Array;
  names: string[] | undefined;
}

/** So many are few. */
const FEW_NAMES = 200;

/** Opens the folders of a build. No file is ever changed in place, for another build may show it. */
export function openPageStore({ target, before, untouched = [] }: PageFolders): PageStore {
  const pathIn = createPaths();
  const isUntouched = createIsIn(untouched);
  let [numbers, names]: [number[], string[]] = [[], []];
  const note = (file: string) => {
    numbers.push(pathNumber(file));
    if (numbers.length <= FEW_NAMES) names.push(file);
  };
  const keep = (file: string, { ino, size, mtimeMs }: Stats): KeptFile => {
    note(file);
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
    stand(files) {
      let [seen, isBefore] = [0, false];
      return files.every((kept) => {
        // Another name of the file that was just looked at, in a folder whose names are as they were.
        if (isBefore && kept[1] === seen && isUntouched(kept[0])) return true;
        seen = kept[1];
        isBefore = before !== undefined && isAsKept(before, kept);
        if (isBefore) return true;
        if (!isAsKept(target, kept)) return false;
        note(kept[0]); // by a build that was not finished
        return true;
      });
    },
    takeWritten() {
      const taken = { written: Float64Array.from(numbers), names: numbers.length > names.length ? undefined : names };
      [numbers, names] = [[], []];
      return taken;
    },
  };
}

/** Tells whether a file lies directly in one of some folders. */
function createIsIn(folders: readonly string[]): (file: string) => boolean {
  const paths = new Set(folders);
  return (file) => paths.has(file.slice(0, Math.max(0, file.lastIndexOf('/'))));
}

function isAsKept(folder: string, [file, inode, size, changed]: KeptFile): boolean {
  // Not joined: that takes a seventh as long as the look itself, and of ten thousand cases there are 360,000 files.
  const found = lstatSync(`${folder}/${file}`, { throwIfNoEntry: false });
  return found?.ino === inode && found.size === size && found.mtimeMs === changed;
}
