import { readFileSync } from 'node:fs';

/** A file to create. */
export interface NewFile {
  /** Path relative to the project root. */
  file: string;
  text: string;
}

/**
 * Fills in a template: `__NAME__` and the like.
 * @param path the file of the template
 */
export const fillTemplate = (path: string, values: Readonly<Record<string, string>>): string =>
  readFileSync(path, 'utf8').replaceAll(/__([A-Z]+)__/g, (whole, key: string) => values[key] ?? whole);
