import { expect, it } from 'vitest';
import { readViewAddress, viewAddress } from './view-address.ts';

it.each([
  ['?page=/', { page: '/', device: 'phone', regions: [] }],
  ['?page=/about-me&device=tablet', { page: '/about-me', device: 'tablet', regions: [] }],
  ['?page=/&device=desktop&region=dk', { page: '/', device: 'desktop', regions: ['dk'] }],
] as const)('writes and reads %s', (address, view) => {
  expect(viewAddress(view)).toBe(address);
  expect(readViewAddress(address)).toEqual(view);
});

it('shows the home page on a phone in all regions, unless the address says otherwise', () => {
  expect(readViewAddress('')).toEqual({ page: '/', device: 'phone', regions: [] });
  expect(readViewAddress('?device=fridge').device).toBe('phone');
});
