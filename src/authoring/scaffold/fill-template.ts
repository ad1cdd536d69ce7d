import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../../ssg/files-in.ts';
import { isIgnoredPath } from '../../content/read/ignored-names.ts';

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
  fillText(readFileSync(path, 'utf8'), values);

/** Fills in the text of a template. */
export const fillText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/__([A-Z]+)__/g, (whole, key: string) => values[key] ?? whole);

/** Lists the files in a folder of a site template, by their paths in the template. */
export const templateFiles = (template: string, folder: string): string[] =>
  [...filesIn(join(template, folder))]
    .map((file) => `${folder}/${file}`)
    .filter((file) => !isIgnoredPath(file))
    .sort();
