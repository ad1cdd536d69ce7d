import { it, expect } from 'vitest';
import { formatDay, formatFileSize } from './format.ts';

it.each([
  ['en-US', 'January 25, 2025'],
  ['en', '25 January 2025'],
  ['da-DK', '25. januar 2025'],
])('writes a day in %s as %s', (locale, expected) => {
  expect(formatDay('2025-01-25', locale)).toBe(expected);
});

it.each([
  [3, 'en', '1 kB'],
  [84_499, 'da-DK', '84 kB'],
  [999_999, 'en-US', '1,000 kB'],
  [1_240_000, 'en-US', '1.2 MB'],
  [1_240_000, 'da-DK', '1,2 MB'],
])('writes a size of %i bytes in %s as %s', (bytes, locale, expected) => {
  expect(formatFileSize(bytes, locale)).toBe(expected);
});
