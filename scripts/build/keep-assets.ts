import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ASSETS = 'assets';
/** Lists the assets that belong to the build before, beside them. */
const LIST = '.previous.json';

/**
 * Takes the hashed assets of the build before into the next one, so that tabs that are open find the parts that they
 * still have to load. Those that the build before has itself taken over are not taken on: one release is enough.
 */
export function keepAssets(before: string, next: string): void {
  const from = join(before, ASSETS);
  if (!existsSync(from)) return;
  const older = new Set(previousAssets(from));
  const own = new Set(readdirSync(join(next, ASSETS)));
  const kept = readdirSync(from).filter((name) => name !== LIST && !older.has(name) && !own.has(name));
  for (const name of kept) copyFileSync(join(from, name), join(next, ASSETS, name));
  if (kept.length > 0) writeFileSync(join(next, ASSETS, LIST), JSON.stringify(kept));
}

function previousAssets(folder: string): string[] {
  const list = join(folder, LIST);
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[]) : []; // written above
}
