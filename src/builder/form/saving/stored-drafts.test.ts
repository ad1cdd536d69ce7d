import { expect, test } from 'vitest';
import { StoredDrafts } from './stored-drafts.ts';

function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const values = new Map<string, string>();
  return { getItem: (key) => values.get(key) ?? null, setItem: (key, value) => void values.set(key, value) };
}

test('keeps what is typed through reloads, until its field is shown', () => {
  const store = storage();
  new StoredDrafts(store).keep([
    ['a', { value: 'typed', seen: 'old', problems: [] }],
    ['b', { value: 5, seen: undefined, problems: [] }],
  ]);
  const reloaded = new StoredDrafts(store);
  expect(reloaded.take('a')).toEqual({ value: 'typed', seen: 'old' });
  expect(reloaded.take('a')).toBeUndefined();
  reloaded.keep([]);
  expect(new StoredDrafts(store).take('b')).toEqual({ value: 5 });
});
