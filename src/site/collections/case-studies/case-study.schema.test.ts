import { expect, it } from 'vitest';
import { tagSlug } from '../../../schema/slug.ts';
import { CASE_TAGS, caseStudySchema } from './case-study.schema.ts';
import { NOT_HTTPS } from '../../../../tests/support/addresses.ts';

it('requires https of the website of a client', () => {
  const accepts = (url: string) => caseStudySchema.shape.website.safeParse(url).success;
  expect(accepts('https://example.com/a')).toBe(true);
  for (const url of NOT_HTTPS) expect(accepts(url), url).toBe(false);
});

it('has tags with different addresses', () => {
  const slugs = CASE_TAGS.map(tagSlug);
  expect(new Set(slugs).size).toBe(CASE_TAGS.length);
});
