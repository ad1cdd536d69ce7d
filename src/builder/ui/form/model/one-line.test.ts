import { describe, expect, it } from 'vitest';
import { asParagraphs, breakAfter, oneLine } from './one-line.ts';

describe('a field of one line', () => {
  it.each([
    ['one\ntwo', 'one two'],
    ['one\r\ntwo\rthree', 'one two three'],
    ['one \n\n\t two', 'one two'],
    ['a\u2028b\u2029c\u0085d\u000be\ff', 'a b c d e f'],
    ['end\n', 'end '],
    ['a\tb', 'a b'],
    ['10\u00a0% and\u202fmore  spaces', '10\u00a0% and\u202fmore  spaces'],
    ['a\n\u00a0b', 'a \u00a0b'],
  ])('takes %j as %j', (text, line) => expect(oneLine(text)).toBe(line));
});

describe('a text with paragraphs', () => {
  it.each([
    ['one\ntwo', 'one\n\ntwo'],
    ['one\r\n\r\ntwo', 'one\n\ntwo'],
    ['List:\n- one\n- two\nAfter', 'List:\n- one\n- two\nAfter'],
    ['one  \ntwo\n\n\nthree', 'one\n\ntwo\n\n\nthree'],
    ['one line', 'one line'],
    ['', ''],
  ])('takes %j as %j', (pasted, text) => expect(asParagraphs(pasted)).toBe(text));

  it.each([
    ['One', '\n\n'],
    ['One\n\n', ''],
    ['', ''],
    ['- one', '\n'],
    ['- one\n', '\n'],
    ['One\n\n- one\n- two', '\n'],
    ['One\nhand-wrapped', '\n\n'],
  ])('after %j, Enter inserts %j', (before, inserted) => expect(breakAfter(before)).toBe(inserted));
});
