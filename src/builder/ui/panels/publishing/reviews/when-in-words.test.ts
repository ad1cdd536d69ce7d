import { expect, it } from 'vitest';
import { whenInWords } from './when-in-words.ts';

it('says the time of today, and the day of what was earlier', () => {
  const now = new Date(2026, 10, 28, 15, 0).getTime();
  expect(whenInWords(new Date(2026, 10, 28, 14, 2).getTime(), now)).toBe('at 14:02');
  expect(whenInWords(new Date(2026, 10, 27, 14, 2).getTime(), now)).toBe('on Nov 27, 2026, 14:02');
});
