import { expect, test } from 'vitest';
import { timeAgo, timeAgoWithin } from './relative-time.ts';

const NOW = Date.UTC(2026, 10, 30, 12);

test.each([
  [10_000, 'Just now', 'just now'],
  [2 * 60_000, '2 minutes ago', '2 minutes ago'],
  [24 * 3_600_000, 'Yesterday', 'yesterday'],
  [27 * 86_400_000, 'Nov 3, 2026', 'Nov 3, 2026'],
])('says what was %d ms ago alone and within a sentence', (age, alone, within) => {
  expect(timeAgo(NOW - age, NOW)).toBe(alone);
  expect(timeAgoWithin(NOW - age, NOW)).toBe(within);
});
