import { expect, test } from 'vitest';
import { freshIds, takenIds, withIds } from './fresh-ids.ts';

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
