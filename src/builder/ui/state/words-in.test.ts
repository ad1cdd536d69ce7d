import { expect, it } from 'vitest';
import { plainWordsIn } from './words-in.ts';

it.each([
  ['Hello', 'Hello'],
  [12, '12'],
  [{ type: 'plan', title: { en: 'Start', da: '' }, hours: 3, isNew: true }, 'Start · 3'],
  [[{ q: 'Why?' }, { q: 'How?', a: '' }], 'Why? · How?'],
  [{ title: { en: '' }, items: [] }, ''],
  [undefined, ''],
])('finds the words in %j', (value, words) => expect(plainWordsIn(value)).toBe(words));
