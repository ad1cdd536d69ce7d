import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { resolveConfig } from 'prettier';
import { readBrand } from '../../content/read/read-brand.ts';
import type { ContentModel } from '../../model/content-model.ts';
import { loadModel } from '../../model/load-model.ts';
import { launchItemsIn } from '../../content/parse/launch-items.ts';
import { brandPage } from '../brand/brand-page.ts';
import { beforeLaunchPage } from '../reference/before-launch-page.ts';
import { sectionsPage, type ReferenceEntry } from '../reference/sections-page.ts';
import { editorSchemas, SCHEMA_FOLDER, editorSchemaOf, type EditorSchema } from './editor-schemas.ts';
import { formatGenerated, saysTheSame } from './generated-text.ts';
import { withSchemaLine } from './schema-line.ts';
import { VSCODE_EXTENSIONS, vscodeSettings } from './vscode-files.ts';
import { filesBelow, readYamlSources, type EditorYamlFile } from './yaml-sources.ts';

/** The reference page of all section types, relative to the project root. */
const REFERENCE = 'docs/sections.md';

/** The list of open launch items, relative to the project root. */
const BEFORE_LAUNCH = 'docs/before-launch.md';

/** The brand page and its template, relative to the project root. */
const BRAND_PAGE = 'docs/brand.md';
const BRAND_TEMPLATE = 'src/authoring/brand/brand-page.template.md';

const brandText = async (root: string) =>
  brandPage(await readFile(join(root, BRAND_TEMPLATE), 'utf8'), readBrand(root));

/** The changes that bring generated files up to date with schemas and examples. */
export interface EditorPlan {
  /** Files to write, with their text, and whether they don't exist yet. */
  write: { file: string; text: string; isNew: boolean }[];
  /** Schemas of deleted section types. */
  remove: string[];
}

/** Compares all files generated for editors and readers with their expected text. */
export async function planEditorFiles(root: string): Promise<EditorPlan> {
  const model = await loadModel(root);
  const schemas = editorSchemas(model);
  const yaml = await readYamlSources(root);
  const marked = yaml.map((source) => withSchema(source, schemas));
  return planFiles(root, [
    ...schemaFiles(schemas),
    ...marked.map(({ file, text }) => [file, text] as const),
    [BRAND_PAGE, await formatGenerated(root, BRAND_PAGE, await brandText(root))],
    [REFERENCE, await formatGenerated(root, REFERENCE, sectionsPage(entries(model, yaml), model))],
    [BEFORE_LAUNCH, await formatGenerated(root, BEFORE_LAUNCH, beforeLaunchPage(launchItems(marked)))],
    ['.vscode/settings.json', toJson(vscodeSettings(schemas, await yamlStyle(root)))],
    ['.vscode/extensions.json', toJson(VSCODE_EXTENSIONS)],
  ]);
}

/** Compares the schemas alone. They depend on the regions of the content, so git ignores them (decision 85). */
export const planSchemas = async (root: string): Promise<EditorPlan> =>
  planFiles(root, schemaFiles(editorSchemas(await loadModel(root))));

/** The files of a plan that are out of date. A schema that isn't there yet is none: a fresh clone has no schemas. */
export const staleFiles = ({ write }: EditorPlan): string[] =>
  write.filter(({ file, isNew }) => !isNew || !file.startsWith(`${SCHEMA_FOLDER}/`)).map(({ file }) => file);

const schemaFiles = (schemas: readonly EditorSchema[]) =>
  schemas.map(({ file, json }) => [file, toJson(json)] as const);

async function planFiles(root: string, files: readonly (readonly [file: string, text: string])[]): Promise<EditorPlan> {
  const wanted = new Map(files);
  const found = await Promise.all(
    [...wanted].map(async ([file, text]) => ({ file, text, present: await readIfThere(join(root, file)) })),
  );
  return {
    write: found
      .filter(({ file, text, present }) => !saysTheSame(file, present, text))
      .map(({ file, text, present }) => ({ file, text, isNew: present === undefined })),
    remove: (await filesBelow(root, SCHEMA_FOLDER, /\.schema\.json$/)).filter((file) => !wanted.has(file)),
  };
}

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const yamlStyle = async (root: string) => (await resolveConfig(join(root, 'content/site.yaml'))) ?? {};

function withSchema({ file, text }: EditorYamlFile, schemas: readonly EditorSchema[]): EditorYamlFile {
  const schema = editorSchemaOf(file, schemas);
  return { file, text: schema ? withSchemaLine(text, file, schema.file) : text }; // the content check refuses files without a schema
}

const launchItems = (yaml: readonly EditorYamlFile[]) =>
  yaml.filter(({ file }) => file.startsWith('content/')).flatMap(launchItemsIn);

const entries = (model: ContentModel, yaml: readonly EditorYamlFile[]): ReferenceEntry[] =>
  [...model.sections].map(([type, definition]) => {
    const example = yaml.find(({ file }) => file.endsWith(`/sections/${type}/${type}.example.yaml`));
    return { type, definition, example: example?.text ?? '' };
  });

const readIfThere = (path: string): Promise<string | undefined> => readFile(path, 'utf8').catch(() => undefined);
