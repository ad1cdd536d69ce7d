import { expect, it } from 'vitest';
import { MODEL } from '../../../tests/support/minimal-model.ts';
import { recordOf } from '../../data/plain.ts';
import type { SectionDefinition } from '../../schema/define-section.ts';
import { followers, namedEntriesOf, orderEntries, pagesNaming } from './related-entries.ts';

const entries = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const COLLECTION = 'concerts';
const everywhere = (...named: string[]) =>
  recordOf(MODEL.regions.codes, () => ({ [COLLECTION]: named, choirs: ['c', 'd'] }));
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('');

it('orders entries as the home page names them in the region, the others after them', () => {
  const pages = [
    { path: 'about-me', namedEntries: everywhere('b') },
    { path: '', namedEntries: { ...everywhere('c', 'a'), dk: { [COLLECTION]: ['d'] } } },
  ];
  const ordered = (region: 'us' | 'dk', on = pages, collection = COLLECTION) =>
    ids(orderEntries(entries, on, { collection, region }));
  expect(ordered('us')).toBe('cabd');
  expect(ordered('dk')).toBe('dabc');
  expect(ordered('us', [])).toBe('abcd');
  expect(ordered('us', pages, 'choirs')).toBe('cdab');
  expect(ordered('dk', pages, 'choirs')).toBe('abcd');
});

it('follows the last entry with the first, and a single one with none', () => {
  const next = followers(entries);
  expect(entries.map(({ id }) => next.get(id)?.id).join('')).toBe('bcda');
  expect(followers(entries.slice(0, 1)).size).toBe(0);
});

it('finds the pages that name an entry, those first that name it earliest', () => {
  const pages = [
    { path: 'one', namedEntries: everywhere('a', 'b') },
    { path: 'two', namedEntries: everywhere('b', 'c') },
    { path: 'three', namedEntries: { ...everywhere(), dk: { [COLLECTION]: ['c', 'a'] } } },
    { path: 'four' },
  ];
  const found = (id: string, region: 'us' | 'dk', collection = COLLECTION) =>
    pagesNaming(id, pages, { collection, region }).map(({ path, position }) => `${path} ${position}`);
  expect(found('b', 'us')).toEqual(['two 0', 'one 1']);
  expect(found('c', 'dk')).toEqual(['three 0', 'two 1']);
  expect(found('d', 'us')).toEqual([]);
  expect(found('d', 'us', 'choirs')).toEqual(['one 1', 'two 1', 'three 1']);
});

it('reads the entries that the visible sections of a page name, by collection', () => {
  const [hero] = MODEL.sections.values();
  if (!hero) throw new Error('The minimal site has no section type.');
  const naming = (collection: string): SectionDefinition => ({
    ...hero,
    namedEntries: { collection, ids: (fields: { who?: unknown }) => [String(fields.who)] },
  });
  const definitions: ReadonlyMap<string, SectionDefinition> = new Map([
    ['row', naming(COLLECTION)],
    ['choirs', naming('choirs')],
  ]);
  const sections = [
    { type: 'row', who: 'a' },
    { type: 'row', who: 'b', hidden: true },
    { type: 'row', who: 'c', regions: ['dk' as const] },
    { type: 'choirs', who: 'b' },
    { type: 'other', who: 'd' },
  ];
  expect(namedEntriesOf(sections, { sections: definitions, regions: MODEL.regions })).toEqual({
    us: { [COLLECTION]: ['a'], choirs: ['b'] },
    eu: { [COLLECTION]: ['a'], choirs: ['b'] },
    dk: { [COLLECTION]: ['a', 'c'], choirs: ['b'] },
  });
});
