import { expect, it } from 'vitest';
import { gapAmong, neighbor, shownIndexes } from './section-move.ts';

const entry = (file: string, index: number) => ({ type: 'story', field: { file, path: ['sections', index] } });
/** Section 1 isn't shown in this region; a shared section is in a file of its own. */
const trace = {
  sections: [...[0, 2, 3].map((index) => entry('home', index)), { type: 'faq', field: { file: 'shared', path: [] } }],
  texts: [],
};

it('knows what a region shows', () => {
  expect(shownIndexes(trace, 'home')).toEqual([0, 2, 3]);
  expect(neighbor([0, 2, 3], 2, 'up')).toBe(0);
  expect(neighbor([0, 2, 3], 3, 'down')).toBeUndefined();
  expect(neighbor([0, 2, 3], 1, 'down')).toBeUndefined();
});

it('passes sections that the region does not show, wherever they stand by now', () => {
  const shown = [10, 12, 13];
  expect(gapAmong([10, 11, 12, 13], shown, 12, 'up')).toBe(0);
  expect(gapAmong([10, 11, 12, 13], shown, 10, 'down')).toBe(3);
  expect(gapAmong([11, 12, 10, 13], shown, 10, 'down')).toBe(4);
  expect(gapAmong([11, 12, 13, 10], shown, 10, 'down')).toBeUndefined();
});
