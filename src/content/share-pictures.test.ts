// @vitest-environment node
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { site } from '../../tests/support/example-props.ts';
import { siteRoutes, type SiteRoute } from './routes.ts';
import { sharePicturePath } from './share-picture-path.ts';
import { sharePictures } from './share-pictures.ts';

const loaded = await site();
const pictures = new Map(
  [...sharePictures(loaded, join(import.meta.dirname, '../..'))].map(({ file, svg }) => [`/${file}`, svg]),
);
const routes = siteRoutes(loaded.content);
const routeOf = (path: string): SiteRoute => {
  const route = routes.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`No page at ${path}.`);
  return route;
};
const pathOf = (path: string) => sharePicturePath(routeOf(path));
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

  it('gives a page without an address of its own the picture of the home page', () => {
    const page = loaded.content.pages.find(({ path }) => path === '404');
    if (!page) throw new Error('The page 404 is missing.');
    expect(sharePicturePath({ path: '/404', region: 'dk', pagePath: '404', canonicalPath: '404', page })).toBe(
      '/og/dk/home.png',
    );
  });
});

describe('sharePictures', () => {
  it('holds a picture for every page of every region', () => {
    for (const route of routes) expect([...pictures.keys()]).toContain(sharePicturePath(route));
  });

  it('makes each picture once', () => {
    const files = [...sharePictures(loaded, join(import.meta.dirname, '../..'))].map(({ file }) => file);
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
