// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createSuggest, nearest, suggestion } from './nearest.ts';

describe('nearest', () => {
  it.each([
    ['heroo', 'hero'],
    ['hreo', 'hero'],
    ['HERO', 'hero'],
    ['pricng', 'pricing'],
    ['client-case', 'client-cases'],
  ])('takes %s for %s', (word, meant) => {
    expect(nearest(word, ['about', 'client-cases', 'hero', 'pricing', 'pricing-examples'])).toBe(meant);
  });

  it('takes no word for one that is quite another', () => {
    expect(nearest('footer', ['hero', 'pricing'])).toBeUndefined();
    expect(nearest('x'.repeat(200_000), ['hero'])).toBeUndefined();
  });

  it.each([
    ['one letter', 'ab', 'cd'],
    ['a letter that stands elsewhere', 'ab', 'xa'],
    ['a letter at the other end', 'ab', 'bc'],
    ['one of three letters', 'cat', 'dog'],
  ])('takes no word for one that differs by more than %s', (_what, word, other) => {
    expect(nearest(word, [other])).toBeUndefined();
  });

  it('takes one letter for nothing, and one mistake for each three letters', () => {
    expect(nearest('', ['a'])).toBe('a');
    expect(nearest('', ['ab'])).toBeUndefined();
    expect(nearest('abcxx', ['abc'])).toBeUndefined();
    expect(nearest('abcdxx', ['abcd'])).toBe('abcd');
  });

  it('counts swapped letters as one mistake, beside others', () => {
    expect(nearest('hreo', ['hero', 'areo'])).toBe('areo');
    expect(nearest('xricign', ['pricing', 'xricigx'])).toBe('xricigx');
  });

  it('chooses the same of two that are as near, whatever their order', () => {
    expect(nearest('cat', ['hat', 'bat'])).toBe('bat');
    expect(nearest('cat', ['bat', 'hat'])).toBe('bat');
  });
});

it('writes out what is possible where nothing is near, but no endless list', () => {
  expect(suggestion('footer', ['hero', 'pricing'])).toBe('Possible: hero, pricing.');
  expect(
    suggestion(
      'footer',
      Array.from({ length: 20 }, (_, index) => `${index}`),
    ),
  ).toMatch(/11 and 8 more\.$/);
  const twelve = Array.from({ length: 12 }, (_, index) => `${index}`);
  expect(suggestion('footer', twelve)).toBe('Possible: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11.');
  expect(suggestion('footer', [...twelve, '12'])).toMatch(/ 11 and 1 more\.$/);
  expect(suggestion('footer', [])).toBe('Delete it.');
});

it('stops comparing when a site is full of mistakes', () => {
  const many = new Set(Array.from({ length: 60_000 }, (_, index) => `page-${index}`));
  const suggest = createSuggest();
  const hints = ['page-1x', 'page-2x', 'page-3x', 'page-4x', 'page-1x'].map((word) => suggest(word, many, 'none'));
  expect(hints).toEqual([
    'Did you mean "page-1"?',
    'Did you mean "page-2"?',
    'Did you mean "page-3"?',
    'none',
    'Did you mean "page-1"?',
  ]);
});

it('compares up to its limit and no further', () => {
  const many = new Set(Array.from({ length: 100_000 }, (_, index) => `page-${index}`));
  const suggest = createSuggest();
  expect(['page-1x', 'page-2x', 'page-3x'].map((word) => suggest(word, many, 'none'))).toEqual([
    'Did you mean "page-1"?',
    'Did you mean "page-2"?',
    'none',
  ]);
});
