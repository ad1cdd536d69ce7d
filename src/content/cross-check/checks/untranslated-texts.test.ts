import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createIdenticalTextCheck } from './untranslated-texts.ts';

const countSame = createIdenticalTextCheck(['SaaS', 'Google Ads', 'Google', 'C++', 'B2B']);

describe('texts that are identical in both languages', () => {
  it.each([
    ['Read the case', 'Read the case'],
    ['SaaS companies', 'SaaS companies'],
    ['Google Adsense', 'Google Adsense'],
    ['A text\n  that is folded', 'A text that is folded'],
  ])('counts the words of %j', (one, other) => expect(countSame(one, other)).toBeGreaterThan(0));

  it.each([
    ['38%', '38%'],
    ['100+ 🇩🇰', '100+ 🇩🇰'],
    ['{experience}', '{experience}'],
    ['SaaS', 'SaaS'],
    ['saas, b2b & Google Ads', 'saas, b2b & Google Ads'],
    ['C++', 'C++'],
    ['hello@example.com', 'hello@example.com'],
    ['Home', 'Forside'],
  ])('accepts %j', (one, other) => expect(countSame(one, other)).toBe(0));

  it('are accepted if every word is allowed', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (text) => {
        expect(createIdenticalTextCheck([text])(text, text)).toBe(0);
      }),
    );
  });

  it.each([
    ['Read the case', 3],
    ['Google Ads for SaaS', 1],
    ['Google Ads-kundecases', 1],
    ['Read 2 cases at hello@example.com', 3],
    ['{client}: B2B', 0],
  ])('counts %j', (text, count) => expect(countSame(text, text)).toBe(count));
});
