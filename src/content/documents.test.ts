// @vitest-environment node
import { expect, it } from 'vitest';
import { changed, contentOf, smallPage, smallSource, type Changes } from '../../tests/support/small-documents.ts';
import type { SectionDefinition } from '../schema/define-section.ts';
import type { RegionContent } from '../schema/site-content.ts';
import { createDocuments, type DocumentSource } from './documents.ts';
import { missingRoute } from './site-build.ts';
import { routeAt } from './routes.ts';

const HERO = '    id: home\n    title: { en: Hello, da: Hej }\n';
const home = (to: string): Changes => ({ 'pages/home': [[HERO, to]] });
const sectionsOf = (path: string, changes: Changes) => smallPage(path, smallSource(changes)).sections;
const propsOf = (path: string, changes: Changes) => sectionsOf(path, changes)[0]?.props;

it('gives a page in the language of its region', () => {
  const source = smallSource();
  expect(smallPage('/us/', source)).toMatchObject({ path: '/us/', name: 'Home', trail: [] });
  expect(smallPage('/us/', source).sections).toEqual([{ type: 'hero', anchor: 'home', props: { title: 'Hello' } }]);
  expect(smallPage('/dk/', source).sections[0]?.props).toEqual({ title: 'Hej' });
  expect(smallPage('/us/', source)).not.toHaveProperty('missing');
});

it('fills facts in, in the words of the region', () => {
  const words = home(
    '    title: { en: "In {replyTime} for {adSpend}, {other}", da: "Om {replyTime} for {adSpend}, {other}" }\n',
  );
  const more = {
    'content/facts.yaml':
      'replyTime: { en: 24 hours, da: 24 timer }\nadSpend: { us: $4k, eu: €4k, dk: 25.000 kr. }\nother: { en: now, da: nu }\n',
  };
  const source = smallSource(words, more);
  expect(smallPage('/us/', source).sections[0]?.props).toEqual({ title: 'In 24 hours for $4k, now' });
  expect(smallPage('/dk/', source).sections[0]?.props).toEqual({ title: 'Om 24 timer for 25.000 kr., nu' });
});

it('leads links to pages of the region, and leaves the others', () => {
  const body = '    body: { en: "[A](/about-me) [B](https://example.com/) [C](#home)", da: A }\n';
  const cta = '    cta: { label: { en: A, da: A }, to: "/about-me#story" }\n';
  expect(propsOf('/eu/', home(HERO + body + cta))).toMatchObject({
    body: '[A](/eu/about-me) [B](https://example.com/) [C](#home)',
    cta: { label: 'A', to: '/eu/about-me#story' },
  });
});

it('gives a picture its size, or the one that browsers take where none is known', () => {
  const picture = (src: string) => home(`${HERO}    picture: { src: ${src}, alt: { en: A man, da: En mand } }\n`);
  expect(propsOf('/dk/', picture('/images/portrait.svg'))).toMatchObject({
    picture: { src: '/images/portrait.svg', alt: 'En mand', width: 640, height: 480 },
  });
  expect(propsOf('/dk/', picture('/images/case.svg'))).toMatchObject({ picture: { width: 300, height: 150 } });
});

it('leaves hidden sections out, and those of other regions', () => {
  const sections = home(
    `${HERO}  - type: hero\n    hidden: true\n    title: { en: Hidden, da: Skjult }\n` +
      `  - type: hero\n    regions: [dk, eu]\n    title: { en: Europe, da: Europa }\n`,
  );
  const titles = (path: string) => sectionsOf(path, sections).map(({ props }) => (props as { title: string }).title);
  expect(titles('/us/')).toEqual(['Hello']);
  expect(titles('/eu/')).toEqual(['Hello', 'Europe']);
  expect(titles('/dk/')).toEqual(['Hej', 'Europa']);
  expect(sectionsOf('/dk/', sections)[1]?.props).toEqual({ title: 'Europa' });
});

it('gives a section without an anchor its type as one, once', () => {
  const more = '  - type: hero\n    title: { en: Two, da: To }\n';
  const anchors = (changes: Changes) => sectionsOf('/us/', changes).map(({ anchor }) => anchor);
  expect(anchors(home(HERO + more + more))).toEqual(['home', 'hero', undefined]);
  expect(anchors(home(HERO.replace('id: home', 'id: hero') + more))).toEqual(['hero', undefined]);
});

function sectionOf({ sections }: DocumentSource): SectionDefinition {
  const hero = sections.get('hero');
  if (!hero) throw new Error('There is no hero.');
  return hero;
}

it('can not make a section of a type that is not there', () => {
  expect(() => smallPage('/us/', { ...smallSource(), sections: new Map() })).toThrow('No section type "hero"');
});

it('names the trail above a page: the pages that it names, below the home page', () => {
  const { trail } = smallPage(
    '/dk/about-me',
    smallSource({ 'pages/about-me': [['sections:', 'parents: [thank-you]\nsections:']] }),
  );
  expect(trail).toEqual([
    { label: 'Home', href: '/dk/' },
    { label: 'Thanks', href: '/dk/thank-you' },
  ]);
});

it('says which pages answer for what is not there', () => {
  const source = smallSource();
  const { page } = createDocuments(source);
  expect(page(missingRoute(source.content, '404', 'us'))).toMatchObject({ missing: true, path: '/404' });
  expect(page(missingRoute(source.content, 'case-study-not-found', 'us'))).toMatchObject({ missing: true });
});

it('names a page made for a case study by its client, and tells of the case in the money of the region', () => {
  const changes: Changes = {
    'pages/case-study': [
      [
        '    title: { en: Case, da: Case }',
        '    title: { en: "{client} ({industry}): {result} {summary}", da: "{client} i {industry}: {result} ({summary})" }',
      ],
    ],
  };
  const source = smallSource({ ...changes });
  expect(smallPage('/us/case-study/gasper-software', source)).toMatchObject({
    name: 'Gasper',
    sections: [{ props: { title: 'Gasper (Software): Sales for $48,000 Words' } }],
  });
  expect(smallPage('/dk/case-study/gasper-software', source).sections[0]?.props).toEqual({
    title: 'Gasper i Software: Salg for 336.000 kr. (Ord)',
  });
});

/** What a section gets that takes something out of the region's content, and whether it shows other cases. */
function shown(path: string, select: (content: RegionContent) => Record<string, unknown>) {
  const source = smallSource();
  let showsCases = false;
  const hero = { ...sectionOf(source), select: (_fields: unknown, content: RegionContent) => select(content) };
  const sections = new Map([...source.sections, ['hero', hero]]);
  const page = smallPage(path, { ...source, sections, onCaseSummary: () => (showsCases = true) });
  return { props: page.sections[0]?.props, showsCases };
}

it('lets a section draw on the cases, in the words and the money of the region', () => {
  const { props, showsCases } = shown('/dk/', ({ caseStudies }) => ({
    cases: caseStudies.map(({ clientName, result, slug }) => `${clientName} ${slug} ${result}`),
  }));
  expect(props).toEqual({
    cases: ['Ascently ascently-software Salg for 336.000 kr.', 'Gasper gasper-software Salg for 336.000 kr.'],
  });
  expect(showsCases).toBe(true);
});

it('lets a section draw on one case by its id', () => {
  const { props, showsCases } = shown('/us/', ({ caseById }) => ({
    one: caseById('gasper')?.clientName,
    none: caseById('nobody') ?? 'none',
  }));
  expect(props).toEqual({ one: 'Gasper', none: 'none' });
  expect(showsCases).toBe(true);
});

it('tells nothing of other cases where a section draws on none', () => {
  expect(shown('/us/', ({ site }) => ({ name: site.name })).showsCases).toBe(false);
});

it('keeps the long texts of cases out of lists, so that an edit of one leaves them as they are', () => {
  const source = smallSource();
  const text = { en: 'Long', da: 'Lang' };
  const caseStudies = source.content.caseStudies.map((study) => ({ ...study, challenge: text, solution: text }));
  const hero = {
    ...sectionOf(source),
    select: (_fields: unknown, content: RegionContent) => ({
      all: content.caseStudies,
      one: content.caseById('gasper'),
    }),
  };
  const sections = new Map([...source.sections, ['hero', hero]]);
  const page = smallPage('/us/', { ...source, content: { ...source.content, caseStudies }, sections });
  expect(page.sections[0]?.props).toMatchObject({ one: { id: 'gasper', clientName: 'Gasper' } });
  expect(JSON.stringify(page.sections[0]?.props)).not.toContain('Long');
});

it('lets a section draw on the rest of the content, resolved for the region', () => {
  const { props } = shown('/dk/', ({ services, pricing, navigation, region, picture }) => ({
    service: services.map(({ title, link }) => `${title} ${link}`),
    price: pricing.plans.map(({ pricePerHour }) => pricePerHour),
    main: navigation.main,
    region,
    picture: picture('/images/portrait.svg', 'A'),
  }));
  expect(props).toMatchObject({
    service: ['Butikker /dk/about-me'],
    price: [900],
    main: [{ label: 'Om', to: '/dk/about-me' }],
    region: { code: 'dk', currency: 'USD', language: 'da', dollarRate: 7 },
    picture: { src: '/images/portrait.svg', alt: 'A', width: 640, height: 480 },
  });
  expect(props).not.toHaveProperty('region.countries');
});

it('frames all pages of a region alike', () => {
  const source = smallSource({
    navigation: [['legal: []', 'legal: [{ label: { en: Terms, da: Vilkår }, to: /thank-you }]']],
  });
  const documents = createDocuments(source);
  const layout = documents.layout('dk');
  expect(documents.layout('dk')).toBe(layout);
  expect(layout).toMatchObject({
    region: { code: 'dk', language: 'da' },
    siteName: 'Example',
    home: { label: 'Forside', to: '/dk/' },
    main: [{ label: 'Om', to: '/dk/about-me' }],
    services: [{ label: 'Butikker', to: '/dk/about-me' }],
    legal: [{ label: 'Vilkår', to: '/dk/thank-you' }],
    social: [{ network: 'x', name: 'X', url: 'https://example.com/x' }],
    company: { legalName: 'Example', city: 'Barcelona' },
    email: 'hello@example.com',
    phone: '+34 600 000 000',
  });
  expect(layout.region).not.toHaveProperty('countries');
  expect(layout.regions).toEqual([
    { code: 'us', name: 'us', flag: '🏳️', label: 'en', locale: 'en', currency: 'USD', currencySymbol: '$' },
    { code: 'eu', name: 'eu', flag: '🏳️', label: 'en', locale: 'en', currency: 'USD', currencySymbol: '$' },
    { code: 'dk', name: 'dk', flag: '🏳️', label: 'da', locale: 'da', currency: 'USD', currencySymbol: '$' },
  ]);
  expect(Object.keys(layout.words)).toEqual(['header', 'footer', 'contact', 'consent', 'page']);
});

it('sends the form to the local receiver, or to the service that is set with the way back', () => {
  const form = (overrides: Parameters<typeof contentOf>[1], files = changed({})) =>
    createDocuments({ ...smallSource(), content: contentOf(files, overrides) }).layout('eu').form;
  expect(form({})).toMatchObject({ endpoint: '/_local/form', thankYouUrl: '/eu/thank-you', region: 'eu' });
  expect(form({ formEndpoint: 'https://forms.example.com/a' })).toMatchObject({
    endpoint: 'https://forms.example.com/a',
    thankYouUrl: 'https://www.example.com/eu/thank-you',
  });
  expect(form({}).businessTypes).toContainEqual({ value: 'agencies', label: 'Words' });
});

it('finds a page of the route that it was asked for, whatever was asked before', () => {
  const source = smallSource();
  const { page } = createDocuments(source);
  const paths = ['/us/about-me', '/dk/', '/us/', '/'];
  const routes = paths.flatMap((path) => routeAt(source.content, path) ?? []);
  expect(routes.map((route) => page(route).path)).toEqual(paths);
});
