import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MODEL } from '../../../tests/support/minimal-model.ts';
import { site } from '../../../tests/support/example-props.ts';
import { describeHosting } from '../../hosting/hosting.ts';
import { checkPublicFiles, PROGRAM_FILES } from './check-public-files.ts';
import { listPublicFiles } from './list-public-files.ts';
import { siteRoutes } from '../page-data/routes.ts';
import { htmlFileOf } from '../page-data/render-requests.ts';
import { webManifest } from '../outputs/web-manifest.ts';
import { REGIONS } from '../../../tests/support/regions.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Returns the findings for a `public/` with additional files. */
const said = (...more: string[]) =>
  checkPublicFiles({ files: new Set([...PROGRAM_FILES, ...more]), leftOut: [], problems: [] }, MODEL.regions).map(
    ({ severity, file, line, column, message, hint }) => `${severity} ${file}:${line}:${column}  ${message} ${hint}`,
  );

it('accepts the current files', () => {
  expect(checkPublicFiles({ ...listPublicFiles(ROOT), problems: [] }, MODEL.regions)).toEqual([]);
  expect(said('/images/us.svg', '/google123.html', '/usa/a.png', '/docs/assets/a.pdf')).toEqual([]);
});

describe('reports what the build writes itself:', () => {
  it.each([
    '404.html',
    'index.html',
    'robots.txt',
    'sitemap.xml',
    'sitemap.txt',
    'site.webmanifest',
    '_headers',
    '_redirects',
    'nginx.conf',
    'Caddyfile',
    'hosting.json',
    'index.html.br',
    'sitemap.xml.gz',
    'Robots.txt',
    'assets',
  ])('the file %s', (name) => {
    expect(said(`/${name}`)).toEqual([`error public/${name}:1:1  The build writes this file itself. Delete it.`]);
  });

  it.each(['assets', 'page-data', 'og', 'us', 'eu', 'dk', 'US'])('the folder %s, once', (name) => {
    expect(said(`/${name}/a.png`, `/${name}/b/c.png`)).toEqual([
      `error public/${name}:1:1  The build writes this folder itself. Move your files to another folder.`,
    ]);
  });

  it('host configuration and everything it references', () => {
    const { hidden, plainSitemap, notFound, caching, redirects } = describeHosting('', {
      shownRegions: REGIONS.codes,
      formerRegions: [],
    });
    for (const file of [...hidden, plainSitemap.real, plainSitemap.file, notFound.page, `${caching.hashedFolder}a.js`])
      expect(said(file), file).toHaveLength(1);
    for (const { from } of redirects) expect(said(from.replace(/index$/, 'index.html')), from).toHaveLength(1);
  });

  it("a page's HTML file", async () => {
    const { content, model } = await site();
    const tops = new Set(siteRoutes(content, model).map(({ path }) => `/${htmlFileOf(path).replace(/\/.*/, '/a')}`));
    expect(tops.size).toBe(4);
    for (const top of tops) expect(said(top), top).toHaveLength(1);
  });
});

describe('reports missing files that every page needs:', () => {
  const named = (gone: string) => {
    const files = new Set(PROGRAM_FILES.filter((file) => file !== gone));
    return checkPublicFiles({ files, leftOut: [], problems: [] }, MODEL.regions).map(
      ({ severity, file, message, hint }) => `${severity} ${file}  ${message} ${hint}`,
    );
  };

  it.each(PROGRAM_FILES)('%s', (file) => {
    expect(named(file)).toEqual([`error public${file}  The file is missing. Bring it back: every page needs it.`]);
  });

  it('all icons in the head and web manifest, and all images used by the application', async () => {
    const { icons } = JSON.parse(webManifest(await site(), '#ffffff')) as { icons: { src: string }[] };
    const sources = ['src/page/head/html-document.ts', 'src/theme/symbol-path.ts', 'src/content/outputs/og-images.ts'];
    const texts = sources.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('\n');
    const inSources = [...texts.matchAll(/["'](\/[\w/-]+\.(?:svg|png|ico))["']/g)].map(([, file = '']) => file);
    expect(inSources.length).toBeGreaterThan(3);
    for (const file of [...icons.map(({ src }) => src), ...inSources]) expect(PROGRAM_FILES).toContain(file);
  });
});

it('names hidden and secret files, which are not published, and what sync programs leave', () => {
  const files = new Set<string>(PROGRAM_FILES);
  const leftOut = [
    '/.htaccess',
    '/.env',
    '/server.key',
    '/images/.a.png.icloud',
    '/images/a.sync-conflict-20261126-101010-ABCDEFG.png',
  ];
  expect(
    checkPublicFiles({ files, leftOut, problems: [] }, MODEL.regions).map(
      ({ severity, file, message, hint }) => `${severity} ${file}  ${message} ${hint}`,
    ),
  ).toEqual([
    'warning public/.htaccess  This is not published: its name begins with a dot. Move it out of public/, or give it a name without the dot.',
    'warning public/.env  This is not published: by its name, it may hold a password or a private key. Move it out of public/. If it was committed, or published before, replace what is secret in it.',
    'warning public/server.key  This is not published: by its name, it may hold a password or a private key. Move it out of public/. If it was committed, or published before, replace what is secret in it.',
    'error public/images/.a.png.icloud  The file a.png is not on this computer: iCloud has left only a mark in its place. Open its folder in Finder, and click the cloud next to the file to download it.',
    'warning public/images/a.sync-conflict-20261126-101010-ABCDEFG.png  The file is not published: its name says that a sync program saved it because another one was changed in two places. Compare the two, keep what is right under the name without that addition, and delete this one.',
  ]);
});
