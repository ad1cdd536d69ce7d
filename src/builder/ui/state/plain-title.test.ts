import { expect, test } from 'vitest';
import { itemTitle, textIn } from './plain-title.ts';

test('reads a text in a language', () => {
  expect(textIn({ en: 'A', da: 'B' }, 'da')).toBe('B');
  expect(textIn({ us: 'A', dk: 'B' }, 'en')).toBe('A');
  expect(textIn(' A ', 'en')).toBe('A');
  expect(textIn({ en: { x: 1 } }, 'en')).toBeUndefined();
  expect(textIn(['A'], 'en')).toBeUndefined();
});

test('names items by their best field', () => {
  expect(itemTitle({ text: { en: 'T' }, name: 'N' }, 'en')).toBe('N');
  expect(itemTitle({ query: { en: 'espresso', da: 'kaffe' } }, 'da')).toBe('kaffe');
  expect(itemTitle({ en: 'Plain', da: 'Ren' }, 'en')).toBe('Plain');
  expect(itemTitle('techflow', 'en')).toBe('techflow');
  expect(itemTitle({ minutes: 30 }, 'en')).toBeUndefined();
});
