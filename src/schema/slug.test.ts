import { expect, it } from 'vitest';
import { slugPart, tagSlug } from './slug.ts';

it.each([
  ['TechFlow Solutions', 'techflow-solutions'],
  ['Mar S.r.l.s.', 'mar-srls'],
  ['Smith & Sons', 'smith-sons'],
  ['  B2B / SaaS ', 'b2b-saas'],
])('%j is the part %s of an address', (text, part) => {
  expect(slugPart(text)).toBe(part);
  expect(tagSlug(text)).toBe(part);
});
