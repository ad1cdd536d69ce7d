import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { caseStudiesIn } from '../../../tests/site/support/case-studies.ts';
import { site } from '../../../tests/support/example-props.ts';
import templates from '../../site/brand/share-images.ts';
import { siteRoutes, type SiteRoute, hasOwnOgImages, ogImagePath } from '../page-data/routes.ts';
import { ogImages } from './og-images.ts';

const ROOT = join(import.meta.dirname, '../../..');
const loaded = await site();
const from = { root: ROOT, templates };
const cases = caseStudiesIn(loaded.content);
const images = new Map([...ogImages(loaded, from)].map(({ file, svg }) => [`/${file}`, svg]));
const routes = siteRoutes(loaded.content, loaded.model);
const routeOf = (path: string): SiteRoute => {
  const route = routes.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`No page at ${path}.`);
  return route;
};
const pathOf = (path: string) => ogImagePath(routeOf(path), true);
const titleOf = (svg = '') => /<title>([^<]*)<\/title>/.exec(svg)?.[1];

describe('ogImagePath', () => {
  it("follows the page's path", () => {
    expect(pathOf('/us/about-me')).toBe('/og/us/about-me.png');
    expect(pathOf('/dk/')).toBe('/og/dk/home.png');
  });

  it('gives the root the image of the us home page', () => {
    expect(pathOf('/')).toBe('/og/us/home.png');
  });

  it('gives all addresses of a case study the same image', () => {
    const caseStudy = cases[0];
    expect(pathOf(`/eu/google-ads-case-study/${caseStudy?.slug}`)).toBe(`/og/eu/case-study/${caseStudy?.slug}.png`);
    expect(pathOf(`/eu/case-study/${caseStudy?.slug}`)).toBe(`/og/eu/case-study/${caseStudy?.slug}.png`);
  });

  it('gives case studies the image of their list on a very large site', () => {
    const caseStudy = cases[0];
    const route = siteRoutes(loaded.content, loaded.model).find(({ path }) =>
      path.startsWith(`/dk/case-study/${caseStudy?.slug}`),
    );
    if (!route) throw new Error('The case study has no page.');
    expect(ogImagePath(route, false)).toBe('/og/dk/case-studies.png');
    const few = [...ogImages({ ...loaded, ownOgImages: false }, from)].map(({ file }) => `/${file}`);
    expect(few).toContain('/og/dk/case-studies.png');
    expect(few.filter((file) => file.includes('/case-study/'))).toEqual([]);
    expect(new Set(few).size).toBe(few.length);
  });

  it('gives up to five hundred case studies their own image', () => {
    expect([1, 500, 501].map(hasOwnOgImages)).toEqual([true, true, false]);
  });

  it('gives a page without an address the image of the home page', () => {
    const page = loaded.content.pages.find(({ path }) => path === '404');
    if (!page) throw new Error('The page 404 is missing.');
    const route = { path: '/404', region: 'dk', pagePath: '404', canonicalPath: '404', page } as const;
    expect(ogImagePath(route, true)).toBe('/og/dk/home.png');
  });
});

describe('ogImages', () => {
  it('contains an image for every page and region', () => {
    for (const route of routes) expect([...images.keys()]).toContain(ogImagePath(route, true));
  });

  it('contains each image once', () => {
    const files = [...ogImages(loaded, from)].map(({ file }) => file);
    expect(new Set(files).size).toBe(files.length);
  });

  it('uses the language of the region', () => {
    expect(titleOf(images.get('/og/us/home.png'))).not.toBe(titleOf(images.get('/og/dk/home.png')));
  });

  it("shows a case's result in the region's currency", () => {
    const caseStudy = cases.find(({ result }) => result.en.includes('$'));
    const title = (region: string) => titleOf(images.get(`/og/${region}/case-study/${caseStudy?.slug}.png`));
    expect(title('us')).toContain('$');
    expect(title('eu')).toMatch(/€\d/);
    expect(title('dk')).toMatch(/\d DKK/);
  });

  it('skips a page with an image of its own', () => {
    const pages = loaded.content.pages.map((page) =>
      page.path === 'about-me' ? { ...page, seo: { ...page.seo, ogImage: '/images/portrait.svg' } } : page,
    );
    const files = [...ogImages({ ...loaded, content: { ...loaded.content, pages } }, from)].map(({ file }) => file);
    expect(files).not.toContain('og/us/about-me.png');
    expect(files).toContain('og/us/case-studies.png');
  });
});
