import { expect, it } from 'vitest';
import { loadModel } from '../../../model/load-model.ts';
import { checkPageHeadings } from './page-headings.ts';
import { indexSite } from './site-index.ts';
import type { CheckContext } from './check-context.ts';
import type { FileFinding } from '../../diagnostics/diagnostic.ts';

const model = await loadModel(process.cwd());
const TYPES = 'case-detail, case-list, entry-detail, entry-list, hero, legal, not-found, page-hero, story, thank-you';

/** Checks a page with these sections. */
function check(...content: object[]): FileFinding[] {
  const index = indexSite([{ file: 'content/pages/home.yaml', data: { sections: content }, broken: false }], [], model);
  const site = { index, model } as unknown as CheckContext; // openings are found in these two
  return checkPageHeadings(site);
}

/** Returns the findings of a page with these sections, in words for the file. */
const said = (...content: object[]): string[] =>
  check(...content).map(({ path, message, hint }) => `${path?.join('.')} | ${message} | ${hint}`);

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
])('accepts a page with %s', (_what, content) => {
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
])('reports a missing or duplicate heading: %j', (content, text) => {
  expect(said(...content)).toEqual([text]);
});

it('names sections, regions and switches in a form', () => {
  const [lacking] = check({ type: 'case-detail', regions: ['us'] }, { type: 'contact' }).map(({ form }) => form);
  expect(lacking?.message.english).toBe('No section opens the page with its heading in EU and Denmark.');
  expect(lacking?.hint.english).toMatch(
    /^Open the section “[A-Z][^”]+”, and show it in all regions; or add a section “/,
  );
  const [second] = check({ type: 'hero' }, { type: 'case-list', regions: ['dk'] }).map(({ form }) => form);
  expect(`${second?.message.english} ${second?.hint.english}`).not.toMatch(/case-list|sections\[|"/);
});
