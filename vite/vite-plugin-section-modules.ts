import type { Plugin } from 'vite';
import { SECTION_FOLDERS } from '../src/model/section-folders.ts';
import { usedSectionTypes } from '../src/content/read/used-section-types.ts';

/** Files of a section type, by the module that loads them. */
const FILES: Readonly<Record<string, string>> = {
  'virtual:section-components': '*.section.tsx',
  'virtual:section-islands': '*.island.tsx',
};

/** A name of a folder, without characters that mean something in a glob. */
const FOLDER_NAME = /^[a-z][a-z0-9-]*$/;

/**
 * Provides the loaders of section components (`virtual:section-components`) and of their islands
 * (`virtual:section-islands`), by file name. A build contains only the types that content uses, so that scripts and styles
 * of other types aren't published; development, tests and the builder have every type.
 */
export function sectionModules({ everyType = false } = {}): Plugin {
  let folders = ['*'];
  return {
    name: 'section-modules',
    configResolved({ root, command }) {
      if (command === 'build' && !everyType) folders = usedSectionTypes(root).filter((type) => FOLDER_NAME.test(type));
    },
    resolveId: (id) => (FILES[id] ? `\0${id}` : undefined),
    load(id) {
      const files = FILES[id.replace('\0', '')];
      if (!files) return undefined;
      const globs = SECTION_FOLDERS.flatMap((base) => folders.map((folder) => `/${base}/${folder}/${files}`));
      return `export default import.meta.glob(${JSON.stringify(globs)});`;
    },
  };
}
