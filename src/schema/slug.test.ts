import { expect, it } from 'vitest';
import { caseStudySlug } from './slug.ts';

it.each([
  ['TechFlow Solutions', 'Workflow software', 'techflow-solutions-workflow-software'],
  ['Mar S.r.l.s.', 'Boat charter', 'mar-srls-boat-charter'],
  ['Smith & Sons', 'B2B / SaaS', 'smith-sons-b2b-saas'],
])('the slug of %s, %s is %s', (client, industry, slug) => {
  expect(caseStudySlug(client, industry)).toBe(slug);
});
