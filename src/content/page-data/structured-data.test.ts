import { expect, it } from 'vitest';
import { minimalPage, minimalSource, type Changes } from '../../../tests/support/minimal-page-data.ts';
import type { Offer, SectionDefinition } from '../../schema/define-section.ts';

const SITE = 'https://www.example.com';
const audit = (): Offer[] => [{ name: 'Audit', description: 'A look', price: 500 }];

function graphOf(path: string, changes: Changes = {}, offers?: () => Offer[]) {
  const source = minimalSource(changes);
  const hero = source.model.sections.get('hero');
  const sections = new Map<string, SectionDefinition>(source.model.sections);
  if (offers && hero) sections.set('hero', { ...hero, offers });
  const data = minimalPage(path, { ...source, model: { ...source.model, sections } }).head.structuredData as {
    '@context': string;
    '@graph': Record<string, unknown>[];
  };
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
}
const ABOUT_TITLE = '    title: { en: About, da: Om }\n';
const one = (graph: Record<string, unknown>[], type: string) => graph.find((node) => node['@type'] === type);
const typesOf = (graph: Record<string, unknown>[]) => graph.map((node) => node['@type']);
const about = (args: string): Changes => ({ 'pages/about-me': [['sections:', `${args}\nsections:`]] });

it("describes the site's owner", () => {
  const graph = graphOf('/dk/about-me');
  expect(graph).toEqual([
    {
      '@type': 'Organization',
      '@id': `${SITE}/#organization`,
      name: 'Example',
      legalName: 'Example',
      url: `${SITE}/`,
      logo: `${SITE}/icons/icon-512.png`,
      vatID: 'ESB00000000',
      email: 'hello@example.com',
      telephone: '+34 600 000 000',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Street 1',
        postalCode: '08001',
        addressLocality: 'Barcelona',
        addressCountry: 'ES',
      },
      founder: { '@id': `${SITE}/#person` },
    },
    {
      '@type': 'Person',
      '@id': `${SITE}/#person`,
      name: 'Example',
      image: `${SITE}/images/portrait.svg`,
      worksFor: { '@id': `${SITE}/#organization` },
      sameAs: ['https://example.com/x'],
    },
    {
      '@type': 'WebSite',
      '@id': `${SITE}/#website`,
      url: `${SITE}/`,
      name: 'Example',
      publisher: { '@id': `${SITE}/#organization` },
      inLanguage: ['en', 'en-IE', 'da'],
    },
    {
      '@type': 'WebPage',
      '@id': `${SITE}/dk/about-me#webpage`,
      url: `${SITE}/dk/about-me`,
      name: 'About',
      description: 'Ord',
      inLanguage: 'da',
      isPartOf: { '@id': `${SITE}/#website` },
    },
  ]);
});

it('says what the owner does, and where to read more', () => {
  const graph = graphOf('/dk/about-me', {
    ...about('kind: profile'),
    site: [['portrait:', 'jobTitle: { en: Consultant, da: Konsulent }\nknowsAbout: [Google Ads, PPC]\nportrait:']],
  });
  expect(one(graph, 'Person')).toMatchObject({
    jobTitle: 'Konsulent',
    knowsAbout: ['Google Ads', 'PPC'],
    url: `${SITE}/dk/about-me`,
  });
});

it('describes the subject of a profile page', () => {
  const graph = graphOf('/us/about-me', about('kind: profile'));
  expect(one(graph, 'ProfilePage')).toMatchObject({ mainEntity: { '@id': `${SITE}/#person` } });
  expect(typesOf(graph)).not.toContain('WebPage');
});

it('lists the breadcrumbs, ending with the page', () => {
  const graph = graphOf('/dk/about-me', about('parents: [thank-you]'));
  expect(one(graph, 'WebPage')).toMatchObject({ breadcrumb: { '@id': `${SITE}/dk/about-me#breadcrumb` } });
  expect(one(graph, 'BreadcrumbList')).toEqual({
    '@type': 'BreadcrumbList',
    '@id': `${SITE}/dk/about-me#breadcrumb`,
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${SITE}/dk/` },
      { '@type': 'ListItem', position: 2, name: 'Thanks', item: `${SITE}/dk/thank-you` },
      { '@type': 'ListItem', position: 3, name: 'About', item: `${SITE}/dk/about-me` },
    ],
  });
});

it('describes a service, without a price if none is shown', () => {
  expect(one(graphOf('/us/about-me', about('kind: service')), 'Service')).toEqual({
    '@type': 'Service',
    '@id': `${SITE}/us/about-me#service`,
    name: 'About',
    description: 'Words',
    provider: { '@id': `${SITE}/#organization` },
    areaServed: { '@type': 'Country', name: 'USA' },
  });
});

it('names a service, for whom it is and where, as its page says', () => {
  const named = 'service: { name: { en: Audits, da: Tjek }, audience: { en: Stores, da: Butikker } }';
  expect(one(graphOf('/dk/about-me', about(`kind: service\n${named}`)), 'Service')).toMatchObject({
    name: 'Tjek',
    audience: { '@type': 'Audience', audienceType: 'Butikker' },
    areaServed: { name: 'Denmark' },
  });
});

it('puts a service below the list of services of the home page', () => {
  const source = minimalSource(about('kind: service'));
  const pages = source.content.pages.map((page) =>
    page.path === '' ? { ...page, sections: [{ type: 'offers', id: 'for-whom' }] } : page,
  );
  expect(minimalPage('/us/about-me', source).breadcrumbs).toEqual([]);
  expect(minimalPage('/us/about-me', { ...source, content: { ...source.content, pages } }).breadcrumbs).toEqual([
    { label: 'Home', href: '/us/' },
    { label: 'Words', href: '/us/#for-whom' },
  ]);
});

it("lists a page's prices in the region's currency", () => {
  const currency: Changes = { regions: [['currency: USD', 'currency: CAD']] };
  expect(one(graphOf('/us/about-me', currency, audit), 'Service')).toMatchObject({
    offers: [
      {
        '@type': 'Offer',
        name: 'Audit',
        description: 'A look',
        price: 500,
        priceCurrency: 'CAD',
        priceSpecification: [{ '@type': 'UnitPriceSpecification', price: 500, priceCurrency: 'CAD' }],
      },
    ],
  });
});

it('says what a price is: each month with a start-up fee, the lowest of several, without tax, or none', () => {
  const taxIncluded = false;
  const graph = graphOf('/us/about-me', {}, () => [
    { name: 'Plan', description: '5 hours', price: 700, kind: 'monthly', startUpFee: 350, taxIncluded },
    { name: 'Trial', description: 'One account', price: 600, kind: 'from', taxIncluded },
    { name: 'Full', description: 'Custom price', taxIncluded },
  ]);
  const currency = { priceCurrency: 'USD', valueAddedTaxIncluded: false };
  const unit = '@type';
  const offers = one(graph, 'Service')?.offers as Record<string, unknown>[] | undefined;
  expect(offers).toMatchObject([
    {
      price: 700,
      priceSpecification: [
        { [unit]: 'UnitPriceSpecification', price: 700, unitCode: 'MON', ...currency },
        { price: 350, priceComponentType: 'https://schema.org/ActivationFee', ...currency },
      ],
    },
    { priceSpecification: [{ [unit]: 'PriceSpecification', minPrice: 600, ...currency }] },
    { name: 'Full', description: 'Custom price' },
  ]);
  const [, from, custom] = offers ?? [];
  expect(from).not.toHaveProperty('price');
  expect(custom).not.toHaveProperty('priceSpecification');
});

it("takes the service name from the SEO texts on a page that isn't a service page", () => {
  const titled: Changes = { 'pages/about-me': [['title: { en: About', 'title: { en: Ads done well']] };
  expect(one(graphOf('/us/about-me', titled, audit), 'Service')).toMatchObject({ name: 'Ads done well' });
});

it('describes an entry as the article that its collection makes of it', () => {
  const graph = graphOf('/dk/project/gasper-software', {
    'pages/project': [['sections:', 'kind: article\nsections:']],
  });
  expect(one(graph, 'Article')).toEqual({
    '@type': 'Article',
    '@id': `${SITE}/dk/project/gasper-software#article`,
    headline: 'Gasper: Salg for 336.000 kr.',
    description: 'Ord',
    image: `${SITE}/og/dk/project/gasper-software.png`,
    inLanguage: 'da',
    author: { '@id': `${SITE}/#person` },
    publisher: { '@id': `${SITE}/#organization` },
    mainEntityOfPage: { '@id': `${SITE}/dk/project/gasper-software#webpage` },
    about: { '@type': 'Organization', name: 'Gasper' },
  });
  expect(typesOf(graph)).not.toContain('Service');
});

it('describes the article with the summary and the day of its entry', () => {
  const graph = graphOf('/us/project/gasper-software', {
    'pages/project': [['sections:', 'kind: article\nsections:']],
    'projects/gasper': [['summary: { en: Words', 'published: "2026-03-01"\nsummary: { en: Sales rose']],
  });
  expect(one(graph, 'Article')).toMatchObject({ description: 'Sales rose', datePublished: '2026-03-01' });
});

it('creates no article for other pages, or without an entry', () => {
  expect(typesOf(graphOf('/us/project/gasper-software'))).not.toContain('Article');
  expect(typesOf(graphOf('/us/about-me', about('kind: article')))).not.toContain('Article');
});

it('tells all questions of a page in one list, however many sections ask them', () => {
  const section = (id: string) => `  - type: faq
    id: ${id}
    title: { en: Asked, da: Spurgt }
    questions:
      - id: ${id}
        question: { en: "Is it ${id}?", da: "Er det ${id}?" }
      - id: only-${id}
        regions: [us]
        question: { en: "Only ${id}?", da: "Kun ${id}?" }
`;
  const graph = graphOf('/dk/about-me', {
    'pages/about-me': [[ABOUT_TITLE, `${ABOUT_TITLE}${section('a')}${section('b')}`]],
  });
  expect(graph.filter((node) => node['@type'] === 'FAQPage')).toEqual([
    {
      '@type': 'FAQPage',
      '@id': `${SITE}/dk/about-me#questions`,
      isPartOf: { '@id': `${SITE}/dk/about-me#webpage` },
      inLanguage: 'da',
      mainEntity: [
        { '@type': 'Question', name: 'Er det a?', acceptedAnswer: { '@type': 'Answer', text: 'Yes' } },
        { '@type': 'Question', name: 'Er det b?', acceptedAnswer: { '@type': 'Answer', text: 'Yes' } },
      ],
    },
  ]);
  expect(typesOf(graphOf('/dk/about-me'))).not.toContain('FAQPage');
});
