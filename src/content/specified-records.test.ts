// @vitest-environment node
import { expect, it } from 'vitest';
import { site } from '../../tests/support/example-props.ts';
import { ICON_NAMES } from '../schema/icon.ts';
import { caseStudySlug } from '../schema/slug.ts';
import { seoRecord } from './head.ts';
import { siteRoutes } from './routes.ts';

const { content } = await site();

/** Id and Danish key of each case (specification, section 3), typed from its text and not from our YAML. */
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

it('are the ten cases with their Danish keys, slugs, texts in both languages and known tags', () => {
  const found = content.caseStudies.map(({ id, translationKey }) => [id, translationKey]);
  expect(Object.fromEntries(found)).toMatchObject(CASES); // others may have been added
  for (const study of content.caseStudies) {
    expect(study.slug).toBe(caseStudySlug(study.clientName, study.industry.en));
    expect(['Travel', 'B2B', 'eCommerce', 'Local service', 'White-label', 'Nonprofit']).toEqual(
      expect.arrayContaining(study.tags),
    );
    for (const text of [study.challenge, study.solution])
      for (const words of [text?.en, text?.da]) expect(words?.length, study.id).toBeGreaterThan(300);
  }
});

it('are the regions with name, label, currency and symbol', () => {
  const facts = Object.values(content.regions).map(({ name, flag, label, currency, currencySymbol, language }) =>
    [name, flag, label, currency, currencySymbol, language].join(' '),
  );
  expect(facts).toEqual(['USA 🇺🇸 EN USD $ en', 'EU 🇪🇺 EN EUR € en', 'Denmark 🇩🇰 DA DKK DKK da']);
});

it('are the business types, in the order of the form', () => {
  expect(Object.keys(content.dictionary.businessTypes)).toEqual([
    'agencies',
    'ecommerce',
    'local',
    'travel',
    'b2b',
    'saas',
    'other',
  ]);
});

it('give every page of every region all nine fields for search engines', () => {
  for (const route of siteRoutes(content)) {
    const word = (value: unknown): string => {
      const choices = value as Record<string, string>; // a text by language or by region
      return choices[route.region] ?? choices[content.regions[route.region].language] ?? '';
    };
    const { title, description, keywords } = route.page.seo;
    const seo = { title: word(title), description: word(description), keywords: word(keywords) };
    const record = seoRecord(seo, route, { siteUrl: content.site.url, ownPictures: true });
    expect(Object.keys(record)).toHaveLength(9);
    for (const [field, value] of Object.entries(record)) expect(value, `${field} of ${route.path}`).not.toBe('');
  }
});

it('are the icons that a section may name', () => {
  const specified = 'ShoppingCart MapPin Plane Users Zap Target Phone Calendar TrendingUp Shield'.split(' ');
  expect(ICON_NAMES).toEqual(expect.arrayContaining(specified));
});
