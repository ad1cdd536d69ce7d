import { expect, it } from 'vitest';
import { IMAGE_EXTENSIONS } from '../schema/image.ts';
import { caddyFile } from './caddy-file.ts';
import { quoteConfigValue } from './config-escape.ts';
import { describeHosting } from './hosting.ts';
import { netlifyHeaders, netlifyRedirects, inlineScripts } from './write-hosting.ts';
import { nginxFile } from './nginx-file.ts';
import { REGIONS } from '../../tests/support/regions.ts';

const HOSTED = { shownRegions: REGIONS.codes, formerRegions: [] };

const hosting = describeHosting("default-src 'none'; script-src 'self'", HOSTED);

it.each([
  ['_headers', netlifyHeaders],
  ['nginx.conf', nginxFile],
  ['Caddyfile', caddyFile],
])('writes every header of the description into %s', (_name, write) => {
  const file = write(hosting);
  for (const [name, value] of Object.entries(hosting.headers)) {
    expect(file).toContain(name);
    expect(file).toContain(value);
  }
  expect(file).toContain('public, max-age=31536000, immutable');
});

it.each([
  ['_headers', netlifyHeaders, /^\/page-data\/\*\n(?: {2}.+\n)* {2}X-Robots-Tag: noindex$/m],
  ['_headers', netlifyHeaders, /^\/assets\/layout-\*\n {2}X-Robots-Tag: noindex$/m],
  ['nginx.conf', nginxFile, /"~\^\(\?:\/page-data\/\|\/assets\/layout-\)" "?noindex/],
  ['Caddyfile', caddyFile, /header \/page-data\/\* X-Robots-Tag "?noindex/],
  ['Caddyfile', caddyFile, /header \/assets\/layout-\* X-Robots-Tag "?noindex/],
])('tells search engines in %s not to list data files', (_name, write, rule) => {
  expect(write(hosting)).toMatch(rule);
});

it.each([
  ['_headers', netlifyHeaders, /^\/images\/\*\n {2}Content-Security-Policy: default-src 'none';.* sandbox$/m],
  ['_headers', netlifyHeaders, /^\/files\/\*\n {2}Content-Disposition: attachment$/m],
  ['nginx.conf', nginxFile, /"~\^\(\?:200\|206\|304\)\/images\/" "default-src 'none';[^"]* sandbox"/],
  ['nginx.conf', nginxFile, /"~\^\(\?:200\|206\|304\)\/files\/" "?attachment"?;/],
  [
    'Caddyfile',
    caddyFile,
    /path \/images\/\*[^]*header @folder0 Content-Security-Policy "default-src 'none';[^"]* sandbox"/,
  ],
  ['Caddyfile', caddyFile, /path \/files\/\*[^]*header @folder1 Content-Disposition "?attachment/],
])('writes into %s that pictures can do nothing, and that documents are downloaded', (_name, write, rule) => {
  expect(write(hosting)).toMatch(rule);
});

it.each([
  ['_redirects', netlifyRedirects],
  ['nginx.conf', nginxFile],
  ['Caddyfile', caddyFile],
])('writes a redirect into %s', (_name, write) => {
  const moved = { ...hosting, redirects: [{ from: '/old', to: '/us/new' }] };
  expect(write(moved)).toMatch(/\/old\b.*\/us\/new\b.*301|\/old\b.*301 \/us\/new\b/);
});

it('stays within the limits of Cloudflare Pages: 100 rules, 2000 characters per line, no repeated header per address', () => {
  const blocks = netlifyHeaders(hosting).trim().split('\n\n');
  expect(blocks.length).toBeLessThanOrEqual(100);
  expect(
    Math.max(
      ...netlifyHeaders(hosting)
        .split('\n')
        .map((line) => line.length),
    ),
  ).toBeLessThan(2000);
  const rules = blocks.map((block) => block.split('\n'));
  expect(new Set(rules.map(([path]) => path)).size).toBe(blocks.length);
  const namesFor = (address: string) =>
    rules
      .filter(([path = '']) => (path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : address === path))
      .flatMap(([, ...headers]) => headers.map((header) => header.trim().split(':')[0]));
  for (const address of [
    '/',
    '/us',
    '/us/about-me',
    '/assets/a.js',
    '/assets/layout-us-1.json',
    '/page-data/us/a.json',
  ])
    expect(namesFor(address), address).toEqual([...new Set(namesFor(address))]);
});

it('has a content type for each image format that content may use', () => {
  const types = new Map(hosting.types.map(({ ending, type }) => [ending, type]));
  expect(IMAGE_EXTENSIONS.filter((ending) => !types.get(ending)?.startsWith('image/'))).toEqual([]);
});

it('has no redirect chains', () => {
  const from = new Set(hosting.redirects.map((redirect) => redirect.from));
  expect(hosting.redirects.filter(({ to }) => from.has(to))).toEqual([]);
});

it.each(['"', '$host', '{env.SECRET}', 'a\\', 'a\nb', 'é'])(
  'rejects a value that a host would misread: %j',
  (value) => {
    expect(() => quoteConfigValue(value)).toThrow("can't be written");
  },
);

it('excludes data blocks from the scripts of a page', () => {
  const html =
    '<script data-version="1">run()</script><script type="application/ld+json" data-page>{}</script><script src="/a.js"></script><script type="module">two()</script>';
  expect(inlineScripts(html)).toEqual(['run()', 'two()']);
});
