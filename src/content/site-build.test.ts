// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { changed, contentOf, smallSource } from '../../tests/support/small-documents.ts';
import { createDocuments } from './documents.ts';
import {
  buildPage,
  documentAt,
  fileOf,
  frameFile,
  keyOf,
  missingRoute,
  pageAt,
  siteSettings,
  type DocumentedSite,
} from './site-build.ts';
import { siteRoutes } from './routes.ts';

function siteOf(...words: Parameters<typeof smallSource>): DocumentedSite {
  const source = smallSource(...words);
  return { content: source.content, documents: createDocuments(source) };
}
const site = siteOf();

it.each([
  ['/', 'index.html'],
  ['/us/', 'us/index.html'],
  ['/dk/about-me', 'dk/about-me.html'],
])('writes the page at %s to %s', (path, file) => {
  expect(fileOf(path)).toBe(file);
});

it('gives every address a name of its own for its document', () => {
  const keys = siteRoutes(site.content).map(keyOf);
  expect(keys.slice(0, 2)).toEqual(['us/_root', 'us/about-me']);
  expect(keys).toEqual(expect.arrayContaining(['dk/_home', 'eu/case-study/gasper-software']));
  expect(new Set(keys).size).toBe(keys.length);
});

describe('siteSettings', () => {
  it('tells the root which country belongs to which region, and no other page', () => {
    expect(siteSettings(site.content, true)).toEqual({
      consentVersion: 1,
      lookup: { endpoint: '/_local/country', countries: { EU: 'eu', DK: 'dk', US: 'us' } },
    });
    expect(siteSettings(site.content, false)).toEqual({ consentVersion: 1 });
  });

  it('tells the services that are set', () => {
    const content = contentOf(changed({ site: [['consentVersion: 1', 'consentVersion: 3\ntagManagerId: GTM-ABC']] }), {
      geolocationEndpoint: 'https://geo.example.com',
    });
    expect(siteSettings(content, true)).toMatchObject({
      tagManagerId: 'GTM-ABC',
      consentVersion: 3,
      lookup: { endpoint: 'https://geo.example.com' },
    });
  });
});

describe('buildPage', () => {
  it('gathers what a page is rendered of', () => {
    const [root] = siteRoutes(site.content);
    if (!root) throw new Error('There is no root.');
    const built = buildPage(site, root);
    expect(built).toMatchObject({
      file: 'index.html',
      url: '/',
      key: 'us/_root',
      page: { name: 'Home' },
      layout: { region: { code: 'us' } },
    });
    expect(built.settings.lookup?.countries).toHaveProperty('DK', 'dk');
    expect(built.frame).toBe(`/${frameFile(built.layout)}`);
  });

  it('tells countries to the root only', () => {
    expect(pageAt(site, '/dk/').settings).not.toHaveProperty('lookup');
  });
});

describe('frameFile', () => {
  it('has another name for each region and where another word stands in it, and the same where nothing changed', () => {
    const name = (from: DocumentedSite, region: 'us' | 'dk') => frameFile(from.documents.layout(region));
    expect(name(site, 'us')).toMatch(/^assets\/frame-us-[0-9a-f]{8}\.json$/);
    expect(name(siteOf(), 'us')).toBe(name(site, 'us'));
    expect(frameFile({ ...site.documents.layout('us'), siteName: 'Other' })).not.toBe(name(site, 'us'));
    expect(name(siteOf({ site: [['email: hello', 'email: hi']] }), 'dk')).not.toBe(name(site, 'dk'));
  });
});

describe('pageAt', () => {
  it('shows a region with and without the slash behind it', () => {
    for (const path of ['/dk', '/dk/'])
      expect(pageAt(site, path)).toMatchObject({ url: '/dk/', page: { name: 'Home' } });
  });

  it('says that there is no page where none stands', () => {
    for (const path of ['/dk/nowhere', '/x/dk', '/dkx'])
      expect(pageAt(site, path)).toMatchObject({
        url: '/404',
        file: '404.html',
        page: { missing: true },
        layout: { region: { code: 'us' } },
      });
  });
});

describe('missingRoute', () => {
  it('leads to a page without an address of its own', () => {
    expect(missingRoute(site.content, 'case-study-not-found', 'dk')).toMatchObject({
      path: '/case-study-not-found',
      region: 'dk',
      pagePath: 'case-study-not-found',
      canonicalPath: 'case-study-not-found',
      page: { path: 'case-study-not-found' },
    });
  });

  it('names the file that is missing', () => {
    expect(() => missingRoute({ pages: [] }, '404', 'us')).toThrow('content/pages/404.yaml is missing');
  });
});

describe('documentAt', () => {
  it('finds every document under the name that its address has', () => {
    for (const route of siteRoutes(site.content))
      expect({ ...documentAt(site, keyOf(route)), path: route.path }).toEqual(site.documents.page(route));
  });

  it('gives the same document at each address of a page', () => {
    const twins = siteOf({ 'pages/case-study': [['each:', 'alsoAt: [cases]\neach:']] });
    const one = documentAt(twins, 'dk/case-study/gasper-software');
    expect(one).toMatchObject({ name: 'Gasper' });
    expect(documentAt(twins, 'dk/cases/gasper-software')).toEqual(one);
  });

  it('finds the frame of a region', () => {
    expect(documentAt(site, 'dk/_layout')).toBe(site.documents.layout('dk'));
  });

  it('finds the pages for what is not there, in the language of the region', () => {
    expect(documentAt(site, 'dk/404')).toMatchObject({ path: '/404', missing: true, head: { lang: 'da' } });
    expect(documentAt(site, 'us/case-study-not-found')).toMatchObject({ missing: true, head: { lang: 'en' } });
  });

  it('finds the root in the words of each region', () => {
    expect(documentAt(site, 'dk/_root')).toMatchObject({ head: { lang: 'da' } });
  });

  it.each(['se/_home', 'dk/nowhere', 'dk', '', '_layout'])('finds nothing under %s', (key) => {
    expect(documentAt(site, key)).toBeUndefined();
  });

  it('finds no root in a site without a home page', () => {
    const content = { ...site.content, pages: site.content.pages.filter(({ path }) => path !== '') };
    expect(documentAt({ ...site, content }, 'us/_root')).toBeUndefined();
  });
});
