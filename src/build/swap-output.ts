import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../ssg/files-in.ts';
import { createDirectoryCache, replaceLink } from '../../ssg/replace-file.ts';
import { pruneDirectory } from '../../ssg/prune-directory.ts';
import type { Rendering } from '../../ssg/render-pages.ts';
import { swapDirectories } from './swap-directories.ts';
import { takeAssets } from './keep-previous-assets.ts';

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
