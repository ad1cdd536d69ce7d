import { z } from 'zod';
import { isMap } from '../data/plain.ts';
import { translated } from '../i18n/translations.ts';
import {
  entryPathsIn,
  hasAddress,
  isTemplateFile,
  joinPath,
  pageAddresses,
  pagePathOf,
  TEMPLATES_FOLDER,
} from '../content/read/page-paths.ts';
import { readingKeysOf, wordsFor } from '../regions/reading-language.ts';
import type { SiteRegions } from '../regions/site-regions.ts';
import type { CollectionDefinition } from '../schema/define-collection.ts';
import { pageSchema } from '../schema/page.schema.ts';
import { schemaFor } from '../schema/schema-for.ts';
import { pageTemplateSchema, sectionTemplateSchema } from '../schema/template.schema.ts';
import type { ContentModel } from './content-model.ts';
import { OPTIONAL_FILES, requiredFiles } from './single-files.ts';

/** What a content file is, by its path. */
export type FileKind =
  | { kind: 'page'; /** Path without region; '' for the home page. */ path: string }
  | { kind: 'shared'; name: string }
  | { kind: 'template'; /** What starts from it. */ of: TemplateOf; name: string }
  | { kind: 'entry'; collection: CollectionDefinition; id: string }
  | { kind: 'single'; name: string; schema: z.ZodType };

/** What starts from a template. */
export type TemplateOf = 'page' | 'section';

type Model = Pick<ContentModel, 'collections' | 'dictionary' | 'regions' | 'singles'>;

/** The folder of pages. */
export const PAGES_FOLDER = 'content/pages/';

/** The folder of sections that several pages show. */
export const SHARED_FOLDER = 'content/shared/';

/** Returns the folder of the templates of pages or of sections. */
export const templatesFolder = (of: TemplateOf): string => `${TEMPLATES_FOLDER}${of}s/`;

/** The schemas of templates. */
export const TEMPLATE_SCHEMAS = { page: pageTemplateSchema, section: sectionTemplateSchema } as const;

/** The folder of the entries of a collection. */
export const entriesFolder = (collection: string): string => `content/${collection}/`;

/** Returns the path of a file that exists once. */
export const singleFile = (name: string): string => `content/${name}.yaml`;

/** Returns the schemas of all files that exist once, by name. */
export const singleSchemas = (
  model: Pick<ContentModel, 'dictionary' | 'regions' | 'singles'>,
): ReadonlyMap<string, z.ZodType> =>
  new Map<string, z.ZodType>([
    ...Object.entries(requiredFiles(model)),
    ...[...model.singles].map(([name, { schema }]) => [name, schema] as const),
    ...Object.entries(OPTIONAL_FILES),
  ]);

/** Returns the kind of a content file, or `undefined` if no part of the site reads it. */
export function kindOf(model: Model, file: string): FileKind | undefined {
  if (file.startsWith(PAGES_FOLDER)) return { kind: 'page', path: pagePathOf(file) };
  if (isTemplateFile(file)) {
    const path = file.slice(TEMPLATES_FOLDER.length);
    const [, of, name = ''] = /^(page|section)s\/([a-z0-9][a-z0-9-]*)\.yaml$/.exec(path) ?? [];
    return of === 'page' || of === 'section' ? { kind: 'template', of, name } : undefined;
  }
  const [, folder, name = ''] = /^content\/([a-z][a-z0-9-]*)\/(.+)\.ya?ml$/.exec(file) ?? [];
  if (folder === 'shared') return name.includes('/') ? undefined : { kind: 'shared', name };
  const collection = folder === undefined ? undefined : model.collections.get(folder);
  if (collection) return { kind: 'entry', collection, id: name };
  const [, single = ''] = /^content\/([a-z][a-z0-9-]*)\.yaml$/.exec(file) ?? [];
  const schema = singleSchemas(model).get(single);
  return schema && { kind: 'single', name: single, schema };
}

/** Returns the schema of a file; the sections of a page, and shared ones, have that of their type. */
export function schemaOf(
  model: Model & Pick<ContentModel, 'sections'>,
  file: string,
  type?: string,
): z.ZodType | undefined {
  const found = kindOf(model, file);
  switch (found?.kind) {
    case undefined:
      return undefined;
    case 'page':
      return schemaFor(model.regions, pageSchema);
    case 'shared':
      return type === undefined ? undefined : model.sections.get(type)?.schema;
    case 'template':
      return schemaFor(model.regions, TEMPLATE_SCHEMAS[found.of]);
    case 'entry':
      return found.collection.schema;
    case 'single':
      return found.schema;
  }
}

/** Returns what a file calls its page, shared section, entry or settings, for a person, in whose language settings are called; `undefined` if it doesn't say. */
export function titleOf(model: Model, file: string, data: unknown): string | undefined {
  const found = kindOf(model, file);
  const fields = Object(data) as Record<string, unknown>;
  switch (found?.kind) {
    case 'page':
    case 'template':
      return wordingOf(fields['name'], model.regions);
    case 'shared':
      return wordingOf(fields['title'], model.regions);
    case 'entry':
      return wordingOf(fields[found.collection.nameField], model.regions);
    case 'single': {
      const title = z.globalRegistry.get(found.schema)?.title;
      return title === undefined ? undefined : translated(title);
    }
    default:
      return undefined;
  }
}

/** Returns a text in the language of the person, or in the first that it has. */
function wordingOf(value: unknown, regions: SiteRegions): string | undefined {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  return isMap(value) ? wordsFor(value, readingKeysOf(regions)) : undefined;
}

/** The pages and entries of a site as far as addresses depend on them. */
interface AddressSource {
  pages: readonly { file: string; value: { each?: string | undefined; alsoAt: readonly string[] } }[];
  entries: ReadonlyMap<string, readonly { file: string; value: { slug: string } }[]>;
}

/**
 * Returns the addresses without region of a file's page, the canonical one first. A page that's made for each entry has those
 * of its first one. Files without a page have none.
 */
export function addressesOf(model: Model, file: string, { pages, entries }: AddressSource): string[] {
  const found = kindOf(model, file);
  if (found?.kind === 'page') {
    const { each, alsoAt = [] } = pages.find((page) => page.file === file)?.value ?? {};
    if (each === undefined) return hasAddress(found.path) ? pageAddresses({ path: found.path, alsoAt }) : [];
    const [first] = entries.get(each) ?? [];
    return first ? pageAddresses({ path: found.path, alsoAt }, first.value.slug) : [];
  }
  if (found?.kind !== 'entry') return [];
  const { name } = found.collection;
  const entry = entries.get(name)?.find((one) => one.file === file);
  return entry ? entryPathsIn(pages, name).map((path) => joinPath(path, entry.value.slug)) : [];
}
