import { expect, test } from 'vitest';
import { pathOfProblem } from './problem-path.ts';

test('reads the name of a field in a diagnostic', () => {
  expect(pathOfProblem('sections[2].title.en')).toEqual(['sections', 2, 'title', 'en']);
  expect(pathOfProblem('')).toEqual([]);
  expect(pathOfProblem('rows[10][0]')).toEqual(['rows', 10, 0]);
});
