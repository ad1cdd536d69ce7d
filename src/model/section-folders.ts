import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The folders of section types below the project: the library, then the types of the site itself. */
export const SECTION_FOLDERS = ['src/sections', 'src/site/sections'] as const;

/**
 * Returns the folder of a section type below the project.
 * @param root the project folder
 */
export const sectionFolder = (root: string, type: string): string =>
  `${SECTION_FOLDERS.find((folder) => existsSync(join(root, folder, type, `${type}.schema.ts`))) ?? SECTION_FOLDERS[0]}/${type}`;
