import { expect, it } from 'vitest';
import { MODEL } from '../../../../tests/support/minimal-model.ts';
import { mapNumbers, nextNumber } from './page-numbers.ts';

it('finds numbers, days and times, of prices only that of the region, and no schedule', () => {
  const value = {
    hours: 5,
    price: { us: 140, eu: 120, dk: 900 },
    from: '09:00',
    day: '2026-12-31',
    visibleUntil: '2026-12-24',
    points: [1, 2],
    title: { en: '24 hours', da: '24 timer' },
  };
  const found: string[] = [];
  const copy = mapNumbers(value, { region: 'dk', regions: MODEL.regions }, (own, path, isAmount) => {
    found.push(`${path.join('.')}${isAmount ? ' (amount)' : ''}`);
    return nextNumber(own);
  });
  expect(found).toEqual(['hours', 'price.dk (amount)', 'from', 'day', 'points.0', 'points.1']);
  expect(copy).toEqual({
    ...value,
    hours: 6,
    price: { us: 140, eu: 120, dk: 901 },
    from: '09:01',
    day: '2027-01-01',
    points: [2, 3],
  });
});
