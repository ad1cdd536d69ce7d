import { builtPage, linksOf, REGIONS, sectionOf, textsOf, valuesOf, wordsOf } from './support/built-page.ts';
import { expect, test } from './support/site.ts';
import { FACTS } from './support/site-words.ts';

/*
 * Lines of the specification on who the consultant is and what he promises, that no other test holds. Which test proves
 * which line stands in docs/specification-coverage.md.
 */

test('what is claimed stands in every region, in its language', () => {
  const english = [/roll over/i, /conversion fees/i, /time sheets?/i, /report/i, /no cure,? no pay/i, /performance/i];
  const danish = [/overføres/i, /vekselgebyr/i, /timesed/i, /rapport/i, /no cure,? no pay/i, /efter resultat/i];
  for (const region of REGIONS) {
    const words = wordsOf(builtPage(`/${region}/`));
    for (const claim of region === 'dk' ? danish : english) expect(words, `${claim} in ${region}`).toMatch(claim);
  }
});

test('the About page tells twelve years, in three paragraphs with a portrait', () => {
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
    if (region !== 'dk')
      for (const [index, words] of Object.values(years).entries()) expect(entries[index]).toMatch(words);
  }
});

test('why no partner: courses every year, and 75% across all accounts', () => {
  const us = wordsOf(sectionOf(builtPage('/us/about-me'), 'partner'));
  for (const words of [
    /not an official google partner/i,
    /courses every year/i,
    /at least 75%/,
    /across all the accounts/i,
  ])
    expect(us).toMatch(words);
  const dk = wordsOf(sectionOf(builtPage('/dk/about-me'), 'partner'));
  for (const words of [/ikke .*partner/i, /årlige kurser|kurser hvert år/i, /mindst 75 %/, /alle de konti/i])
    expect(dk).toMatch(words);
});

test('the About page closes with the words of the specification, on a button that opens the window', () => {
  const closing = (region: string) => sectionOf(builtPage(`/${region}/about-me`), 'closing');
  for (const [region, words] of [
    ['us', 'Get your free campaign analysis'],
    ['eu', 'Get your free campaign analysis'],
    ['dk', 'Få din gratis kampagneanalyse'],
  ] as const)
    expect(closing(region)).toMatch(new RegExp(`<form [^>]*data-opens="contact"[^>]*><button [^>]*>${words}<`));
});

test('profiles in four networks stand on the About page and in every footer, in new tabs', () => {
  const footer = /<footer[\s\S]*<\/footer>/.exec(builtPage('/us/'))?.[0] ?? '';
  for (const html of [sectionOf(builtPage('/us/about-me'), 'social-links'), footer]) {
    const links = [...html.matchAll(/<a [^>]*href="https:[^"]*" target="_blank"[^>]*>([\s\S]*?)<\/a>/g)];
    expect(links.map(([, link = '']) => /^\w+/.exec(wordsOf(link).trim())?.[0])).toEqual([
      'LinkedIn',
      'X',
      'Facebook',
      'YouTube',
    ]);
    expect(new Set(links.map(([, link = '']) => /<svg.*<\/svg>/.exec(link)?.[0])).size, 'each has its sign').toBe(4);
  }
});

test('the footer says whose company it is, its VAT number and its office in Barcelona', () => {
  for (const region of REGIONS) {
    const footer = /<footer[\s\S]*<\/footer>/.exec(builtPage(`/${region}/`))?.[0] ?? '';
    const [office = ''] = textsOf(footer, 'address');
    expect(office).toMatch(/^\S.* Barcelona/);
    expect(wordsOf(footer)).toMatch(region === 'dk' ? /Momsnummer: \S+/ : /VAT number: \S+/);
    expect(linksOf(footer).filter((href) => href.startsWith('/'))).toEqual(
      ['privacy-policy', 'terms-of-service', 'cookie-policy'].map((page) => `/${region}/${page}`),
    );
    expect(valuesOf(footer, 'data-opens')).toEqual(['consent']);
  }
});

test('pictures of the About page load lazily', () => {
  for (const region of REGIONS) {
    const html = builtPage(`/${region}/about-me`);
    const loadings = valuesOf(html.slice(html.indexOf('<main')), 'loading');
    expect(loadings.length).toBeGreaterThan(1);
    for (const loading of loadings) expect(loading).toBe('lazy');
  }
});

test('each legal page says in each region when it was changed', () => {
  const lines = { us: 'January 25, 2025', eu: '25 January 2025', dk: '25. januar 2025' };
  for (const region of REGIONS)
    for (const page of ['privacy-policy', 'terms-of-service', 'cookie-policy'])
      expect(wordsOf(sectionOf(builtPage(`/${region}/${page}`), 'legal')), `${region}/${page}`).toContain(
        lines[region],
      );
});

test('the cookie policy lists essential, analytics and marketing cookies, and how to refuse', () => {
  const legal = sectionOf(builtPage('/us/cookie-policy'), 'legal');
  for (const kind of ['Essential', 'Analytics', 'Marketing']) expect(textsOf(legal, 'h2')).toContain(kind);
  expect(wordsOf(legal)).toMatch(/non-essential cookies can be accepted or rejected/i);
});

test('the thanks promise a reply and name the three next steps', () => {
  const words = wordsOf(sectionOf(builtPage('/us/thank-you'), 'thank-you'));
  expect(words).toContain('Thank you for your submission!');
  expect(words).toContain(FACTS.replyTime.en);
  expect(words).toMatch(/analyze your situation and your goals.*custom strategy outline.*consultation call/i);
  expect(wordsOf(sectionOf(builtPage('/dk/thank-you'), 'thank-you'))).toContain(FACTS.replyTime.da);
});
