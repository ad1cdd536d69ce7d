import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SectionDefinition } from '../schema/define-section.ts';

/** All section types by name. */
export type SectionDefinitions = ReadonlyMap<string, SectionDefinition>;

/** Finds the section types: every folder of `src/sections` with a `*.schema.ts`; the folder's name is the type. */
export async function findSectionDefinitions(root: string): Promise<SectionDefinitions> {
  const base = join(root, 'src/sections');
  const folders = (await readdir(base, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const found = await Promise.all(
    folders.map(async ({ name }) => [name, await loadDefinition(join(base, name))] as const),
  );
  return new Map(found.flatMap(([name, definition]) => (definition ? [[name, definition]] : [])));
}

async function loadDefinition(folder: string): Promise<SectionDefinition | undefined> {
  const file = (await readdir(folder)).find((name) => name.endsWith('.schema.ts'));
  if (!file) return undefined;
  const module = (await import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href)) as {
    default: SectionDefinition;
  };
  return module.default;
}
