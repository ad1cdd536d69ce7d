import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Tests say nothing of what is built. */
const IGNORED = /\.(test|spec)\.tsx?$/;

/** A key that stands for files, and for all files below folders; what is not there is left out. */
export function folderKey(root: string, names: readonly string[]): string {
  const sum = createHash('sha1').update(process.version);
  for (const name of names)
    for (const file of filesBelow(root, name)) sum.update(`\n${file}\n`).update(readFileSync(join(root, file)));
  return sum.digest('hex');
}

function filesBelow(root: string, name: string): string[] {
  const path = join(root, name);
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [name];
  return readdirSync(path)
    .filter((entry) => !IGNORED.test(entry))
    .sort()
    .flatMap((entry) => filesBelow(root, `${name}/${entry}`));
}
