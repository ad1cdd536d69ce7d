import type { CollectionDefinition } from '../../schema/define-collection.ts';
import type { ContentModel } from '../../model/content-model.ts';
import { slugify } from '../../i18n/name-forms.ts';
import { entriesFolder, singleFile, singleSchemas, templatesFolder } from '../../model/file-kinds.ts';
import { toEditorSchema, type JsonSchema } from './json-schema.ts';
import { nameReferences } from './name-references.ts';
import { pageEditorSchema, sectionExampleSchema, sharedSectionSchema, templateEditorSchema } from './page-schema.ts';

/** The folder of the generated schemas, relative to the project root. */
export const SCHEMA_FOLDER = 'schemas';

/** A schema for editors: its file, the YAML files that it applies to, and its text. */
export interface EditorSchema {
  readonly file: string;
  /** The YAML files it applies to, as a glob for editors: `*` is a name, `**` any folders. */
  readonly describes: string;
  /** Made when it's read first: all schemas together take half a second, and a form needs one of them. */
  readonly json: JsonSchema;
}

/** Creates all schemas for editors: pages, the entries of each collection, single files and section examples. */
export const editorSchemas = (model: ContentModel): EditorSchema[] =>
  allSchemas(model).map((schema) => withJson(schema, () => nameReferences(schema.json, model)));

/** Returns a schema for the same files with another text, which is made when it's read first. */
export function withJson({ file, describes }: Omit<EditorSchema, 'json'>, make: () => JsonSchema): EditorSchema {
  let made: JsonSchema | undefined;
  return {
    file,
    describes,
    get json() {
      return (made ??= make());
    },
  };
}

const TEMPLATES = ['page', 'section'] as const;

const allSchemas = (model: ContentModel): EditorSchema[] => [
  named('page', 'content/pages/**/*.yaml', () => pageEditorSchema(model)),
  named('shared-section', 'content/shared/*.yaml', () => sharedSectionSchema(model)),
  ...TEMPLATES.map((of) =>
    named(`${of}-template`, `${templatesFolder(of)}*.yaml`, () => templateEditorSchema(model, of)),
  ),
  ...[...model.collections.values()].map((collection) =>
    named(entrySchemaName(collection), `${entriesFolder(collection.name)}*.yaml`, () =>
      toEditorSchema(collection.schema),
    ),
  ),
  ...[...singleSchemas(model)].map(([name, schema]) => named(name, singleFile(name), () => toEditorSchema(schema))),
  ...[...model.sections].map(([type, definition]) =>
    named(`sections/${type}`, `src/**/sections/${type}/*.example.yaml`, () => sectionExampleSchema(definition)),
  ),
];

/** Returns the name of the schema of a collection's entries: what one of them is called. */
export const entrySchemaName = ({ title }: Pick<CollectionDefinition, 'title'>): string => slugify(title);

const named = (name: string, describes: string, make: () => JsonSchema): EditorSchema =>
  withJson({ file: `${SCHEMA_FOLDER}/${name}.schema.json`, describes }, make);

/** Returns the schema of a YAML file. */
export const editorSchemaOf = (file: string, schemas: readonly EditorSchema[]): EditorSchema | undefined =>
  schemas.find(({ describes }) => matches(describes, file));

function matches(describes: string, file: string): boolean {
  const pattern = describes
    .split(/(\*\*\/|\*|\.)/)
    .map((part) => ({ '**/': '(?:.*/)?', '*': '[^/]*', '.': '\\.' })[part] ?? part)
    .join('');
  return new RegExp(`^${pattern}$`).test(file);
}
