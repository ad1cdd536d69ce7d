import { expect, it } from 'vitest';
import { dateErrorMessage } from './date-error-messages.ts';

it.each([
  ['2025-13-25', 'the month 13; months go from 01 to 12'],
  ['2025-00-25', 'the month 0; months go from 01 to 12'],
  ['2025-02-29', 'the day 29; this month goes from 01 to 28'],
  ['2024-02-30', 'the day 30; this month goes from 01 to 29'],
  ['2025-04-31', 'the day 31; this month goes from 01 to 30'],
  ['2025-12-00', 'the day 0; this month goes from 01 to 31'],
])('reports which part of %s is out of range', (value, problem) => {
  expect(dateErrorMessage(value)?.message).toBe(`"${value}" has ${problem}.`);
});

it('suggests swapping day and month', () => {
  expect(dateErrorMessage('2025-25-01')?.hint).toBe('Write the month before the day: "2025-01-25".');
  expect(dateErrorMessage('2025-25-13')?.hint).toBe('Write year, month and day in quotes, for example "2025-01-25".');
});

it.each(['2025-01-25', '2024-02-29', '2025-12-31', '25 January', '01/02/2025', '02-01-2025'])(
  'says nothing of %s',
  (value) => {
    expect(dateErrorMessage(value)).toBeUndefined();
  },
);

it.each([
  ['2025-31-02', 'Write year, month and day in quotes, for example "2025-01-25".'],
  ['2025-00-10', 'Write year, month and day in quotes, for example "2025-01-25".'],
  ['2025-13-01T09:00', 'Write the month before the day: "2025-01-13".'],
  ['2025-02-30 10:00', 'Write year, month and day in quotes, for example "2025-01-25".'],
  ['2025-01-25T09:00', 'Write the day alone: "2025-01-25".'],
])('names no day that the calendar lacks: %s', (value, hint) => {
  expect(dateErrorMessage(value)?.hint).toBe(hint);
});

it.each([
  ['2025-1-5', '2025-01-05'],
  ['5.1.2025', '2025-01-05'],
  ['25/01/2025', '2025-01-25'],
  ['01/25/2025', '2025-01-25'],
  ['20250125', '2025-01-25'],
  ['2025–01–25', '2025-01-25'],
])('reads %s, which is clear', (value, day) => {
  expect(dateErrorMessage(value)?.hint).toBe(`Write "${day}".`);
});
