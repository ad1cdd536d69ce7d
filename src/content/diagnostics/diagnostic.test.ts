import { describe, expect, it } from 'vitest';
import {
  asWritten,
  byPosition,
  fieldName,
  ofWholeFile,
  toPrintable,
  quote,
  shorten,
  type Diagnostic,
} from './diagnostic.ts';

describe('shorten', () => {
  it('keeps a short text and truncates a long one to the limit', () => {
    expect(shorten('abcd', 5)).toBe('abcd');
    expect(shorten('abcde', 5)).toBe('abcde');
    expect(shorten('abcdef', 5)).toBe('abcd…');
  });

  it("doesn't cut a surrogate pair in two", () => {
    expect(shorten('abc😀ef', 5)).toBe('abc…');
    expect(shorten('ab😀ef', 5)).toBe('ab😀…');
    expect(shorten('😀abcde', 5)).toBe('😀ab…');
  });
});

describe('printable', () => {
  it.each([
    ['a tab', 'a\tb', 'a b'],
    ['a bell', 'a\u0007b', 'a�b'],
    ['an escape', '\u001b[2J', '�[2J'],
    ['a line break', 'a\nb', 'a�b'],
    ['half a sign', 'a\uD83Db', 'a�b'],
    ['marks of direction', 'a\u202Eb\u200Fc\u2066d\u061Ce', 'abcde'],
    ['signs without width', 'a\u200Bb\u2060c\uFEFFd', 'abcd'],
    ['emoji and letters of any script', 'Søgeord 😀 你好', 'Søgeord 😀 你好'],
  ])('escapes or keeps %s', (_what, text, shown) => {
    expect(toPrintable(text)).toBe(shown);
  });
});

it('quotes the beginning of a value on one line', () => {
  expect(quote('a \n\t b')).toBe('"a b"');
  expect(quote('x'.repeat(40))).toBe(`"${'x'.repeat(40)}"`);
  expect(quote('x'.repeat(41))).toBe(`"${'x'.repeat(39)}…"`);
});

it('formats a field path', () => {
  expect(fieldName([])).toBe('');
  expect(fieldName(['sections', 2, 'cta', 'label'])).toBe('sections[2].cta.label');
  expect(fieldName([0])).toBe('[0]');
  expect(fieldName(['a', 'x'.repeat(60)])).toBe(`a.${'x'.repeat(60)}`);
  expect(fieldName(['x'.repeat(61), 'a\u001b'])).toBe(`${'x'.repeat(59)}….a�`);
});

it('sorts by file, line, column and message', () => {
  const at = (file: string, line: number, column: number, message: string): Diagnostic => ({
    ...ofWholeFile(file, message, '', 'error', asWritten(message, '')),
    line,
    column,
  });
  const ordered = [
    at('a', 2, 9, 'z'),
    at('a', 10, 1, 'z'),
    at('a', 10, 2, 'a'),
    at('a', 10, 2, 'b'),
    at('b', 1, 1, 'a'),
  ];
  expect([...ordered].reverse().sort(byPosition)).toEqual(ordered);
});
