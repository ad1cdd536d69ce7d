import { withSchemaLine } from '../editor/schema-line.ts';
import { fillTemplate, type NewFile } from './fill-template.ts';
import { humanName, pascalName, titleName } from './names.ts';
import { PLACEHOLDER_BACKGROUND, placeholderLogo } from './placeholder-images.ts';

/** Creates the five files of a section type: a heading, a sentence and a link as a starting point. */
export const sectionFiles = (type: string): NewFile[] =>
  ['schema.ts', 'section.tsx', 'module.css', 'example.yaml', 'test.tsx'].map((role) => ({
    file: `src/sections/${type}/${type}.${role}`,
    text: fillTemplate(`section.${role}.template`, {
      TYPE: type,
      TITLE: humanName(type),
      COMPONENT: pascalName(type),
    }),
  }));

/** Creates a page with a heading section and a contact form, excluded from search engines until it's ready. */
export const pageFiles = (path: string): NewFile[] => [
  contentFile(`content/pages/${path}.yaml`, 'page', { PATH: path, NAME: humanName(path.split('/').at(-1) ?? path) }),
];

/** Creates a case study with every field explained, and two placeholder drawings. */
export const caseStudyFiles = (id: string): NewFile[] => [
  contentFile(`content/case-studies/${id}.yaml`, 'case-study', { ID: id, NAME: titleName(id), KEY: camelName(id) }),
  { file: `public/images/logos/${id}.svg`, text: placeholderLogo(titleName(id)) },
  { file: `public/images/cases/${id}.svg`, text: PLACEHOLDER_BACKGROUND },
];

/** Creates a content file whose first line references its schema. */
const contentFile = (file: string, kind: 'page' | 'case-study', values: Record<string, string>): NewFile => ({
  file,
  text: withSchemaLine(fillTemplate(`${kind}.template.yaml`, values), file, `schemas/${kind}.schema.json`),
});

const camelName = (slug: string): string => pascalName(slug).replace(/^./, (first) => first.toLowerCase());
