import { describe, expect, it } from 'vitest';
import { oneLine } from './one-line.ts';

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
