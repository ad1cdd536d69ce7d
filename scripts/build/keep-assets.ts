import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkAnew } from '../ssg/put-file.ts';

const ASSETS = 'assets';
/** Lists the assets that belong to the build before, beside them. */
const LIST = `${ASSETS}/.previous.json`;

/**
 * Names the hashed assets of the build before that the next one has not, so that tabs that are open find the parts that
 * they still have to load. Those that the build before has itself taken over are not among them: one release is enough.
 * @param isOwn whether the next build has a file
 */
export function assetsToKeep(before: string, isOwn: (file: string) => boolean): string[] {
  if (!existsSync(join(before, ASSETS))) return [];
  const older = new Set([LIST, ...previousAssets(before)]);
  return readdirSync(join(before, ASSETS))
    .map((name) => `${ASSETS}/${name}`)
    .filter((file) => !older.has(file) && !isOwn(file));
}

/** Takes the assets of the build before into the next one. */
export function takeAssets(before: string, next: string): void {
  const kept = assetsToKeep(before, (file) => existsSync(join(next, file)));
  for (const file of kept) linkAnew(join(before, file), join(next, file));
  listAssets(next, kept);
}

/** Says in a build which of its assets belong to the build before. */
export function listAssets(folder: string, kept: readonly string[]): void {
  if (kept.length > 0) writeFileSync(join(folder, LIST), JSON.stringify(kept));
}

function previousAssets(folder: string): string[] {
  const list = join(folder, LIST);
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[]) : []; // written above
}
