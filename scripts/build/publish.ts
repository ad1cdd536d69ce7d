import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../ssg/files-in.ts';
import { createPaths, linkAnew } from '../ssg/put-file.ts';
import { removeOthers } from '../ssg/remove-others.ts';
import type { Rendering } from '../ssg/render-pages.ts';
import { swapFolder } from '../swap-folder.ts';
import { takeAssets } from './keep-assets.ts';

/** The folders of a build. */
export interface BuildFolders {
  dist: string;
  /** Gets the pages. Between builds it holds links to the pages in `dist/`. */
  next: string;
  /** Gets what is written after the pages. */
  further: string;
}

/** What a build has rendered. */
export type BuiltFiles = Pick<Rendering, 'files' | 'added'>;

/** Completes `next` with all that a build has written, and swaps it with `dist/`. */
export function publish(folders: BuildFolders, { files, added }: BuiltFiles, keepPrevious = false): void {
  const { dist, next, further } = folders;
  complete(next, further, files);
  exchange(folders, keepPrevious);
  linkAll(dist, next, added);
}

/** Swaps a complete `next` with `dist/`. */
export function exchange({ dist, next }: Pick<BuildFolders, 'dist' | 'next'>, keepPrevious = false): void {
  if (keepPrevious) takeAssets(dist, next);
  swapFolder(next, dist);
}

/** Removes from a folder of pages what is no page of this build, and moves the further files into it. */
export function complete(folder: string, further: string, pages: ReadonlySet<string>): void {
  removeOthers(folder, (path) => pages.has(path));
  const pathIn = createPaths();
  for (const file of filesIn(further)) renameSync(join(further, file), pathIn(folder, file));
}

/**
 * Links the pages that were added to `dist/` into the older build, which then holds all of them: the next build finds
 * each page that doesn't change where it needs it. Linking all of them then would take longer than the rest of it.
 */
function linkAll(dist: string, older: string, added: readonly string[]): void {
  const pathIn = createPaths();
  for (const file of added) linkAnew(join(dist, file), pathIn(older, file));
}
