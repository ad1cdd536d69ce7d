import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { entriesFolder, PAGES_FOLDER } from '../../model/file-kinds.ts';
import type { CollectionDefinition, Drawing } from '../../schema/define-collection.ts';
import { entrySchemaName } from '../editor/editor-schemas.ts';
import { withSchemaLine } from '../editor/schema-line.ts';
import { fillTemplate, type NewFile } from './fill-template.ts';
import { humanName, pascalName, titleFromName } from './names.ts';
import { PLACEHOLDER_BACKGROUND, placeholderLogo } from './placeholder-images.ts';

/** The folder of the site's own section types. */
export const NEW_SECTIONS_FOLDER = 'src/site/sections';

/** The folder of the collections' definitions, which also hold the templates of their entries. */
const COLLECTIONS = join(import.meta.dirname, '../../site/collections');

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

/** Creates a page with a heading section and a contact form, excluded from search engines until it's ready. */
export const pageFiles = (path: string): NewFile[] => [
  contentFile(
    `${PAGES_FOLDER}${path}.yaml`,
    'page',
    fillTemplate(template('page.template.yaml'), { PATH: path, NAME: humanName(path.split('/').at(-1) ?? path) }),
  ),
];

/** Creates an entry of a collection by its template, if it has one, with its drawings. */
export function entryFiles(collection: CollectionDefinition, id: string): NewFile[] {
  const { name } = collection;
  const path = join(COLLECTIONS, name, `${name}.template.yaml`);
  const values = { ID: id, NAME: titleFromName(id), KEY: camelName(id) };
  const text = existsSync(path) ? fillTemplate(path, values) : `id: '${id}'\n`;
  return [
    contentFile(`${entriesFolder(name)}${id}.yaml`, entrySchemaName(collection), text),
    ...drawingFiles(collection, id),
  ];
}

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
