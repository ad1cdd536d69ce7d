import { expect, it } from 'vitest';
import { pageKeyOfPath } from './page-key.ts';
import { REGIONS } from '../../../tests/support/regions.ts';

it.each([
  ['/', { region: 'eu', path: '', root: true }],
  ['/dk/om%C3%A6', { region: 'dk', path: 'omæ' }],
  ['/us/%E0%A4%A', { region: 'us', path: '%E0%A4%A' }],
  ['/us/100%', { region: 'us', path: '100%' }],
])('the page for %s', (path, key) => {
  expect(pageKeyOfPath(path, 'eu', REGIONS)).toEqual(key);
});
