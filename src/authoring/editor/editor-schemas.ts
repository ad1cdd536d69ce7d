import type { z } from 'zod';
import type { SectionDefinitions } from '../../content/section-definitions.ts';
import { SINGLE_FILES } from '../../content/validate.ts';
import { caseStudySchema } from '../../schema/case-study.schema.ts';
import { translationsSchema } from '../../schema/translations.schema.ts';
import { toEditorSchema, type JsonSchema } from './json-schema.ts';
import { pageEditorSchema, sectionExampleSchema } from './page-schema.ts';

/** The folder of the generated schemas, from the project's root. */
export const SCHEMA_FOLDER = 'schemas';

/** A schema for editors: its file, the YAML files that it describes, and what it says. */
export interface EditorSchema {
  file: string;
  /** Which YAML files it describes, as editors write it: `*` is a name, `**` any folders. */
  describes: string;
  json: JsonSchema;
}

/** The files with one schema each, with those that only tools read. */
const SINGLES: Record<string, z.ZodType> = { ...SINGLE_FILES, translations: translationsSchema };

/** All schemas for editors: of pages, case studies, the single files and the sections' examples. */
export const editorSchemas = (sections: SectionDefinitions): EditorSchema[] => [
  named('page', 'content/pages/**/*.yaml', pageEditorSchema(sections)),
  named('case-study', 'content/case-studies/*.yaml', toEditorSchema(caseStudySchema)),
  ...Object.entries(SINGLES).map(([name, schema]) => named(name, `content/${name}.yaml`, toEditorSchema(schema))),
  ...[...sections].map(([type, definition]) =>
    named(`sections/${type}`, `src/sections/${type}/*.example.yaml`, sectionExampleSchema(definition)),
  ),
];

const named = (name: string, describes: string, json: JsonSchema): EditorSchema => ({
  file: `${SCHEMA_FOLDER}/${name}.schema.json`,
  describes,
  json,
});

/** The schema that describes a YAML file. */
export const schemaOf = (file: string, schemas: readonly EditorSchema[]): EditorSchema | undefined =>
  schemas.find(({ describes }) => matches(describes, file));

function matches(describes: string, file: string): boolean {
  const pattern = describes
    .split(/(\*\*\/|\*|\.)/)
    .map((part) => ({ '**/': '(?:.*/)?', '*': '[^/]*', '.': '\\.' })[part] ?? part)
    .join('');
  return new RegExp(`^${pattern}$`).test(file);
}
