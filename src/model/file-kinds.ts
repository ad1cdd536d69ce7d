import type { z } from 'zod';
import type { CollectionDefinition } from '../schema/define-collection.ts';
import { pageSchema } from '../schema/page.schema.ts';
import type { ContentModel } from './content-model.ts';
import { OPTIONAL_FILES, SINGLE_FILES } from './single-files.ts';

/** What a content file is, by its path. */
export type FileKind =
  | { kind: 'page'; /** Path without region; '' for the home page. */ path: string }
  | { kind: 'shared'; name: string }
  | { kind: 'entry'; collection: CollectionDefinition; id: string }
  | { kind: 'single'; name: string; schema: z.ZodType };

type Model = Pick<ContentModel, 'collections' | 'singles'>;

/** The folder of pages. */
export const PAGES_FOLDER = 'content/pages/';

/** The folder of sections that several pages show. */
export const SHARED_FOLDER = 'content/shared/';

/** The folder of the entries of a collection. */
export const entriesFolder = (collection: string): string => `content/${collection}/`;

/** Returns the path of a file that exists once. */
export const singleFile = (name: string): string => `content/${name}.yaml`;

/** Returns a page file's path without region: `content/pages/home.yaml` is '', others are their path. */
export function pagePathOf(file: string): string {
  const path = file.replace(PAGES_FOLDER, '').replace(/\.ya?ml$/, '');
  return path === 'home' ? '' : path;
}

/** Returns the schemas of all files that exist once, by name. */
export const singleSchemas = ({ singles }: Pick<ContentModel, 'singles'>): ReadonlyMap<string, z.ZodType> =>
  new Map<string, z.ZodType>([
    ...Object.entries(SINGLE_FILES),
    ...[...singles].map(([name, { schema }]) => [name, schema] as const),
    ...Object.entries(OPTIONAL_FILES),
  ]);

/** Returns the kind of a content file, or `undefined` if no part of the site reads it. */
export function kindOf(model: Model, file: string): FileKind | undefined {
  if (file.startsWith(PAGES_FOLDER)) return { kind: 'page', path: pagePathOf(file) };
  const [, folder, name = ''] = /^content\/([a-z][a-z0-9-]*)\/(.+)\.ya?ml$/.exec(file) ?? [];
  if (folder === 'shared') return name.includes('/') ? undefined : { kind: 'shared', name };
  const collection = folder === undefined ? undefined : model.collections.get(folder);
  if (collection) return { kind: 'entry', collection, id: name };
  const [, single = ''] = /^content\/([a-z][a-z0-9-]*)\.yaml$/.exec(file) ?? [];
  const schema = singleSchemas(model).get(single);
  return schema && { kind: 'single', name: single, schema };
}

/** Returns the schema of a file; the sections of a page, and shared ones, have that of their type. */
export function schemaOf(model: Model & Pick<ContentModel, 'sections'>, file: string, type?: string): z.ZodType | undefined {
  const found = kindOf(model, file);
  switch (found?.kind) {
    case undefined:
      return undefined;
    case 'page':
      return pageSchema;
    case 'shared':
      return type === undefined ? undefined : model.sections.get(type)?.schema;
    case 'entry':
      return found.collection.schema;
    case 'single':
      return found.schema;
  }
}
