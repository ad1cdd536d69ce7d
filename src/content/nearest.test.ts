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
