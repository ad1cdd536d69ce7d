import { readdirSync, type Dirent } from 'node:fs';
import { join } from 'node:path';
import { FONTS_FOLDER } from '../../theme/added-font.ts';
import { isLeftBehind, isPartOfSite } from '../read/ignored-names.ts';

/** The entries of `public/` by URL path. */
export interface PublicFiles {
  /** Files with a leading slash: `/images/portrait.svg`. */
  files: ReadonlySet<string>;
  /**
   * Symbolic links, regardless of their target. The build doesn't follow them, so nothing at or below them is
   * published.
   */
  outside: readonly string[];
  /** The names of the files in `content/fonts/`. */
  fonts?: ReadonlySet<string>;
}

/** The same, with what somebody may have meant to publish. */
export interface ListedPublicFiles extends PublicFiles {
  /** Hidden and secret files and folders, and what sync programs leave of a file. They aren't published. */
  leftOut: readonly string[];
}

/**
 * Lists the files of `public/` that are published. Leaves out what systems, editors and sync programs leave there. Returns
 * none if the folder doesn't exist.
 */
export function listPublicFiles(root: string): ListedPublicFiles {
  const files: string[] = [];
  const outside: string[] = [];
  const leftOut: string[] = [];
  const list = (folder: string) => {
    for (const entry of entriesOf(join(root, 'public', folder))) {
      const address = `${folder}/${entry.name}`;
      if (isLeftBehind(entry.name)) continue;
      if (!isPartOfSite(entry.name)) leftOut.push(address);
      else if (entry.isDirectory()) list(address);
      else if (entry.isFile()) files.push(address);
      else if (entry.isSymbolicLink()) outside.push(address);
    }
  };
  list('');
  const fonts = entriesOf(join(root, FONTS_FOLDER)).filter((entry) => entry.isFile());
  return {
    files: new Set(files.sort()),
    outside,
    leftOut: leftOut.sort(),
    fonts: new Set(fonts.map(({ name }) => name)),
  };
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return []; // every referenced image is then reported as missing
  }
}
