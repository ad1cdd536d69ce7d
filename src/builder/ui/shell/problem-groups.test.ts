import { expect, test } from 'vitest';
import type { FieldProblem } from '../../protocol/answers.ts';
import { groupProblems, problemWords } from './problem-groups.ts';

const problem = (file: string, severity: FieldProblem['severity'], line: number): FieldProblem => ({
  file,
  severity,
  line,
  column: 1,
  path: '',
  message: '',
  hint: '',
});

test('puts files with errors first, and errors before warnings', () => {
  const groups = groupProblems(
    [problem('a', 'warning', 1), problem('b', 'warning', 2), problem('b', 'error', 3)],
    [{ file: 'b', title: 'Home', group: 'pages', errors: 1, warnings: 1 }],
  );
  expect(groups.map(({ title, list }) => [title, list.map(({ line }) => line)])).toEqual([
    ['Home', [3, 2]],
    ['a', [1]],
  ]);
});

test('says how many there are', () => {
  expect([problemWords(0, 0, 0), problemWords(1, 0, 0), problemWords(2, 1, 0), problemWords(0, 0, 63)]).toEqual([
    'No problems',
    '1 error',
    '2 errors, 1 warning',
    'No problems, 63 to check before you publish',
  ]);
});
