import { capitalize } from '../../i18n/name-forms.ts';
import { z } from 'zod';
import type { SectionDefinition } from '../../schema/define-section.ts';
import { sectionBase } from '../../schema/page.schema.ts';
import { schemaFor } from '../../schema/schema-for.ts';
import type { ContentModel } from '../../model/content-model.ts';
import { toEditorSchema, type JsonSchema } from '../editor/json-schema.ts';
import { nameReferences } from '../editor/name-references.ts';
import { type SiteRegions, defaultRegionOf } from '../../regions/site-regions.ts';
import { withArticle } from '../scaffold/names.ts';

/** A section type with its example text. */
export interface ReferenceEntry {
  type: string;
  definition: SectionDefinition;
  example: string;
  /** Whether `npm run docs:sections` took a picture of it. Default: false. */
  hasPicture?: boolean;
}

type ReferenceModel = Pick<ContentModel, 'collections' | 'regions'>;

/** Renders the reference page of all section types in Markdown. */
export const sectionsPage = (entries: readonly ReferenceEntry[], model: ReferenceModel): string => {
  const sorted = [...entries].sort((a, b) => a.definition.title.localeCompare(b.definition.title));
  return `${[INTRO, base(model), KINDS, index(sorted), ...sorted.map((entry) => chapter(entry, model))].join('\n\n')}\n`;
};

const INTRO = `<!-- Written by "npm run editor" out of the sections themselves: change a section's schema or example, not this page. -->

# Sections

A page of the site is a file in \`content/pages/\`, and a page is a list of sections, from top to bottom. To move a
section, move its whole block; to try something, add \`hidden: true\` and save. Every example below can be copied into
the list \`sections:\` of a page, indented by two spaces. \`npm run content:check\` says what is wrong, and
where.`;

const base = ({ regions }: ReferenceModel): string => `## Fields of every section

Every section has these fields in addition to its own.

${fieldTable(toEditorSchema(schemaFor(regions, z.strictObject(sectionBase))), regions)}`;

const KINDS = `## What the terms in the tables mean

- **A text** has every language of the site, each on a line of its own: \`en:\`, \`da:\`. \`{replyTime}\` and the like are filled
  in from \`content/facts.yaml\`.
- **A plain value** is the same in every language, for example a name or an id: \`id: pricing\`.
- **A long text** is a text with paragraphs: begin it with \`|-\`, separate paragraphs by a blank line, begin the lines of
  a list with \`- \`, write \`**bold**\` and \`[text](/about-me)\`.
- **A link** is a page of this site without its region (\`/about-me\`, \`/#pricing\`), an anchor on the same page
  (\`#contact\`), the word \`contact\` for the contact form, or an address with \`https://\`, \`mailto:\` or \`tel:\`.
- **A button** has \`label:\` (a text) and \`to:\` (a link).
- **An image** has \`src:\` (a path inside \`public/\`, for example \`/images/portrait.svg\`) and \`alt:\` (a text: what
  the image shows, for visitors who do not see it). \`focus: { x: 50, y: 20 }\` names the spot that stays visible where it's cropped, in
  percent from the left and from the top; it may be left out.
- **For each region** means a value under each region's code: \`{ us: 700, eu: 600, dk: 4500 }\`.
- **A group of fields** consists of the fields in the rows below it: \`points\` › \`text\` is the field \`text\` inside \`points\`.
- **A list** has entries that begin with \`- \`.`;

const index = (entries: readonly ReferenceEntry[]): string => `## All sections

${entries.map(({ type, definition }) => `- [${definition.title}](#${anchorOf(definition.title, type)}): ${definition.description}`).join('\n')}`;

const chapter = (
  { type, definition, example, hasPicture = false }: ReferenceEntry,
  model: ReferenceModel,
): string => `## ${heading(definition.title, type)}

${definition.description}

${hasPicture ? `![The section "${definition.title}" with the example below](../../docs/sections/${type}.webp)\n\n` : ''}${fieldTable(nameReferences(toEditorSchema(definition.schema), model), model.regions)}

\`\`\`yaml
${asListEntry(type, example)}
\`\`\``;

const heading = (title: string, type: string): string => `${title}: \`${type}\``;

/** Returns the anchor that GitHub and VS Code generate for a heading. */
const anchorOf = (title: string, type: string): string =>
  heading(title, type)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replaceAll(' ', '-');

/** Formats a section's example as an entry of the list `sections`, without its leading comments. */
export function asListEntry(type: string, example: string): string {
  const lines = example.trimEnd().split(/\r?\n/);
  const first = lines.findIndex((line) => line !== '' && !line.startsWith('#'));
  const fields = first < 0 ? [] : lines.slice(first);
  return [`- type: ${type}`, ...fields.map((line) => (line === '' ? '' : `  ${line}`))].join('\n');
}

/** Names of the vocabulary's field kinds. */
const VOCABULARY: Record<string, string> = {
  text: 'a text',
  'rich-text': 'a long text',
  link: 'a link',
  'plain-link': 'a link',
  image: 'an image file',
  'media-file': 'a video or captions file',
};

/** Names of well-known maps, by their keys. */
const GROUPS: Record<string, string> = { 'label,to': 'a button', 'src,alt,focus': 'an image' };

/** Names choices that depend on the content: the page describes the section types of any site. */
function codeKind(choices: string, { languages, codes }: SiteRegions): string | undefined {
  if (choices === String(languages)) return "a language's code";
  return choices === String(codes) ? "a region's code" : undefined;
}

/** Maximum number of choices listed; beyond it, the description names them. */
const MOST_CHOICES = 6;

/** Describes the value of a field in plain language: `a text`, `a list of 3 to 6, each a group of fields`. */
function fieldKind(schema: JsonSchema, regions: SiteRegions): string {
  if (schema['input'] === 'document') return 'a PDF file';
  const known = VOCABULARY[String(schema['kind'])] ?? GROUPS[Object.keys(schema.properties ?? {}).join(',')];
  if (known) return known;
  if (schema['kind'] === 'reference') return `the id of ${withArticle((schema.title ?? 'entry').toLowerCase())}`;
  const code = codeKind(String(schema.enum), regions);
  if (code) return code;
  if (isRegional(schema, regions)) {
    const own = schema.properties?.[defaultRegionOf(regions)] as JsonSchema; // a regional value has every region
    return `${fieldKind(own, regions)} for each region`;
  }
  if (schema.anyOf) return schema.anyOf.map((one) => fieldKind(one, regions)).join(' or ');
  if (schema.enum) return choices(schema.enum.map(String));
  if (schema.type === 'array') return `a list${count(schema)}, each ${fieldKind(itemsOf(schema) ?? {}, regions)}`;
  return plainKind(schema);
}

/** Returns the nested fields that need rows of their own; none for a well-known map. */
function innerFields(schema: JsonSchema, regions: SiteRegions): JsonSchema | undefined {
  const inner = schema.type === 'array' ? itemsOf(schema) : schema;
  return inner && fieldKind(inner, regions) === 'a group of fields' ? inner : undefined;
}

const itemsOf = ({ items }: JsonSchema): JsonSchema | undefined =>
  typeof items === 'object' && !Array.isArray(items) ? items : undefined;

const isRegional = ({ properties }: JsonSchema, { codes }: SiteRegions): boolean =>
  Object.keys(properties ?? {}).join(',') === codes.join(',');

const choices = (values: string[]): string =>
  values.length > MOST_CHOICES
    ? 'one of a list of names'
    : `one of ${values.map((value) => `\`${value}\``).join(', ')}`;

function count({ minItems = 0, maxItems }: JsonSchema): string {
  if (minItems === maxItems) return ` of exactly ${minItems}`;
  if (maxItems !== undefined) return minItems > 0 ? ` of ${minItems} to ${maxItems}` : ` of at most ${maxItems}`;
  return minItems > 0 ? ` of at least ${minItems}` : '';
}

function plainKind({ type, format }: JsonSchema): string {
  if (format === 'date') return 'a date in quotes';
  if (type === 'boolean') return '`true` or `false`';
  if (type === 'integer') return 'a whole number';
  if (type === 'number') return 'a number';
  return type === 'object' ? 'a group of fields' : 'a plain value';
}

/** Renders a Markdown table of all fields of a map, including nested fields. */
const fieldTable = (schema: JsonSchema, regions: SiteRegions): string =>
  ['| Field | Type | Optional | Description |', '| --- | --- | --- | --- |', ...rows(schema, [], regions)].join('\n');

const rows = (schema: JsonSchema, above: string[], regions: SiteRegions): string[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    if (typeof field === 'boolean') return [];
    const path = [...above, `\`${name}\``];
    const inner = innerFields(field, regions);
    const own = row(path, field, {
      kind: fieldKind(field, regions),
      required: schema.required?.includes(name) ?? false,
    });
    return [own, ...(inner ? rows(inner, path, regions) : [])];
  });

const row = (path: string[], field: JsonSchema, { kind, required }: { kind: string; required: boolean }): string =>
  `| ${[path.join(' › '), capitalize(kind), required ? 'no' : `yes${defaultValue(field)}`, field.description ?? ''].map(cell).join(' | ')} |`;

/** Returns the default value of a field, if it's a text or number. */
const defaultValue = (field: JsonSchema): string =>
  typeof field.default === 'string' || typeof field.default === 'number' ? `, default \`${field.default}\`` : '';

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
