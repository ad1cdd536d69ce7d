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

  const RAGGED = ['one', 'two three', 'four five six seven', '', 'eight', 'nine'];

  it.each([
    [
      'after a changed word, from the first line that is full enough',
      'new two three four five six seven\neight nine',
      ['new two three', 'four five six seven', '', 'eight', 'nine'],
    ],
    ['without its beginning', 'four five six seven\neight nine', ['four five six seven', '', 'eight', 'nine']],
    ['with more words at the end', `${RAGGED.join(' ').replace('  ', '\n')} ten`, [...RAGGED.slice(0, 5), 'nine ten']],
    [
      'with more words in a paragraph',
      'one two three four five six seven more\neight nine',
      ['one', 'two three', 'four five six seven', 'more', '', 'eight', 'nine'],
    ],
    ['without a paragraph', 'one two three four five six seven', ['one', 'two three', 'four five six seven']],
    [
      'with a paragraph more',
      'one\ntwo three four five six seven\neight nine',
      ['one', '', 'two three', ...RAGGED.slice(2)],
    ],
  ])('keeps the lines of a text that was folded by hand, %s', (_name, after, lines) => {
    expect(foldText(after, { width: 20 }, RAGGED)).toEqual(lines);
  });

  const LONG = 'a line that is longer than the width';

  it.each([
    ['an unchanged text', [LONG], LONG, [LONG]],
    ['a paragraph before a new one', [LONG], `${LONG}\nb`, [LONG, '', 'b']],
    ['a paragraph after a changed one', ['old', '', LONG], `new\n${LONG}`, ['new', '', LONG]],
    ['the paragraphs around a new word', [LONG, '', 'b'], `${LONG}\nc b`, [LONG, '', 'c b']],
  ])('keeps a line that is too long in %s', (_name, before, after, lines) => {
    expect(foldText(after, { width: 12 }, before)).toEqual(lines);
  });

  it.each([
    [20, ['aaaaaa bbbbb', 'cc dd']],
    [21, ['aaaaaa bbbbb cc dd']],
  ])(
    'ends a changed line where an old one ended if it is at least 60 percent full, with a width of %i',
    (width, lines) => {
      expect(foldText('aaaaaa bbbbb cc dd', { width }, ['a bbbbb', 'cc dd'])).toEqual(lines);
    },
  );

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
