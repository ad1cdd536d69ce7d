import { expect, test } from 'vitest';
import { parseFieldPath } from './field-path.ts';

test('reads the name of a field in a diagnostic', () => {
  expect(parseFieldPath('sections[2].title.en')).toEqual(['sections', 2, 'title', 'en']);
  expect(parseFieldPath('')).toEqual([]);
  expect(parseFieldPath('rows[10][0]')).toEqual(['rows', 10, 0]);
});
