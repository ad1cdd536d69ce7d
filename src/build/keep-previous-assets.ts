import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceLink } from '../../ssg/replace-file.ts';

const ASSETS = 'assets';
/** Lists the assets of the previous build, next to them. */
const LIST = `${ASSETS}/.previous.json`;

/**
 * Returns the previous build's hashed assets that the next one lacks, so that open tabs can still load their chunks.
 * Excludes assets that the previous build took over itself: one release is enough.
 * @param isOwn whether the next build has a file
 */
export function assetsToKeep(before: string, isOwn: (file: string) => boolean): string[] {
  if (!existsSync(join(before, ASSETS))) return [];
  const older = new Set([LIST, ...previousAssets(before)]);
  return readdirSync(join(before, ASSETS))
    .map((name) => `${ASSETS}/${name}`)
    .filter((file) => !older.has(file) && !isOwn(file));
}

/** Copies the previous build's assets into the next one. */
export function takeAssets(before: string, next: string): void {
  const kept = assetsToKeep(before, (file) => existsSync(join(next, file)));
  for (const file of kept) replaceLink(join(before, file), join(next, file));
  listAssets(next, kept);
}

/** Records which of a build's assets belong to the previous build. */
export function listAssets(folder: string, kept: readonly string[]): void {
  if (kept.length > 0) writeFileSync(join(folder, LIST), JSON.stringify(kept));
}

function previousAssets(folder: string): string[] {
  const list = join(folder, LIST);
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[]) : []; // written above
}
