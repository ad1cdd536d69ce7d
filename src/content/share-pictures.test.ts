// @vitest-environment node
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { site } from '../../tests/support/example-props.ts';
import { siteRoutes, type SiteRoute } from './routes.ts';
import { hasOwnPictures, sharePicturePath } from './share-picture-path.ts';
import { sharePictures } from './share-pictures.ts';

const ROOT = join(import.meta.dirname, '../..');
const loaded = await site();
const pictures = new Map([...sharePictures(loaded, ROOT)].map(({ file, svg }) => [`/${file}`, svg]));
const routes = siteRoutes(loaded.content);
const routeOf = (path: string): SiteRoute => {
  const route = routes.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`No page at ${path}.`);
  return route;
};
const pathOf = (path: string) => sharePicturePath(routeOf(path), true);
const titleOf = (svg = '') => /<title>([^<]*)<\/title>/.exec(svg)?.[1];

describe('sharePicturePath', () => {
  it('follows the address of the page', () => {
    expect(pathOf('/us/about-me')).toBe('/og/us/about-me.png');
    expect(pathOf('/dk/')).toBe('/og/dk/home.png');
  });

  it('gives the root the picture of the us home page', () => {
    expect(pathOf('/')).toBe('/og/us/home.png');
  });

  it('gives twin addresses of a case study one picture', () => {
    const study = loaded.content.caseStudies[0];
    expect(pathOf(`/eu/google-ads-case-study/${study?.slug}`)).toBe(`/og/eu/case-study/${study?.slug}.png`);
    expect(pathOf(`/eu/case-study/${study?.slug}`)).toBe(`/og/eu/case-study/${study?.slug}.png`);
  });

  it('gives the case studies of a site with very many the picture of their list', () => {
    const study = loaded.content.caseStudies[0];
    const route = siteRoutes(loaded.content).find(({ path }) => path.startsWith(`/dk/case-study/${study?.slug}`));
    if (!route) throw new Error('The case study has no page.');
    expect(sharePicturePath(route, false)).toBe('/og/dk/case-studies.png');
    const few = [...sharePictures({ ...loaded, ownPictures: false }, ROOT)].map(({ file }) => `/${file}`);
    expect(few).toContain('/og/dk/case-studies.png');
    expect(few.filter((file) => file.includes('/case-study/'))).toEqual([]);
    expect(new Set(few).size).toBe(few.length);
  });

  it('gives each case study its own up to five hundred of them', () => {
    expect([1, 500, 501].map(hasOwnPictures)).toEqual([true, true, false]);
  });

  it('gives a page without an address of its own the picture of the home page', () => {
    const page = loaded.content.pages.find(({ path }) => path === '404');
    if (!page) throw new Error('The page 404 is missing.');
    const route = { path: '/404', region: 'dk', pagePath: '404', canonicalPath: '404', page } as const;
    expect(sharePicturePath(route, true)).toBe('/og/dk/home.png');
  });
});

describe('sharePictures', () => {
  it('holds a picture for every page of every region', () => {
    for (const route of routes) expect([...pictures.keys()]).toContain(sharePicturePath(route, true));
  });

  it('makes each picture once', () => {
    const files = [...sharePictures(loaded, ROOT)].map(({ file }) => file);
    expect(new Set(files).size).toBe(files.length);
  });

  it('speaks the language of the region', () => {
    expect(titleOf(pictures.get('/og/us/home.png'))).not.toBe(titleOf(pictures.get('/og/dk/home.png')));
  });

  it('shows the result of a case in the money of the region', () => {
    const study = loaded.content.caseStudies.find(({ result }) => result.en.includes('$'));
    const title = (region: string) => titleOf(pictures.get(`/og/${region}/case-study/${study?.slug}.png`));
    expect(title('us')).toContain('$');
    expect(title('eu')).toMatch(/€\d/);
    expect(title('dk')).toMatch(/\d DKK/);
  });

  it('leaves out a page that names a picture of its own', () => {
    const pages = loaded.content.pages.map((page) =>
      page.path === 'about-me' ? { ...page, seo: { ...page.seo, ogImage: '/images/portrait.svg' } } : page,
    );
    const files = [
      ...sharePictures({ ...loaded, content: { ...loaded.content, pages } }, join(import.meta.dirname, '../..')),
    ].map(({ file }) => file);
    expect(files).not.toContain('og/us/about-me.png');
    expect(files).toContain('og/us/case-studies.png');
  });
});
