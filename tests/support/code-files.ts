import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LAYERS } from '../repository/layers.ts';

const ROOT = join(import.meta.dirname, '../..');

const CODE = /(?<!\.d|\.test|\.test-d)\.tsx?$/;

/** All code files of the project except tests. */
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

/** Whether a file belongs to a layer's path: a folder, file or glob. */
export const matchesPath = (file: string, path: string): boolean =>
  path.includes('*')
    ? new RegExp(`^${path.replaceAll('**/', '(.+/)?').replace(/(?<![)+.])\*/g, '[^/]*')}$`).test(file)
    : file === path || file.startsWith(`${path}/`);

/** The layer of a file; the most specific path wins. */
export function layerOf(file: string): (typeof LAYERS)[number] | undefined {
  const lengthOf = ({ paths }: (typeof LAYERS)[number]) =>
    Math.max(0, ...paths.filter((path) => matchesPath(file, path)).map((path) => path.length));
  const [best] = LAYERS.filter((layer) => lengthOf(layer) > 0).toSorted(
    (one, other) => lengthOf(other) - lengthOf(one),
  );
  return best;
}
