// @vitest-environment node
import { expect, it } from 'vitest';
import { changed, contentOf } from '../../tests/support/small-documents.ts';
import { pictureOf, resolve } from '../content/resolve.ts';
import { caseStudySchema } from './case-study.schema.ts';
import { dictionarySchema } from './dictionary.schema.ts';
import type { RegionContent } from './site-content.ts';
import { toCaseCard } from './case-card.ts';

it('shows a case in the words of its region, with its address and its pictures', () => {
  const file = 'case-studies/ascently';
  const content = contentOf(changed({ [file]: [['tags: [B2B]', 'tags: [B2B, Travel]']] }));
  const [study] = content.caseStudies;
  if (!study) throw new Error('The small site has a case study.');
  const context = {
    region: content.regions.dk,
    variables: {},
    sizes: new Map([['/images/logo.svg', { width: 12, height: 8 }]]),
  };
  const { tags: words, ...dictionary } = resolve(dictionarySchema, content.dictionary, context);
  const regional = {
    region: content.regions.dk,
    dictionary: { ...dictionary, tags: { ...words, B2B: 'Erhverv', Travel: undefined } },
    picture: (src: string, alt: string) => pictureOf(context.sizes, src, alt),
  } as unknown as RegionContent; // all that a card looks at
  expect(toCaseCard(resolve(caseStudySchema, study, context), regional)).toEqual({
    id: 'ascently',
    href: '/dk/case-study/ascently-software',
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
