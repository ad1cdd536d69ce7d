import { describe, expect, it } from 'vitest';
import {
  checkWith,
  choirs,
  CHOIR_FILES,
  CHOIR_MODEL,
  concerts,
  linesOf,
  PLAIN_FILES,
  PLAIN_MODEL,
  sourceOf,
} from '../../../tests/support/choir-site.ts';
import { minimalPage } from '../../../tests/support/minimal-page-data.ts';
import { createPageData } from './create-page-data.ts';
import { oldAddresses } from './old-addresses.ts';
import { pageDataAt } from './render-requests.ts';
import { routeAt, siteRoutes } from './routes.ts';

const source = sourceOf(CHOIR_FILES, CHOIR_MODEL);
const pageData = createPageData(source);
const pageAt = (path: string) => minimalPage(path, source);
/** The props of the section below the hero. */
const propsAt = (path: string) => pageAt(path).sections[1]?.props;

describe('a site with two collections', () => {
  it('has a list and a page of each entry for both, at addresses of their own', () => {
    const paths = siteRoutes(source.content, source.model).map(({ path }) => path);
    expect(paths.filter((path) => path.startsWith('/dk/'))).toEqual([
      '/dk/about-me',
      '/dk/choirs',
      '/dk/concerts',
      '/dk/concerts/page/2',
      '/dk/concerts/tag/mass',
      '/dk/concerts/tag/motet',
      '/dk/concerts/about/advent-2026',
      '/dk/concerts/about/easter-2027',
      '/dk/concerts/about/open',
      '/dk/',
      '/dk/singers/boys',
      '/dk/singing/boys',
      '/dk/singers/girls',
      '/dk/singing/girls',
      '/dk/thank-you',
    ]);
  });

  it('finds the entry of the right collection at an address', () => {
    const entryAt = (path: string) => routeAt(source.content, source.model, path)?.entry?.id;
    expect(entryAt('/us/concerts/about/open')).toBe('open');
    expect(entryAt('/us/singing/boys')).toBe('boys');
    expect(entryAt('/us/singers/open')).toBeUndefined();
    expect(entryAt('/us/concerts/about/boys')).toBeUndefined();
  });

  it('shows each list with its own tags and addresses', () => {
    expect(propsAt('/dk/concerts')).toEqual({
      names: ['Advent på dansk', 'Easter på dansk'],
      tags: [
        { tag: 'Mass', label: 'Mass' },
        { tag: 'Motet', label: 'Motet' },
      ],
      hrefs: ['/dk/concerts/about/advent-2026', '/dk/concerts/about/easter-2027'],
    });
    expect(propsAt('/us/concerts/page/2')).toMatchObject({ names: ['Open'] });
    expect(propsAt('/us/concerts/tag/mass')).toMatchObject({ names: ['Easter'] });
    expect(propsAt('/us/choirs')).toEqual({
      names: ['Boys', 'Girls'],
      tags: [],
      hrefs: ['/us/singers/boys', '/us/singers/girls'],
    });
  });

  it('shows an entry with its own fields, its name and its placeholders', () => {
    expect(pageAt('/dk/concerts/about/open')).toMatchObject({ name: 'Open på dansk' });
    expect(propsAt('/dk/concerts/about/open')).toMatchObject({
      title: 'Om Open på dansk',
      current: { id: 'open', program: 'Hemmeligt' },
    });
    expect(pageAt('/dk/singers/girls')).toMatchObject({ name: 'Girls' });
    expect(propsAt('/dk/singers/girls')).toMatchObject({ current: { id: 'girls', name: 'Girls' } });
  });

  it('leads from entry to entry as the home page names those of the collection', () => {
    const next = (path: string) => (propsAt(path) as { next?: string }).next;
    const ids = ['open', 'easter-2027', 'advent-2026'].map((slug) => next(`/us/concerts/about/${slug}`));
    expect(ids).toEqual(['easter', 'advent', 'open']);
    expect([next('/us/singers/boys'), next('/us/singers/girls')]).toEqual(['girls', 'boys']);
  });

  it('gives each collection its entries, without the fields of their own pages', () => {
    const entries = pageData.entries('us', concerts.name);
    expect(entries.first(5).map(({ id }) => id)).toEqual(['advent', 'easter', 'open']);
    expect(entries.newest(5).map(({ id }) => id)).toEqual(['easter', 'advent', 'open']);
    expect(entries.byId('open')).not.toHaveProperty('program');
    expect(entries.byId('boys')).toBeUndefined();
    expect(entries.pagesNaming('easter')).toEqual([{ path: '', position: 1 }]);
    expect(pageData.entries('us', choirs.name).pagesNaming('easter')).toEqual([]);
    expect(() => pageData.entries('us', 'orchestras')).toThrow('No collection "orchestras"');
  });

  it('tells the app which page answers for an unknown entry', () => {
    expect(pageData.layout('us').entryPages).toEqual([
      { path: 'concerts/about', notFound: 'concert-not-found' },
      { path: 'singers', notFound: '404' },
      { path: 'singing', notFound: '404' },
    ]);
    expect(pageDataAt({ ...source, pageData }, 'dk/concert-not-found')).toMatchObject({ missing: true });
  });

  it('leads old addresses of an entry to its page', () => {
    expect(oldAddresses(source.content).redirects).toContainEqual({ from: '/eu/boys-choir', to: '/eu/singers/boys' });
  });

  it('names the feed on the list of a collection that has one', () => {
    expect(pageAt('/us/concerts').head.feed).toBe('https://www.example.com/us/concerts.xml');
    expect(pageAt('/us/choirs').head).not.toHaveProperty('feed');
  });

  it('describes an entry for search engines as its collection does', () => {
    const graph = JSON.stringify(pageAt('/us/concerts/about/easter-2027').head.structuredData);
    expect(graph).toContain('"@type":"BlogPosting"');
    expect(graph).toContain('"datePublished":"2027-03-28"');
    expect(JSON.stringify(pageAt('/us/singers/boys').head.structuredData)).not.toContain('BlogPosting');
  });

  it('has no button in the header without a menu', () => {
    expect(pageData.layout('us').menu).toEqual([]);
  });

  it('is checked by the schema of each collection', () => {
    const wrong = {
      ...CHOIR_FILES,
      'content/choirs/girls.yaml': 'id: girls\nname: Girls\nday: "2026-12-05"\n',
      'content/concerts/open.yaml': `${CHOIR_FILES['content/concerts/open.yaml']}name: Open\n`,
    };
    expect(linesOf(checkWith(wrong, CHOIR_MODEL).diagnostics)).toEqual([
      'error content/choirs/girls.yaml day: "day" is not a field here.',
      'error content/concerts/open.yaml name: "name" is not a field here.',
    ]);
  });

  it('recognizes an entry in the folder of another collection', () => {
    const moved = { 'content/choirs/girls.yaml': 'id: girls\ntitle: { en: Girls, da: Piger }\nkinds: []\n' };
    expect(linesOf(checkWith({ ...CHOIR_FILES, ...moved }, CHOIR_MODEL).diagnostics)).toContain(
      'error content/choirs/girls.yaml : The file seems to be the concert "girls", saved under another name.',
    );
  });

  it('reports a reference to an entry of another collection', () => {
    const home = CHOIR_FILES['content/pages/home.yaml']?.replace('[open, easter]', '[open, boys]') ?? '';
    expect(linesOf(checkWith({ ...CHOIR_FILES, 'content/pages/home.yaml': home }, CHOIR_MODEL).diagnostics)).toEqual([
      'error content/pages/home.yaml sections[1].concerts[1]: There is no concert "boys".',
    ]);
  });
});

describe('a site without collections', () => {
  const plain = sourceOf(PLAIN_FILES, PLAIN_MODEL);

  it('has pages, and needs none for entries', () => {
    expect(siteRoutes(plain.content, plain.model).map(({ path }) => path)).toEqual([
      '/',
      ...['us', 'eu', 'dk'].flatMap((region) => ['about-me', '', 'thank-you'].map((path) => `/${region}/${path}`)),
    ]);
    expect(plain.content).toMatchObject({ entries: {}, singles: {} });
    const { layout } = createPageData(plain);
    expect(layout('dk')).toMatchObject({ entryPages: [], menu: [] });
    expect(minimalPage('/dk/', plain)).toMatchObject({ name: 'Home', sections: [{ type: 'hero' }] });
  });

  it('knows no file of a collection or of another site', () => {
    const files = {
      ...PLAIN_FILES,
      'content/concerts/open.yaml': 'id: open\n',
      'content/box-office.yaml': 'note: 1\n',
    };
    const { checked, diagnostics } = checkWith(files, PLAIN_MODEL);
    expect(diagnostics.map(({ file }) => file)).toEqual(['content/box-office.yaml', 'content/concerts/open.yaml']);
    expect([...checked.entries.values()].flat()).toEqual([]);
  });
});
