import { readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { strokesOf } from '../../src/authoring/icon-sprite.ts';
import { ICONS } from '../../src/schema/icon.ts';
import {
  builtPage,
  linksOf,
  REGIONS,
  sectionOf,
  sitemapPaths,
  textsOf,
  attributeValues,
  visibleTextOf,
} from '../support/built-page.ts';
import { dayAt } from '../../src/i18n/time-zone.ts';
import { CASE_COUNT, SITE_CONTENT } from '../../tools/site-content.ts';

/*
 * Lines of the specification that no other test covers, read from the pre-rendered pages.
 * docs/specification-coverage.md maps lines to tests.
 */

const SERVICES = [
  'marketing-agencies-google-ads-freelancer',
  'ecommerce-google-ads-consultant',
  'local-services-google-ads-consultant',
  'travel-tourism-google-ads-consultant',
  'b2b-google-ads-consultant',
  'saas-google-ads-consultant',
];

const SERVICE_ICONS = ['Users', 'ShoppingCart', 'MapPin', 'Plane', 'Target', 'Zap'] as const;

/** The paths of an icon in the sprite that a page refers to. */
const strokesIn = (sheet: string, icon: string): string[] => {
  const symbol = new RegExp(`<symbol id="${icon}"[^>]*>(.*?)</symbol>`).exec(readFileSync(`dist${sheet}`, 'utf8'));
  return attributeValues(symbol?.[1] ?? '', 'd');
};

it('gives six kinds of business a card with icon, tag and four features, and a page', () => {
  for (const region of REGIONS) {
    const html = sectionOf(builtPage(`/${region}/`), 'services');
    expect(textsOf(html, 'h3')).toHaveLength(6);
    expect(linksOf(html)).toEqual(SERVICES.map((name) => `/${region}/services/${name}`));
    // The card's own icon, not that of the control that shows its details.
    const uses = [...html.matchAll(/<use href="([^"#]*\.svg)#([A-Z]\w+)"/g)];
    expect(uses.map(([, , icon]) => icon)).toEqual(SERVICE_ICONS);
    for (const [index, icon] of SERVICE_ICONS.entries())
      expect(strokesIn(uses[index]?.[1] ?? '', icon), icon).toEqual(strokesOf(ICONS[icon]));
    expect(html.match(/ data-tone="[^"]+"[^>]*>(?:<span [^>]*>)*[^<]+</g)).toHaveLength(6);
    for (const [, list = ''] of html.matchAll(/<disclosure-panel [^>]*>([\s\S]*?)<\/disclosure-panel>/g))
      expect(textsOf(list, 'li').filter(Boolean)).toHaveLength(4);
  }
});

it('gives each service page a back link, a button to the form, grid, form and footer, and the agency page more', () => {
  for (const region of REGIONS)
    for (const service of SERVICES) {
      const html = builtPage(`/${region}/services/${service}`);
      const hero = sectionOf(html, 'page-hero');
      expect(attributeValues(hero, 'href'), service).toEqual([`/${region}/`, '#contact']);
      expect(textsOf(hero, 'h1').concat(textsOf(hero, 'p')).filter(Boolean).length).toBeGreaterThan(2);
      const grid = sectionOf(html, 'service-grid');
      expect(textsOf(grid, 'h3').length).toBeGreaterThan(2);
      expect(grid.split('<svg').length - 1).toBe(textsOf(grid, 'h3').length);
      expect(sectionOf(html, 'contact')).toContain('id="contact"');
      expect(html).toContain('<footer');
      for (const type of ['why-me', 'white-label', 'pricing-examples'])
        expect(html.includes(`data-section="${type}"`), `${type} on ${service}`).toBe(service === SERVICES[0]);
    }
  const examples = sectionOf(builtPage(`/us/services/${SERVICES[0]}`), 'pricing-examples');
  expect(textsOf(examples, 'h3')).toEqual(['Trial', 'Growth', 'Full white-label']);
  for (const service of SERVICES.slice(1)) {
    const packages = sectionOf(builtPage(`/us/services/${service}`), 'packages');
    expect(textsOf(packages, 'h3')).toHaveLength(3);
    for (const [, list = ''] of packages.matchAll(/<disclosure-panel [^>]*>([\s\S]*?)<\/disclosure-panel>/g))
      expect(textsOf(list, 'li').length).toBeGreaterThan(1);
  }
});

it('describes every package and white-label example', () => {
  for (const service of SERVICES.slice(1)) {
    const names = textsOf(sectionOf(builtPage(`/us/services/${service}`), 'packages'), 'h3').join(', ');
    expect(names, service).toMatch(/audit.*setup.*3-month management/i);
  }
  const examples = visibleTextOf(sectionOf(builtPage(`/us/services/${SERVICES[0]}`), 'pricing-examples'));
  expect(examples).toMatch(
    /Trial .*From \$700 .*Growth .*From \$1,200 .*per account or per hour.*upfront Full white-label/i,
  );
});

it('lists every case with image, logo, client, industry, flags, result and tags', () => {
  for (const region of REGIONS) {
    const cards = sectionOf(builtPage(`/${region}/case-studies`), 'case-list')
      .split('<li class="')
      .slice(1);
    const links = cards.filter((card) => card.includes(`href="/${region}/case-study/`));
    expect(links).toHaveLength(CASE_COUNT);
    for (const card of links) {
      expect(attributeValues(card, 'src').join(' ')).toMatch(/^\/images\/cases\/\S+ \/images\/logos\/\S+$/);
      expect(textsOf(card, 'h2')[0]).toBeTruthy();
      const [industry, flags, result] = textsOf(card, 'p');
      expect(industry).toBeTruthy();
      expect(flags).toMatch(/\p{Regional_Indicator}{2}/u);
      expect(result).toMatch(/\d/);
    }
    expect(cards.length - links.length, 'tags').toBeGreaterThanOrEqual(CASE_COUNT);
  }
});

it('serves the same page at both paths of a case', () => {
  const main = (path: string) => /<main[\s\S]*<\/main>/.exec(builtPage(path))?.[0] ?? '';
  const cases = sitemapPaths().filter((path) => /^\/(us|dk)\/case-study\//.test(path));
  expect(cases).toHaveLength(2 * CASE_COUNT);
  for (const path of cases) {
    expect(main(path).length, path).toBeGreaterThan(1000);
    expect(main(path.replace('case-study', 'google-ads-case-study'))).toBe(main(path));
  }
});

it('shows logo, summary, website if there is one, challenge, solution and the contact button of a case', () => {
  const cases = sitemapPaths().filter((path) => path.startsWith('/us/case-study/'));
  for (const path of cases) {
    const html = sectionOf(builtPage(path), 'case-detail');
    expect(attributeValues(html, 'src')[0], path).toContain('/images/logos/');
    expect(attributeValues(html, 'href')[0]).toBe('/us/');
    expect(textsOf(html, 'h2')).toEqual(expect.arrayContaining(['Result', 'Challenge', 'Solution']));
    expect(html).toContain('data-dialog-trigger="contact"');
  }
  expect(cases.filter((path) => /<a [^>]*target="_blank"[^>]*>Visit website/.test(builtPage(path)))).not.toEqual([]);
});

it('marks required fields, and only those, with an asterisk', () => {
  for (const region of REGIONS) {
    const form = sectionOf(builtPage(`/${region}/`), 'contact');
    const labels = textsOf(form, 'label').slice(1); // the first one is the trap for robots
    expect(labels.map((label) => label.endsWith('*'))).toEqual([true, true, false, false, true]);
    expect(form).toMatch(/type="email"[^>]*required=""|required=""[^>]*type="email"/);
  }
});

it('tells visitors from 29 European countries, Denmark and the United States apart', () => {
  const listed = /"countries":(\{"[^}]*\})/.exec(readFileSync('dist/index.html', 'utf8'))?.[1] ?? '{}';
  const europe = 'AT BE BG HR CY CZ EE FI FR DE GR HU IS IE IT LV LI LT LU MT NL NO PL PT RO SK SI ES SE'.split(' ');
  expect(JSON.parse(listed)).toEqual({
    US: 'us',
    DK: 'dk',
    ...Object.fromEntries(europe.map((country) => [country, 'eu'])),
  });
});

it('serves the home page of us at the root until the region is known', () => {
  const main = (path: string) =>
    /<main[\s\S]*<\/main>/.exec(builtPage(path))?.[0].replace(/href="\/(us\/)?/g, 'href="/');
  expect(main('/')).toBe(main('/us/'));
});

it('states the ROAS of the cases in the SEO text', () => {
  const description = (region: string) =>
    /<meta name="description" content="([^"]*)"/.exec(builtPage(`/${region}/case-studies`))?.[1];
  for (const region of ['us', 'eu']) expect(description(region)).toContain('ROAS of 380%+');
  expect(description('dk')).toContain('ROAS på over 380 %');
});

it('gives the 404 page a title and description, too', () => {
  const html = readFileSync('dist/404.html', 'utf8');
  for (const name of ['description', 'keywords', 'twitter:title', 'twitter:description'])
    expect(html).toMatch(new RegExp(`<meta name="${name}" content="[^"]+"`));
  for (const name of ['og:title', 'og:description', 'og:image'])
    expect(html).toMatch(new RegExp(`<meta property="${name}" content="[^"]+"`));
});

it("dates case studies in the sitemap by the day of the build in the site's time zone", () => {
  const day = dayAt(statSync('dist/sitemap.xml').mtimeMs, SITE_CONTENT.timeZone);
  const days = [...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/case-study\/[^<]*<\/loc><lastmod>([^<]*)</g)].map(
    ([, found]) => found,
  );
  expect(days).toHaveLength(REGIONS.length * 2 * CASE_COUNT);
  expect(new Set(days)).toEqual(new Set([day]));
});

it('requires no login anywhere', () => {
  for (const path of sitemapPaths()) {
    const html = builtPage(path);
    expect(html, path).not.toMatch(/type="password"/);
    expect(attributeValues(html, 'href').join(' '), path).not.toMatch(/log-?in|sign-?in|account\//i);
  }
});
