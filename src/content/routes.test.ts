// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { changed, contentOf, smallSource } from '../../tests/support/small-documents.ts';
import { routeAt, siteRoutes } from './routes.ts';

const twins = smallSource({
  'pages/case-study': [['each:', 'alsoAt: [cases]\neach:']],
  'pages/about-me': [['sections:', 'alsoAt: [me]\nsections:']],
}).content;
const STUDIES = ['ascently-software', 'gasper-software'];

describe('siteRoutes', () => {
  it('lists the root, and every page in every region with its twins and its case studies', () => {
    const pages = [
      'about-me',
      'me',
      ...STUDIES.flatMap((name) => [`case-study/${name}`, `cases/${name}`]),
      '',
      'thank-you',
    ];
    expect(siteRoutes(twins).map(({ path }) => path)).toEqual([
      '/',
      ...['us', 'eu', 'dk'].flatMap((region) => pages.map((page) => `/${region}/${page}`)),
    ]);
  });

  it('says of a twin which address search engines are sent to', () => {
    const twin = siteRoutes(twins).find(({ path }) => path === '/eu/cases/gasper-software');
    expect(twin).toMatchObject({
      region: 'eu',
      pagePath: 'cases/gasper-software',
      canonicalPath: 'case-study/gasper-software',
      page: { path: 'case-study' },
      study: { id: 'gasper' },
    });
    expect(twin).not.toHaveProperty('root');
  });

  it('gives no root to a site without a home page', () => {
    const pages = twins.pages.filter(({ path }) => path !== '');
    expect(siteRoutes({ ...twins, pages }).map(({ path }) => path)).not.toContain('/');
  });
});

describe('routeAt', () => {
  it('finds the route of every address', () => {
    for (const route of siteRoutes(twins)) expect(routeAt(twins, route.path)).toEqual(route);
  });

  it.each([
    '/us/nowhere',
    '/us/404',
    '/us/case-study-not-found',
    '/us/case-study',
    '/us/case-study/nobody',
    '/us/about-me/gasper-software',
    '/us/other/gasper-software',
    '/se/about-me',
    '/us',
    'us/about-me',
    '/about-me',
    '/us/about-me/',
    '',
  ])('finds nothing at %s', (path) => {
    expect(routeAt(twins, path)).toBeUndefined();
  });

  it('finds the first of two case studies with the same name in their address', () => {
    const { content } = smallSource();
    const [first, second] = content.caseStudies;
    if (!first || !second) throw new Error('Two case studies are wanted.');
    const same = { ...content, caseStudies: [first, { ...second, clientName: first.clientName, slug: first.slug }] };
    expect(routeAt(same, `/us/case-study/${first.slug}`)?.study?.id).toBe(first.id);
  });

  it('finds the case studies of the content that it is given, and not of another', () => {
    expect(routeAt(smallSource().content, '/us/case-study/gasper-software')).toBeDefined();
    const renamed = contentOf(changed({ 'case-studies/gasper': [['clientName: Gasper', 'clientName: Casper']] }));
    expect(routeAt(renamed, '/us/case-study/gasper-software')).toBeUndefined();
    expect(routeAt(renamed, '/us/case-study/casper-software')?.study?.id).toBe('gasper');
  });

  it('finds no root where there is no home page', () => {
    expect(routeAt({ ...twins, pages: [] }, '/')).toBeUndefined();
  });
});
