import { describe, expect, it } from 'vitest';
import { caseStudiesIn } from '../../../../tests/site/support/case-studies.ts';
import { site } from '../../../../tests/support/example-props.ts';
import caseStudies from './case-studies.collection.ts';
import { REGIONS } from '../../../../tests/support/regions.ts';

const own = caseStudiesIn((await site()).content);
const [first] = own;
if (!first) throw new Error('The site has a case study.');

it.each([
  ['TechFlow Solutions', 'Workflow software', 'techflow-solutions-workflow-software'],
  ['Mar S.r.l.s.', 'Boat charter', 'mar-srls-boat-charter'],
  ['Smith & Sons', 'B2B / SaaS', 'smith-sons-b2b-saas'],
])('the slug of %s, %s is %s', (clientName, industry, slug) => {
  expect(caseStudies.slug?.({ ...first, clientName, industry: { en: industry, da: 'Andet' } }, REGIONS)).toBe(slug);
});

describe('the specified records', () => {
  /** Id and Danish key of each case, copied from the specification (section 3), not from the YAML. */
  const CASES = {
    'techflow-solutions': 'rawArctic',
    'urban-fitness-co': 'nordicSalesForce',
    'coastal-real-estate': 'canavita',
    'greentech-innovations': 'akihaMarketing',
    'artisan-marketplace': 'gasper',
    'raney-consulting': 'raneyConsulting',
    ascently: 'ascently',
    'impact-players': 'impactPlayers',
    mediesikring: 'mediesikring',
    'mar-srls': 'marSrls',
  };

  it('contain ten cases with their Danish keys, slugs, texts in both languages and known tags', () => {
    const found = own.map(({ id, translationKey }) => [id, translationKey]);
    expect(Object.fromEntries(found)).toMatchObject(CASES); // others may have been added
    for (const caseStudy of own) {
      expect(caseStudy.slug).toBe(caseStudies.slug?.(caseStudy, REGIONS));
      expect(['Travel', 'B2B', 'eCommerce', 'Local service', 'White-label', 'Nonprofit']).toEqual(
        expect.arrayContaining(caseStudy.tags),
      );
      for (const text of [caseStudy.challenge, caseStudy.solution])
        for (const value of [text?.en, text?.da]) expect(value?.length, caseStudy.id).toBeGreaterThan(300);
    }
  });
});
