// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { CollectionDefinition, Entry } from '../../schema/define-collection.ts';
import { projects, TAGS } from '../../../tests/support/minimal-model.ts';
import { tagSlug } from '../../schema/slug.ts';
import { entriesOn, isListPath, listPages, listPath, tagsOf, type EntrySource } from './entry-list.ts';

const collection = projects as unknown as CollectionDefinition; // it knows its own fields only

/** Creates this many entries, every third with a second tag. */
const listOf = (count: number, of = collection): EntrySource => ({
  collection: of,
  entries: Array.from({ length: count }, (_, index): Entry => ({
    id: `${index}`,
    slug: `${index}`,
    redirectFrom: [],
    tags: index % 3 === 0 ? ['B2B', 'Travel'] : ['B2B'],
  })),
});

const pathsOf =
  (...args: Parameters<typeof listOf>) =>
  (pageSize: number) =>
    [...listPages(listOf(...args), { pageSize })].map(listPath);

describe('listPages', () => {
  it.each([0, 1, 59, 60])('gives %i entries one page and no tag pages', (count) => {
    expect(pathsOf(count)(60)).toEqual(['']);
  });

  it('paginates a list longer than the page size, and adds tag pages', () => {
    expect(pathsOf(61)(60)).toEqual(['', 'page/2', 'tag/travel', 'tag/b2b', 'tag/b2b/page/2']);
  });

  it('adds tag pages to a list with a single page if it says so', () => {
    const pages = listPages(listOf(3), { pageSize: 60, hasTagPages: true });
    expect([...pages].map(listPath)).toEqual(['', 'tag/travel', 'tag/b2b']);
  });

  it('gives a collection without tags no tag pages', () => {
    const { tagsField: _field, tags: _tags, ...plain } = collection;
    expect(pathsOf(61, plain)(60)).toEqual(['', 'page/2']);
    expect(tagsOf(listOf(3, plain))).toEqual([]);
  });

  it('orders tags as the collection does, or else as entries have them', () => {
    const { tags: _tags, ...unordered } = collection;
    expect(tagsOf(listOf(3))).toEqual(['Travel', 'B2B']);
    expect(tagsOf(listOf(3, unordered))).toEqual(['B2B', 'Travel']);
  });

  it('numbers the pages and counts them', () => {
    expect([...listPages(listOf(7), { pageSize: 3 })]).toEqual([
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

it("shows each entry once in the full list, and tagged ones in their tag's list", () => {
  const all = listOf(7);
  const pages = [...listPages(all, { pageSize: 3 })].map((list) => ({ list, ...entriesOn(all, list, 3) }));
  const of = (tag?: string) =>
    pages.filter(({ list }) => list.tag === tag).flatMap(({ entries }) => entries.map(({ id }) => Number(id)));
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
  const slugs = TAGS.map(tagSlug);
  expect(new Set(slugs).size).toBe(TAGS.length);
  expect(slugs).toContain('local-service');
  for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

it("recognizes the paths of list pages, even if the page doesn't exist", () => {
  expect(['page', 'page/2', 'tag', 'tag/b2b/page/9'].filter(isListPath)).toHaveLength(4);
  expect(['', 'pages', 'alderley', 'tags/b2b'].filter(isListPath)).toEqual([]);
});
