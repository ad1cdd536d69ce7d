import { expect, it } from 'vitest';
import { CHOIR_FILES, CHOIR_MODEL, PLAIN_FILES, PLAIN_MODEL, sourceOf } from '../../../tests/support/choir-site.ts';
import { createPageData } from '../page-data/create-page-data.ts';
import { feeds } from './feed.ts';
import { llmsTxt } from './llms-txt.ts';
import { sitemap } from './sitemap.ts';

const choir = sourceOf(CHOIR_FILES, CHOIR_MODEL);
const plain = sourceOf(PLAIN_FILES, PLAIN_MODEL);
const withPages = (source: typeof choir) => ({ ...source, pageData: createPageData(source) });

it('gives a collection with a feed one in each region that lists it, the newest entry first', () => {
  const written = feeds(withPages(choir));
  expect(written.map(({ file }) => file)).toEqual(['us/concerts.xml', 'eu/concerts.xml', 'dk/concerts.xml']);
  const danish = written[2]?.content ?? '';
  expect([...danish.matchAll(/<title>(.*)<\/title>/g)].map(([, title]) => title)).toEqual([
    'Concerts',
    'Easter på dansk',
    'Advent på dansk',
    'Open på dansk',
  ]);
  expect([...danish.matchAll(/<guid>(.*)<\/guid>/g)].map(([, address]) => address)).toEqual(
    ['easter-2027', 'advent-2026', 'open'].map((slug) => `https://www.example.com/dk/concerts/about/${slug}`),
  );
  expect([...danish.matchAll(/<category>(.*)<\/category>/g)].map(([, tag]) => tag)).toEqual(['Mass', 'Motet', 'Motet']);
  expect(danish).toContain('<pubDate>Sun, 28 Mar 2027 00:00:00 GMT</pubDate>');
  expect(feeds(withPages(plain))).toEqual([]);
});

it('names the entries of a collection to language models if it says how', () => {
  const text = llmsTxt(withPages(choir));
  expect(text).toContain(
    '### Concerts\n\n- [Easter](https://www.example.com/us/concerts/about/easter-2027): A concert\n',
  );
  expect(text).not.toContain('### Choirs');
  expect(llmsTxt(withPages(plain))).not.toContain('###');
});

it('dates the pages of the entries of every collection in the sitemap', () => {
  const dated = sitemap(choir.content, choir.model, '2026-03-04')
    .split('\n')
    .filter((line) => line.includes('<lastmod>') && line.includes('/eu/'));
  expect(dated.map((line) => /\/eu\/(.*)<\/loc>/.exec(line)?.[1])).toEqual([
    'concerts/about/advent-2026',
    'concerts/about/easter-2027',
    'concerts/about/open',
    'singers/boys',
    'singing/boys',
    'singers/girls',
    'singing/girls',
  ]);
  expect(sitemap(plain.content, plain.model, '2026-03-04')).not.toContain('<lastmod>');
});
