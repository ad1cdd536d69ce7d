import { describe, expect, it } from 'vitest';
import { dayAt } from '../../i18n/time-zone.ts';
import { areShownTogether, commonVisibility, dayAfter, coversDays, isVisibleOn, visibilityInWords } from './days.ts';

const from = (visibleFrom: string, visibleUntil?: string) => ({ visibleFrom, visibleUntil });

describe('isVisibleOn', () => {
  it.each([
    ['2026-11-30', false],
    ['2026-12-01', true],
    ['2026-12-24', true],
    ['2026-12-25', false],
  ])('counts the first and the last day: %s', (day, shown) => {
    expect(isVisibleOn(from('2026-12-01', '2026-12-24'), { day, drafts: false })).toBe(shown);
  });

  it('shows drafts in previews only', () => {
    expect(isVisibleOn({ draft: true }, { day: '2026-12-01', drafts: false })).toBe(false);
    expect(isVisibleOn({ draft: true }, { day: '2026-12-01', drafts: true })).toBe(true);
  });
});

describe('the day in a time zone', () => {
  it.each([
    // On 29 March 2026, clocks in Madrid skip from 02:00 to 03:00; on 25 October they show that hour twice.
    ['2026-03-28T22:59:59Z', '2026-03-28'],
    ['2026-03-28T23:00:00Z', '2026-03-29'],
    ['2026-03-29T21:59:59Z', '2026-03-29'],
    ['2026-03-29T22:00:00Z', '2026-03-30'],
    ['2026-10-24T22:00:00Z', '2026-10-25'],
    ['2026-10-25T00:30:00Z', '2026-10-25'],
    ['2026-10-25T01:30:00Z', '2026-10-25'],
    ['2026-10-25T22:59:59Z', '2026-10-25'],
    ['2026-10-25T23:00:00Z', '2026-10-26'],
  ])('follows summer time: at %s it is %s in Madrid', (instant, day) => {
    expect(dayAt(Date.parse(instant), 'Europe/Madrid')).toBe(day);
  });
});

describe('isCovered', () => {
  it('accepts what is shown in turns without a gap', () => {
    const summer = { visibleUntil: '2026-09-30' };
    expect(coversDays({}, [from('2026-10-01'), summer])).toBe(true);
    expect(coversDays({}, [from('2026-10-02'), summer])).toBe(false);
    expect(coversDays(from('2026-10-02'), [from('2026-10-02'), summer])).toBe(true);
  });

  it('is false without anything that is shown, and true for what is never shown', () => {
    expect(coversDays({}, [])).toBe(false);
    expect(coversDays(from('2026-12-02', '2026-12-01'), [])).toBe(true);
  });

  it('counts drafts for drafts only', () => {
    expect(coversDays({}, [{ draft: true }])).toBe(false);
    expect(coversDays({ draft: true }, [{ draft: true }])).toBe(true);
  });
});

it('knows the days that the parts of a page have in common', () => {
  expect(commonVisibility([from('2026-12-01'), from('2026-11-01', '2026-12-24'), { draft: true }])).toEqual({
    visibleFrom: '2026-12-01',
    visibleUntil: '2026-12-24',
    draft: true,
  });
});

it('knows whether two things are shown on the same day', () => {
  expect(areShownTogether({ visibleUntil: '2026-12-01' }, from('2026-12-01'))).toBe(true);
  expect(areShownTogether({ visibleUntil: '2026-12-01' }, from('2026-12-02'))).toBe(false);
});

it('says when something is shown', () => {
  expect(
    [{}, from('2026-12-01'), from('2026-12-01', '2026-12-24'), { visibleUntil: '2026-12-24' }, { draft: true }].map(
      visibilityInWords,
    ),
  ).toEqual([
    'is always shown',
    'is shown from 2026-12-01',
    'is shown from 2026-12-01 until 2026-12-24',
    'is shown until 2026-12-24',
    'is a draft',
  ]);
});

it('counts on over the end of a month and of a year', () => {
  expect([dayAfter('2026-12-31'), dayAfter('2028-02-28')]).toEqual(['2027-01-01', '2028-02-29']);
});
