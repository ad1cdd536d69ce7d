import { readFile, readdir, mkdir, rm, writeFile } from 'node:fs/promises';
import { join, relative, sep, dirname } from 'node:path';
import { resolveConfig } from 'prettier';
import { readBrand } from '../../content/read/read-brand.ts';
import type { ContentModel } from '../../model/content-model.ts';
import { loadModel } from '../../model/load-model.ts';
import { launchItemsIn } from '../../content/parse/launch-items.ts';
import { brandPage } from '../brand/brand-page.ts';
import { beforeLaunchPage } from '../reference/before-launch-page.ts';
import { sectionsPage, type ReferenceEntry } from '../reference/sections-page.ts';
import { editorSchemas, SCHEMA_FOLDER, editorSchemaOf, type EditorSchema } from './editor-schemas.ts';
import { formatGenerated, saysTheSame, withSchemaLine } from './generated-text.ts';
import { decodeSource } from '../../content/read/decode-source.ts';
import { isPartOfSite } from '../../content/read/ignored-names.ts';
import { SECTION_FOLDERS } from '../../model/section-folders.ts';
import { existsSync } from 'node:fs';
import { PICTURES_FOLDER } from '../reference/section-gallery.ts';

/** The reference page of all section types, relative to the project root. */
const SETTINGS = '.vscode/settings.json';
const REFERENCE = 'src/site/sections.md';

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
    ...(await ignoredFiles(root, schemas)),
    ...marked.map(({ file, text }) => [file, text] as const),
    [BRAND_PAGE, await formatGenerated(root, BRAND_PAGE, await brandText(root))],
    [REFERENCE, await formatGenerated(root, REFERENCE, sectionsPage(entries(root, model, yaml), model))],
    [BEFORE_LAUNCH, await formatGenerated(root, BEFORE_LAUNCH, beforeLaunchPage(launchItems(marked)))],
    ['.vscode/extensions.json', toJson(VSCODE_EXTENSIONS)],
  ]);
}

/** Compares the files alone that git ignores: they depend on the site's regions, section types and collections (decision 85). */
export const planSchemas = async (root: string): Promise<EditorPlan> =>
  planFiles(root, await ignoredFiles(root, editorSchemas(await loadModel(root))));

/** The files of a plan that are out of date. A file that git ignores and that isn't there yet is none: a fresh clone lacks it. */
export const staleFiles = ({ write }: EditorPlan): string[] =>
  write
    .filter(({ file, isNew }) => !isNew || (file !== SETTINGS && !file.startsWith(`${SCHEMA_FOLDER}/`)))
    .map(({ file }) => file);

const ignoredFiles = async (root: string, schemas: readonly EditorSchema[]) => [
  ...schemas.map(({ file, json }) => [file, toJson(json)] as const),
  [SETTINGS, toJson(vscodeSettings(schemas, await yamlStyle(root)))] as const,
];

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

const entries = (root: string, model: ContentModel, yaml: readonly EditorYamlFile[]): ReferenceEntry[] =>
  [...model.sections].map(([type, definition]) => {
    const example = yaml.find(({ file }) => file.endsWith(`/sections/${type}/${type}.example.yaml`));
    return {
      type,
      definition,
      example: example?.text ?? '',
      hasPicture: existsSync(join(root, PICTURES_FOLDER, `${type}.webp`)),
    };
  });

const readIfThere = (path: string): Promise<string | undefined> => readFile(path, 'utf8').catch(() => undefined);

/** YAML formatting options of this project, as in Prettier's configuration. */
interface YamlStyle {
  printWidth?: number;
  singleQuote?: boolean;
}

/** VS Code settings: YAML is checked, explained and formatted, even without a schema line. */
const vscodeSettings = (schemas: readonly EditorSchema[], { printWidth = 80, singleQuote = false }: YamlStyle) => ({
  'yaml.validate': true,
  'yaml.hover': true,
  'yaml.completion': true,
  'yaml.schemaStore.enable': false,
  'yaml.schemas': Object.fromEntries(schemas.map(({ file, describes }) => [`./${file}`, describes])),
  'yaml.format.enable': true,
  'yaml.format.printWidth': printWidth,
  'yaml.format.singleQuote': singleQuote,
  'yaml.format.proseWrap': 'preserve',
  '[yaml]': {
    'editor.defaultFormatter': 'redhat.vscode-yaml',
    'editor.formatOnSave': true,
    'editor.insertSpaces': true,
    'editor.tabSize': 2,
    'editor.wordWrap': 'on',
    'editor.quickSuggestions': { other: true, comments: false, strings: true },
  },
  'files.encoding': 'utf8',
  'files.eol': '\n',
  'redhat.telemetry.enabled': false,
});

/** Extensions that VS Code recommends when the folder is opened. */
const VSCODE_EXTENSIONS = { recommendations: ['redhat.vscode-yaml'] };

/** A YAML file as text, by its path relative to the root. */
interface EditorYamlFile {
  file: string;
  text: string;
}

/**
 * Returns all hand-written YAML files: the content and the section examples. A file that isn't UTF-8 is left out: written
 * again, it would lose its letters. The content check reports it.
 */
async function readYamlSources(root: string): Promise<EditorYamlFile[]> {
  const files = [
    ...(await filesBelow(root, 'content', /\.yaml$/)),
    ...(await Promise.all(SECTION_FOLDERS.map((folder) => filesBelow(root, folder, /\.example\.yaml$/)))).flat(),
  ];
  const read = await Promise.all(files.map(async (file) => decodeSource(file, await readFile(join(root, file)))));
  return read.filter((source) => 'text' in source);
}

/**
 * Lists files in a folder by their path relative to the root; none if the folder doesn't exist. Leaves out what systems,
 * editors and sync programs leave there.
 */
async function filesBelow(root: string, folder: string, names: RegExp): Promise<string[]> {
  const found = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
  return found
    .filter((entry) => entry.isFile() && names.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(isPartOfSite)
    .sort();
}

/** Writes and removes files according to a plan. */
export async function writeEditorFiles(root: string, { write, remove }: EditorPlan): Promise<void> {
  for (const { file, text } of write) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), file.endsWith('.json') ? await formatGenerated(root, file, text) : text);
  }
  for (const file of remove) await rm(join(root, file));
}
