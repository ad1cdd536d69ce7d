import { expect, it } from 'vitest';
import { createStableArray } from './stable-array.ts';

it('returns the first array as long as its items are the same, then the new one', () => {
  const keep = createStableArray<string[]>();
  const first = keep(['a', 'b']);
  expect(keep(['a', 'b'])).toBe(first);
  for (const other of [['a'], ['a', 'c'], ['b', 'a'], ['a', 'b', 'c'], []]) {
    expect(keep(other)).toBe(other);
    expect(keep([...other])).toBe(other);
  }
});
