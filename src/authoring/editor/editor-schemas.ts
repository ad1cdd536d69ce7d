import type { z } from 'zod';
import type { ContentModel } from '../../model/content-model.ts';
import { SINGLE_FILES } from '../../content/validate/validate.ts';
import { caseStudySchema } from '../../schema/case-study.schema.ts';
import { translationChecksSchema } from '../../schema/translation-checks.schema.ts';
import { toEditorSchema, type JsonSchema } from './json-schema.ts';
import { pageEditorSchema, sectionExampleSchema, sharedSectionSchema } from './page-schema.ts';

/** The folder of the generated schemas, relative to the project root. */
export const SCHEMA_FOLDER = 'schemas';

/** A schema for editors: its file, the YAML files that it applies to, and its text. */
export interface EditorSchema {
  file: string;
  /** The YAML files it applies to, as a glob for editors: `*` is a name, `**` any folders. */
  describes: string;
  json: JsonSchema;
}

/** The single files with a schema, including those that only tools read. */
const SINGLES: Record<string, z.ZodType> = { ...SINGLE_FILES, 'translation-checks': translationChecksSchema };

/** Creates all schemas for editors: pages, case studies, single files and section examples. */
export const editorSchemas = (model: ContentModel): EditorSchema[] => [
  named('page', 'content/pages/**/*.yaml', pageEditorSchema(model)),
  named('shared-section', 'content/shared/*.yaml', sharedSectionSchema(model)),
  named('case-study', 'content/case-studies/*.yaml', toEditorSchema(caseStudySchema)),
  ...Object.entries(SINGLES).map(([name, schema]) => named(name, `content/${name}.yaml`, toEditorSchema(schema))),
  ...[...model.sections].map(([type, definition]) =>
    named(`sections/${type}`, `src/sections/${type}/*.example.yaml`, sectionExampleSchema(definition)),
  ),
];

const named = (name: string, describes: string, json: JsonSchema): EditorSchema => ({
  file: `${SCHEMA_FOLDER}/${name}.schema.json`,
  describes,
  json,
});

/** Returns the schema of a YAML file. */
export const schemaOf = (file: string, schemas: readonly EditorSchema[]): EditorSchema | undefined =>
  schemas.find(({ describes }) => matches(describes, file));

function matches(describes: string, file: string): boolean {
  const pattern = describes
    .split(/(\*\*\/|\*|\.)/)
    .map((part) => ({ '**/': '(?:.*/)?', '*': '[^/]*', '.': '\\.' })[part] ?? part)
    .join('');
  return new RegExp(`^${pattern}$`).test(file);
}
