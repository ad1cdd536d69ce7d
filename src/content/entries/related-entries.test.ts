import { expect, it } from 'vitest';
import { MODEL } from '../../../tests/support/minimal-site.ts';
import { recordOf } from '../../regions/record-of.ts';
import { REGION_CODES } from '../../regions/region-code.ts';
import { findServiceOfCase, followers, namedCasesOf, orderCases } from './related-cases.ts';

const cases = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const everywhere = (...ids: string[]) => recordOf(REGION_CODES, () => ids);
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('');

it('orders cases as the home page names them in the region, the others after them', () => {
  const pages = [
    { path: 'about-me', namedCases: everywhere('b') },
    { path: '', namedCases: { ...everywhere('c', 'a'), dk: ['d'] } },
  ];
  expect(ids(orderCases(cases, pages, 'us'))).toBe('cabd');
  expect(ids(orderCases(cases, pages, 'dk'))).toBe('dabc');
  expect(ids(orderCases(cases, [], 'us'))).toBe('abcd');
});

it('follows the last case with the first, and a single one with none', () => {
  const next = followers(cases);
  expect(cases.map(({ id }) => next.get(id)?.id).join('')).toBe('bcda');
  expect(followers(cases.slice(0, 1)).size).toBe(0);
});

it('finds the service whose page names a case earliest, then the first in the menu', () => {
  const services = ['shops', 'software', 'travel'].map((name) => ({ link: `/services/${name}` }));
  const pages = [
    { path: 'services/shops', namedCases: everywhere('a', 'b') },
    { path: 'services/software', namedCases: everywhere('b', 'c') },
    { path: 'services/travel', namedCases: { ...everywhere(), dk: ['c', 'a'] } },
  ];
  const found = (id: string, region: 'us' | 'dk') => findServiceOfCase(id, { services, pages, region })?.link;
  expect(found('b', 'us')).toBe('/services/software');
  expect(found('a', 'dk')).toBe('/services/shops');
  expect(found('c', 'us')).toBe('/services/software');
  expect(found('c', 'dk')).toBe('/services/travel');
  expect(found('d', 'us')).toBeUndefined();
});

it('reads the cases that the visible sections of a page name', () => {
  const [hero] = MODEL.values();
  if (!hero) throw new Error('The minimal site has no section type.');
  const definitions = new Map([['row', { ...hero, namedCases: (fields: { who?: unknown }) => [String(fields.who)] }]]);
  const sections = [
    { type: 'row', who: 'a' },
    { type: 'row', who: 'b', hidden: true },
    { type: 'row', who: 'c', regions: ['dk' as const] },
    { type: 'other', who: 'd' },
  ];
  expect(namedCasesOf(sections, definitions)).toEqual({ us: ['a'], eu: ['a'], dk: ['a', 'c'] });
});
