import { describe, expect, it } from 'vitest';
import { filesWith, parseContent, minimalSource } from '../../../tests/support/minimal-page-data.ts';
import { projectsIn, withProjects } from '../../../tests/support/projects.ts';
import { MODEL } from '../../../tests/support/minimal-model.ts';
import { routeAt, siteRoutes } from './routes.ts';

const twins = minimalSource({
  'pages/project': [['each:', 'alsoAt: [cases]\neach:']],
  'pages/about-me': [['sections:', 'alsoAt: [me]\nsections:']],
}).content;
const STUDIES = ['alderley-software', 'gasper-software'];

describe('siteRoutes', () => {
  it('lists the root, and every page in every region with its aliases and entries', () => {
    const pages = [
      'about-me',
      'me',
      '',
      ...STUDIES.flatMap((name) => [`project/${name}`, `cases/${name}`]),
      'thank-you',
    ];
    expect(siteRoutes(twins, MODEL).map(({ path }) => path)).toEqual([
      '/',
      ...['us', 'eu', 'dk'].flatMap((region) => pages.map((page) => `/${region}/${page}`)),
    ]);
  });

  it('gives an alias its canonical path', () => {
    const twin = siteRoutes(twins, MODEL).find(({ path }) => path === '/eu/cases/gasper-software');
    expect(twin).toMatchObject({
      region: 'eu',
      pagePath: 'cases/gasper-software',
      canonicalPath: 'project/gasper-software',
      page: { path: 'project' },
      entry: { id: 'gasper' },
    });
    expect(twin).not.toHaveProperty('root');
  });

  it('lists no root for a site without a home page', () => {
    const pages = twins.pages.filter(({ path }) => path !== '');
    expect(siteRoutes({ ...twins, pages }, MODEL).map(({ path }) => path)).not.toContain('/');
  });
});

describe('routeAt', () => {
  it('finds the route of every address', () => {
    for (const route of siteRoutes(twins, MODEL)) expect(routeAt(twins, MODEL, route.path)).toEqual(route);
  });

  it.each([
    '/us/nowhere',
    '/us/404',
    '/us/project-not-found',
    '/us/project',
    '/us/project/nobody',
    '/us/about-me/gasper-software',
    '/us/other/gasper-software',
    '/se/about-me',
    '/us',
    'us/about-me',
    '/about-me',
    '/us/about-me/',
    '',
  ])('finds nothing at %s', (path) => {
    expect(routeAt(twins, MODEL, path)).toBeUndefined();
  });

  it('finds the first of two entries with the same slug', () => {
    const { content } = minimalSource();
    const [first, second] = projectsIn(content);
    if (!first || !second) throw new Error('Two projects are expected.');
    const same = withProjects(content, [first, { ...second, clientName: first.clientName, slug: first.slug }]);
    expect(routeAt(same, MODEL, `/us/project/${first.slug}`)?.entry?.id).toBe(first.id);
  });

  it('finds the entries of the given content only', () => {
    expect(routeAt(minimalSource().content, MODEL, '/us/project/gasper-software')).toBeDefined();
    const renamed = parseContent(filesWith({ 'projects/gasper': [['clientName: Gasper', 'clientName: Casper']] }));
    expect(routeAt(renamed, MODEL, '/us/project/gasper-software')).toBeUndefined();
    expect(routeAt(renamed, MODEL, '/us/project/casper-software')?.entry?.id).toBe('gasper');
  });

  it('finds no root without a home page', () => {
    expect(routeAt({ ...twins, pages: [] }, MODEL, '/')).toBeUndefined();
  });
});
