import { expect, it } from 'vitest';
import { movedTo } from './moved-to.ts';

const letters = (text: string) => text.split('').map((type) => ({ type }));

it.each([
  { before: 'abc', after: 'bca', index: 0, place: 2 },
  { before: 'abc', after: 'xabc', index: 1, place: 2 },
  { before: 'abc', after: 'abcd', index: 1, place: undefined },
  { before: 'abc', after: 'ac', index: 1, place: undefined },
  { before: 'abc', after: 'bxb', index: 1, place: undefined },
])('finds the entry $index of $before in $after: $place', ({ before, after, index, place }) => {
  expect(movedTo(letters(before), letters(after), index)).toBe(place);
});
