// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSameCheck } from './same-words.ts';

const countSame = createSameCheck(['SaaS', 'Google Ads', 'Google', 'C++', 'B2B']);

describe('words that are the same in both languages', () => {
  it.each([
    ['Read the case', 'Read the case'],
    ['SaaS companies', 'SaaS companies'],
    ['Google Adsense', 'Google Adsense'],
    ['A text\n  that is folded', 'A text that is folded'],
  ])('are a mistake in %j', (one, other) => expect(countSame(one, other)).toBeGreaterThan(0));

  it.each([
    ['38%', '38%'],
    ['100+ 🇩🇰', '100+ 🇩🇰'],
    ['{experience}', '{experience}'],
    ['SaaS', 'SaaS'],
    ['saas, b2b & Google Ads', 'saas, b2b & Google Ads'],
    ['C++', 'C++'],
    ['hello@example.com', 'hello@example.com'],
    ['Home', 'Forside'],
  ])('are right in %j', (one, other) => expect(countSame(one, other)).toBe(0));

  it('are never a mistake where all of them are allowed', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (words) => {
        expect(createSameCheck([words])(words, words)).toBe(0);
      }),
    );
  });

  it.each([
    ['Read the case', 3],
    ['Google Ads for SaaS', 1],
    ['Google Ads-kundecases', 1],
    ['Read 2 cases at hello@example.com', 3],
    ['{client}: B2B', 0],
  ])('are counted in %j', (words, count) => expect(countSame(words, words)).toBe(count));
});
