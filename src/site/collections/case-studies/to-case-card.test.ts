import { expect, it } from 'vitest';
import { caseStudiesIn } from '../../../../tests/site/support/case-studies.ts';
import { CASE_MODEL, caseStudySource } from '../../../../tests/site/support/case-study-site.ts';
import { imageOf, localize } from '../../../content/localize/localize.ts';
import { caseStudySchema } from './case-study.schema.ts';
import type { RegionContent } from '../../../schema/site-content.ts';
import { toCaseCard } from './to-case-card.ts';

it('localizes a case for its region, with its address and images', () => {
  const { content } = caseStudySource();
  const [caseStudy] = caseStudiesIn(content);
  if (!caseStudy) throw new Error('The small site has a case study.');
  const context = {
    region: content.regions.dk,
    regions: CASE_MODEL.regions,
    variables: {},
    sizes: new Map([['/images/logo.svg', { width: 12, height: 8 }]]),
  };
  const { tags, ...dictionary } = localize(CASE_MODEL.dictionary, content.dictionary, context);
  const regional = {
    region: content.regions.dk,
    dictionary: { ...dictionary, tags: { ...tags, B2B: 'Erhverv', Travel: undefined } },
    entries: () => ({ hrefOf: ({ slug }: { slug: string }) => `/dk/cases/${slug}` }),
    picture: (src: string, alt: string) => imageOf(context.sizes, src, alt),
  } as unknown as RegionContent; // all that a card looks at
  expect(toCaseCard(localize(caseStudySchema, caseStudy, context), regional)).toEqual({
    id: 'ascently',
    href: '/dk/cases/ascently-software',
    clientName: 'Ascently',
    industry: 'Software',
    result: 'Salg for $48,000',
    flags: [{ emoji: '🇩🇰', country: 'Danmark' }],
    tags: [
      { tag: 'B2B', label: 'Erhverv' },
      { tag: 'Travel', label: 'Travel' },
    ],
    background: { src: '/images/case.svg', alt: '', width: 300, height: 150 },
    logo: { src: '/images/logo.svg', alt: 'Ascently', width: 12, height: 8 },
  });
});
