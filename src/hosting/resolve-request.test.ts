import fc from 'fast-check';
import { expect, it } from 'vitest';
import { resolveRequest } from './resolve-request.ts';
import { describeHosting } from './hosting.ts';
import { REGIONS } from '../../tests/support/regions.ts';

const HOSTED = { shownRegions: REGIONS.codes, formerRegions: [] };

const FILES = new Set([
  '/index.html',
  '/404.html',
  '/us/index.html',
  '/us/about-me.html',
  '/assets/a-1.js',
  '/assets/a-1.js.br',
  '/sitemap.xml',
  '/sitemap.txt',
  '/hosting.json',
  '/us/film.mkv',
]);
const hosting = describeHosting("default-src 'none'", HOSTED);
const answer = (target: string) => resolveRequest(hosting, target, (path) => FILES.has(path));

it.each([
  ['/', '/index.html'],
  ['/us', '/us/index.html'],
  ['/us/', '/us/index.html'],
  ['/us/about-me?from=mail', '/us/about-me.html'],
  ['/us/%61bout-me', '/us/about-me.html'],
  ['http://localhost:4173/us/', '/us/index.html'],
  ['HTTPS://www.example.com/us/about-me?from=mail', '/us/about-me.html'],
])('finds the page of %s', (target, file) => {
  expect(answer(target)).toMatchObject({ status: 200, file, type: 'text/html; charset=utf-8', caching: 'no-cache' });
});

it('caches only hashed files for a year', () => {
  expect(answer('/assets/a-1.js')).toMatchObject({ compressed: true, caching: expect.stringContaining('immutable') });
  expect(answer('/us/film.mkv')).toMatchObject({ type: 'application/octet-stream', caching: 'no-cache' });
  expect(answer('/assets/b-1.js')).toEqual({ status: 404, text: 'Not found\n' });
});

it.each(['/hosting.json', '/assets/a-1.js.br', '/Caddyfile'])("doesn't serve %s", (target) => {
  expect(answer(target)).toEqual({ status: 404, text: 'Not found\n' });
});

it.each([
  ['/us/index.html?a=1', '/us/?a=1'],
  ['/us/index', '/us/'],
  ['/us/about-me.html', '/us/about-me'],
  ['/us/about-me/', '/us/about-me'],
])('redirects %s to %s', (target, location) => expect(answer(target)).toEqual({ status: 301, location }));

it('serves the sitemap as plain text at any path that contains its name, except its own and hashed files', () => {
  expect(answer('/x/my-sitemap.php')).toMatchObject({ status: 200, file: '/sitemap.txt', type: /^text\/plain/ });
  expect(answer('/sitemap.xml')).toMatchObject({ file: '/sitemap.xml', type: /^application\/xml/ });
  expect(answer('/assets/sitemap-1.js')).toMatchObject({ status: 404 });
});

it.each([
  '/%',
  '/old-page.php',
  '/us/case-study/a.b',
  '/us/%E0%A4%A',
  '/%00',
  '/us%2Fabout-me',
  '/us%5cabout-me',
  'http://evil.example/nowhere',
])('responds to %s with 404', (target) => {
  expect(answer(target)).toMatchObject({ status: 404, file: '/404.html' });
});

it('never redirects off the site, splits a header or leaves the folder, for any path', () => {
  const piece = fc.constantFrom(
    '/',
    '//',
    '\\',
    'us',
    'about-me',
    '.html',
    '..',
    '%0d%0a',
    '%2e',
    '%2F',
    '%5c',
    'evil.example',
    '?',
    'index.html',
    '#',
  );
  const target = fc.oneof(
    fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`),
    fc.webPath(),
    fc.string(),
  );
  fc.assert(
    fc.property(target, (asked) => {
      const looked: string[] = [];
      const result = resolveRequest(hosting, asked, (path) => looked.push(path) > 0);
      const location = 'location' in result ? (result.location.split('?')[0] ?? '') : '/';
      expect(location).toMatch(/^\/(?:[\w-]+(?:\/[\w-]+)*\/?)?$/);
      expect(looked.filter((path) => /(?:^|\/)\.\.?(?:\/|$)|\0/.test(path))).toEqual([]);
    }),
  );
});

it('redirects the addresses of a former region to the default region', () => {
  const moved = describeHosting('', { shownRegions: ['us', 'eu'], formerRegions: ['se'] });
  const locationOf = (path: string) => {
    const answer = resolveRequest(moved, path, () => false);
    return answer.status === 301 ? answer.location : answer.status;
  };
  expect(['/se', '/se/', '/se/about-me?a=1', '/se/case-study/x'].map(locationOf)).toEqual([
    '/us/',
    '/us/',
    '/us/about-me?a=1',
    '/us/case-study/x',
  ]);
  expect(['/services', '/se/a%0Ab', '/se.txt'].map(locationOf)).toEqual([404, 404, 404]);
});
