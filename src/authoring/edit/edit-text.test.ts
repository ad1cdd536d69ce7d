import { describe, expect, it } from 'vitest';
import { entryText, insertEntryText, renameKey, replaceValue } from './edit-text.ts';
import type { Path } from '../../data/path.ts';

/** The text after a replacement, or the reason and path of its refusal. */
function outcome(make: () => string): string | { message: string; path: Path } {
  try {
    return make();
  } catch (error) {
    const { message, path } = error as { message: string; path: Path }; // an EditRefusal
    return { message, path };
  }
}

describe('renameKey', () => {
  it.each<[string, string, Path, string, string]>([
    ['keeps the order, comments and other bytes', 'a: 1 # one\nb:  2\nc: 3', ['b'], 'z', 'a: 1 # one\nz:  2\nc: 3'],
    ['reaches a nested field', 'list:\n  - { a: 1, b: 2 }\n', ['list', 0, 'a'], 'x', 'list:\n  - { x: 1, b: 2 }\n'],
    ['quotes where it must', 'a: 1\n', ['a'], 'x: y', '"x: y": 1\n'],
    ['quotes in brackets where it must', 'g: { a: 1 }\n', ['g', 'a'], 'x,y', 'g: { "x,y": 1 }\n'],
    ["doesn't quote a comma outside brackets", 'a: 1\n', ['a'], 'x,y', 'x,y: 1\n'],
  ])('%s', (_name, source, path, name, after) => {
    expect(renameKey(source, path, name)).toBe(after);
  });

  it.each<[string, string, Path, string]>([
    ['a name that is taken', 'a: 1\nb: 2\n', ['a'], 'The field "b" is there already.'],
    ['a list item', '- a\n', [0], 'This is not a field.'],
  ])('refuses %s', (_name, source, path, message) => {
    expect(outcome(() => renameKey(source, path, 'b'))).toEqual({ message, path });
  });
});

it('renameKey refuses a missing field', () => {
  expect(outcome(() => renameKey('a: 1\n', ['x'], 'b'))).toEqual({ message: 'There is no field "x" here.', path: [] });
});

describe('replaceValue', () => {
  it.each<[string, string, Path, unknown, string]>([
    [
      'writes a group below, and leaves the comment beside the key',
      'a: text # why\nb: 1\n',
      ['a'],
      { en: 'text', da: 'tekst' },
      'a: # why\n  en: text\n  da: tekst\nb: 1\n',
    ],
    ['writes a text in place of a group', 'a:\n  en: x\n  da: y\nb: 1\n', ['a'], 'x', 'a: x\nb: 1\n'],
    ['keeps a comment behind a text', 'a: text # why\n', ['a'], 'x', 'a: x # why\n'],
    ['replaces an item', 'list:\n  - x\n  - y\n', ['list', 1], { a: 1 }, 'list:\n  - x\n  - a: 1\n'],
    ['fills in what is missing', 'a:\nb: 1\n', ['a'], ['x'], 'a:\n  - x\nb: 1\n'],
    [
      'takes the layout of the same list elsewhere',
      'one:\n  tags: [a]\ntwo:\n  tags: x\n',
      ['two', 'tags'],
      ['b', 'c'],
      'one:\n  tags: [a]\ntwo:\n  tags: [b, c]\n',
    ],
    [
      'takes the layout of the items of the same list',
      'prices:\n  - { us: 1 }\n  - none\nother:\n  a: 1\n  b: 2\n',
      ['prices', 1],
      { us: 2 },
      'prices:\n  - { us: 1 }\n  - { us: 2 }\nother:\n  a: 1\n  b: 2\n',
    ],
  ])('%s', (_name, source, path, value, after) => {
    expect(replaceValue(source, path, value)).toBe(after);
  });

  it.each<[string, string, Path, unknown, string]>([
    [
      'a group that holds comments',
      'a:\n  en: x # say it\n  da: y\n',
      ['a'],
      'x',
      'Comments in this value would be lost.',
    ],
    ['the whole file', 'a: 1\n', [], 'x', 'This value is written in a way that is not replaced.'],
    ['a key without a colon', '{ a }\n', ['a'], 'x', 'This value is written in a way that is not replaced.'],
    [
      'what would change another entry',
      'a: [b: 1, c]\n',
      ['a', 0, 'b'],
      ['x'],
      'This edit would change something else as well.',
    ],
    ["a value that YAML can't hold", 'a: 1\n', ['a'], undefined, "YAML can't hold a value of type undefined."],
  ])('refuses %s', (_name, source, path, value, message) => {
    expect(outcome(() => replaceValue(source, path, value))).toEqual({ message, path });
  });
});

const LIST = 'list:\n    # about a\n    - a: 1 # one\n      # inner\n\n      b: 2\n    - c\nflow: [x, y]\n';

describe('entryText', () => {
  it('reads an item with its comments, without indentation', () => {
    expect(entryText(LIST, ['list'], 0)).toEqual({
      lead: ['# about a'],
      body: ['- a: 1 # one', '  # inner', '', '  b: 2'],
      value: new Map([
        ['a', 1],
        ['b', 2],
      ]),
    });
    expect(entryText(LIST, ['list'], 1)).toEqual({ lead: [], body: ['- c'], value: 'c' });
  });

  it('reads the value alone in brackets', () => {
    expect(entryText(LIST, ['flow'], 1)).toEqual({ lead: [], body: [], value: 'y' });
  });

  it('refuses a missing item', () => {
    expect(outcome(() => entryText(LIST, ['list'], 2).body.join('\n'))).toEqual({
      message: 'The index 2 is out of range: the list has 2 items.',
      path: ['list'],
    });
  });
});

describe('insertEntryText', () => {
  const entry = entryText(LIST, ['list'], 0);

  it('indents the entry like its new neighbors', () => {
    expect(insertEntryText('to:\n  - x\n  - y\n', ['to'], 1, entry)).toBe(
      'to:\n  - x\n  # about a\n  - a: 1 # one\n    # inner\n\n    b: 2\n  - y\n',
    );
    expect(insertEntryText('to:\r\n- x\r\n', ['to'], 1, entry)).toBe(
      'to:\r\n- x\r\n# about a\r\n- a: 1 # one\r\n  # inner\r\n\r\n  b: 2\r\n',
    );
  });

  const unfit = 'Entries are moved between lists that have items on lines of their own.';

  it.each<[string, string, ReturnType<typeof entryText>, string]>([
    ['into an empty list', 'to: []\n', entry, unfit],
    ['into brackets', 'to: [x]\n', entry, unfit],
    ['from brackets', 'to:\n  - x\n', entryText(LIST, ['flow'], 0), unfit],
    [
      'whose text has another value',
      'to:\n  - x\n',
      { ...entry, value: 'c' },
      'This edit would change something else as well.',
    ],
  ])('refuses an entry %s', (_name, source, from, message) => {
    expect(outcome(() => insertEntryText(source, ['to'], 0, from))).toEqual({ message, path: ['to'] });
  });

  it('refuses an index out of range', () => {
    expect(outcome(() => insertEntryText('to:\n  - x\n', ['to'], 3, entry))).toMatchObject({ path: ['to'] });
  });
});
