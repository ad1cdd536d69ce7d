import { expect, test } from 'vitest';
import { pluralize } from './pluralize.ts';

test('counts in words', () => {
  expect([pluralize(1, 'page'), pluralize(0, 'page'), pluralize(2, 'case study', 'case studies')]).toEqual([
    '1 page',
    '0 pages',
    '2 case studies',
  ]);
});
