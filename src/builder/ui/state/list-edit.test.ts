import { expect, test } from 'vitest';
import {
  duplicateItems,
  freshIds,
  addItems,
  moveItems,
  moveItemsBy,
  removeItems,
  takenIds,
  withIds,
} from './list-edit.ts';

const FAQ = { type: 'faq', id: 'questions', questions: [{ id: 'lock-in', text: 'A' }, { text: 'B' }] };

test('gives a copy ids of its own, in the section and in its items', () => {
  const ids = freshIds(FAQ, takenIds([FAQ]));
  expect(withIds(FAQ, ids)).toEqual({
    type: 'faq',
    id: 'questions-2',
    questions: [{ id: 'lock-in-2', text: 'A' }, { text: 'B' }],
  });
  expect(FAQ.id).toBe('questions');
});

test('keeps ids that are free, and takes each once', () => {
  const taken = takenIds([]);
  expect(freshIds(FAQ, taken)).toEqual([]);
  expect(freshIds(FAQ, taken).map(({ value }) => value)).toEqual(['questions-2', 'lock-in-2']);
});

test('keeps ids that the section itself refers to', () => {
  const table = { columns: [{ id: 'me' }, { id: 'agency' }], rows: [{ values: { me: 1, agency: 2 } }] };
  const sheet = { kinds: [{ id: 'report' }], rows: [{ kind: 'report' }] };
  expect(freshIds(table, takenIds([table]))).toEqual([]);
  expect(freshIds(sheet, takenIds([sheet]))).toEqual([]);
});

test('gives the copy of an item the next free id', () => {
  const values = [{ id: 'start', months: 1 }, { id: 'start-2' }, { label: 'without an id' }];
  const copyOf = (index: number) => duplicateItems({ path: ['plans'], values }, [index]).next[index + 1];
  expect(copyOf(0)).toEqual({ id: 'start-3', months: 1 });
  expect(copyOf(1)).toEqual({ id: 'start-3' });
  expect(copyOf(2)).toEqual({ label: 'without an id' });
});

test('says what the list holds after an edit, and where its items stand then', () => {
  const list = { path: ['steps'], values: ['a', 'b', 'c'] };
  expect(moveItems(list, [0], 3)).toMatchObject({ next: ['b', 'c', 'a'], places: [2, 0, 1], edited: [2] });
  expect(moveItemsBy(list, [1], -1)).toMatchObject({ next: ['b', 'a', 'c'], places: [1, 0, 2], edited: [0] });
  expect(moveItemsBy(list, [2], 1)).toMatchObject({ operations: [], next: ['a', 'b', 'c'], places: [0, 1, 2] });
  expect(duplicateItems(list, [0, 2])).toMatchObject({
    next: ['a', 'a', 'b', 'c', 'c'],
    places: [0, 2, 3],
    edited: [1, 4],
  });
  expect(removeItems(list, [0, 1])).toMatchObject({ next: ['c'], places: [-1, -1, 0], edited: [] });
  expect(addItems(list, 1, ['x', 'y'])).toMatchObject({
    next: ['a', 'x', 'y', 'b', 'c'],
    places: [0, 3, 4],
    edited: [1, 2],
  });
});
