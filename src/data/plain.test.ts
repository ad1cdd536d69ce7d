import { describe, expect, it } from 'vitest';
import { hasSameItems, isContainer, isEqual, isMap, valueAt, withValueAt, createStableArray } from './plain.ts';

it.each([
  [{}, true, true],
  [[], false, true],
  [null, false, false],
  ['text', false, false],
])('knows maps and containers: %j', (value, map, container) => {
  expect([isMap(value), isContainer(value)]).toEqual([map, container]);
});

describe('a value at a path', () => {
  const data = { list: [{ name: 'a' }], empty: null };

  it('is found, or undefined', () => {
    expect(valueAt(data, ['list', 0, 'name'])).toBe('a');
    expect(valueAt(data, ['list', 1, 'name'])).toBeUndefined();
    expect(valueAt(data, ['empty', 'name'])).toBeUndefined();
    expect(valueAt(data, ['toString'])).toBeUndefined();
  });

  it('is replaced in a copy that shares what stays', () => {
    const after = withValueAt(data, ['empty'], 'b');
    expect(after).toEqual({ list: [{ name: 'a' }], empty: 'b' });
    expect((after as typeof data).list).toBe(data.list);
    expect(withValueAt(data, ['empty'], undefined)).toEqual({ list: [{ name: 'a' }] });
    expect(data.empty).toBeNull();
  });
});

it.each([
  [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [[1, 2], [2, 1], false],
  [{}, [], false],
  [null, null, true],
  [undefined, null, false],
])('compares %j with %j', (one, other, same) => {
  expect(isEqual(one, other)).toBe(same);
});

it('compares the items of lists by identity', () => {
  const item = {};
  expect(hasSameItems([item], [item])).toBe(true);
  expect(hasSameItems([item], [{}])).toBe(false);
  expect(hasSameItems([item], [item, item])).toBe(false);
});

it('returns the first array as long as its items are the same, then the new one', () => {
  const keep = createStableArray<string[]>();
  const first = keep(['a', 'b']);
  expect(keep(['a', 'b'])).toBe(first);
  for (const other of [['a'], ['a', 'c'], ['b', 'a'], ['a', 'b', 'c'], []]) {
    expect(keep(other)).toBe(other);
    expect(keep([...other])).toBe(other);
  }
});
