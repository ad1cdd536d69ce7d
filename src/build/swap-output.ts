import { renameSync, existsSync, readdirSync, readFileSync, writeFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, pruneDirectory } from '../../ssg/files-in.ts';
import { createDirectoryCache, replaceLink } from '../../ssg/replace-file.ts';
import type { Rendering } from '../../ssg/render-pages.ts';

/** The folders of a build. */
export interface BuildFolders {
  dist: string;
  /** Receives the pages. Between builds it contains links to the pages in `dist/`. */
  next: string;
  /** Receives the files written after the pages. */
  postRender: string;
}

/** The result of rendering. */
export type BuiltFiles = Pick<Rendering, 'files' | 'added'>;

/** Adds all remaining files to `next`, and swaps it with `dist/`. */
export function replaceOutput(folders: BuildFolders, { files, added }: BuiltFiles, keepPrevious = false): void {
  const { dist, next, postRender } = folders;
  assembleOutput(next, postRender, files);
  swapWithDist(folders, keepPrevious);
  linkAll(dist, next, added);
}

/** Swaps a complete `next` with `dist/`. */
export function swapWithDist({ dist, next }: Pick<BuildFolders, 'dist' | 'next'>, keepPrevious = false): void {
  if (keepPrevious) takeAssets(dist, next);
  swapDirectories(next, dist);
}

/** Removes files that don't belong to this build from the page folder, and moves the remaining outputs into it. */
export function assembleOutput(folder: string, postRender: string, pages: ReadonlySet<string>): void {
  pruneDirectory(folder, (path) => pages.has(path));
  const pathIn = createDirectoryCache();
  for (const file of filesIn(postRender)) renameSync(join(postRender, file), pathIn(folder, file));
}

/**
 * Links the pages that were added to `dist/` into the older build, so that the next build finds each unchanged page
 * there. Linking all pages at that time would take longer than the rest of that build.
 */
function linkAll(dist: string, older: string, added: readonly string[]): void {
  const pathIn = createDirectoryCache();
  for (const file of added) replaceLink(join(dist, file), pathIn(older, file));
}

const ASSETS = 'assets';
/** Lists the assets of the previous build, next to them. */
const LIST = `${ASSETS}/.previous.json`;

/**
 * Returns the previous build's hashed assets that the next one lacks, so that open tabs can still load their chunks.
 * Excludes assets that the previous build took over itself: one release is enough.
 * @param isOwn whether the next build has a file
 */
function assetsToKeep(before: string, isOwn: (file: string) => boolean): string[] {
  if (!existsSync(join(before, ASSETS))) return [];
  const older = new Set([LIST, ...previousAssets(before)]);
  return readdirSync(join(before, ASSETS))
    .map((name) => `${ASSETS}/${name}`)
    .filter((file) => !older.has(file) && !isOwn(file));
}

/** Copies the previous build's assets into the next one. */
function takeAssets(before: string, next: string): void {
  const kept = assetsToKeep(before, (file) => existsSync(join(next, file)));
  for (const file of kept) replaceLink(join(before, file), join(next, file));
  listAssets(next, kept);
}

/** Records which of a build's assets belong to the previous build. */
function listAssets(folder: string, kept: readonly string[]): void {
  if (kept.length > 0) writeFileSync(join(folder, LIST), JSON.stringify(kept));
}

function previousAssets(folder: string): string[] {
  const list = join(folder, LIST);
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[]) : []; // written above
}

const oldOf = (target: string) => `${target}.old`;

/**
 * Replaces a folder by a finished one, and keeps the old one in the finished one's place. The old one is missing for
 * the duration of one rename; if interrupted there, `recoverSwap` restores it (decision 60).
 */
function swapDirectories(finished: string, target: string): void {
  if (existsSync(target)) renameSync(target, oldOf(target));
  renameSync(finished, target);
  if (existsSync(oldOf(target))) renameSync(oldOf(target), finished);
}

/** Restores the folder that an interrupted swap set aside. */
export function recoverSwap(target: string): void {
  if (!existsSync(oldOf(target))) return;
  if (existsSync(target)) rmSync(oldOf(target), { recursive: true });
  else renameSync(oldOf(target), target);
}
