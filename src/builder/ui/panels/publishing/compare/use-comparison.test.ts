import { expect, it } from 'vitest';
import { alsoChanged, comparedRegion, inPersonsWords } from './use-comparison.ts';

it('compares the region that was chosen, then one that the frames show, if it differs', () => {
  const differing = [{ code: 'us' }, { code: 'dk' }];
  expect(comparedRegion(differing, [undefined, 'dk'])).toBe('dk');
  expect(comparedRegion(differing, ['us', 'dk'])).toBe('us');
  expect(comparedRegion(differing, [undefined, 'eu'])).toBe('us');
  expect(comparedRegion([], [undefined])).toBe('');
});

it('lists each edit once: that of a difference on the page is not repeated below', () => {
  const accent = { label: 'Colors: accent', before: '#a63d1c', after: '#8a2f5b' };
  const title = { label: 'Story: title, English', before: 'One', after: 'Two' };
  const things = [
    { id: 'content/brand.yaml', title: 'Brand', state: 'changed' as const, edits: [accent] },
    { id: 'content/pages/about.yaml', title: 'About', state: 'changed' as const, page: '/about', edits: [title] },
    { id: 'content/pages/offer.yaml', title: 'Offer', state: 'added' as const, page: '/offer', edits: [] },
    { id: 'content/pages/other.yaml', title: 'Other', state: 'changed' as const, page: '/other', edits: [title] },
  ];
  const [brand, about, offer, other] = things;
  const site = { pages: [], everywhere: [], isPartial: false, things };
  const shown = { number: 1, kind: 'changed' as const, ...title };
  const edit = { thing: 'content/pages/about.yaml', ...title };
  expect(alsoChanged(site, { differences: [{ ...shown, edit }] })).toEqual([brand, offer, other]);
  expect(alsoChanged(site, { differences: [shown] })).toEqual([brand, about, offer, other]);
});

it('names pages as the person knows them, and deleted ones by their data', () => {
  const page = { page: '/', name: 'Home', state: 'changed' as const, regions: ['dk'] };
  const files = [{ title: 'Brand' }, { address: '/', title: 'Forside' }];
  const gone = { ...page, page: '/old', name: 'Old' };
  expect(inPersonsWords([page, gone], files).map(({ name }) => name)).toEqual(['Forside', 'Old']);
});
