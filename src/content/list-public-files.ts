import type { Dirent } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { entriesBelow } from './entries-below.ts';

/** What lies in `public/`, by address. */
export interface PublicFiles {
  /** Files, each with the slash in front: `/images/portrait.svg`. */
  files: ReadonlySet<string>;
  /** Links, wherever they lead: the build does not follow them, and what stands at or below them is not published. */
  outside: readonly string[];
}

/** Lists the files of `public/`; a site without the folder has none. */
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
    return []; // every picture that a page names is then named as missing
  }
}
