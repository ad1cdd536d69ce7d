import type { Dirent } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { entriesBelow } from '../read/entries-below.ts';

/** The entries of `public/` by URL path. */
export interface PublicFiles {
  /** Files with a leading slash: `/images/portrait.svg`. */
  files: ReadonlySet<string>;
  /**
   * Symbolic links, regardless of their target. The build doesn't follow them, so nothing at or below them is
   * published.
   */
  outside: readonly string[];
}

/** Lists the files of `public/`. Returns none if the folder doesn't exist. */
export function listPublicFiles(root: string): PublicFiles {
  const base = join(root, 'public');
  const files: string[] = [];
  const outside: string[] = [];
  for (const entry of entriesOf(base)) {
    const path = join(entry.parentPath, entry.name);
    const address = `/${relative(base, path).split(sep).join('/')}`;
    if (entry.isFile()) files.push(address);
    else if (entry.isSymbolicLink()) outside.push(address);
  }
  return { files: new Set(files.sort()), outside };
}

function entriesOf(base: string): Dirent[] {
  try {
    return [...entriesBelow(base)];
  } catch {
    return []; // every referenced image is then reported as missing
  }
}
