import { expect, it } from 'vitest';
import { readViewAddress, viewAddress } from './view-address.ts';

const TODAY = { day: undefined, showsGhosts: true };

it.each([
  ['?page=/', { page: '/', device: 'phone', zoom: 'fit', regions: [], ...TODAY }],
  ['?page=/about-me&device=tablet', { page: '/about-me', device: 'tablet', zoom: 'fit', regions: [], ...TODAY }],
  ['?page=/&device=desktop&zoom=50&region=dk', { page: '/', device: 'desktop', zoom: 50, regions: ['dk'], ...TODAY }],
  [
    '?page=/&day=2026-12-05&hidden=no',
    { page: '/', device: 'phone', zoom: 'fit', regions: [], day: '2026-12-05', showsGhosts: false },
  ],
] as const)('writes and reads %s', (address, view) => {
  expect(viewAddress(view)).toBe(address);
  expect(readViewAddress(address)).toEqual(view);
});

it('shows the home page on a phone in all regions, as large as it fits, unless the address says otherwise', () => {
  expect(readViewAddress('')).toEqual({ page: '/', device: 'phone', zoom: 'fit', regions: [], ...TODAY });
  expect(readViewAddress('?device=fridge').device).toBe('phone');
  expect(readViewAddress('?zoom=33').zoom).toBe('fit');
  expect(readViewAddress('?day=2026-13-05').day).toBeUndefined();
});
