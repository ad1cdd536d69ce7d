import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { decodeSource } from '../../content/read/decode-source.ts';
import { isPartOfSite } from '../../content/read/ignored-names.ts';
import { SECTION_FOLDERS } from '../../model/section-folders.ts';

/** A YAML file as text, by its path relative to the root. */
export interface EditorYamlFile {
  file: string;
  text: string;
}

/**
 * Returns all hand-written YAML files: the content and the section examples. A file that isn't UTF-8 is left out: written
 * again, it would lose its letters. The content check reports it.
 */
export async function readYamlSources(root: string): Promise<EditorYamlFile[]> {
  const files = [
    ...(await filesBelow(root, 'content', /\.yaml$/)),
    ...(await Promise.all(SECTION_FOLDERS.map((folder) => filesBelow(root, folder, /\.example\.yaml$/)))).flat(),
  ];
  const read = await Promise.all(files.map(async (file) => decodeSource(file, await readFile(join(root, file)))));
  return read.filter((source) => 'text' in source);
}

/**
 * Lists files in a folder by their path relative to the root; none if the folder doesn't exist. Leaves out what systems,
 * editors and sync programs leave there.
 */
export async function filesBelow(root: string, folder: string, names: RegExp): Promise<string[]> {
  const found = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
  return found
    .filter((entry) => entry.isFile() && names.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(isPartOfSite)
    .sort();
}
