import { existsSync } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CollectionDefinition } from '../schema/define-collection.ts';
import type { SectionDefinition } from '../schema/define-section.ts';
import type { SiteDefinition } from '../schema/define-site.ts';
import { readSiteRegions } from '../content/read/site-regions.ts';
import { createModel, type ContentModel, type SiteDefinitions } from './content-model.ts';
import { SECTION_FOLDERS } from './section-folders.ts';

const COLLECTIONS = 'src/site/collections';
const CONFIG = 'src/site/config.ts';

/**
 * Loads the model of a site: its definitions, and the regions of its content.
 * @param root the project folder
 */
export const loadModel = async (root: string): Promise<ContentModel> =>
  createModel(await loadDefinitions(root), readSiteRegions(root));

let bundled: SiteDefinitions | undefined;

/** Takes the definitions that a bundle brings: there, the modules of the project can't be loaded by their files. */
export function provideDefinitions(definitions: SiteDefinitions): void {
  bundled = definitions;
}

/**
 * Loads what a site's code consists of: each folder of section types with a `*.schema.ts`, each folder of collections with a
 * `*.collection.ts`, and `src/site/config.ts`. The name of a folder is the section type.
 * @param root the project folder
 */
export async function loadDefinitions(root: string): Promise<SiteDefinitions> {
  if (bundled) return bundled;
  const [library] = SECTION_FOLDERS;
  if (!existsSync(join(root, library))) throw new Error(`${library} is missing.`);
  const [collections, config, ...sections] = await Promise.all([
    loadFolders<CollectionDefinition>(root, COLLECTIONS, '.collection.ts'),
    loadConfig(root),
    ...SECTION_FOLDERS.map((folder) => loadFolders<SectionDefinition>(root, folder, '.schema.ts')),
  ]);
  return {
    sections: new Map(sections.flat()),
    collections: collections.map(([, collection]) => collection),
    site: config,
  };
}

async function loadConfig(root: string): Promise<SiteDefinition> {
  const file = join(root, CONFIG);
  return existsSync(file) ? load<SiteDefinition>(await realpath(file)) : {};
}

/** Loads the default exports of files with an ending, one in each folder, by the names of the folders. */
async function loadFolders<T>(root: string, folder: string, ending: string): Promise<[name: string, definition: T][]> {
  if (!existsSync(join(root, folder))) return [];
  // As Node does for every module: a linked folder loads none a second time.
  const base = await realpath(join(root, folder));
  const folders = (await readdir(base, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const found = await Promise.all(
    folders.map(async ({ name }): Promise<[string, T][]> => {
      // Programs that edit files leave others beside them, such as `.#hero.schema.ts`.
      const file = (await readdir(join(base, name))).find((one) => one.endsWith(ending) && /^[a-z]/.test(one));
      return file === undefined ? [] : [[name, await load<T>(join(base, name, file))]];
    }),
  );
  return found.flat();
}

/** Modification time of each loaded file, in milliseconds. */
const read = new Map<string, number>();

async function load<T>(file: string): Promise<T> {
  const { mtimeMs } = await stat(file);
  // Node caches modules by URL, so a changed file needs another URL.
  const address = pathToFileURL(file);
  if ((read.get(file) ?? mtimeMs) === mtimeMs) read.set(file, mtimeMs);
  else address.searchParams.set('written', String(mtimeMs));
  return ((await import(/* @vite-ignore */ address.href)) as { default: T }).default;
}
