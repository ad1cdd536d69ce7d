import { expect, it } from 'vitest';
import { MODEL } from '../../../../tests/support/minimal-model.ts';
import { slugOf as slugIn } from './indexed-entry.ts';

const slugOf = (collection: Parameters<typeof slugIn>[0], fields: Record<string, unknown>) =>
  slugIn(collection, fields, MODEL.regions);

const slug = (entry: object) => {
  const written = entry as { title: { en: string }; year: number };
  return `${written.title.en.toLowerCase()}-${written.year}`;
};

it('names the texts that an address is made of', () => {
  expect(slugOf({ slug }, { id: 'one', title: { en: 'Advent', da: 'Jul' }, year: 2026, place: 'Aarhus' })).toEqual({
    slug: 'advent-2026',
    madeFrom: [
      { path: ['title', 'en'], text: 'Advent' },
      { path: ['year'], text: '2026' },
    ],
  });
});

it.each([{ id: 'one' }, { title: 'Advent' }, { title: { en: 3 } }])(
  'knows no address of an entry whose fields have errors: %j',
  (fields) => {
    expect(slugOf({ slug }, fields)).toBeUndefined();
  },
);

it('is the id by default', () => {
  expect(slugOf({}, { id: 'one', title: 'Advent' })).toEqual({ slug: 'one', madeFrom: [] });
  expect(slugOf({}, { id: 1 })).toBeUndefined();
});
