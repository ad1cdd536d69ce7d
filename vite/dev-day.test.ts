import { expect, it } from 'vitest';
import { dayPickerHead, requestedDay } from './dev-day.ts';

it.each([
  [{ day: '2026-12-24' }, '2026-12-24'],
  [{ day: null }, null],
  [{ day: '2026-02-30' }, undefined],
  [{ day: '"><script>' }, undefined],
  [{}, undefined],
  ['2026-12-24', undefined],
])('reads the day of the request %j as %s', (request, day) => {
  expect(requestedDay(request)).toBe(day);
});

it('tells a page the day, and whether somebody chose it', () => {
  expect(dayPickerHead({ day: '2026-11-25', isChosen: false })).toContain(
    '<meta name="site-day" content="2026-11-25">',
  );
  expect(dayPickerHead({ day: '2026-12-24', isChosen: true })).toContain(
    '<meta name="site-day" content="2026-12-24" data-chosen>',
  );
});
