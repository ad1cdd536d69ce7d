// @vitest-environment node
import { expect, it } from 'vitest';
import { createKeepList } from './keep-list.ts';

it('gives the first list as long as its members are the same, then the other one', () => {
  const keep = createKeepList<string[]>();
  const first = keep(['a', 'b']);
  expect(keep(['a', 'b'])).toBe(first);
  for (const other of [['a'], ['a', 'c'], ['b', 'a'], ['a', 'b', 'c'], []]) {
    expect(keep(other)).toBe(other);
    expect(keep([...other])).toBe(other);
  }
});
