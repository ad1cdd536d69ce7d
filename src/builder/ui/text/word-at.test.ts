import { expect, it } from 'vitest';
import { wordAt } from './word-at.ts';

const wordOf = (text: string, offset: number) => text.slice(...wordAt(text, offset));

it('finds the word at each of its letters, and at its end', () => {
  for (const offset of [6, 8, 11]) expect(wordOf('Every click counts', offset)).toBe('click');
  expect(wordOf('I’m here', 1)).toBe('I’m');
  expect(wordOf('Få æble', 7)).toBe('æble');
});

it('finds none between two spaces, and none in an empty text', () => {
  expect(wordAt('a  b', 2)).toEqual([2, 2]);
  expect(wordAt('', 0)).toEqual([0, 0]);
});
