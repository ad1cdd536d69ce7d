// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CASE_SLUGS, SITE_CONTENT } from '../../tools/site-content.ts';

const LANGUAGES = { us: 'en-US', eu: 'en', dk: 'da-DK' };
const dist = (file: string) => readFileSync(`dist/${file}`, 'utf8');
const url = (path: string) => `${SITE_CONTENT.url}${path}`;

describe.each(Object.entries(LANGUAGES))('the feed of case studies in %s', (region, language) => {
  const feed = new DOMParser().parseFromString(dist(`${region}/case-studies.xml`), 'application/xml');
  const textsOf = (selector: string) => [...feed.querySelectorAll(selector)].map(({ textContent }) => textContent);

  it('is RSS 2.0 in the language of the region', () => {
    expect(feed.querySelector('parsererror')).toBeNull();
    expect(feed.documentElement.getAttribute('version')).toBe('2.0');
    expect(textsOf('channel > language')).toEqual([language]);
    expect(textsOf('channel > link')[0]).toBe(url(`/${region}/case-studies`)); // the second is Atom's, with an attribute
  });

  it('links to the page of each case study, and says what came of it', () => {
    expect(textsOf('item > link').sort()).toEqual(
      CASE_SLUGS.map((slug) => url(`/${region}/case-study/${slug}`)).sort(),
    );
    for (const [index, title] of textsOf('item > title').entries()) {
      expect(title).toMatch(/^.{3,}: .{10,}$/);
      expect(textsOf('item > description')[index]?.length).toBeGreaterThan(50);
    }
    expect(dist(`${region}/case-studies.xml`)).not.toMatch(/\{\w+\}/);
  });

  it('dates each case study, the newest first, and itself by the newest', () => {
    const days = textsOf('item > pubDate').map((day) => Date.parse(day ?? ''));
    expect(days).toHaveLength(CASE_SLUGS.length);
    expect(days).toEqual(days.toSorted((a, b) => b - a));
    expect(textsOf('channel > lastBuildDate')).toEqual([textsOf('item > pubDate')[0]]);
  });

  it('is named by the page with the list, and by no other', () => {
    const tag = `type="application/rss+xml" href="${url(`/${region}/case-studies.xml`)}"`;
    expect(dist(`${region}/case-studies.html`)).toContain(tag);
    expect(dist(`${region}/about-me.html`)).not.toContain('application/rss+xml');
  });
});

it('llms.txt names the site, every indexed page, every case with its result, and every plan with its price', () => {
  const text = dist('llms.txt');
  expect(text).toMatch(/^# .+\n\n> .{50,}\n\n## USA \(en-US\)\n\n- \[/);
  const addresses = [...text.matchAll(/\]\((https:[^)]+)\): .{20,}/g)].map(([, address = '']) => address);
  const sitemap = [...dist('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  const expected = sitemap.filter((address) => !/google-ads-case-study\/|\/tag\/|\.com\/$/.test(address));
  expect(addresses.sort()).toEqual(expected.sort());
  for (const line of [
    '- Start: $700 per month, 5 hours, $350 start-up fee',
    '- Scale: €1,000',
    '- Dominate: 30.000 kr.',
  ])
    expect(text).toContain(line);
  const [, optional = ''] = text.split('\n## Optional\n');
  expect(optional.match(/^- \[/gm)).toHaveLength(3 * Object.keys(LANGUAGES).length); // the legal pages
});
