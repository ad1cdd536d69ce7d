// @vitest-environment node
import { expect, it } from 'vitest';
import { findSectionDefinitions } from '../section-definitions.ts';
import { checkOpenings } from './openings.ts';
import { indexSite } from './site-index.ts';
import type { Site } from './site.ts';

const sections = await findSectionDefinitions(process.cwd());
const TYPES = 'case-detail, case-list, hero, legal, not-found, page-hero, story, thank-you';

/** What is said of a page with sections. */
function said(...content: object[]): string[] {
  const index = indexSite([{ file: 'content/pages/home.yaml', data: { sections: content }, broken: false }], []);
  const site = { index, sections } as unknown as Site; // openings are found in these two
  return checkOpenings(site).map(({ path, message, hint }) => `${path?.join('.')} | ${message} | ${hint}`);
}

it.each([
  ['one that opens it', [{ type: 'hero' }, { type: 'contact' }]],
  ['one that is hidden beside one that opens it', [{ type: 'hero', hidden: true }, { type: 'page-hero' }]],
  [
    'one for each region',
    [
      { type: 'hero', regions: ['us', 'eu'] },
      { type: 'page-hero', regions: ['dk'] },
    ],
  ],
  ['one of unknown type', [{ type: 'heroo' }]],
])('says nothing of a page with %s', (_what, content) => {
  expect(said(...content)).toEqual([]);
});

it.each([
  [[{ type: 'contact' }], `sections | No section opens the page with its heading. | Add one of these: ${TYPES}.`],
  [
    [{ type: 'contact' }, { type: 'hero', hidden: true }],
    `sections.1.hidden | No section opens the page with its heading. | Take the line "hidden:" away, or add a section that opens it: ${TYPES}.`,
  ],
  [
    [{ type: 'case-detail', regions: ['us'] }, { type: 'contact' }],
    `sections.0.regions | No section opens the page with its heading in region eu, dk. | Take the line "regions:" away, or add a section that opens it: ${TYPES}.`,
  ],
  [
    [{ type: 'hero' }, { type: 'contact' }, { type: 'case-list', regions: ['dk'] }],
    'sections.2.type | "case-list" would be a second heading of the page. | sections[0] opens it already: delete one of the two, or give them different regions.',
  ],
])('names what a page lacks or has twice: %j', (content, words) => {
  expect(said(...content)).toEqual([words]);
});
