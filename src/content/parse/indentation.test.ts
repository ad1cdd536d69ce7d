import { expect, it } from 'vitest';
import { checkIndentation } from './indentation.ts';

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
