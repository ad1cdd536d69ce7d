// @vitest-environment node
import { expect, it } from 'vitest';
import { pageDataKey, layoutDataKey, parsePageDataKey, type PageAddress } from './page-data-key.ts';
import { REGIONS } from '../../tests/support/regions.ts';

it.each<PageAddress>([
  { region: 'us', path: '' },
  { region: 'dk', path: '', root: true },
  { region: 'eu', path: 'case-studies/page/2' },
])('parses a key into its parts: %o', (address) => {
  expect(parsePageDataKey(pageDataKey(address), REGIONS)).toEqual(address);
});

it('distinguishes layout data from pages', () => {
  expect(parsePageDataKey(layoutDataKey('dk'), REGIONS)).toEqual({ layoutOf: 'dk' });
});

it.each(['se/about-me', 'us/', 'us', ''])('rejects the key "%s"', (key) => {
  expect(parsePageDataKey(key, REGIONS)).toBeUndefined();
});
