import { describe, expect, it } from 'vitest';
import { dataFrom, isSameData, plainOf, positionOf, type Data } from './plain-data.ts';

const map = (...entries: [string, Data][]) => new Map(entries);

describe('isSameData', () => {
  it.each<[Data, Data, boolean]>([
    [1, 1, true],
    [1, '1', false],
    [0, -0, false],
    [NaN, NaN, true],
    [null, null, true],
    [['a', 'b'], ['a', 'b'], true],
    [['a', 'b'], ['a'], false],
    [['a'], ['a', 'b'], false],
    [['a', null], ['a'], false],
    [['a'], 'a', false],
    [[], new Map(), false],
    [new Map(), [], false],
    [new Map(), null, false],
    [map(['a', 1]), map(['a', 1]), true],
    [map(['a', 1]), map(['b', 1]), false],
    [map(['a', 1]), map(['a', 2]), false],
    [map(['a', 1]), map(['a', 1], ['b', 2]), false],
    [map(['a', 1], ['b', 2]), map(['b', 2], ['a', 1]), false],
    [map(['a', [map(['b', 1])]]), map(['a', [map(['b', 2])]]), false],
  ])('compares %j and %j, in order', (one, other, same) => {
    expect(isSameData(one, other)).toBe(same);
  });
});

describe('the position of a new field', () => {
  it.each<[string, string[], string[] | undefined, number]>([
    ['is the end without an order', ['a', 'b'], undefined, 2],
    ['is the end for a field that the order lacks', ['a', 'b'], ['a', 'b'], 2],
    ['is after its closest predecessor', ['x', 'a', 'b'], ['a', 'b', 'new', 'x'], 3],
    ['is after an earlier predecessor if the closest is absent', ['a', 'x'], ['a', 'b', 'new'], 1],
    ['is before its first successor if it has no predecessor', ['x', 'c', 'b'], ['new', 'b', 'c'], 1],
    ['is the end if the order says nothing of the others', ['x', 'y'], ['new', 'b'], 2],
  ])('%s', (_name, keys, order, position) => {
    expect(positionOf(keys, 'new', order)).toBe(position);
  });
});

/** A value inside this number of nested lists. */
const nested = (depth: number): unknown => Array.from({ length: depth }).reduce<unknown>((inner) => [inner], 1);

describe('dataFrom', () => {
  it('accepts what JSON can hold, also in objects without a prototype', () => {
    const group = Object.assign(Object.create(null) as object, { a: [1, 'x', true, null] });
    expect(dataFrom(group, [])).toEqual(map(['a', [1, 'x', true, null]]));
    expect(plainOf(dataFrom({ a: [{ b: 1 }] }, []))).toEqual({ a: [{ b: 1 }] });
  });

  it.each([
    [Symbol('x'), 'symbol'],
    [new Map(), 'Map'],
    [10n, 'bigint'],
    [undefined, 'undefined'],
  ])('refuses %s', (value, type) => {
    expect(() => dataFrom({ a: value }, [])).toThrow(`YAML can't hold a value of type ${type}.`);
  });

  it('accepts 200 levels, and refuses more', () => {
    expect(dataFrom(nested(200), [])).toHaveLength(1);
    expect(() => dataFrom(nested(201), [])).toThrow('The value is nested too deeply, or holds itself.');
    const cyclic: Record<string, unknown> = {};
    cyclic['self'] = cyclic;
    expect(() => dataFrom(cyclic, [])).toThrow('The value is nested too deeply, or holds itself.');
  });
});
