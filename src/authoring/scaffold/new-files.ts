import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withSchemaLine } from '../editor/schema-line.ts';
import { humanName, pascalName, titleName } from './names.ts';

/** A file to create. */
export interface NewFile {
  /** Path relative to the project root. */
  file: string;
  text: string;
}

/** Fills in a template of this folder: `__NAME__` and the like. */
const fillTemplate = (template: string, values: Record<string, string>): string =>
  readFileSync(join(import.meta.dirname, template), 'utf8').replaceAll(
    /__([A-Z]+)__/g,
    (whole, key: string) => values[key] ?? whole,
  );

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
  { file: `public/images/logos/${id}.svg`, text: logo(titleName(id)) },
  { file: `public/images/cases/${id}.svg`, text: BACKGROUND },
];

/** Creates a content file whose first line references its schema. */
const contentFile = (file: string, kind: 'page' | 'case-study', values: Record<string, string>): NewFile => ({
  file,
  text: withSchemaLine(fillTemplate(`${kind}.template.yaml`, values), file, `schemas/${kind}.schema.json`),
});

const camelName = (slug: string): string => pascalName(slug).replace(/^./, (first) => first.toLowerCase());

/** The client's name in place of a logo, compressed to the available width. */
const logo = (name: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="212" height="64" viewBox="0 0 212 64"><text x="8" y="40" fill="#1d1b18" font-family="Georgia, serif" font-size="22"${
    name.length > 18 ? ' textLength="196" lengthAdjust="spacingAndGlyphs"' : ''
  }>${name}</text></svg>\n`;

const BACKGROUND =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500" viewBox="0 0 800 500"><path fill="#d8e5de" d="M0 0h800v500H0z"/><path fill="#5e8f7e" d="M0 360Q200 260 400 330T800 270V500H0z"/><path fill="#1e5245" d="M0 430Q220 360 430 420T800 380V500H0z"/><circle cx="620" cy="130" r="46" fill="#de8b68"/></svg>\n';
