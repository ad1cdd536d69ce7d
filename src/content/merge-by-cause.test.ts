// @vitest-environment node
import { expect, it } from 'vitest';
import type { Cause, Diagnostic, FileFinding } from './diagnostic.ts';
import { mergeByCause } from './merge-by-cause.ts';

const cause: Cause = {
  file: 'content/facts.yaml',
  path: ['reply'],
  message: 'No fact is named reply.',
  hint: 'Bring it back.',
  least: 3,
};

const finding = (file: string, line: number, more: Partial<FileFinding> = {}): FileFinding => ({
  file,
  path: [line],
  message: 'No fact.',
  hint: 'Mend it.',
  cause,
  ...more,
});

/** Findings stand in the line that their path names. */
const place = (findings: readonly FileFinding[]): Diagnostic[] =>
  findings.map(({ file, path = [], message, hint }) => ({
    file,
    line: Number(path[0]),
    column: 1,
    path: '',
    severity: 'error',
    message,
    hint,
  }));

const merge = (findings: readonly FileFinding[], files = ['content/facts.yaml']) =>
  mergeByCause(findings, new Set(files), place);

it('tells many findings with one cause as one, with their number and the first places', () => {
  const findings = [finding('b.yaml', 7), finding('a.yaml', 9), finding('a.yaml', 2), finding('c.yaml', 1)];
  expect(merge(findings)).toEqual({
    findings: [
      {
        file: 'content/facts.yaml',
        path: ['reply'],
        message: 'No fact is named reply. 4 places name it: the first are a.yaml:2, a.yaml:9, b.yaml:7.',
        hint: 'Bring it back.',
      },
    ],
    gone: [],
  });
});

it('names all places where there are few', () => {
  const [one] = merge([1, 2, 3].map((line) => finding('a.yaml', line))).findings;
  expect(one?.message).toBe('No fact is named reply. 3 places name it: a.yaml:1, a.yaml:2, a.yaml:3.');
});

it('tells a cause in a file that is gone as a mistake of that file', () => {
  const { findings, gone } = merge(
    [1, 2, 3].map((line) => finding('a.yaml', line)),
    [],
  );
  expect(findings).toEqual([]);
  expect(gone).toMatchObject([{ file: 'content/facts.yaml', line: 1, hint: 'Bring it back.' }]);
});

it('leaves findings that are too few, or have no cause or another one', () => {
  const other = { ...cause, path: ['adSpend'] };
  const findings = [
    finding('a.yaml', 1),
    finding('a.yaml', 2),
    finding('a.yaml', 3, { cause: other }),
    ...[4, 5, 6].map((line): FileFinding => ({ file: 'a.yaml', path: [line], message: 'No page.', hint: 'Mend it.' })),
  ];
  expect(merge(findings)).toEqual({ findings, gone: [] });
});
