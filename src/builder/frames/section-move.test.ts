import { expect, it } from 'vitest';
import { sectionMove } from './section-move.ts';

const entry = (index: number) => ({ file: 'content/pages/home.yaml', path: ['sections', index] });
/** Section 1 isn't shown in this region. */
const trace = { sections: [0, 2, 3].map((index) => ({ type: 'story', field: entry(index) })), texts: [] };

it('passes sections that the region does not show', () => {
  expect(sectionMove(trace, entry(2), 'up')).toEqual({ from: 2, to: 0 });
  expect(sectionMove(trace, entry(0), 'down')).toEqual({ from: 0, to: 2 });
});

it('ends at the ends of the page', () => {
  expect(sectionMove(trace, entry(0), 'up')).toBeUndefined();
  expect(sectionMove(trace, entry(3), 'down')).toBeUndefined();
});
