import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Diagnostic } from '../../src/content/diagnostics/diagnostic.ts';
import { checkPublicFiles } from '../../src/content/public/check-public-files.ts';
import { readSiteRegions } from '../../src/content/read/site-regions.ts';
import { readPublicFiles } from '../../src/content/public/read-public-files.ts';

const PROJECT = join(import.meta.dirname, '../..');

/** A copy of `public/`, in which mistakes can be made. */
export interface PublicCopy {
  /** Writes a file; `null` deletes it. */
  put: (file: string, whole: string | Uint8Array | null) => void;
  diagnose: () => Promise<Diagnostic[]>;
  remove: () => void;
}

/** Copies `public/` to a folder of its own. */
export function copyPublic(): PublicCopy {
  const root = mkdtempSync(join(tmpdir(), 'public-copy-'));
  cpSync(join(PROJECT, 'public'), join(root, 'public'), { recursive: true });
  return {
    put: (file, whole) => {
      const path = join(root, file);
      mkdirSync(dirname(path), { recursive: true });
      if (whole === null) rmSync(path);
      else writeFileSync(path, whole);
    },
    diagnose: async () => checkPublicFiles(await readPublicFiles(root), readSiteRegions(PROJECT)),
    remove: () => rmSync(root, { recursive: true }),
  };
}
