import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sitemapPaths } from '../support/built-page.ts';
import { CASE_SLUGS, SITE_CONTENT } from '../../tools/site-content.ts';

const REGIONS = ['us', 'eu', 'dk'];
const HOME = ['home', 'client-cases', 'about', 'services', 'pricing', 'contact'];
const SERVICES = [
  'marketing-agencies-google-ads-freelancer',
  'ecommerce-google-ads-consultant',
  'local-services-google-ads-consultant',
  'travel-tourism-google-ads-consultant',
  'b2b-google-ads-consultant',
  'saas-google-ads-consultant',
];
/** Slugs by the specification's rule, typed by hand from client and industry. */
const CASES = [
  'techflow-solutions-workflow-software',
  'urban-fitness-co-fitness-studios',
  'coastal-real-estate-holiday-homes',
  'greentech-innovations-industrial-heat-pumps',
  'artisan-marketplace-handmade-home-goods',
  'raney-consulting-marketing-agency',
  'ascently-guided-mountain-tours',
  'impact-players-youth-sports-charity',
  'mediesikring-device-insurance',
  'mar-srls-boat-charter',
];

const html = (path: string) =>
  readFileSync(`dist/${path.endsWith('/') ? `${path.slice(1)}index` : path.slice(1)}.html`, 'utf8');

/** The sitemap of the specification, line by line. */
function expectedSitemap(): Map<string, string> {
  const entries = new Map([['/', 'weekly 1']]);
  for (const region of REGIONS) {
    entries.set(`/${region}/`, 'weekly 1');
    entries.set(`/${region}/case-studies`, 'weekly 0.9');
    for (const slug of new Set([...CASES, ...CASE_SLUGS])) {
      entries.set(`/${region}/case-study/${slug}`, 'monthly 0.8 lastmod');
      entries.set(`/${region}/google-ads-case-study/${slug}`, 'monthly 0.8 lastmod');
    }
    for (const service of SERVICES) entries.set(`/${region}/services/${service}`, 'monthly 0.8');
    entries.set(`/${region}/about-me`, 'monthly 0.7');
    for (const legal of ['privacy-policy', 'terms-of-service', 'cookie-policy'])
      entries.set(`/${region}/${legal}`, 'yearly 0.3');
  }
  return entries;
}

/** What the site has besides the specification. */
const ARTICLES = /^\/\w+\/articles?(\/|$)/;

it('lists every specified entry in the sitemap, with frequency, priority and date, and no other but articles', () => {
  const xml = readFileSync('dist/sitemap.xml', 'utf8');
  const found = new Map(
    [
      ...xml.matchAll(
        /<url><loc>https:\/\/[^/<]+([^<]*)<\/loc>(<lastmod>\d{4}-\d\d-\d\d<\/lastmod>)?<changefreq>(\w+)<\/changefreq><priority>([\d.]+)<\/priority><\/url>/g,
      ),
    ].map(([, path = '', day, frequency, priority]) => [path, `${frequency} ${priority}${day ? ' lastmod' : ''}`]),
  );
  const specified = [...found].filter(([path]) => !ARTICLES.test(path));
  expect(Object.fromEntries(specified)).toEqual(Object.fromEntries(expectedSitemap()));
  expect(xml.split(`<loc>${SITE_CONTENT.url}/`).length - 1).toBe(found.size);
  expect(readFileSync('dist/robots.txt', 'utf8')).toContain(`Sitemap: ${SITE_CONTENT.url}/sitemap.xml`);
});

it('pre-renders every URL of the sitemap as an indexable page', () => {
  for (const path of sitemapPaths()) expect(html(path), path).not.toContain('noindex');
  for (const region of REGIONS) expect(html(`/${region}/thank-you`)).toContain('content="noindex"');
  expect(readFileSync('dist/404.html', 'utf8')).toContain('content="noindex"');
});

for (const region of REGIONS)
  it(`orders the sections of the home page of ${region} as specified`, () => {
    const anchors = [...html(`/${region}/`).matchAll(/<section data-section="[^"]+" id="([^"]+)"/g)].map(
      ([, id]) => id,
    );
    expect(anchors).toEqual(HOME);
  });

it('writes head tags once on every page, with reciprocal alternates', () => {
  for (const path of sitemapPaths()) {
    const page = html(path);
    for (const tag of [
      '<title>',
      '<meta name="description"',
      '<meta name="keywords"',
      '<meta property="og:title"',
      '<meta property="og:description"',
      '<meta property="og:image"',
      '<meta name="twitter:title"',
      '<meta name="twitter:description"',
      '<link rel="canonical"',
      'application/ld+json',
    ])
      expect(page.split(tag).length - 1, `${tag} on ${path}`).toBe(1);
    const alternates = [...page.matchAll(/hreflang="([^"]+)" href="https:\/\/[^/"]+([^"]+)" data-page/g)];
    expect(alternates.map(([, language]) => language)).toEqual(['en-US', 'en', 'da-DK', 'x-default']);
    const canonical = /rel="canonical" href="https:\/\/[^/"]+([^"]+)"/.exec(page)?.[1] ?? '';
    expect(canonical).toBe(path.replace('google-ads-case-study', 'case-study'));
    expect(['/', ...alternates.map(([, , target]) => target)]).toContain(canonical);
    for (const [, , target = ''] of alternates)
      expect(html(target)).toContain(`href="${SITE_CONTENT.url}${canonical === '/' ? '/us/' : canonical}"`);
  }
});

it('keeps title and description short enough to be shown in full', () => {
  const plain = (text = '') => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"');
  for (const path of sitemapPaths()) {
    const page = html(path);
    expect(plain(/<title>(.*?)<\/title>/.exec(page)?.[1]).length, `title of ${path}`).toBeLessThanOrEqual(60);
    expect(
      plain(/<meta name="description" content="(.*?)"/.exec(page)?.[1]).length,
      `description of ${path}`,
    ).toBeLessThanOrEqual(160);
  }
});

it('sets the language of a page to that of its region', () => {
  expect(html('/us/')).toContain('<html lang="en-US"');
  expect(html('/eu/')).toContain('<html lang="en"');
  expect(html('/dk/')).toContain('<html lang="da-DK"');
  expect(html('/')).toContain('<html lang="en-US"');
});

it('resolves every internal link, anchor and image of every page', () => {
  const known = new Set([...sitemapPaths(), '/us/thank-you', '/eu/thank-you', '/dk/thank-you']);
  for (const path of known) {
    const page = html(path);
    for (const [, target = ''] of page.matchAll(/<a [^>]*?href="([^"]*)"/g)) {
      if (!/^[/#]/.test(target)) continue;
      if (target.endsWith('.xml')) continue; // a feed, which the test of feeds finds
      const [address = '', anchor] = target.replaceAll('&amp;', '&').split('#');
      const to = address === '' ? path : (address.split('?')[0] ?? '');
      expect(known, `${path} → ${target}`).toContain(to);
      expect(html(to), `${path} → ${target}`).toContain(anchor ? `id="${anchor}"` : '');
    }
    for (const [tag] of page.matchAll(/<img [^>]*>/g)) {
      expect(tag, path).toMatch(/ alt="/);
      expect(tag, path).toMatch(/ width="\d+"/);
      expect(tag, path).toMatch(/ height="\d+"/);
      const source = / src="([^"]+)"/.exec(tag)?.[1] ?? '';
      expect(existsSync(`dist${source}`), `${path}: ${source}`).toBe(true);
    }
  }
});
