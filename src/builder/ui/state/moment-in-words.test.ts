import { expect, it } from 'vitest';
import { clockInWords, momentInWords } from './moment-in-words.ts';

const NOON = Date.UTC(2026, 10, 28, 12, 2, 31);
const MIDNIGHT = Date.UTC(2026, 10, 28, 0, 2, 31);

it('says what the clocks of a time zone show, with 24 hours', () => {
  expect(clockInWords(NOON, { timeZone: 'America/New_York' })).toBe('07:02');
  expect(clockInWords(NOON, { timeZone: 'Asia/Tokyo', hasSeconds: true })).toBe('21:02:31');
  expect(clockInWords(MIDNIGHT, { timeZone: 'UTC' })).toBe('00:02');
});

it('says the day, too', () => {
  expect(momentInWords(new Date(MIDNIGHT).toISOString(), { timeZone: 'UTC' })).toBe('Nov 28, 2026, 00:02');
  expect(momentInWords(NOON, { timeZone: 'UTC', hasSeconds: true })).toBe('Nov 28, 2026, 12:02:31');
});
