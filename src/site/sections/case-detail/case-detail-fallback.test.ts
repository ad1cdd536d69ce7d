import { join } from 'node:path';
import { expect, it } from 'vitest';
import { caseStudiesIn, withCaseStudies } from '../../../../tests/site/support/case-studies.ts';
import { site } from '../../../../tests/support/example-props.ts';
import { createPageData } from '../../../content/page-data/create-page-data.ts';
import { readPublicFiles } from '../../../content/public/read-public-files.ts';
import { siteRoutes } from '../../../content/page-data/routes.ts';
import caseStudies from '../../collections/case-studies/case-studies.collection.ts';
import { caseStudyTexts } from '../../texts/case-study-texts.ts';
import { loadModel } from '../../../model/load-model.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const [{ content }, model, { sizes }] = await Promise.all([site(), loadModel(ROOT), readPublicFiles(ROOT)]);

it.each(['us', 'dk'] as const)('uses the generic texts for a case without its own in %s', (region) => {
  const cases = caseStudiesIn(content).map(({ challenge: _challenge, solution: _solution, ...caseStudy }) => caseStudy);
  const bare = withCaseStudies(content, cases);
  const route = siteRoutes(bare, model).find(
    ({ page, entry, region: own }) => entry && page.each === caseStudies.name && own === region,
  );
  if (!route) throw new Error('There is no case study.');
  const pageData = createPageData({ content: bare, model, sizes, ownOgImages: true });
  const { props } = pageData.page(route).sections[0] ?? {};
  const { genericChallenge, genericSolution } = pageData.shared(region).texts(caseStudyTexts);
  expect(props).toMatchObject({
    caseStudy: { challenge: genericChallenge, solution: genericSolution },
  });
});
