import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isIgnored } from '../content/read/ignored-names.ts';

/** Tests don't affect the build. */
const IGNORED = /\.(test|spec)\.tsx?$/;

/**
 * Hashes files and all files in folders. Ignores missing ones, and what systems, editors and sync programs leave.
 * @param more determines the result as well
 */
export function hashSources(root: string, names: readonly string[], more = ''): string {
  const sum = createHash('sha1').update(`${process.version} ${more}`);
  for (const name of names)
    for (const file of filesBelow(root, name)) sum.update(`\n${file}\n`).update(readFileSync(join(root, file)));
  return sum.digest('hex');
}

function filesBelow(root: string, name: string): string[] {
  const path = join(root, name);
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [name];
  return readdirSync(path)
    .filter((entry) => !IGNORED.test(entry) && !isIgnored(entry))
    .sort()
    .flatMap((entry) => filesBelow(root, `${name}/${entry}`));
}
