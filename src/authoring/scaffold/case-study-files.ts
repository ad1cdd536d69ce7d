import { fillTemplate } from './fill-template.ts';
import { pascalName, titleName } from './names.ts';
import type { NewFile } from './new-file.ts';

/** A new case study with every field explained, and two plain drawings in the place of its pictures. */
export const caseStudyFiles = (id: string): NewFile[] => [
  fillTemplate('case-study.template.yaml', `content/case-studies/${id}.yaml`, 'schemas/case-study.schema.json', {
    ID: id,
    NAME: titleName(id),
    KEY: camelName(id),
  }),
  { file: `public/images/logos/${id}.svg`, text: logo(titleName(id)) },
  { file: `public/images/cases/${id}.svg`, text: BACKGROUND },
];

const camelName = (slug: string): string => pascalName(slug).replace(/^./, (first) => first.toLowerCase());

/** The client's name where the logo goes; its letters are squeezed into the room that there is. */
const logo = (name: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="212" height="64" viewBox="0 0 212 64"><text x="8" y="40" fill="#1d1b18" font-family="Georgia, serif" font-size="22"${
    name.length > 18 ? ' textLength="196" lengthAdjust="spacingAndGlyphs"' : ''
  }>${name}</text></svg>\n`;

const BACKGROUND =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500" viewBox="0 0 800 500"><path fill="#d8e5de" d="M0 0h800v500H0z"/><path fill="#5e8f7e" d="M0 360Q200 260 400 330T800 270V500H0z"/><path fill="#1e5245" d="M0 430Q220 360 430 420T800 380V500H0z"/><circle cx="620" cy="130" r="46" fill="#de8b68"/></svg>\n';
