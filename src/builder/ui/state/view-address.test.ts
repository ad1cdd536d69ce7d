import { expect, it } from 'vitest';
import { readViewAddress, viewAddress } from './view-address.ts';

it.each([
  ['?page=/', { page: '/', device: 'phone', zoom: 'fit', regions: [] }],
  ['?page=/about-me&device=tablet', { page: '/about-me', device: 'tablet', zoom: 'fit', regions: [] }],
  ['?page=/&device=desktop&zoom=50&region=dk', { page: '/', device: 'desktop', zoom: 50, regions: ['dk'] }],
] as const)('writes and reads %s', (address, view) => {
  expect(viewAddress(view)).toBe(address);
  expect(readViewAddress(address)).toEqual(view);
});

it('shows the home page on a phone in all regions, as large as it fits, unless the address says otherwise', () => {
  expect(readViewAddress('')).toEqual({ page: '/', device: 'phone', zoom: 'fit', regions: [] });
  expect(readViewAddress('?device=fridge').device).toBe('phone');
  expect(readViewAddress('?zoom=33').zoom).toBe('fit');
});
