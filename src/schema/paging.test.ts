import { expect, it } from 'vitest';
import { pagerSteps } from './paging.ts';

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [2, 3, [1, 2, 3]],
  [1, 5, [1, 2, null, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
  [80, 167, [1, null, 79, 80, 81, null, 167]],
])('links page %i of %i to its neighbors, the first and the last', (current, count, steps) => {
  expect(pagerSteps(current, count)).toEqual(steps);
});
