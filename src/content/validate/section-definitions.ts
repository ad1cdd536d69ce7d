import { readdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SectionDefinition } from '../../schema/define-section.ts';
import { isIgnored } from '../read/ignored-names.ts';

/** All section types by name. */
export type SectionDefinitions = ReadonlyMap<string, SectionDefinition>;

/** Finds the section types: every folder of `src/sections` with a `*.schema.ts`. The folder's name is the type. */
export async function loadSectionDefinitions(root: string): Promise<SectionDefinitions> {
  // As Node does for every module: a linked folder loads none a second time.
  const base = await realpath(join(root, 'src/sections'));
  const folders = (await readdir(base, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const found = await Promise.all(
    folders.map(async ({ name }) => [name, await loadDefinition(join(base, name))] as const),
  );
  return new Map(found.flatMap(([name, definition]) => (definition ? [[name, definition]] : [])));
}

/** Modification time of each loaded schema file, in milliseconds. */
const read = new Map<string, number>();

async function loadDefinition(folder: string): Promise<SectionDefinition | undefined> {
  const name = (await readdir(folder)).find((one) => one.endsWith('.schema.ts') && !isIgnored(one));
  if (!name) return undefined;
  const file = join(folder, name);
  const { mtimeMs } = await stat(file);
  // Node caches modules by URL, so a changed file needs another URL.
  const address = pathToFileURL(file);
  if ((read.get(file) ?? mtimeMs) === mtimeMs) read.set(file, mtimeMs);
  else address.searchParams.set('written', String(mtimeMs));
  const module = (await import(/* @vite-ignore */ address.href)) as { default: SectionDefinition };
  return module.default;
}
