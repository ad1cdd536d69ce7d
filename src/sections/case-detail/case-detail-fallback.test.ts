// @vitest-environment node
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { site } from '../../../tests/support/example-props.ts';
import { createDocuments } from '../../content/documents.ts';
import { readPublicFiles } from '../../content/public-files.ts';
import { siteRoutes } from '../../content/routes.ts';
import { findSectionDefinitions } from '../../content/section-definitions.ts';

const ROOT = join(import.meta.dirname, '../../..');
const [{ content }, sections, { sizes }] = await Promise.all([
  site(),
  findSectionDefinitions(ROOT),
  readPublicFiles(ROOT),
]);

it.each([
  ['us', 'en'],
  ['dk', 'da'],
] as const)('a case without texts of its own has the general ones in %s', (region, language) => {
  const caseStudies = content.caseStudies.map(({ challenge: _challenge, solution: _solution, ...study }) => study);
  const bare = { ...content, caseStudies };
  const route = siteRoutes(bare).find(({ study, region: own }) => study && own === region);
  if (!route) throw new Error('There is no case study.');
  const { props } =
    createDocuments({ content: bare, sections, sizes, ownPictures: true }).page(route).sections[0] ?? {};
  const { genericChallenge, genericSolution } = content.dictionary.caseStudy;
  expect(props).toMatchObject({
    study: { challenge: genericChallenge[language], solution: genericSolution[language] },
  });
});
