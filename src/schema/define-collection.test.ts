import { expect, it } from 'vitest';
import { concerts as own } from '../../tests/support/choir-site.ts';
import { dayOf, summaryOf, tagsIn, type CollectionDefinition, type Entry } from './define-collection.ts';

const concerts = own as unknown as CollectionDefinition; // it knows its own fields only
const { detailFields: _detail, tagsField: _tags, dayField: _day, ...plain } = concerts;
const easter: Entry = {
  id: 'easter',
  slug: 'easter-2027',
  redirectFrom: [],
  kinds: ['Mass'],
  day: '2027-03-28',
  program: 'Long',
};

it('shows of an entry in lists what is not on its own page alone', () => {
  const { program: _program, ...summary } = easter;
  expect(summaryOf(easter, concerts)).toEqual(summary);
  expect(summaryOf(easter, plain)).toEqual(easter);
});

it('reads tags and the day from the fields that the collection names, if it names them', () => {
  expect([tagsIn(easter, concerts), dayOf(easter, concerts)]).toEqual([['Mass'], '2027-03-28']);
  expect([tagsIn(easter, plain), dayOf(easter, plain)]).toEqual([[], undefined]);
  const { day: _without, ...undated } = easter;
  expect(dayOf(undated as Entry, concerts)).toBeUndefined();
});
