import { expect, test } from 'vitest';
import { withFreeId } from './list-changes.ts';

test('gives the copy of an item the next free id', () => {
  const items = [{ id: 'start', months: 1 }, { id: 'start-2' }, { label: 'without an id' }];
  expect(withFreeId(items[0], items)).toEqual({ id: 'start-3', months: 1 });
  expect(withFreeId(items[1], items)).toEqual({ id: 'start-3' });
  expect(withFreeId(items[2], items)).toEqual({ label: 'without an id' });
});
