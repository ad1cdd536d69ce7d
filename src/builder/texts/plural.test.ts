import { expect, it } from 'vitest';
import { createPlural } from './plural.ts';

it.each([
  ['en-US', 1, '1 page'],
  ['en-US', 0, '0 pages'],
  ['en-US', 1200, '1,200 pages'],
  ['da-DK', 1200, '1.200 pages'],
])('picks the form in %s for %i', (locale, count, text) => {
  expect(createPlural(locale)({ one: '# page', other: '# pages' })(count)).toBe(text);
});
