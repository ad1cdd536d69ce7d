import { stringify } from 'yaml';
import { texts } from '../../texts/texts.ts';
import { schemaLine } from '../../../authoring/editor/generated-text.ts';
import { EditRefusal, type EditOperation } from '../../../authoring/edit/edit-operation.ts';
import { entryText } from '../../../authoring/edit/edit-text.ts';
import { planEdit } from '../../../authoring/edit/edit-yaml.ts';
import { dataOfText } from '../../../authoring/edit/yaml-source.ts';
import { templatesFolder, type TemplateOf } from '../../../model/file-kinds.ts';
import { plainOf } from '../../../authoring/edit/plain-data.ts';
import { FIELDS_OF_ONE_PAGE, FIELDS_OF_ONE_PLACE, SEO_FIELDS_OF_ONE_PAGE } from '../../../schema/template.schema.ts';

const SECTIONS = ['sections'];

/** Returns the file of a template. */
export const templateFile = (of: TemplateOf, name: string): string => `${templatesFolder(of)}${name}.yaml`;

/**
 * Makes a template of a section, with its comments.
 * @param page the text of the page; the section has its own fields there
 */
export function textOfSectionTemplate(page: string, index: number, { file, name }: NamedFile): string {
  const { lead, body } = entryText(page, SECTIONS, index);
  if (body.length === 0) throw new EditRefusal(texts.server.templates.noSection, [...SECTIONS, index]);
  const lines = [...lead, ...body].map((line) => (line === '' ? '' : `  ${line}`));
  const top = [header(file, 'section') + stringify({ name }).trimEnd(), 'sections:'];
  const text = `${[...top, ...lines].join('\n').trimEnd()}\n`;
  return withoutFields(text, [...SECTIONS, 0], FIELDS_OF_ONE_PLACE);
}

/** Makes a template of a page, with its comments but for those at its beginning, which are about that page. */
export function textOfPageTemplate(page: string, { file, name }: NamedFile): string {
  const text = withoutFields(`${header(file, 'page')}${withoutHead(page)}`, ['seo'], SEO_FIELDS_OF_ONE_PAGE);
  return named(withoutFields(text, [], [...FIELDS_OF_ONE_PAGE, 'name', 'description']), name);
}

/**
 * Makes a page of a template's text.
 * @param title the name of the page by language
 */
export const textOfPage = (template: string, title: Record<string, string>): string =>
  named(withoutFields(withoutHead(template), [], ['name', 'description']), title);

/** Gives a template another name, in place of that in each language. */
export function renamedTemplate(text: string, name: string): string {
  const before = (Object(plainOf(dataOfText(text))) as { name?: unknown }).name;
  if (typeof before === 'string') return edited(text, { op: 'set', path: ['name'], value: name });
  return named(withoutFields(text, [], ['name']), name);
}

interface NamedFile {
  file: string;
  /** What the template is called. */
  name: string;
}

const header = (file: string, of: TemplateOf): string => `${schemaLine(file, `schemas/${of}-template.schema.json`)}\n`;

/** Removes the comments at the beginning of a file. */
const withoutHead = (text: string): string => text.replace(/^\uFEFF?(?:#.*\r?\n|\s*\r?\n)+/, '');

/** Puts a name at the top of a file. */
const named = (text: string, name: unknown): string =>
  edited(text, { op: 'put', path: [], key: 'name', value: name, order: ['name', ...keysIn(text)] });

const keysIn = (text: string): string[] => Object.keys(Object(plainOf(dataOfText(text))) as object);

function withoutFields(text: string, path: (string | number)[], fields: readonly string[]): string {
  const value = path.reduce<unknown>((inner, key) => Object(inner)[key] as unknown, plainOf(dataOfText(text)));
  return fields
    .filter((field) => Object.hasOwn(Object(value) as object, field))
    .reduce((rest, field) => edited(rest, { op: 'remove', path: [...path, field] }), text);
}

function edited(text: string, operation: EditOperation): string {
  const result = planEdit(text, operation);
  if (!result.ok) throw new EditRefusal(result.refusal.message, result.refusal.path);
  return result.source;
}
