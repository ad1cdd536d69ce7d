import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LAYERS } from '../../scripts/layers.ts';

const ROOT = join(import.meta.dirname, '../..');

const CODE = /(?<!\.d|\.test|\.test-d)\.tsx?$/;

/** The files of code below the folders of the project, but for tests. */
export function codeFiles(): string[] {
  const folders = readdirSync(ROOT, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !/^\.|^(node_modules|dist.*|tests)$/.test(entry.name),
  );
  return folders.flatMap(({ name }) =>
    readdirSync(join(ROOT, name), { recursive: true, encoding: 'utf8' })
      .map((file) => `${name}/${file}`)
      .filter((file) => CODE.test(file) && !file.includes('/node_modules/')),
  );
}

/** Whether a file is of a path of a layer: in the folder, or of the pattern. */
export const isIn = (file: string, path: string): boolean =>
  path.includes('*')
    ? new RegExp(`^${path.replaceAll('**/', '(.+/)?').replace(/(?<![)+.])\*/g, '[^/]*')}$`).test(file)
    : file === path || file.startsWith(`${path}/`);

/** The layer of a file; that of a pattern before that of the folder around it. */
export const layerOf = (file: string): (typeof LAYERS)[number] | undefined =>
  LAYERS.find(({ paths }) => paths.some((path) => isIn(file, path)));
