import { describe, expect, it } from 'vitest';
import { filesWith, parseContent, minimalSource } from '../../../tests/support/minimal-page-data.ts';
import { createPageData } from './create-page-data.ts';
import {
  createRenderRequest,
  pageDataAt,
  htmlFileOf,
  layoutDataFile,
  pageDataKeyOf,
  notFoundRoute,
  renderRequestAt,
  siteSettings,
  type SiteWithPageData,
} from './render-requests.ts';
import { siteRoutes } from './routes.ts';

function siteOf(...args: Parameters<typeof minimalSource>): SiteWithPageData {
  const source = minimalSource(...args);
  return { content: source.content, model: source.model, pageData: createPageData(source) };
}
const site = siteOf();

it.each([
  ['/', 'index.html'],
  ['/us/', 'us/index.html'],
  ['/dk/about-me', 'dk/about-me.html'],
])('writes the page at %s to %s', (path, file) => {
  expect(htmlFileOf(path)).toBe(file);
});

it('gives every address its own data file', () => {
  const keys = siteRoutes(site.content, site.model).map(pageDataKeyOf);
  expect(keys.slice(0, 2)).toEqual(['us/_root', 'us/about-me']);
  expect(keys).toEqual(expect.arrayContaining(['dk/_home', 'eu/project/gasper-software']));
  expect(new Set(keys).size).toBe(keys.length);
});

describe('siteSettings', () => {
  it('sends the country lists to the root only', () => {
    expect(siteSettings(site.content, true)).toEqual({
      consentVersion: 1,
      lookup: { endpoint: '/_local/country', countries: { EU: 'eu', DK: 'dk', US: 'us' } },
    });
    expect(siteSettings(site.content, false)).toEqual({ consentVersion: 1 });
  });

  it('contains the configured services', () => {
    const content = parseContent(
      filesWith({ site: [['consentVersion: 1', 'consentVersion: 3\ntagManagerId: GTM-ABC']] }),
      {
        geolocationEndpoint: 'https://geo.example.com',
      },
    );
    expect(siteSettings(content, true)).toMatchObject({
      tagManagerId: 'GTM-ABC',
      consentVersion: 3,
      lookup: { endpoint: 'https://geo.example.com' },
    });
  });
});

describe('createRenderRequest', () => {
  it('collects the input to render a page', () => {
    const [root] = siteRoutes(site.content, site.model);
    if (!root) throw new Error('There is no root.');
    const built = createRenderRequest(site, root);
    expect(built).toMatchObject({
      file: 'index.html',
      url: '/',
      key: 'us/_root',
      page: { name: 'Home' },
      layout: { region: { code: 'us' } },
    });
    expect(built.settings.lookup?.countries).toHaveProperty('DK', 'dk');
    expect(built.layoutUrl).toBe(`/${layoutDataFile(built.layout)}`);
  });

  it('sends countries to the root only', () => {
    expect(renderRequestAt(site, '/dk/').settings).not.toHaveProperty('lookup');
  });
});

describe('layoutDataFile', () => {
  it('has a new name for each region and each change, and the same name otherwise', () => {
    const name = (from: SiteWithPageData, region: 'us' | 'dk') => layoutDataFile(from.pageData.layout(region));
    expect(name(site, 'us')).toMatch(/^assets\/layout-us-[0-9a-f]{8}\.json$/);
    expect(name(siteOf(), 'us')).toBe(name(site, 'us'));
    expect(layoutDataFile({ ...site.pageData.layout('us'), siteName: 'Other' })).not.toBe(name(site, 'us'));
    expect(name(siteOf({ site: [['email: hello', 'email: hi']] }), 'dk')).not.toBe(name(site, 'dk'));
  });
});

describe('renderRequestAt', () => {
  it('finds a region with and without a trailing slash', () => {
    for (const path of ['/dk', '/dk/'])
      expect(renderRequestAt(site, path)).toMatchObject({ url: '/dk/', page: { name: 'Home' } });
  });

  it('returns the not-found page for an unknown address', () => {
    for (const path of ['/dk/nowhere', '/x/dk', '/dkx'])
      expect(renderRequestAt(site, path)).toMatchObject({
        url: '/404',
        file: '404.html',
        page: { missing: true },
        layout: { region: { code: 'us' } },
      });
  });
});

describe('notFoundRoute', () => {
  it('finds a page without an address of its own', () => {
    expect(notFoundRoute(site.content, 'project-not-found', 'dk')).toMatchObject({
      path: '/project-not-found',
      region: 'dk',
      pagePath: 'project-not-found',
      canonicalPath: 'project-not-found',
      page: { path: 'project-not-found' },
    });
  });

  it('reports the missing file', () => {
    expect(() => notFoundRoute({ pages: [] }, '404', 'us')).toThrow('content/pages/404.yaml is missing');
  });
});

describe('pageDataAt', () => {
  it('finds the page data of every address', () => {
    for (const route of siteRoutes(site.content, site.model))
      expect({ ...pageDataAt(site, pageDataKeyOf(route)), path: route.path }).toEqual(site.pageData.page(route));
  });

  it('returns the same page data at each address of a page', () => {
    const twins = siteOf({ 'pages/project': [['each:', 'alsoAt: [cases]\neach:']] });
    const one = pageDataAt(twins, 'dk/project/gasper-software');
    expect(one).toMatchObject({ name: 'Gasper' });
    expect(pageDataAt(twins, 'dk/cases/gasper-software')).toEqual(one);
  });

  it('finds the layout of a region', () => {
    expect(pageDataAt(site, 'dk/_layout')).toBe(site.pageData.layout('dk'));
  });

  it("finds the error pages in the region's language", () => {
    expect(pageDataAt(site, 'dk/404')).toMatchObject({ path: '/404', missing: true, head: { lang: 'da' } });
    expect(pageDataAt(site, 'us/project-not-found')).toMatchObject({ missing: true, head: { lang: 'en' } });
  });

  it("finds the root in each region's language", () => {
    expect(pageDataAt(site, 'dk/_root')).toMatchObject({ head: { lang: 'da' } });
  });

  it.each(['se/_home', 'dk/nowhere', 'dk', '', '_layout'])('returns nothing for %s', (key) => {
    expect(pageDataAt(site, key)).toBeUndefined();
  });

  it('returns no root for a site without a home page', () => {
    const content = { ...site.content, pages: site.content.pages.filter(({ path }) => path !== '') };
    expect(pageDataAt({ ...site, content }, 'us/_root')).toBeUndefined();
  });
});
