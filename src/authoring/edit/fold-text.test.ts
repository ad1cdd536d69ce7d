import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canFold, foldText, splitWords } from './fold-text.ts';

const text = fc
  .array(fc.constantFrom('a', 'to', 'word', 'longer', 'quite-long-word', '\n'), { minLength: 1, maxLength: 60 })
  .map((input) =>
    input
      .join(' ')
      .replaceAll(/ *\n */g, '\n')
      .replaceAll(/^\n+|\n+$/g, ''),
  )
  .filter(canFold);

/** What a reader makes of folded lines. */
const unfolded = (lines: readonly string[]): string =>
  lines.join('\n').replace(/\n+/g, (breaks) => (breaks.length === 1 ? ' ' : '\n'.repeat(breaks.length - 1)));

describe('a folded text', () => {
  it('keeps its meaning and fits the line width', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 16, max: 60 }), (input, width) => {
        const lines = foldText(input, { width });
        expect(unfolded(lines)).toBe(input);
        expect(lines.every((line) => line.length <= width)).toBe(true);
      }),
    );
  });

  it('keeps its meaning whatever its old lines, and keeps the lines before the first change', () => {
    fc.assert(
      fc.property(text, text, fc.integer({ min: 16, max: 60 }), (before, after, width) => {
        const old = foldText(before, { width: width - 3 });
        const lines = foldText(after, { width }, old);
        expect(unfolded(lines)).toBe(after);
        expect(lines.every((line) => line.length <= width)).toBe(true);
      }),
    );
  });

  it('keeps the lines of an unchanged text', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 16, max: 60 }), (input, width) => {
        const old = foldText(input, { width });
        expect(foldText(input, { width: width + 20 }, old)).toEqual(old);
      }),
    );
  });

  const OLD = ['one two three four', 'five six seven', 'eight nine ten', '', 'eleven twelve'];

  it.each([
    [
      'a word more in a line with room',
      'one two three four five six or seven eight nine ten\neleven twelve',
      ['one two three four', 'five six or seven', 'eight nine ten', '', 'eleven twelve'],
    ],
    [
      'words that overflow into the next line',
      'one two three four five six and also seven eight nine ten\neleven twelve',
      ['one two three four', 'five six and also', 'seven eight nine ten', '', 'eleven twelve'],
    ],
    [
      'a line that goes',
      'one two three four eight nine ten\neleven twelve',
      ['one two three four', 'eight nine ten', '', 'eleven twelve'],
    ],
    [
      'a first line that goes',
      'five six seven eight nine ten\neleven twelve',
      ['five six seven', 'eight nine ten', '', 'eleven twelve'],
    ],
    [
      'words behind the end',
      'one two three four five six seven eight nine ten\neleven twelve thirteen',
      ['one two three four', 'five six seven', 'eight nine ten', '', 'eleven twelve', 'thirteen'],
    ],
    [
      'words behind a paragraph',
      'one two three four five six seven eight nine ten and\neleven twelve',
      ['one two three four', 'five six seven', 'eight nine ten and', '', 'eleven twelve'],
    ],
    [
      'a paragraph that goes',
      'one two three four five six seven eight nine ten',
      ['one two three four', 'five six seven', 'eight nine ten'],
    ],
    [
      'a paragraph more',
      'one two three four five six seven eight nine ten\nnew\neleven twelve',
      ['one two three four', 'five six seven', 'eight nine ten', '', 'new', '', 'eleven twelve'],
    ],
    [
      'a line that gets too short to be left so',
      'one two three four five eight nine ten\neleven twelve',
      ['one two three four', 'five eight nine ten', '', 'eleven twelve'],
    ],
  ])('changes few lines for %s', (_name, after, lines) => {
    expect(foldText(after, { width: 20 }, OLD)).toEqual(lines);
  });

  it('shortens the first line by what precedes it', () => {
    expect(foldText('aaa bbb ccc', { width: 8, first: 4 })).toEqual(['aaa', 'bbb ccc']);
  });
});

it('splits words at single spaces', () => {
  expect(splitWords('a b  c\n\nd')).toEqual(['a', 'b  c', '\n', '\n', 'd']);
});

it.each(['', ' a', 'a ', 'a\n b', 'a \nb', 'a\tb', 'a\rb', '\na', 'a\n'])("doesn't fold %j", (input) => {
  expect(canFold(input)).toBe(false);
});
