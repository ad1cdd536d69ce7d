import { expect, it } from 'vitest';
import { dayAt, formatTime, instantOf, minutesOfDay } from './time-zone.ts';

const utc = (instant: number) => new Date(instant).toISOString().slice(0, 16);

it.each([
  ['2026-12-01', '15:00', 'Europe/Madrid', '2026-12-01T14:00'],
  ['2026-07-01', '15:00', 'Europe/Madrid', '2026-07-01T13:00'],
  ['2026-07-01', '09:30', 'America/New_York', '2026-07-01T13:30'],
  ['2026-07-01', '00:15', 'Asia/Kolkata', '2026-06-30T18:45'],
  ['2026-03-29', '08:00', 'Europe/Madrid', '2026-03-29T06:00'],
])('finds the instant of %s %s in %s', (day, time, zone, expected) => {
  expect(utc(instantOf(day, time, zone))).toBe(expected);
});

it('tells the time and the day that clocks elsewhere show', () => {
  const instant = instantOf('2026-12-01', '02:30', 'Europe/Madrid');
  expect(minutesOfDay(instant, 'America/New_York')).toBe(20 * 60 + 30);
  expect(dayAt(instant, 'America/New_York')).toBe('2026-11-30');
  expect(dayAt(instant, 'Europe/Madrid')).toBe('2026-12-01');
});

it.each([
  ['en-US', 'America/New_York', '9:00\u00A0AM'],
  ['en', 'Europe/Madrid', '15:00'],
  ['da-DK', 'Europe/Copenhagen', '15.00'],
])('writes a time as readers of %s do', (locale, zone, time) => {
  expect(formatTime(instantOf('2026-12-01', '15:00', 'Europe/Madrid'), locale, zone)).toBe(time);
});
