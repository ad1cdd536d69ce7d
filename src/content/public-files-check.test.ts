// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { site } from '../../tests/support/example-props.ts';
import { describeHosting } from '../hosting/hosting.ts';
import { checkPublicFiles, PROGRAM_FILES } from './public-files-check.ts';
import { listPublicFiles } from './list-public-files.ts';
import { siteRoutes } from './routes.ts';
import { fileOf } from './site-build.ts';
import { webManifest } from './web-manifest.ts';

const ROOT = join(import.meta.dirname, '../..');

/** What is said of a `public/` that holds further files. */
const said = (...more: string[]) =>
  checkPublicFiles({ files: new Set([...PROGRAM_FILES, ...more]), broken: [] }).map(
    ({ severity, file, line, column, message, hint }) => `${severity} ${file}:${line}:${column}  ${message} ${hint}`,
  );

it('has nothing against what lies there now', () => {
  expect(checkPublicFiles({ ...listPublicFiles(ROOT), broken: [] })).toEqual([]);
  expect(said('/images/us.svg', '/google123.html', '/usa/a.png', '/docs/assets/a.pdf')).toEqual([]);
});

describe('names what the build writes itself:', () => {
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

  it.each(['assets', 'documents', 'og', 'us', 'eu', 'dk', 'US'])('the folder %s, once', (name) => {
    expect(said(`/${name}/a.png`, `/${name}/b/c.png`)).toEqual([
      `error public/${name}:1:1  The build writes this folder itself. Move your files to another folder.`,
    ]);
  });

  it('everything that is written for hosts and that they are told of', () => {
    const { hidden, plainSitemap, notFound, caching, redirects } = describeHosting('');
    for (const file of [...hidden, plainSitemap.real, plainSitemap.file, notFound.page, `${caching.hashedFolder}a.js`])
      expect(said(file), file).toHaveLength(1);
    for (const { from } of redirects) expect(said(from.replace(/index$/, 'index.html')), from).toHaveLength(1);
  });

  it('the file of every page', async () => {
    const tops = new Set(
      siteRoutes((await site()).content).map(({ path }) => `/${fileOf(path).replace(/\/.*/, '/a')}`),
    );
    expect(tops.size).toBe(4);
    for (const top of tops) expect(said(top), top).toHaveLength(1);
  });
});

describe('names what every page needs and is not there:', () => {
  const named = (gone: string) => {
    const files = new Set(PROGRAM_FILES.filter((file) => file !== gone));
    return checkPublicFiles({ files, broken: [] }).map(
      ({ severity, file, message, hint }) => `${severity} ${file}  ${message} ${hint}`,
    );
  };

  it.each(PROGRAM_FILES)('%s', (file) => {
    expect(named(file)).toEqual([`error public${file}  The file is missing. Bring it back: every page needs it.`]);
  });

  it('all icons that the head and the web manifest name, and the pictures that the program shows', async () => {
    const { icons } = JSON.parse(webManifest((await site()).content)) as { icons: { src: string }[] };
    const sources = ['src/page/page-html.ts', 'src/layout/brand.tsx', 'src/content/share-pictures.ts'];
    const texts = sources.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('\n');
    const inSources = [...texts.matchAll(/["'](\/[\w/-]+\.(?:svg|png|ico))["']/g)].map(([, file = '']) => file);
    expect(inSources.length).toBeGreaterThan(3);
    for (const file of [...icons.map(({ src }) => src), ...inSources]) expect(PROGRAM_FILES).toContain(file);
  });
});

it('names pictures that can not be read, each by its kind', () => {
  const files = new Set<string>(PROGRAM_FILES);
  const broken = ['/images/x.png', '/images/y.svg'];
  expect(
    checkPublicFiles({ files, broken }).map(
      ({ severity, file, line, column, message, hint }) => `${severity} ${file}:${line}:${column}  ${message} ${hint}`,
    ),
  ).toEqual([
    'error public/images/x.png:1:1  The picture can not be read. Export it again as PNG, JPEG, WebP or AVIF.',
    'error public/images/y.svg:1:1  The picture is no SVG drawing. Export it again as SVG.',
  ]);
});
