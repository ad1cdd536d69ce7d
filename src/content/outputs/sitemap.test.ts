import { expect, it } from 'vitest';
import { minimalSource } from '../../../tests/support/minimal-page-data.ts';
import { robots, sitemap } from './sitemap.ts';

const SITEMAP = 'sitemap: { changefreq: monthly, priority: 0.8 }\nsections:';

it('lists only indexed URLs, with change frequency and priority', () => {
  const { content, model } = minimalSource({ 'pages/about-me': [['sections:', `alsoAt: [me]\n${SITEMAP}`]] });
  const entry = (path: string) =>
    `  <url><loc>https://www.example.com${path}</loc><changefreq>monthly</changefreq><priority>0.8</priority></url>`;
  expect(sitemap(content, model, '2026-03-04').split('\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...['us', 'eu', 'dk'].flatMap((region) => [entry(`/${region}/about-me`), entry(`/${region}/me`)]),
    '</urlset>',
    '',
  ]);
});

it('gives only entries a last-modified date', () => {
  const { content, model } = minimalSource({
    'pages/project': [['sections:', SITEMAP]],
    'pages/home': [['sections:', SITEMAP]],
  });
  const dated = sitemap(content, model, '2026-03-04')
    .split('\n')
    .filter((line) => line.includes('<lastmod>2026-03-04</lastmod>'));
  expect(dated.map((line) => /<loc>(.*)<\/loc>/.exec(line)?.[1])).toEqual(
    ['us', 'eu', 'dk'].flatMap((region) =>
      ['alderley', 'gasper'].map((name) => `https://www.example.com/${region}/project/${name}-software`),
    ),
  );
  expect(sitemap(content, model, '2026-03-04')).toContain('<loc>https://www.example.com/us/</loc><changefreq>');
});

it('escapes XML characters in URLs', () => {
  const { content, model } = minimalSource({ 'pages/about-me': [['sections:', SITEMAP]] });
  const site = { ...content.site, url: "https://www.example.com/?a&b'c" };
  expect(sitemap({ ...content, site }, model, '')).toContain(
    '<loc>https://www.example.com/?a&#38;b&#39;c/us/about-me</loc>',
  );
});

it('allows robots everything and links the sitemap', () => {
  expect(robots('https://www.example.com')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://www.example.com/sitemap.xml\n',
  );
});
