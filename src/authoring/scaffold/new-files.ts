import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { stringify, isMap, isNode, isSeq, parseDocument } from 'yaml';
import { z } from 'zod';
import { entriesFolder, PAGES_FOLDER } from '../../model/file-kinds.ts';
import type { CollectionDefinition, Drawing } from '../../schema/define-collection.ts';
import { entrySchemaName } from '../editor/editor-schemas.ts';
import { withSchemaLine } from '../editor/generated-text.ts';
import { fillTemplate, type NewFile } from './fill-template.ts';
import type { Path } from '../../data/path.ts';
import { humanName, pascalName, titleFromName } from './names.ts';
import { sampleValue, type SampleSource } from './sample-value.ts';

/** The folder of the site's own section types. */
export const NEW_SECTIONS_FOLDER = 'src/site/sections';

/** The project folder. */
const PROJECT = join(import.meta.dirname, '../../..');

/** The folder of the collections' definitions, which also hold the templates of their entries. */
const COLLECTIONS = join(PROJECT, 'src/site/collections');

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

/** Creates a page with a heading and a button, which search engines don't list until it's ready. */
export const pageFiles = (path: string): NewFile[] => [
  contentFile(
    `${PAGES_FOLDER}${path}.yaml`,
    'page',
    fillTemplate(template('page.template.yaml'), {
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

/** A client's name in place of a logo, compressed to the available width. */
const placeholderLogo = (name: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="212" height="64" viewBox="0 0 212 64"><text x="8" y="40" fill="#1d1b18" font-family="Georgia, serif" font-size="22"${
    name.length > 18 ? ' textLength="196" lengthAdjust="spacingAndGlyphs"' : ''
  }>${name}</text></svg>\n`;

/** Hills and a sun, behind the card of an entry. */
const PLACEHOLDER_BACKGROUND =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500" viewBox="0 0 800 500"><path fill="#d8e5de" d="M0 0h800v500H0z"/><path fill="#5e8f7e" d="M0 360Q200 260 400 330T800 270V500H0z"/><path fill="#1e5245" d="M0 430Q220 360 430 420T800 380V500H0z"/><circle cx="620" cy="130" r="46" fill="#de8b68"/></svg>\n';

/**
 * Writes the comment that says that a value is a sample: it stands in the list of what is to settle before the launch.
 * @param text the text of a YAML file
 * @param path the field, or the list item, above which it's written
 * @param note what to put in its place
 */
export function markExample(text: string, path: Path, note: string): string {
  const offset = offsetOf(text, path);
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const [indent = ''] = /^[ \t]*/.exec(text.slice(start)) ?? [];
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  return `${text.slice(0, start)}${indent}# EXAMPLE: ${note}${end}${text.slice(start)}`;
}

/** Returns the offset of a field's key, or of a list item. */
function offsetOf(text: string, path: Path): number {
  const parent = parseDocument(text).getIn(path.slice(0, -1), true);
  const last = path.at(-1);
  const node = isMap(parent)
    ? parent.items.find(({ key }) => String(key) === String(last))?.key
    : isSeq(parent) && parent.items[Number(last)];
  if (!isNode(node) || !node.range) throw new Error(`There is no field ${path.join('.')}.`);
  return node.range[0];
}
