import { expect, it } from 'vitest';
import { whenInWords } from './when-in-words.ts';

it('says the time of today, and the day of what was earlier', () => {
  const now = new Date(2026, 10, 28, 15, 0).getTime();
  expect(whenInWords(new Date(2026, 10, 28, 14, 2).getTime(), now).replaceAll(/\s/g, ' ')).toBe('at 2:02 PM');
  expect(whenInWords(new Date(2026, 10, 27, 14, 2).getTime(), now).replaceAll(/\s/g, ' ')).toBe(
    'on Nov 27, 2026, 2:02 PM',
  );
});
