// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { CASE_TAGS } from '../../schema/case-study.schema.ts';
import { tagSlug } from '../../schema/slug.ts';
import { casesOn, isListPath, listPages, listPath } from './case-list.ts';

/** Creates this many case studies, every third with a second tag. */
const caseStudies = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index, tags: index % 3 === 0 ? ['B2B', 'Travel'] : ['B2B'] }));

const pathsOf = (count: number, pageSize: number) => [...listPages(caseStudies(count), pageSize)].map(listPath);

describe('listPages', () => {
  it.each([0, 1, 59, 60])('gives %i cases one page and no tag pages', (count) => {
    expect(pathsOf(count, 60)).toEqual(['']);
  });

  it('paginates a list longer than the page size, and adds tag pages', () => {
    expect(pathsOf(61, 60)).toEqual(['', 'page/2', 'tag/travel', 'tag/b2b', 'tag/b2b/page/2']);
  });

  it('numbers the pages and counts them', () => {
    expect([...listPages(caseStudies(7), 3)]).toEqual([
      { number: 1, count: 3 },
      { number: 2, count: 3 },
      { number: 3, count: 3 },
      { number: 1, count: 1, tag: 'Travel' },
      { number: 1, count: 3, tag: 'B2B' },
      { number: 2, count: 3, tag: 'B2B' },
      { number: 3, count: 3, tag: 'B2B' },
    ]);
  });
});

it("shows each case once in the full list, and tagged cases in their tag's list", () => {
  const all = caseStudies(7);
  const pages = [...listPages(all, 3)].map((list) => ({ list, ...casesOn(all, list, 3) }));
  const of = (tag?: string) =>
    pages.filter(({ list }) => list.tag === tag).flatMap(({ cases }) => cases.map(({ id }) => id));
  expect(of()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(of('Travel')).toEqual([0, 3, 6]);
  expect(pages.map(({ first, total }) => [first, total])).toEqual([
    [1, 7],
    [4, 7],
    [7, 7],
    [1, 3],
    [1, 7],
    [4, 7],
    [7, 7],
  ]);
});

it('gives each tag its own path', () => {
  const slugs = CASE_TAGS.map(tagSlug);
  expect(new Set(slugs).size).toBe(CASE_TAGS.length);
  expect(slugs).toContain('local-service');
  for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

it("recognizes the paths of list pages, even if the page doesn't exist", () => {
  expect(['page', 'page/2', 'tag', 'tag/b2b/page/9'].filter(isListPath)).toHaveLength(4);
  expect(['', 'pages', 'ascently', 'tags/b2b'].filter(isListPath)).toEqual([]);
});
