import { expect, it } from 'vitest';
import { checkIndentation, createValueSkip } from './indentation.ts';
import { readLine } from './path-by-indent.ts';

it.each([
  ['a tab', 'a:\n\tb: 1\n', 2, 'The line is indented with a tab.'],
  ['a space too few', 'a:\n  b:\n    c: 1\n   d: 2\n', 4, 'The line is indented by 3 spaces;'],
  ['a dash without space', 'a:\n  - b: 1\n  -c: 2\n', 3, 'A space is missing after the dash'],
])('finds the first line broken by %s', (_what, text, line, message) => {
  const finding = checkIndentation(text);
  expect(finding?.message).toContain(message);
  expect(text.slice(0, finding?.offset).split('\n')).toHaveLength(line);
});

it.each(['a:\n  b: 1\n  c:\n    - d\n    - e: 1\n      f: 2\n', 'a:\n- b\n- c\n', 'a: |\n  b\n   c\n d: 1\n', ''])(
  'finds nothing in %j',
  (text) => {
    expect(checkIndentation(text)).toBeUndefined();
  },
);

/** Returns the lines that don't continue a value. */
function left(text: string): string[] {
  const skip = createValueSkip();
  return text.split('\n').filter((source) => {
    const line = readLine(source);
    return line && !skip(source, line);
  });
}

it.each([
  ['a text after |', 'body: |\n  a: b\n\n  - c\nnext: 1'],
  ['a text after > with signs', 'body: >-2 # note\n   a: b\nnext: 1'],
  ['a text after | of an entry', '- |\n  a: b\nnext: 1'],
  ['a text in double quotes', 'body: "a\n  b: c\\"\n  d"\nnext: 1'],
  ['a text in single quotes', "body: 'a\n  b: c'\nnext: 1"],
  ['a group in braces', 'body: { a: 1,\n  b: { c: 2 },\n  d: "}" }\nnext: 1'],
  ['a list in brackets', 'body: [\n  a: 1\n]\nnext: 1'],
])('skips the continuation lines of %s', (_what, text) => {
  const [first = '', ...rest] = left(text);
  expect(text.startsWith(first)).toBe(true);
  expect(rest).toEqual(['next: 1']);
});

it('skips nothing if a value ends on its line', () => {
  const text = 'a: "b"\nc: { d: 1 }\ne: [1]\nf: it\'s "so\ng: 1';
  expect(left(text)).toEqual(text.split('\n'));
});
