import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { z } from 'zod';
import { entriesFolder, PAGES_FOLDER } from '../../model/file-kinds.ts';
import type { CollectionDefinition, Drawing } from '../../schema/define-collection.ts';
import { entrySchemaName } from '../editor/editor-schemas.ts';
import { withSchemaLine } from '../editor/schema-line.ts';
import { fillTemplate, type NewFile } from './fill-template.ts';
import { markExample } from './mark-example.ts';
import { humanName, pascalName, titleFromName } from './names.ts';
import { PLACEHOLDER_BACKGROUND, placeholderLogo } from './placeholder-images.ts';
import { sampleValue, type SampleSource } from './sample-value.ts';

/** The folder of the site's own section types. */
export const NEW_SECTIONS_FOLDER = 'src/site/sections';

/** The project folder. */
const PROJECT = join(import.meta.dirname, '../../..');

/** The folder of the collections' definitions, which also hold the templates of their entries. */
const COLLECTIONS = join(PROJECT, 'src/site/collections');

/** The folder of the site's templates of pages. */
const PAGE_TEMPLATES = 'src/site/templates';

const template = (name: string): string => join(import.meta.dirname, name);

/** Creates the five files of a section type: a heading, a sentence and a link as a starting point. */
export const sectionFiles = (type: string): NewFile[] =>
  ['schema.ts', 'section.tsx', 'module.css', 'example.yaml', 'test.tsx'].map((role) => ({
    file: `${NEW_SECTIONS_FOLDER}/${type}/${type}.${role}`,
    text: fillTemplate(template(`section.${role}.template`), {
      TYPE: type,
      TITLE: humanName(type),
      COMPONENT: pascalName(type),
    }),
  }));

/** Returns the site's templates of pages: their files below the project, and what they're called. */
export function pageTemplates(): { file: string; title: string }[] {
  const folder = join(PROJECT, PAGE_TEMPLATES);
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).flatMap((file) => /^([a-z].*)\.yaml$/.exec(file)?.[1] ?? []);
  return names.sort().map((name) => ({ file: `${PAGE_TEMPLATES}/${name}.yaml`, title: humanName(name) }));
}

/**
 * Creates a page that search engines don't list until it's ready.
 * @param from the file of one of the site's templates. Default: a page with a heading and a button
 */
export const pageFiles = (path: string, from?: string): NewFile[] => [
  contentFile(
    `${PAGES_FOLDER}${path}.yaml`,
    'page',
    fillTemplate(from === undefined ? template('page.template.yaml') : join(PROJECT, from), {
      PATH: path,
      NAME: humanName(path.split('/').at(-1) ?? path),
    }),
  ),
];

/** Creates an entry of a collection by its template, else by its schema, with its drawings. */
export function entryFiles(collection: CollectionDefinition, id: string, source: SampleSource): NewFile[] {
  const { name } = collection;
  const path = join(COLLECTIONS, name, `${name}.template.yaml`);
  const values = { ID: id, NAME: titleFromName(id), KEY: camelName(id) };
  const text = existsSync(path) ? fillTemplate(path, values) : sampleEntry(collection, id, source);
  return [
    contentFile(`${entriesFolder(name)}${id}.yaml`, entrySchemaName(collection), text),
    ...drawingFiles(collection, id),
  ];
}

/** Returns an entry with samples in its required fields, each marked as one. */
function sampleEntry(
  { schema, nameField, drawings = {} }: CollectionDefinition,
  id: string,
  source: SampleSource,
): string {
  const pictures = Object.entries<Drawing | undefined>(drawings).flatMap(([field, drawing]) =>
    drawing ? [[field, `/${drawing.folder}/${id}.svg`] as const] : [],
  );
  const samples = sampleValue(schema, titleFromName(id), { picture: pictures[0]?.[1] ?? '', ...source });
  const data: Record<string, unknown> = { ...Object(samples), id, ...Object.fromEntries(pictures) };
  return Object.keys(data)
    .filter((field) => field !== 'id' && field !== nameField)
    .reduce((text, field) => markExample(text, [field], noteOn(field, schema.shape[field])), stringify(data));
}

/** Says what a field holds, for the comment that marks its sample. */
const noteOn = (field: string, schema: z.core.$ZodType | undefined): string =>
  (schema && z.globalRegistry.get(schema)?.description) ?? field;

/** Creates the pictures that an entry has until it has its own. */
export const drawingFiles = ({ drawings = {} }: CollectionDefinition, id: string): NewFile[] =>
  Object.values<Drawing | undefined>(drawings)
    .filter((drawing) => drawing !== undefined)
    .map(({ folder, form }) => ({
      file: `public/${folder}/${id}.svg`,
      text: form === 'name' ? placeholderLogo(titleFromName(id)) : PLACEHOLDER_BACKGROUND,
    }));

/** Creates a content file whose first line references its schema. */
const contentFile = (file: string, schema: string, text: string): NewFile => ({
  file,
  text: withSchemaLine(text, file, `schemas/${schema}.schema.json`),
});

const camelName = (slug: string): string => pascalName(slug).replace(/^./, (first) => first.toLowerCase());
