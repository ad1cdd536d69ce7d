import { expect, it } from 'vitest';
import { formatDay } from './date.ts';

it.each([
  ['en-US', 'January 25, 2025'],
  ['en', '25 January 2025'],
  ['da-DK', '25. januar 2025'],
])('writes a day in %s as %s', (locale, words) => {
  expect(formatDay('2025-01-25', locale)).toBe(words);
});
