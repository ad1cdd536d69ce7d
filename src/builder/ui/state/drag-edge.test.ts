import { expect, test } from 'vitest';
import { edgeAt } from './drag-edge.ts';

test('drops before an entry in its upper half, and after it in its lower half', () => {
  const entry = document.createElement('li');
  entry.getBoundingClientRect = () => new DOMRect(0, 100, 200, 40);
  expect([100, 119, 120, 140].map((y) => edgeAt(entry, y))).toEqual(['before', 'before', 'after', 'after']);
});
