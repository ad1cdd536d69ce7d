import { expect, it } from 'vitest';
import {
  filesWith,
  parseContent,
  minimalPage,
  minimalSource,
  type Changes,
} from '../../../tests/support/minimal-page-data.ts';
import { projectsIn, withProjects } from '../../../tests/support/projects.ts';
import { MODEL, offers, projects, rates } from '../../../tests/support/minimal-model.ts';
import type { SectionDefinition } from '../../schema/define-section.ts';
import type { RegionContent } from '../../schema/site-content.ts';
import { createPageData } from './create-page-data.ts';
import type { PageDataSource } from './page-data-source.ts';
import { notFoundRoute } from './render-requests.ts';
import { routeAt } from './routes.ts';

const HERO = '    id: home\n    title: { en: Hello, da: Hej }\n';
const home = (to: string): Changes => ({ 'pages/home': [[HERO, to]] });
const sectionsOf = (path: string, changes: Changes) => minimalPage(path, minimalSource(changes)).sections;
const propsOf = (path: string, changes: Changes) => sectionsOf(path, changes)[0]?.props;

it("resolves a page in the region's language", () => {
  const source = minimalSource();
  expect(minimalPage('/us/', source)).toMatchObject({ path: '/us/', name: 'Home', breadcrumbs: [] });
  expect(minimalPage('/us/', source).sections).toEqual([{ type: 'hero', anchor: 'home', props: { title: 'Hello' } }]);
  expect(minimalPage('/dk/', source).sections[0]?.props).toEqual({ title: 'Hej' });
  expect(minimalPage('/us/', source)).not.toHaveProperty('missing');
});

it("fills in facts with the region's texts", () => {
  const words = home(
    '    title: { en: "In {replyTime} for {adSpend}, {other}", da: "Om {replyTime} for {adSpend}, {other}" }\n',
  );
  const more = {
    'content/facts.yaml':
      'replyTime: { en: 24 hours, da: 24 timer }\nadSpend: { us: $4k, eu: €4k, dk: 25.000 kr. }\nother: { en: now, da: nu }\n',
  };
  const source = minimalSource(words, more);
  expect(minimalPage('/us/', source).sections[0]?.props).toEqual({ title: 'In 24 hours for $4k, now' });
  expect(minimalPage('/dk/', source).sections[0]?.props).toEqual({ title: 'Om 24 timer for 25.000 kr., nu' });
});

it('prefixes links to pages with the region, and keeps other links', () => {
  const body = '    body: { en: "[A](/about-me) [B](https://example.com/) [C](#home)", da: A }\n';
  const cta = '    cta: { label: { en: A, da: A }, to: "/about-me#story" }\n';
  expect(propsOf('/eu/', home(HERO + body + cta))).toMatchObject({
    body: '[A](/eu/about-me) [B](https://example.com/) [C](#home)',
    cta: { label: 'A', to: '/eu/about-me#story' },
  });
});

it("adds the size to an image, or the browser default if it's unknown", () => {
  const image = (src: string) => home(`${HERO}    picture: { src: ${src}, alt: { en: A man, da: En mand } }\n`);
  expect(propsOf('/dk/', image('/images/portrait.svg'))).toMatchObject({
    picture: { src: '/images/portrait.svg', alt: 'En mand', width: 640, height: 480 },
  });
  expect(propsOf('/dk/', image('/images/case.svg'))).toMatchObject({ picture: { width: 300, height: 150 } });
});

it('omits hidden sections and those of other regions', () => {
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

it("uses a section's type as its anchor, once per page", () => {
  const more = '  - type: hero\n    title: { en: Two, da: To }\n';
  const anchors = (changes: Changes) => sectionsOf('/us/', changes).map(({ anchor }) => anchor);
  expect(anchors(home(HERO + more + more))).toEqual(['home', 'hero', undefined]);
  expect(anchors(home(HERO.replace('id: home', 'id: hero') + more))).toEqual(['hero', undefined]);
});

function sectionOf({ model }: PageDataSource): SectionDefinition {
  const hero = model.sections.get('hero');
  if (!hero) throw new Error('There is no hero.');
  return hero;
}

it('throws for a section of unknown type', () => {
  expect(() => minimalPage('/us/', { ...minimalSource(), model: { ...MODEL, sections: new Map() } })).toThrow(
    'No section type "hero"',
  );
});

it("lists the breadcrumbs: the page's parents below the home page", () => {
  const { breadcrumbs } = minimalPage(
    '/dk/about-me',
    minimalSource({ 'pages/about-me': [['sections:', 'parents: [thank-you]\nsections:']] }),
  );
  expect(breadcrumbs).toEqual([
    { label: 'Home', href: '/dk/' },
    { label: 'Thanks', href: '/dk/thank-you' },
  ]);
});

it('marks the error pages', () => {
  const source = minimalSource();
  const { page } = createPageData(source);
  expect(page(notFoundRoute(source.content, '404', 'us'))).toMatchObject({ missing: true, path: '/404' });
  expect(page(notFoundRoute(source.content, 'project-not-found', 'us'))).toMatchObject({ missing: true });
});

it("names the page of an entry after it, with its placeholders in the region's currency", () => {
  const changes: Changes = {
    'pages/project': [
      [
        '    title: { en: Project, da: Project }',
        '    title: { en: "{client} ({industry}): {result} {summary}", da: "{client} i {industry}: {result} ({summary})" }',
      ],
    ],
  };
  const source = minimalSource({ ...changes });
  expect(minimalPage('/us/project/gasper-software', source)).toMatchObject({
    name: 'Gasper',
    sections: [{ props: { title: 'Gasper (Software): Sales for $48,000 Words' } }],
  });
  expect(minimalPage('/dk/project/gasper-software', source).sections[0]?.props).toEqual({
    title: 'Gasper i Software: Salg for 336.000 kr. (Ord)',
  });
});

/** The minimal site with a hero section that gets other props. */
function withHero(toProps: (content: RegionContent) => Record<string, unknown>) {
  const source = minimalSource();
  const hero = { ...sectionOf(source), toProps: (_fields: unknown, content: RegionContent) => toProps(content) };
  return { ...source, model: { ...source.model, sections: new Map([...source.model.sections, ['hero', hero]]) } };
}

/** Returns the props of a section that uses region content, and whether it used other entries. */
function shown(path: string, toProps: (content: RegionContent) => Record<string, unknown>) {
  let showsEntries = false;
  const page = minimalPage(path, { ...withHero(toProps), onEntries: () => (showsEntries = true) });
  return { props: page.sections[0]?.props, showsEntries };
}

it("gives a section the entries in the region's language and currency", () => {
  const { props, showsEntries } = shown('/dk/', ({ entries }) => ({
    cases: entries(projects)
      .first(2)
      .map(({ clientName, result, slug }) => `${clientName} ${slug} ${result}`),
  }));
  expect(props).toEqual({
    cases: ['Alderley alderley-software Salg for 336.000 kr.', 'Gasper gasper-software Salg for 336.000 kr.'],
  });
  expect(showsEntries).toBe(true);
});

it('gives a section one entry by its id', () => {
  const { props, showsEntries } = shown('/us/', ({ entries }) => ({
    one: entries(projects).byId('gasper')?.clientName,
    none: entries(projects).byId('nobody') ?? 'none',
  }));
  expect(props).toEqual({ one: 'Gasper', none: 'none' });
  expect(showsEntries).toBe(true);
});

it('gives a section the entry after another, and reports it apart from other entries', () => {
  let showsNext = false;
  const source = withHero(({ entries }) => ({
    next: entries(projects).after('alderley')?.result,
    first: entries(projects).after('gasper')?.clientName,
  }));
  const page = minimalPage('/dk/', {
    ...source,
    onNextEntry: () => (showsNext = true),
    onEntries: () => expect.unreachable('No other entry is shown.'),
  });
  expect(page.sections[0]?.props).toEqual({ next: 'Salg for 336.000 kr.', first: 'Alderley' });
  expect(showsNext).toBe(true);
});

it("doesn't report other entries if a section uses none", () => {
  expect(shown('/us/', ({ site }) => ({ name: site.name })).showsEntries).toBe(false);
});

it("omits the long texts of entries from lists, so that editing one doesn't change the list", () => {
  const source = withHero(({ entries }) => ({
    all: entries(projects).first(2),
    one: entries(projects).byId('gasper'),
  }));
  const long = projectsIn(source.content).map((project) => {
    const text = { ...project.summary, en: 'Long', da: 'Lang' };
    return { ...project, challenge: text, solution: text };
  });
  const page = minimalPage('/us/', { ...source, content: withProjects(source.content, long) });
  expect(page.sections[0]?.props).toMatchObject({ one: { id: 'gasper', clientName: 'Gasper' } });
  expect(JSON.stringify(page.sections[0]?.props)).not.toContain('Long');
});

it('gives a section the remaining content, resolved for the region', () => {
  const { props } = shown('/dk/', ({ single, navigation, region, picture }) => ({
    offer: single(offers).offers.map(({ title, link }) => `${title} ${link}`),
    price: single(rates).plans.map(({ pricePerHour }) => pricePerHour),
    main: navigation.main,
    region,
    picture: picture('/images/portrait.svg', 'A'),
  }));
  expect(props).toMatchObject({
    offer: ['Butikker /dk/about-me'],
    price: [900],
    main: [{ label: 'Om', to: '/dk/about-me' }],
    region: { code: 'dk', currency: 'USD', language: 'da', dollarRate: 7 },
    picture: { src: '/images/portrait.svg', alt: 'A', width: 640, height: 480 },
  });
  expect(props).not.toHaveProperty('region.countries');
});

it('gives all pages of a region the same layout', () => {
  const source = minimalSource({
    navigation: [['legal: []', 'legal: [{ label: { en: Terms, da: Vilkår }, to: /thank-you }]']],
  });
  const pageData = createPageData(source);
  const layout = pageData.layout('dk');
  expect(pageData.layout('dk')).toBe(layout);
  expect(layout).toMatchObject({
    region: { code: 'dk', language: 'da' },
    siteName: 'Example',
    home: { label: 'Forside', to: '/dk/' },
    main: [{ label: 'Om', to: '/dk/about-me' }],
    menu: [{ label: 'Butikker', to: '/dk/about-me' }],
    legal: [{ label: 'Vilkår', to: '/dk/thank-you' }],
    social: [{ network: 'x', name: 'X', url: 'https://example.com/x' }],
    company: { legalName: 'Example', city: 'Barcelona' },
    email: 'hello@example.com',
    phone: '+34 600 000 000',
  });
  expect(layout.region).not.toHaveProperty('countries');
  expect(layout.regions).toEqual([
    { code: 'us', name: 'USA', flag: '🏳️', label: 'en', locale: 'en', currency: 'USD', currencySymbol: '$' },
    { code: 'eu', name: 'EU', flag: '🏳️', label: 'en', locale: 'en-IE', currency: 'USD', currencySymbol: '$' },
    { code: 'dk', name: 'Denmark', flag: '🏳️', label: 'da', locale: 'da', currency: 'USD', currencySymbol: '$' },
  ]);
  expect(Object.keys(layout.dictionary)).toEqual(['header', 'footer', 'contact', 'consent', 'page']);
});

it("names the company's country by its code, in each region's language", () => {
  const countries = (countryCode: string) => {
    const { layout } = createPageData(minimalSource({ site: [['countryCode: ES', `countryCode: ${countryCode}`]] }));
    return [layout('us').company.country, layout('dk').company.country];
  };
  expect(countries('ES')).toEqual(['Spain', 'Spanien']);
  expect(countries('DK')).toEqual(['Denmark', 'Danmark']);
  expect(countries('GR')).toEqual(['Greece', 'Grækenland']);
});

it('posts the form to the local receiver, or to the configured service with a return address', () => {
  const form = (overrides: Parameters<typeof parseContent>[1], files = filesWith({})) =>
    createPageData({ ...minimalSource(), content: parseContent(files, overrides) }).layout('eu').form;
  expect(form({})).toMatchObject({ endpoint: '/_local/form', thankYouUrl: '/eu/thank-you', region: 'eu' });
  expect(form({ formEndpoint: 'https://forms.example.com/a' })).toMatchObject({
    endpoint: 'https://forms.example.com/a',
    thankYouUrl: 'https://www.example.com/eu/thank-you',
  });
  expect(form({}).choices).toContainEqual({ value: 'small', label: 'Words' });
});

it('returns the page of the requested route, regardless of earlier requests', () => {
  const source = minimalSource();
  const { page } = createPageData(source);
  const paths = ['/us/about-me', '/dk/', '/us/', '/'];
  const routes = paths.flatMap((path) => routeAt(source.content, source.model, path) ?? []);
  expect(routes.map((route) => page(route).path)).toEqual(paths);
});

it('tells a section whether it stands on the home page', () => {
  const isHome = (path: string) => shown(path, (content) => ({ isHome: content.isHome })).props;
  expect(isHome('/dk/')).toEqual({ isHome: true });
  expect(isHome('/')).toEqual({ isHome: true });
});
