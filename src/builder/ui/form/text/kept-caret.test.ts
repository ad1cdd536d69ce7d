import { expect, it } from 'vitest';
import { keptCaret } from './kept-caret.ts';

/** Returns the text after a change, with `|` where the cursor is then. */
function changed(before: string, after: string): string {
  const place = keptCaret(before.replace('|', ''), after, before.indexOf('|'));
  return `${after.slice(0, place)}|${after.slice(place)}`;
}

it.each([
  ['a text with| a cursor', 'a longer text with a cursor', 'a longer text with| a cursor'],
  ['a text with| a cursor', 'a text with a cursor and more', 'a text with| a cursor and more'],
  ['a text |with a cursor', 'a text', 'a text|'],
  ['one four| three', 'one three', 'one |three'],
  ['one| two', 'something else', 'som|ething else'],
  ['|one', 'two one', '|two one'],
  ['one|', 'one two', 'one| two'],
  ['aaa|a', 'aaaaa', 'aaa|aa'],
])('keeps the cursor of "%s" at its letter in "%s"', (before, after, expected) =>
  expect(changed(before, after)).toBe(expected),
);
