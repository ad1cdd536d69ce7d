import { it, expect } from 'vitest';
import { formatDay } from './format.ts';

it.each([
  ['en-US', 'January 25, 2025'],
  ['en', '25 January 2025'],
  ['da-DK', '25. januar 2025'],
])('writes a day in %s as %s', (locale, expected) => {
  expect(formatDay('2025-01-25', locale)).toBe(expected);
});
