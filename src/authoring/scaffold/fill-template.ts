import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file to create. */
export interface NewFile {
  /** Path relative to the project root. */
  file: string;
  text: string;
}

/** Fills in a template of this folder: `__NAME__` and the like. */
export const fillTemplate = (template: string, values: Readonly<Record<string, string>>): string =>
  readFileSync(join(import.meta.dirname, template), 'utf8').replaceAll(
    /__([A-Z]+)__/g,
    (whole, key: string) => values[key] ?? whole,
  );
