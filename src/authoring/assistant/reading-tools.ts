import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { z } from 'zod';
import { checkSite } from '../../content/check-site.ts';
import { fieldName } from '../../content/diagnostics/diagnostic.ts';
import { isPageFile, pagePathOf } from '../../content/read/page-paths.ts';
import { eachFile } from '../../content/read/read-files.ts';
import { pageEditorSchema } from '../editor/page-schema.ts';
import { toEditorSchema } from '../editor/json-schema.ts';
import { asListEntry } from '../reference/sections-page.ts';
import { problemOfPath, readContentText } from '../content-edit/content-path.ts';
import { schemaOf } from '../../model/file-kinds.ts';
import { sectionFolder } from '../../model/section-folders.ts';
import { sectionsOf } from '../content-edit/compound/site-texts.ts';
import { dataAt, plainOf } from '../edit/plain-data.ts';
import { EditRefusal } from '../edit/edit-operation.ts';
import { openYaml } from '../edit/yaml-source.ts';
import { defineTool, shownDiagnostics, type ToolAnswer } from './assistant-tool.ts';
import type { Path } from '../../data/path.ts';

/** Maximum number of search results. */
const MAX_FOUND = 100;

const refuse = (text: string): ToolAnswer => ({ text, isError: true });

/** Returns the data of a file, or `undefined` if it's invalid: the content check reports why. */
function dataOf(text: string): unknown {
  try {
    return plainOf(openYaml(text.replace(/^\uFEFF/, '')).data);
  } catch (error) {
    if (error instanceof EditRefusal) return undefined;
    throw error;
  }
}

const listPages = defineTool({
  name: 'list_pages',
  description: 'Lists all content files, and for pages the address and the sections with their index, type and anchor.',
  input: z.strictObject({}),
  run: ({ root, seen }) => {
    const lines = [...eachFile(root)].flatMap((source) => {
      if (!('text' in source) || !isPageFile(source.file)) return [source.file];
      seen.look(source.file);
      const sections = sectionsOf(dataOf(source.text)).map(
        ({ type, id, hidden }, index) =>
          `  sections[${index}]: ${String(type)}, #${String(id ?? type)}${hidden ? ', hidden' : ''}`,
      );
      return [`${source.file}, /${pagePathOf(source.file)}`, ...sections];
    });
    return { text: lines.join('\n') };
  },
});

const listSectionTypes = defineTool({
  name: 'list_section_types',
  description:
    'Without a type: lists the section types with their purpose. With one: its purpose, its fields as JSON Schema, and an example as YAML.',
  input: z.strictObject({ type: z.string().optional().describe('A section type, for example hero.') }),
  run: async ({ root, model }, { type }) => {
    const { sections: all } = await model();
    if (type === undefined)
      return { text: [...all].map(([name, { title, description }]) => `${name}: ${title}. ${description}`).join('\n') };
    const definition = all.get(type);
    if (!definition) return refuse(`There is no section type "${type}". Known: ${[...all.keys()].join(', ')}.`);
    const example = readFileSync(join(root, sectionFolder(root, type), `${type}.example.yaml`), 'utf8');
    const schema = JSON.stringify(toEditorSchema(definition.schema), null, 2);
    return { text: `${definition.title}: ${definition.description}\n\n${schema}\n\n${asListEntry(type, example)}` };
  },
});

const readContent = defineTool({
  name: 'read_content',
  description: 'Reads a content file as YAML, or only the value at a path in it.',
  input: z.strictObject({
    file: z.string().describe('For example content/pages/home.yaml.'),
    path: z
      .array(z.union([z.string(), z.int()]))
      .optional()
      .describe('Names of fields and numbers of list items, from 0.'),
  }),
  run: ({ root, seen }, { file, path }) => {
    const problem = problemOfPath(root, file);
    if (problem !== undefined) return refuse(problem);
    const read = readContentText(root, file);
    if ('problem' in read) return refuse(read.problem);
    if (read.text === null) return refuse(`There is no file ${file}.`);
    seen.keep(file, read.text);
    return path ? valueAt(read.text, path) : { text: read.text };
  },
});

function valueAt(text: string, path: Path): ToolAnswer {
  try {
    return { text: stringify(plainOf(dataAt(openYaml(text.replace(/^\uFEFF/, '')).data, path)), { lineWidth: 0 }) };
  } catch (error) {
    if (error instanceof EditRefusal) return refuse(`${fieldName([...error.path]) || 'The file'}: ${error.message}`);
    throw error;
  }
}

const readSchema = defineTool({
  name: 'read_schema',
  description: 'The fields that a content file may have, as JSON Schema.',
  input: z.strictObject({ file: z.string().describe('For example content/navigation.yaml.') }),
  run: async ({ model }, { file }) => {
    const all = await model();
    const schema = schemaOf(all, file);
    if (!schema) return refuse(`No part of the site reads ${file}.`);
    const json = isPageFile(file) ? pageEditorSchema(all) : toEditorSchema(schema);
    return { text: JSON.stringify(json) };
  },
});

const searchContent = defineTool({
  name: 'search_content',
  description: 'Finds a text in all texts of the content, ignoring case; answers with file, path and text.',
  input: z.strictObject({ text: z.string().min(1) }),
  run: ({ root, seen }, { text: searched }) => {
    const found: string[] = [];
    const wanted = searched.toLowerCase();
    const walk = (file: string, value: unknown, path: Path): void => {
      if (typeof value === 'string' && value.toLowerCase().includes(wanted))
        found.push(`${file}  ${JSON.stringify(path)}  ${value}`);
      if (typeof value !== 'object' || value === null) return;
      for (const [key, inner] of Object.entries(value))
        walk(file, inner, [...path, Array.isArray(value) ? Number(key) : key]);
    };
    for (const source of eachFile(root)) {
      if (!('text' in source)) continue;
      const { length } = found;
      walk(source.file, dataOf(source.text), []);
      if (found.length > length) seen.look(source.file);
    }
    const more = found.length > MAX_FOUND ? [`… and ${found.length - MAX_FOUND} more places.`] : [];
    return { text: [...found.slice(0, MAX_FOUND), ...more].join('\n') || 'Nothing was found.' };
  },
});

const checkContent = defineTool({
  name: 'check_content',
  description: 'Checks all content and answers with every mistake and warning, with file, line and remedy.',
  input: z.strictObject({}),
  run: async ({ root, seen }) => {
    const { diagnostics } = await checkSite(root);
    for (const { file } of diagnostics) seen.look(file);
    const textOf = (file: string) => {
      const read = readContentText(root, file);
      return 'text' in read ? (read.text ?? undefined) : undefined;
    };
    return { text: diagnostics.length > 0 ? shownDiagnostics(diagnostics, textOf) : 'The content is fine.' };
  },
});

const renderPage = defineTool({
  name: 'render_page',
  description: 'Renders a page and answers with its text, as visitors of a region read it.',
  input: z.strictObject({
    address: z
      .string()
      .regex(/^\/[a-z0-9\-/]*$/)
      .describe('With region, for example /us/ or /dk/about-me.'),
  }),
  run: async ({ renderPage: render }, { address }) => ({ text: await render(address) }),
});

/** Read-only tools. */
export const READING_TOOLS = [
  listPages,
  listSectionTypes,
  readContent,
  readSchema,
  searchContent,
  checkContent,
  renderPage,
];
