import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesIn } from '../ssg/files-in.ts';
import { completeFolder, hasRoom, moveFiles, type BuiltFiles } from '../ssg/finish-folder.ts';
import { removeOthers } from '../ssg/remove-others.ts';
import { restoreFolder, swapFolder } from '../swap-folder.ts';
import { noteFolders, printOfFiles, readLeftFolders, type LeftFolders } from './left-folders.ts';
import { assetsToKeep, listAssets, takeAssets } from './keep-assets.ts';

/** So many files are linked in no time. */
const MANY = 10_000;

/** Up to this share of the files is soon moved. */
const FEW = 0.1;

/** The folders of a build. */
export interface BuildFolders {
  dist: string;
  /** Gets what is written anew. Between builds it may hold an older build, of no account. */
  next: string;
  /** Gets what is written after the pages. */
  further: string;
  /** A file that is there while `dist/` is being brought up to date: names what is still to be moved. */
  moving: string;
  /** A file that notes how the folders of `dist/` looked when a build was done; may be deleted. */
  left: string;
}

/**
 * Makes `dist/` of what a build has written. `next` is made whole, and the two folders are exchanged: that is done in no
 * time. Only where little of much has changed, to link all the rest would take longer than all else: then what has
 * changed is moved to its place in `dist/`. What was begun and stopped there, `finishPublishing` brings to its end.
 */
export function publish(folders: BuildFolders, files: BuiltFiles, keepPrevious = false): void {
  const { all, written } = files;
  const isFew = all.size > MANY && written.size <= FEW * all.size;
  if (isFew && existsSync(folders.dist) && bringUpToDate(folders, files, keepPrevious)) return;
  const { paths, further } = gather(folders, files);
  exchange(folders, keepPrevious);
  if (!keepPrevious) noteFolders(folders.left, folders.dist, printOfFiles(all.print(), further), paths);
}

/** Makes `dist/` of a `next` that is whole. */
export function exchange({ dist, next }: BuildFolders, keepPrevious = false): void {
  if (keepPrevious) takeAssets(dist, next);
  swapFolder(next, dist);
}

/**
 * Makes `next` whole.
 * @returns its folders, and the files that were written after the pages
 */
export function gather(folders: BuildFolders, files: BuiltFiles): { paths: Set<string>; further: string[] } {
  const { dist, next } = folders;
  const paths = completeFolder({ target: next, before: dist }, files);
  const further = [...filesIn(folders.further)];
  moveFiles(folders.further, next, further);
  for (const file of further) for (let path = dirname(file); path !== '.'; path = dirname(path)) paths.add(path);
  return { paths, further };
}

/** Does what a stopped build was about to do to `dist/`. */
export function finishPublishing({ dist, next, further, moving }: BuildFolders): void {
  restoreFolder(dist);
  if (!existsSync(moving)) return;
  const { written, added } = JSON.parse(readFileSync(moving, 'utf8')) as Moved; // written below
  const inPlace = (folder: string) => (file: string) => existsSync(join(folder, file));
  moveFiles(further, dist, added.filter(inPlace(further)));
  moveFiles(next, dist, written.filter(inPlace(next)));
  rmSync(moving);
}

interface Moved {
  /** Files in `next`. */
  written: string[];
  /** Files in `further`. */
  added: string[];
}

/** @returns whether that can be done */
function bringUpToDate(folders: BuildFolders, files: BuiltFiles, keepPrevious: boolean): boolean {
  const { dist, next, further, moving } = folders;
  const { all, written, names } = files;
  const kept = keepPrevious ? assetsToKeep(dist, all.has) : [];
  const own = names ? [...new Set(names)] : some(filesIn(next), written.has);
  const others = [...filesIn(further)];
  if (!hasRoom(dist, [...own, ...others])) return false;
  const added = others.filter((file) => !isSame(join(further, file), join(dist, file)));
  writeFileSync(`${moving}.new`, JSON.stringify({ written: own, added } satisfies Moved));
  renameSync(`${moving}.new`, moving);
  const stay = new Set([...others, ...kept]);
  const print = printOfFiles(all.print(), stay);
  const left = readLeftFolders(folders.left, dist);
  finishPublishing(folders);
  const stays = (file: string) => all.has(file) || stay.has(file);
  const paths = left.files === print ? searchTouched(dist, stays, left) : searchAll(dist, stays);
  listAssets(dist, kept);
  noteFolders(folders.left, dist, print, paths);
  return true;
}

/**
 * Removes what no build made.
 * @returns the folders of `dist/`
 */
function searchAll(dist: string, stays: (file: string) => boolean): Set<string> {
  const paths = new Set<string>();
  removeOthers(dist, stays, '', paths);
  return paths;
}

/** The same where the build before had files of the same names: only in folders that were touched since. */
function searchTouched(
  dist: string,
  stays: (file: string) => boolean,
  { touched, untouched }: LeftFolders,
): Set<string> {
  const paths = new Set([...touched, ...untouched]);
  for (const path of touched) removeOthers(dist, (inner) => stays(inner) || paths.has(inner), path);
  return paths;
}

/** Those of many files that are wanted; the others are not held. */
function some(files: Iterable<string>, isWanted: (file: string) => boolean): string[] {
  const found: string[] = [];
  for (const file of files) if (isWanted(file)) found.push(file);
  return found;
}

function isSame(one: string, other: string): boolean {
  const there = statSync(other, { throwIfNoEntry: false });
  return there?.size === statSync(one).size && there.isFile() && readFileSync(one).equals(readFileSync(other));
}
