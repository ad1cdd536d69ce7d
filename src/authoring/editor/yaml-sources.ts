import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** A YAML file as text, by its path from the root. */
export interface YamlSource {
  file: string;
  text: string;
}

/** All YAML files that a person writes: the content, and the examples of sections. */
export async function readYamlSources(root: string): Promise<YamlSource[]> {
  const files = [
    ...(await filesBelow(root, 'content', /\.yaml$/)),
    ...(await filesBelow(root, 'src/sections', /\.example\.yaml$/)),
  ];
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(join(root, file), 'utf8') })));
}

/** Files below a folder by their path from the root; none where the folder is not there. */
export async function filesBelow(root: string, folder: string, names: RegExp): Promise<string[]> {
  const found = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
  return found
    .filter((entry) => entry.isFile() && names.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
