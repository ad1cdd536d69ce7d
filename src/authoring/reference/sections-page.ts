import { z } from 'zod';
import type { SectionDefinition } from '../../schema/define-section.ts';
import { sectionBase } from '../../schema/page.schema.ts';
import { schemaFor } from '../../schema/schema-for.ts';
import type { ContentModel } from '../../model/content-model.ts';
import { toEditorSchema } from '../editor/json-schema.ts';
import { nameReferences } from '../editor/name-references.ts';
import { fieldTable } from './field-table.ts';

/** A section type with its example text. */
export interface ReferenceEntry {
  type: string;
  definition: SectionDefinition;
  example: string;
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
  { type, definition, example }: ReferenceEntry,
  model: ReferenceModel,
): string => `## ${heading(definition.title, type)}

${definition.description}

![The section "${definition.title}" with the example below](sections/${type}.webp)

${fieldTable(nameReferences(toEditorSchema(definition.schema), model), model.regions)}

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
