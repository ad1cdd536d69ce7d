import { existsSync, linkSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { flushFolder } from '../../../authoring/content-edit/put-text.ts';
import { slugify } from '../../../i18n/name-forms.ts';

/** What a new file is called: by its name on the author's computer, with an ending, or with a word in place of no name. */
export interface NewFileName {
  original: string;
  /** Without a dot. */
  ending: string;
  /** The name of a file whose own name has no letters or digits. */
  fallback: string;
}

/**
 * Writes a file under a name that is free, completely or not at all. Never overwrites one.
 * @returns its name
 */
export function writeNewFile(folder: string, name: NewFileName, data: Uint8Array): string {
  const temporary = join(folder, `.upload-${process.pid}-${Date.now()}`);
  writeFileSync(temporary, data, { flush: true });
  try {
    for (;;) {
      const free = freeName(name, (candidate) => existsSync(join(folder, candidate)));
      try {
        linkSync(temporary, join(folder, free));
        return free;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
    }
  } finally {
    rmSync(temporary, { force: true });
    flushFolder(folder);
  }
}

/** Maximum length of a file's name without extension, in characters. */
const MAX_NAME_LENGTH = 60;

/** Returns a name of lower-case letters, digits and hyphens. A number is appended while it's taken. */
function freeName({ original, ending, fallback }: NewFileName, isTaken: (name: string) => boolean): string {
  const words = slugify(original.replace(/^.*[\\/]/, '').replace(/\.[a-z0-9]{1,5}$/i, ''));
  const base = words.slice(0, MAX_NAME_LENGTH).replace(/-$/, '') || fallback;
  for (let number = 1; ; number++) {
    const name = `${number === 1 ? base : `${base}-${number}`}.${ending}`;
    if (!isTaken(name)) return name;
  }
}
