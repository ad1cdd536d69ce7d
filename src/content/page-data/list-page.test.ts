// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { filesWith, minimalSource } from '../../../tests/support/minimal-page-data.ts';
import { MODEL, projects } from '../../../tests/support/minimal-model.ts';
import { MINIMAL_SITE } from '../../../tests/support/minimal-site.ts';
import type { SectionDefinition } from '../../schema/define-section.ts';
import type { RegionContent } from '../../schema/site-content.ts';
import { entryListOf } from '../entries/entry-list.ts';
import { checkContent } from '../check-content.ts';
import { createPageData } from './create-page-data.ts';
import type { PageDataSource } from './page-data-source.ts';
import { routeAt, siteRoutes } from './routes.ts';
import { pageDataKeyOf, pageDataAt } from './render-requests.ts';

/** A section with a list and its paths. */
const list = {
  title: 'List',
  description: 'All cases.',
  schema: z.strictObject({ pageSize: z.int().default(60) }),
  entryList: ({ pageSize }: { pageSize: number }) => ({ collection: projects.name, pageSize }),
  toProps(_fields: unknown, content: RegionContent) {
    const { list: shown } = content.entries(projects);
    return {
      heading: shown.heading,
      cases: shown.entries.map(({ id, result }) => `${id}: ${result}`),
      next: shown.hrefOf({ number: 2, tag: shown.tag }),
      first: shown.first,
      total: shown.total,
    };
  },
  lists: ({ cases, first, total }: { cases: string[]; first: number; total: number }) => ({
    first,
    total,
    items: cases.map((name) => ({ name, href: '/us/somewhere' })),
  }),
};
const sections = new Map([...MODEL.sections, ['list', list as unknown as SectionDefinition]]); // knows its own fields only
const model = { ...MODEL, sections };

const WORDS = ['heading', 'page', 'tag', 'total'];

/** The small site with a list of its two cases on the page About, one per page. */
function source(section: object = {}, alsoAt: string[] = []): PageDataSource {
  const small = minimalSource();
  const shown = [{ type: 'list', pageSize: 1, ...section }];
  const pages = small.content.pages.map((page) =>
    page.path === 'about-me'
      ? {
          ...page,
          alsoAt,
          sections: shown,
          entryList: entryListOf(shown, { ...small.model, sections }),
          sitemap: { changefreq: 'weekly' as const, priority: 0.9 },
        }
      : page,
  );
  return { ...small, model, content: { ...small.content, pages } };
}

const pathsIn = (site: PageDataSource, region: string) =>
  siteRoutes(site.content, model)
    .filter(({ path, page }) => path.startsWith(`/${region}/`) && page.path === 'about-me')
    .map(({ path }) => path);

function renderRequestAt(site: PageDataSource, path: string) {
  const route = routeAt(site.content, model, path);
  if (!route) throw new Error(`There is no page at ${path}.`);
  return createPageData(site).page(route);
}

describe('the pages of a list', () => {
  it('are below the page that shows it, at each of its addresses', () => {
    const pages = ['', '/page/2', '/tag/b2b', '/tag/b2b/page/2'];
    expect(pathsIn(source(), 'us')).toEqual(pages.map((page) => `/us/about-me${page}`));
    expect(pathsIn(source({}, ['me']), 'dk')).toEqual(
      pages.flatMap((page) => [`/dk/about-me${page}`, `/dk/me${page}`]),
    );
  });

  it('are a single page if all cases fit', () => {
    expect(pathsIn(source({ pageSize: 2 }), 'us')).toEqual(['/us/about-me']);
  });

  it("don't exist if the list is hidden or not shown", () => {
    expect(pathsIn(source({ hidden: true }), 'us')).toEqual(['/us/about-me']);
    const danish = source({ regions: ['dk'] });
    expect(pathsIn(danish, 'us')).toEqual(['/us/about-me']);
    expect(pathsIn(danish, 'dk')).toHaveLength(4);
    expect(renderRequestAt(danish, '/dk/about-me/page/2').head.alternates.map(({ hreflang }) => hreflang)).toEqual([
      'da',
      'x-default',
    ]);
  });

  it('have page data that is independent of the address', () => {
    const site = source({}, ['me']);
    const documented = { content: site.content, model, pageData: createPageData(site) };
    for (const route of siteRoutes(site.content, model))
      expect({ ...pageDataAt(documented, pageDataKeyOf(route)), path: route.path }).toEqual(
        documented.pageData.page(route),
      );
    expect(pageDataAt(documented, 'us/me/page/2')).toEqual(pageDataAt(documented, 'us/about-me/page/2'));
  });

  it.each(['page/1', 'page/3', 'page/0', 'page/02', 'page', 'tag', 'tag/travel', 'tag/b2b/page/1', 'tag/B2B'])(
    'are not found at %s',
    (path) => expect(routeAt(source().content, model, `/us/about-me/${path}`)).toBeUndefined(),
  );
});

describe('a list page', () => {
  it("shows its own cases in the region's currency", () => {
    expect(renderRequestAt(source(), '/dk/about-me/page/2').sections[0]?.props).toMatchObject({
      cases: ['gasper: Salg for 336.000 kr.'],
      first: 2,
      total: 2,
    });
  });

  it('links to pages of the same list and region', () => {
    expect(renderRequestAt(source(), '/dk/about-me').sections[0]?.props).toMatchObject({ next: '/dk/about-me/page/2' });
    expect(renderRequestAt(source(), '/us/about-me/tag/b2b').sections[0]?.props).toMatchObject({
      next: '/us/about-me/tag/b2b/page/2',
    });
  });

  it('has its own SEO texts, except for the first page of all cases', () => {
    const first = renderRequestAt(source(), '/us/about-me');
    expect([first.name, first.head.title]).toEqual(['About', 'About']);
    expect(first.sections[0]?.props).toMatchObject({ heading: undefined });
    const paths = ['about-me', 'about-me/page/2', 'about-me/tag/b2b', 'about-me/tag/b2b/page/2'];
    const heads = paths.map((path) => renderRequestAt(source(), `/us/${path}`).head);
    expect(new Set(heads.map(({ title }) => title)).size).toBe(paths.length);
    expect(new Set(heads.map(({ meta }) => meta.find(({ name }) => name === 'description')?.content)).size).toBe(4);
    for (const { title } of heads) for (const word of WORDS) expect(title).not.toContain(`{${word}}`);
  });

  it('is its own canonical, and links the previous and next page', () => {
    const url = (path: string) => `https://www.example.com/us/${path}`;
    const { head } = renderRequestAt(source({}, ['me']), '/us/me/page/2');
    expect([head.canonical, head.previous, head.next]).toEqual([url('about-me/page/2'), url('about-me'), undefined]);
    expect(renderRequestAt(source(), '/us/about-me').head).toMatchObject({ next: url('about-me/page/2') });
    expect(renderRequestAt(source(), '/us/about-me').head).not.toHaveProperty('previous');
  });

  it('shows the list and its tag in the breadcrumbs', () => {
    const trailAt = (path: string) => renderRequestAt(source(), path).breadcrumbs.map(({ href }) => href);
    expect(trailAt('/us/about-me')).toEqual([]);
    expect(trailAt('/us/about-me/tag/b2b')).toEqual(['/us/', '/us/about-me']);
    expect(trailAt('/us/about-me/tag/b2b/page/2')).toEqual(['/us/', '/us/about-me', '/us/about-me/tag/b2b']);
    expect(renderRequestAt(source(), '/us/about-me/tag/b2b').name).toBe('Words'); // as the dictionary calls the tag
  });

  it('gives search engines the position of each case in the list', () => {
    const graph = JSON.stringify(renderRequestAt(source(), '/us/about-me/page/2').head.structuredData);
    expect(graph).toContain('"numberOfItems":2,"itemListElement":[{"@type":"ListItem","position":2,');
  });
});

describe('the content check', () => {
  const said = (changes: Parameters<typeof filesWith>[0], more: Record<string, string> = {}) =>
    checkContent({
      files: Object.entries(filesWith(changes, more)).map(([file, text]) => ({ file, text })),
      unread: [],
      publicFiles: { files: new Set(['/images/portrait.svg', '/images/case.svg', '/images/logo.svg']), outside: [] },
      model,
    }).diagnostics.map(({ file, path, message }) => `${file.replace('content/pages/', '')} ${path} ${message}`);
  const withList = (size: number, more: readonly (readonly [string, string])[] = []) => ({
    'pages/about-me': [['sections:\n', `sections:\n  - { type: list, pageSize: ${size} }\n`] as const, ...more],
  });
  const linking = (to: string) => ({
    'pages/home': [
      [
        'title: { en: Hello, da: Hej }',
        `title: { en: Hello, da: Hej }\n    body: { en: "[A](${to})", da: "[B](${to})" }`,
      ] as const,
    ],
  });
  const page = String(MINIMAL_SITE['content/pages/thank-you.yaml']);

  it.each(['/about-me/page/2', '/about-me/tag/b2b', '/about-me/tag/b2b/page/2'])('accepts a link to %s', (to) => {
    expect(said({ ...withList(1), ...linking(to) })).toEqual([]);
  });

  it.each([
    [1, '/about-me/page/3'],
    [1, '/about-me/tag/travel'],
    [2, '/about-me/page/2'],
    [2, '/about-me/tag/b2b'],
  ])('reports a link to a missing page of a list with pages of %i: %s', (size, to) => {
    expect(said({ ...withList(size), ...linking(to) }).join()).toContain(`There is no page at ${to}.`);
  });

  it.each(['page', 'page/2', 'tag/b2b'])('reports a page file at %s below the list', (path) => {
    const file = `content/pages/about-me/${path}.yaml`;
    expect(said(withList(60), { [file]: page })).toEqual([
      `about-me/${path}.yaml  No page can have the address /about-me/${path}: the list of projects in content/pages/about-me.yaml continues there.`,
    ]);
  });

  it('reports an old address there', () => {
    const changes = {
      ...withList(60),
      'pages/thank-you': [['sections:', 'alsoAt: [about-me/tag]\nsections:'] as const],
    };
    expect(said(changes)).toEqual([
      'thank-you.yaml alsoAt[0] No page can have the address /about-me/tag: the list of projects in content/pages/about-me.yaml continues there.',
    ]);
  });

  it('treats any file with "each:" as the page of the entries', () => {
    const { 'content/pages/project.yaml': text = '', ...others } = filesWith({});
    const files = { ...others, 'content/pages/work/client.yaml': text };
    const check = checkContent({
      files: Object.entries(files).map(([file, content]) => ({ file, text: content })),
      unread: [],
      publicFiles: { files: new Set(['/images/portrait.svg', '/images/case.svg', '/images/logo.svg']), outside: [] },
      model,
    });
    expect(check.diagnostics).toEqual([]);
  });
});
