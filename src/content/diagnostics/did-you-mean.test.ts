import { describe, expect, it } from 'vitest';
import { createSuggester, closestMatch, suggestion } from './did-you-mean.ts';

describe('closestMatch', () => {
  it.each([
    ['heroo', 'hero'],
    ['hreo', 'hero'],
    ['HERO', 'hero'],
    ['pricng', 'pricing'],
    ['client-case', 'client-cases'],
  ])('corrects %s to %s', (word, meant) => {
    expect(closestMatch(word, ['about', 'client-cases', 'hero', 'pricing', 'pricing-examples'])).toBe(meant);
  });

  it('rejects an unrelated word', () => {
    expect(closestMatch('footer', ['hero', 'pricing'])).toBeUndefined();
    expect(closestMatch('x'.repeat(200_000), ['hero'])).toBeUndefined();
  });

  it.each([
    ['one letter', 'ab', 'cd'],
    ['a moved letter', 'ab', 'xa'],
    ['a letter at the other end', 'ab', 'bc'],
    ['one of three letters', 'cat', 'dog'],
  ])('rejects a word that differs from %s by more than the limit', (_what, word, other) => {
    expect(closestMatch(word, [other])).toBeUndefined();
  });

  it('allows one typo per three letters, and none in a one-letter word', () => {
    expect(closestMatch('', ['a'])).toBe('a');
    expect(closestMatch('', ['ab'])).toBeUndefined();
    expect(closestMatch('abcxx', ['abc'])).toBeUndefined();
    expect(closestMatch('abcdxx', ['abcd'])).toBe('abcd');
  });

  it('counts swapped letters as one typo', () => {
    expect(closestMatch('hreo', ['hero', 'areo'])).toBe('areo');
    expect(closestMatch('xricign', ['pricing', 'xricigx'])).toBe('xricigx');
  });

  it('returns the same of two equally close words, regardless of order', () => {
    expect(closestMatch('cat', ['hat', 'bat'])).toBe('bat');
    expect(closestMatch('cat', ['bat', 'hat'])).toBe('bat');
  });
});

it('lists the possible values if none is close, up to a limit', () => {
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

it('stops comparing in a site full of mistakes', () => {
  const many = new Set(Array.from({ length: 60_000 }, (_, index) => `page-${index}`));
  const suggest = createSuggester();
  const hints = ['page-1x', 'page-2x', 'page-3x', 'page-4x', 'page-1x'].map((word) => suggest(word, many, 'none'));
  expect(hints).toEqual([
    'Did you mean "page-1"?',
    'Did you mean "page-2"?',
    'Did you mean "page-3"?',
    'none',
    'Did you mean "page-1"?',
  ]);
});

it('compares up to its limit', () => {
  const many = new Set(Array.from({ length: 100_000 }, (_, index) => `page-${index}`));
  const suggest = createSuggester();
  expect(['page-1x', 'page-2x', 'page-3x'].map((word) => suggest(word, many, 'none'))).toEqual([
    'Did you mean "page-1"?',
    'Did you mean "page-2"?',
    'none',
  ]);
});
