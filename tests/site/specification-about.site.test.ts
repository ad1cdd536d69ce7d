import { expect, it } from 'vitest';
import {
  builtPage,
  linksOf,
  REGIONS,
  sectionOf,
  textsOf,
  attributeValues,
  visibleTextOf,
} from '../support/built-page.ts';
import { FACTS } from '../../tools/site-content.ts';

/*
 * Lines of the specification about the consultant and his promises that no other test covers.
 * docs/specification-coverage.md maps lines to tests.
 */

it('states every claim in every region, in its language', () => {
  const english = [/roll over/i, /conversion fees/i, /time sheets?/i, /report/i, /no cure,? no pay/i, /performance/i];
  const danish = [/overføres/i, /vekselgebyr/i, /timesed/i, /rapport/i, /no cure,? no pay/i, /efter resultat/i];
  for (const region of REGIONS) {
    const text = visibleTextOf(builtPage(`/${region}/`));
    for (const claim of region === 'dk' ? danish : english) expect(text, `${claim} in ${region}`).toMatch(claim);
  }
});

it('tells twelve years in three paragraphs, with a portrait, on the About page', () => {
  const years = {
    1997: /born/i,
    2014: /call-cent/i,
    2016: /school/i,
    2017: /university/i,
    2018: /student consultant in a union/i,
    2019: /poland/i,
    2020: /barcelona.*call-cent/i,
    2021: /freelanc/i,
    2022: /master/i,
    2023: /ppc consultant/i,
    2024: /head of marketing/i,
    2025: /own company in spain/i,
  };
  for (const region of REGIONS) {
    const html = builtPage(`/${region}/about-me`);
    const story = sectionOf(html, 'story');
    expect(textsOf(story, 'p').slice(1), 'beside the lead').toHaveLength(3);
    expect(story).toMatch(/<img [^>]*alt="[^"]+"/);
    const entries = textsOf(sectionOf(html, 'timeline'), 'li');
    expect(entries.map((entry) => entry.slice(0, 4))).toEqual(Object.keys(years));
    for (const entry of entries) expect(entry, 'an emoji').toMatch(/\p{Extended_Pictographic}/u);
  }
  for (const region of ['us', 'eu']) {
    const entries = textsOf(sectionOf(builtPage(`/${region}/about-me`), 'timeline'), 'li');
    for (const [index, text] of Object.values(years).entries()) expect(entries[index]).toMatch(text);
  }
});

it('gives the reasons for not being a partner: yearly courses, and 75% across all accounts', () => {
  const us = visibleTextOf(sectionOf(builtPage('/us/about-me'), 'partner'));
  for (const text of [
    /not an official google partner/i,
    /courses every year/i,
    /at least 75%/,
    /across all the accounts/i,
  ])
    expect(us).toMatch(text);
  const dk = visibleTextOf(sectionOf(builtPage('/dk/about-me'), 'partner'));
  for (const text of [/ikke .*partner/i, /årlige kurser|kurser hvert år/i, /mindst 75 %/, /alle de konti/i])
    expect(dk).toMatch(text);
});

it('ends the About page with the specified heading and a button that opens the contact modal', () => {
  const closing = (region: string) => sectionOf(builtPage(`/${region}/about-me`), 'closing');
  for (const [region, label] of [
    ['us', 'Get your free campaign analysis'],
    ['eu', 'Get your free campaign analysis'],
    ['dk', 'Få din gratis kampagneanalyse'],
  ] as const)
    expect(closing(region)).toMatch(
      new RegExp(`<form [^>]*data-dialog-trigger="contact"[^>]*><button [^>]*>(?:<span [^>]*>)*${label}<`),
    );
});

it('links to four social profiles on the About page and in every footer, in new tabs', () => {
  const footer = /<footer[\s\S]*<\/footer>/.exec(builtPage('/us/'))?.[0] ?? '';
  for (const html of [sectionOf(builtPage('/us/about-me'), 'social-links'), footer]) {
    const links = [...html.matchAll(/<a [^>]*href="https:[^"]*" target="_blank"[^>]*>([\s\S]*?)<\/a>/g)];
    expect(links.map(([, link = '']) => /^\w+/.exec(visibleTextOf(link).trim())?.[0])).toEqual([
      'LinkedIn',
      'X',
      'Facebook',
      'YouTube',
    ]);
    expect(new Set(links.map(([, link = '']) => /<svg.*<\/svg>/.exec(link)?.[0])).size, 'each has its sign').toBe(4);
  }
});

it('names the company, its VAT number and its office in Barcelona in the footer', () => {
  for (const region of REGIONS) {
    const footer = /<footer[\s\S]*<\/footer>/.exec(builtPage(`/${region}/`))?.[0] ?? '';
    const [office = ''] = textsOf(footer, 'address');
    expect(office).toMatch(/^\S.* Barcelona/);
    expect(visibleTextOf(footer)).toMatch(region === 'dk' ? /Momsnummer: \S+/ : /VAT number: \S+/);
    expect(linksOf(footer).filter((href) => href.startsWith('/'))).toEqual(
      ['privacy-policy', 'terms-of-service', 'cookie-policy'].map((page) => `/${region}/${page}`),
    );
    expect(attributeValues(footer, 'data-dialog-trigger')).toEqual(['consent']);
  }
});

it('loads the images of the About page lazily', () => {
  for (const region of REGIONS) {
    const html = builtPage(`/${region}/about-me`);
    const loadings = attributeValues(html.slice(html.indexOf('<main')), 'loading');
    expect(loadings.length).toBeGreaterThan(1);
    for (const loading of loadings) expect(loading).toBe('lazy');
  }
});

it('dates each legal page in each region', () => {
  const lines = { us: 'January 25, 2025', eu: '25 January 2025', dk: '25. januar 2025' };
  for (const region of REGIONS)
    for (const page of ['privacy-policy', 'terms-of-service', 'cookie-policy'])
      expect(visibleTextOf(sectionOf(builtPage(`/${region}/${page}`), 'legal')), `${region}/${page}`).toContain(
        lines[region],
      );
});

it('lists essential, analytics and marketing cookies in the cookie policy, and how to refuse them', () => {
  const legal = sectionOf(builtPage('/us/cookie-policy'), 'legal');
  for (const kind of ['Essential', 'Analytics', 'Marketing']) expect(textsOf(legal, 'h2')).toContain(kind);
  expect(visibleTextOf(legal)).toMatch(/non-essential cookies can be accepted or rejected/i);
});

it('promises a reply and names the three next steps on the thank-you page', () => {
  const text = visibleTextOf(sectionOf(builtPage('/us/thank-you'), 'thank-you'));
  expect(text).toContain('Thank you for your submission!');
  expect(text).toContain(FACTS.replyTime.en);
  expect(text).toMatch(/analyze your situation and your goals.*custom strategy outline.*consultation call/i);
  expect(visibleTextOf(sectionOf(builtPage('/dk/thank-you'), 'thank-you'))).toContain(FACTS.replyTime.da);
});
