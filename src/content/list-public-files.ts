import { readdirSync, realpathSync, statSync, type Dirent } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** What lies in `public/`, by address. */
export interface PublicFiles {
  /** Files, each with the slash in front: `/images/portrait.svg`. */
  files: ReadonlySet<string>;
  /** Links that lead out of `public/`, or nowhere: what stands at or below them is not published. */
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
    else if (entry.isSymbolicLink()) (isInside(base, path) ? files : outside).push(address);
  }
  return { files: new Set(files.sort()), outside };
}

function entriesOf(base: string): Dirent[] {
  try {
    return readdirSync(base, { recursive: true, withFileTypes: true });
  } catch {
    return []; // every picture that a page names is then named as missing
  }
}

/** Whether a link leads to a file that lies in the folder itself. */
function isInside(base: string, path: string): boolean {
  try {
    const target = realpathSync(path);
    return target.startsWith(realpathSync(base) + sep) && statSync(target).isFile();
  } catch {
    return false;
  }
}
