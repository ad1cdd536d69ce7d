import { describe, expect, it } from 'vitest';
import { regionOfPath, regionPath, switchRegion } from './region-path.ts';
import { REGIONS } from '../../tests/support/regions.ts';

describe('the address of a page in a region', () => {
  it('ends with a slash on the home page only', () => {
    expect(regionPath('us', '')).toBe('/us/');
    expect(regionPath('dk', 'about-me')).toBe('/dk/about-me');
    expect(regionPath('eu', '/#pricing')).toBe('/eu/#pricing');
  });
});

describe('the region of an address', () => {
  it.each([
    ['/us/', 'us'],
    ['/dk', 'dk'],
    ['/eu/case-study/x', 'eu'],
    ['/', undefined],
    ['/usa/', undefined],
    ['/DK/', undefined],
    ['//dk', undefined],
  ])('%s', (path, region) => {
    expect(regionOfPath(path, REGIONS)).toBe(region);
  });
});

describe('switching the region', () => {
  it.each([
    ['/us/about-me', '/dk/about-me'],
    ['/us/', '/dk/'],
    ['/us', '/dk/'],
    ['/', '/'],
  ])('navigates from %s to %s', (from, to) => {
    expect(switchRegion(from, 'dk', REGIONS)).toBe(to);
  });
});
