// @vitest-environment jsdom
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tagSlug } from '../../src/schema/slug.ts';
import { ARTICLES, languageOfRegion, REGIONS, SITE_CONTENT, wordOf } from '../../tools/site-content.ts';
import { sitemapPaths } from '../support/built-page.ts';

const dist = (file: string) => readFileSync(`dist/${file}`, 'utf8');
const url = (path: string) => `${SITE_CONTENT.url}${path}`;
const pageOf = (path: string) => new DOMParser().parseFromString(dist(`${path}.html`), 'text/html');
const textsOf = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());
const hrefsOf = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map((link) => link.getAttribute('href'));
const graphOf = (page: Document) =>
  (
    JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '') as {
      '@graph': Record<string, unknown>[];
    }
  )['@graph'];
const TAGS = [...new Set(ARTICLES.flatMap(({ tags }) => tags))];

describe.each(REGIONS)('articles in %s', (region) => {
  const language = languageOfRegion(region);
  const addresses = ARTICLES.map(({ id }) => `/${region}/article/${id}`);
  const titles = ARTICLES.map(({ title }) => title[language] ?? '');

  it('are listed with title, summary and day, the newest first', () => {
    const list =
      pageOf(`${region}/articles`).querySelector<HTMLElement>('[data-section="entry-list"]') ?? document.body;
    expect(hrefsOf(list, 'h2 a')).toEqual(addresses);
    expect(textsOf(list, 'h2 a')).toEqual(titles);
    for (const { summary } of ARTICLES) expect(list.textContent).toContain(summary[language]);
    const days = [...list.querySelectorAll('time')].map((time) => time.getAttribute('datetime'));
    expect(days).toEqual(ARTICLES.map(({ date }) => date));
  });

  it('have a page for each tag, which the list leads to', () => {
    const list = pageOf(`${region}/articles`);
    for (const tag of TAGS) {
      const path = `${region}/articles/tag/${tagSlug(tag)}`;
      expect(hrefsOf(list, 'nav a')).toContain(`/${path}`);
      const page = pageOf(path);
      expect(page.querySelector('h1')?.textContent).toContain(wordOf(region, 'tags', tag));
      const tagged = ARTICLES.filter(({ tags }) => tags.includes(tag)).map(({ id }) => `/${region}/article/${id}`);
      expect(hrefsOf(page, '[data-section="entry-list"] h2 a')).toEqual(tagged);
      const description = page.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
      expect(description).toContain(page.title);
      expect(description).not.toMatch(/\{\w+\}|Google Ads account stood/);
    }
  });

  it.each(ARTICLES)(
    '$id has its text, its day and its tags, and leads to the next one',
    ({ id, title, date, tags }) => {
      const page = pageOf(`${region}/article/${id}`);
      expect(textsOf(page, 'h1')).toEqual([title[language]]);
      expect(page.title).toBe(title[language]);
      const article = page.querySelector('article') ?? page.body;
      expect(article.querySelector('time')?.getAttribute('datetime')).toBe(date);
      expect(article.textContent).toContain(SITE_CONTENT.person);
      expect(article.querySelectorAll('h2').length).toBeGreaterThan(2);
      expect(article.querySelectorAll('li').length).toBeGreaterThan(4);
      expect(article.textContent.length).toBeGreaterThan(1500);
      const links = hrefsOf(page, 'main a');
      for (const tag of tags) expect(links).toContain(`/${region}/articles/tag/${tagSlug(tag)}`);
      const next = addresses[(addresses.indexOf(`/${region}/article/${id}`) + 1) % addresses.length];
      expect(links).toContain(next);
    },
  );

  it.each(ARTICLES)('$id is described for search engines as a post with its author and day', ({ id, title, date }) => {
    const graph = graphOf(pageOf(`${region}/article/${id}`));
    const person = graph.find((node) => node['@type'] === 'Person');
    const post = graph.find((node) => node['@type'] === 'BlogPosting');
    expect(post).toMatchObject({ headline: title[language], datePublished: date, author: { '@id': person?.['@id'] } });
    expect(existsSync(`dist${new URL(String(post?.['image'])).pathname}`)).toBe(true);
    expect(graph.find((node) => node['@type'] === 'BreadcrumbList')?.['itemListElement']).toHaveLength(3);
  });

  it('have a feed, which the list names and links to', () => {
    const feed = new DOMParser().parseFromString(dist(`${region}/articles.xml`), 'application/xml');
    expect(feed.querySelector('parsererror')).toBeNull();
    expect(textsOf(feed, 'item > link')).toEqual(addresses.map(url));
    expect(textsOf(feed, 'item > title')).toEqual(titles);
    expect(textsOf(feed, 'item > category')).toEqual(
      ARTICLES.flatMap(({ tags }) => tags.map((tag) => wordOf(region, 'tags', tag))),
    );
    const list = pageOf(`${region}/articles`);
    expect(hrefsOf(list, 'link[type="application/rss+xml"]')).toEqual([url(`/${region}/articles.xml`)]);
    expect(hrefsOf(list, 'main a')).toContain(`/${region}/articles.xml`);
  });

  it('are in the sitemap and in llms.txt, and a service page leads to one', () => {
    const tagPages = TAGS.map((tag) => `/${region}/articles/tag/${tagSlug(tag)}`);
    expect(sitemapPaths()).toEqual(expect.arrayContaining([`/${region}/articles`, ...tagPages, ...addresses]));
    for (const address of addresses) expect(dist('llms.txt')).toContain(`](${url(address)}): `);
    expect(hrefsOf(pageOf(`${region}/services/b2b-google-ads-consultant`), 'main p a')).toContain(
      `/${region}/article/what-an-hour-buys`,
    );
  });
});
