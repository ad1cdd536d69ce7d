import { expect, it } from 'vitest';
import { hidingFields, hidingWords, scheduleMark } from './visibility.ts';

const DECEMBER = { visibleFrom: '2026-12-01', visibleUntil: '2026-12-24' };
const nameOf = (code: string) => ({ dk: 'Denmark', us: 'USA' })[code] ?? code;

it.each([
  [DECEMBER, '2026-11-30', ['visibleFrom'], 'From Dec 1, 2026'],
  [DECEMBER, '2026-12-01', [], 'Nothing to show'],
  [DECEMBER, '2026-12-24', [], 'Nothing to show'],
  [DECEMBER, '2026-12-25', ['visibleUntil'], 'Ended Dec 24, 2026'],
  [{ hidden: true }, '2026-12-01', ['hidden'], 'Hidden'],
  [{ draft: true, hidden: false }, '2026-12-01', ['draft'], 'Draft'],
  [{ regions: ['dk'] }, '2026-12-01', ['regions'], 'Only in Denmark'],
  [{ regions: ['dk', 'us'] }, '2026-12-01', [], 'Nothing to show'],
  [{ hidden: true, regions: ['dk'] }, '2026-12-01', ['hidden', 'regions'], 'Hidden · Only in Denmark'],
] as const)('says why visitors of a region do not see %o on %s', (one, day, fields, words) => {
  expect(hidingFields(one, { day, region: 'us' })).toEqual(fields);
  expect(hidingWords(one, fields, nameOf)).toBe(words);
});

it('counts no region where none is named', () => {
  expect(hidingFields({ regions: ['dk'] }, { day: '2026-12-01' })).toEqual([]);
});

it.each([
  [{}, '2026-12-01', undefined],
  [DECEMBER, '2026-11-30', 'Scheduled: from Dec 1, 2026 until Dec 24, 2026'],
  [{ visibleFrom: '2026-12-01' }, '2026-11-30', 'Scheduled: from Dec 1, 2026'],
  [DECEMBER, '2026-12-01', 'Ends Dec 24, 2026'],
  [DECEMBER, '2026-12-25', 'Ended Dec 24, 2026'],
  [{ visibleFrom: '2026-12-01' }, '2026-12-01', 'Since Dec 1, 2026'],
] as const)('marks %o on %s', (one, day, mark) => {
  expect(scheduleMark(one, day)).toBe(mark);
});
