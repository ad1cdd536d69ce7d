import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EditOperation } from '../../../../authoring/edit/edit-operation.ts';
import { applyOperation, dataFrom, plainOf } from '../../../../authoring/edit/plain-data.ts';
import { changedLeaves, operationsFor } from './operations.ts';
import { isEqual, valueAt } from '../../../../data/plain.ts';

const apply = (data: unknown, operations: readonly EditOperation[]): unknown =>
  plainOf(operations.reduce(applyOperation, dataFrom(data, [])));

const word = fc.constantFrom('a', 'b', 'c', 'd');

describe('the operations of a value', () => {
  it('turn any list into any other', () => {
    fc.assert(
      fc.property(fc.array(word), fc.array(word), (before, after) => {
        const operations = operationsFor({ list: before }, ['list'], after) as EditOperation[];
        expect(apply({ list: before }, operations)).toEqual({ list: after });
      }),
    );
  });

  it('leave the items that stay', () => {
    expect(operationsFor({ list: ['a', 'b', 'c'] }, ['list'], ['a', 'c', 'd'])).toEqual([
      { op: 'remove', path: ['list', 1] },
      { op: 'insert', path: ['list'], index: 2, value: 'd' },
    ]);
  });

  it('change only the fields of a section that stays in its place', () => {
    const [hero, about, contact] = [{ type: 'hero' }, { type: 'about', body: { en: 'x' } }, { type: 'contact' }];
    const typed = { ...about, body: { en: 'xy' } };
    expect(operationsFor({ sections: [hero, about, contact] }, [], { sections: [hero, typed, contact] })).toEqual([
      { op: 'set', path: ['sections', 1, 'body', 'en'], value: 'xy' },
    ]);
    const hidden = { ...about, hidden: true };
    expect(operationsFor({ sections: [hero, about] }, [], { sections: [hero, hidden] })).toEqual([
      { op: 'put', path: ['sections', 1], key: 'hidden', value: true },
    ]);
    const [moved] = operationsFor({ sections: [hero, about] }, ['sections'], [contact, hero]);
    expect(moved).toEqual({ op: 'insert', path: ['sections'], index: 0, value: contact });
  });

  it('set, add and remove a field', () => {
    const data = { title: { en: 'x' } };
    expect(operationsFor(data, ['title', 'en'], 'y')).toEqual([{ op: 'set', path: ['title', 'en'], value: 'y' }]);
    expect(operationsFor(data, ['title', 'da'], 'y')).toEqual([{ op: 'put', path: ['title'], key: 'da', value: 'y' }]);
    expect(operationsFor(data, ['title'], undefined)).toEqual([{ op: 'remove', path: ['title'] }]);
    expect(operationsFor(data, ['title', 'en'], 'x')).toEqual([]);
  });

  it('change only the fields of a map that differ', () => {
    const data = { picture: { src: '/new.png', alt: { en: 'New', da: 'Ny' }, focus: { x: 1, y: 2 } } };
    const before = { src: '/old.png', alt: { en: 'New', da: 'Gammel' } };
    expect(operationsFor(data, ['picture'], before)).toEqual([
      { op: 'set', path: ['picture', 'src'], value: '/old.png' },
      { op: 'set', path: ['picture', 'alt', 'da'], value: 'Gammel' },
      { op: 'remove', path: ['picture', 'focus'] },
    ]);
  });

  it('add the groups above a field', () => {
    expect(operationsFor({}, ['seo', 'title', 'en'], 'x')).toEqual([
      { op: 'put', path: [], key: 'seo', value: { title: { en: 'x' } } },
    ]);
  });

  it('replace a value of another kind', () => {
    const data = { cases: ['a'] };
    const after = { us: ['a'], dk: ['b'] };
    expect(apply(data, operationsFor(data, ['cases'], after) as EditOperation[])).toEqual({ cases: after });
  });
});

it('compares plain data by value', () => {
  expect(isEqual({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true);
  expect(isEqual([1], { 0: 1 })).toBe(false);
  expect(isEqual({ a: 1 }, { a: 1, b: undefined })).toBe(false);
  expect(isEqual(null, undefined)).toBe(false);
});

it('finds the values that were typed since', () => {
  const before = { title: { en: 'a', da: 'b' }, points: [1, 2] };
  const after = { title: { en: 'a', da: 'bc' }, points: [1, 3] };
  const changes = changedLeaves(before, after);
  expect(changes.map(({ path }) => path)).toEqual([
    ['title', 'da'],
    ['points', 1],
  ]);
  for (const { path, value } of changes) expect(valueAt(after, path)).toBe(value);
});
