import { describe, expect, it } from 'vitest';
import { ariaCurrent, homeLink, homeOf, pathInRegion } from './active-link.ts';
import { REGIONS } from '../../tests/support/regions.ts';

describe('the home page', () => {
  it('is the root on the root, and the region’s home page elsewhere', () => {
    expect(homeOf('/', 'dk')).toBe('/');
    expect(homeOf('/dk/about-me', 'dk')).toBe('/dk/');
  });

  it('is linked without leaving the root', () => {
    expect(homeLink('/us/#home', '/', REGIONS)).toBe('/#home');
    expect(homeLink('/us/#home', '/us/about-me', REGIONS)).toBe('/us/#home');
    expect(homeLink('https://example.com/us/', '/', REGIONS)).toBe('https://example.com/us/');
  });
});

describe('the current page', () => {
  it.each([
    ['/us/about-me', '/us/about-me'],
    ['/us/#home', '/us/'],
    ['/us/', '/us'],
    ['/#home', '/'],
  ])('%s is marked on %s', (to, path) => {
    expect(ariaCurrent(to, path)).toBe('page');
  });

  it.each([
    ['/us/about-me', '/us/'],
    ['/us/case-studies', '/us/case-study/ascently'],
    ['/us/about-me', '/dk/about-me'],
  ])('%s is not marked on %s', (to, path) => {
    expect(ariaCurrent(to, path)).toBeUndefined();
  });
});

describe('another region', () => {
  it.each([
    ['/us/about-me', '/dk/about-me'],
    ['/us/', '/dk/'],
    ['/', '/dk/'],
    ['/nowhere', '/dk/'],
  ])('%s becomes %s', (path, expected) => {
    expect(pathInRegion(path, 'dk', REGIONS)).toBe(expected);
  });
});
