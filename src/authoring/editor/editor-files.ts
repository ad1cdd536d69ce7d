import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { resolveConfig } from 'prettier';
import { findSectionDefinitions, type SectionDefinitions } from '../../content/section-definitions.ts';
import { sectionsPage, type ReferenceEntry } from '../reference/sections-page.ts';
import { editorSchemas, SCHEMA_FOLDER, schemaOf, type EditorSchema } from './editor-schemas.ts';
import { formatted, saysTheSame } from './generated-text.ts';
import { withSchemaLine } from './schema-line.ts';
import { VSCODE_EXTENSIONS, vscodeSettings } from './vscode-files.ts';
import { filesBelow, readYamlSources, type YamlSource } from './yaml-sources.ts';

/** The reference page of all section types, from the project's root. */
const REFERENCE = 'docs/sections.md';

/** What has to be done so that the generated files fit the schemas and examples again; nothing where they do. */
export interface EditorPlan {
  /** Files to be written, with their text. */
  write: { file: string; text: string }[];
  /** Schemas of sections that are gone. */
  remove: string[];
}

/** Compares all files that are generated for editors and readers with what they should be. */
export async function planEditorFiles(root: string): Promise<EditorPlan> {
  const sections = await findSectionDefinitions(root);
  const schemas = editorSchemas(sections);
  const yaml = await readYamlSources(root);
  const wanted = new Map([
    ...schemas.map(({ file, json }) => [file, toJson(json)] as const),
    ...yaml.flatMap((source) => withSchema(source, schemas)),
    [REFERENCE, await formatted(root, REFERENCE, sectionsPage(entries(sections, yaml)))] as const,
    ['.vscode/settings.json', toJson(vscodeSettings(schemas, await yamlStyle(root)))] as const,
    ['.vscode/extensions.json', toJson(VSCODE_EXTENSIONS)] as const,
  ]);
  const pairs = await Promise.all(
    [...wanted].map(async ([file, text]) => ({ file, text, present: await readIfThere(join(root, file)) })),
  );
  return {
    write: pairs
      .filter(({ file, text, present }) => !saysTheSame(file, present, text))
      .map(({ file, text }) => ({ file, text })),
    remove: (await filesBelow(root, SCHEMA_FOLDER, /\.schema\.json$/)).filter((file) => !wanted.has(file)),
  };
}

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const yamlStyle = async (root: string) => (await resolveConfig(join(root, 'content/site.yaml'))) ?? {};

function withSchema({ file, text }: YamlSource, schemas: readonly EditorSchema[]): [string, string][] {
  const schema = schemaOf(file, schemas);
  return schema ? [[file, withSchemaLine(text, file, schema.file)]] : []; // what no schema describes the content check refuses
}

const entries = (sections: SectionDefinitions, yaml: readonly YamlSource[]): ReferenceEntry[] =>
  [...sections].map(([type, definition]) => {
    const example = yaml.find(({ file }) => file.startsWith(`src/sections/${type}/`));
    return { type, definition, example: example?.text ?? '' };
  });

const readIfThere = (path: string): Promise<string | undefined> => readFile(path, 'utf8').catch(() => undefined);
