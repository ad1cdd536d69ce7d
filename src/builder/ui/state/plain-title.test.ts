import { expect, test } from 'vitest';
import { itemTitle, plainTextIn } from './plain-title.ts';

test('reads a text in a language', () => {
  expect(plainTextIn({ en: 'A', da: 'B' }, ['da'])).toBe('B');
  expect(plainTextIn({ us: 'A', dk: 'B' }, ['en'])).toBe('A');
  expect(plainTextIn({ us: 'A', dk: 'B' }, ['da', 'dk'])).toBe('B');
  expect(plainTextIn(' A ', ['en'])).toBe('A');
  expect(plainTextIn({ en: { x: 1 } }, ['en'])).toBeUndefined();
  expect(plainTextIn(['A'], ['en'])).toBeUndefined();
});

test('names items by their best field', () => {
  expect(itemTitle({ text: { en: 'T' }, name: 'N' }, ['en'])).toBe('N');
  expect(itemTitle({ query: { en: 'espresso', da: 'kaffe' } }, ['da'])).toBe('kaffe');
  expect(itemTitle({ en: 'Plain', da: 'Ren' }, ['en'])).toBe('Plain');
  expect(itemTitle('techflow', ['en'])).toBe('techflow');
  expect(itemTitle({ minutes: 30 }, ['en'])).toBeUndefined();
});
