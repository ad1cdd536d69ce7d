import { describe, expect, it } from 'vitest';
import { SourceLines } from './source-lines.ts';

describe('the lines of a text', () => {
  it.each([
    ['', [['', 0, 0]], '\n'],
    ['\n', [['', 0, 1]], '\n'],
    ['a', [['a', 0, 1]], '\n'],
    ['a\n', [['a', 0, 2]], '\n'],
    [
      'a\r\n\r\nb\nc\r',
      [
        ['a', 0, 3],
        ['', 3, 5],
        ['b', 5, 7],
        ['c\r', 7, 9],
      ],
      '\r\n',
    ],
  ])('of %j', (text, expected, eol) => {
    const lines = new SourceLines(text);
    const found = expected.map((_, index) => [lines.textOf(index), lines.line(index).start, lines.line(index).next]);
    expect(found).toEqual(expected);
    expect(lines.textOf(expected.length)).toBeUndefined();
    expect(() => lines.line(expected.length)).toThrow(`There is no element ${expected.length}.`);
    expect(lines.eol).toBe(eol);
  });

  it('are found by offset', () => {
    const lines = new SourceLines('ab\ncd\n');
    expect([0, 2, 3, 5, 6].map((offset) => lines.indexAt(offset))).toEqual([0, 0, 1, 1, 1]);
    expect([0, 2, 3, 5].map((offset) => lines.columnAt(offset))).toEqual([0, 2, 0, 2]);
  });

  it('are blank, comments, commented-out entries, or neither', () => {
    const lines = new SourceLines('\n  \n# a\n  # - b\nc # - d\n  e\n');
    const numbers = [0, 1, 2, 3, 4, 5, 6];
    expect(numbers.filter((line) => lines.isBlank(line))).toEqual([0, 1]);
    expect(numbers.map((line) => lines.commentColumn(line))).toEqual([
      undefined,
      undefined,
      0,
      2,
      undefined,
      undefined,
      undefined,
    ]);
    expect(numbers.filter((line) => lines.isDisabledEntry(line))).toEqual([3]);
  });
});
