import { expect, it } from 'vitest';
import type { Cause, Diagnostic, FileFinding } from './diagnostic.ts';
import { mergeByCause } from './merge-by-cause.ts';

const cause: Cause = {
  file: 'content/facts.yaml',
  path: ['reply'],
  message: 'No fact is named reply.',
  hint: 'Bring it back.',
  form: { message: 'There is no fact called reply.', hint: 'Add it.' },
  least: 3,
};

const finding = (file: string, line: number, more: Partial<FileFinding> = {}): FileFinding => ({
  file,
  path: [line],
  message: 'No fact.',
  hint: 'Mend it.',
  form: 'same',
  cause,
  ...more,
});

/** Locates each finding at the line named in its path. */
const locate = (findings: readonly FileFinding[]): Diagnostic[] =>
  findings.map(({ file, path = [], message, hint }) => ({
    form: { message, hint },
    file,
    line: Number(path[0]),
    column: 1,
    path: '',
    severity: 'error',
    message,
    hint,
  }));

const merge = (findings: readonly FileFinding[], files = ['content/facts.yaml']) =>
  mergeByCause(findings, new Set(files), locate);

it('merges many findings with one cause, with their number and the first locations', () => {
  const findings = [finding('b.yaml', 7), finding('a.yaml', 9), finding('a.yaml', 2), finding('c.yaml', 1)];
  expect(merge(findings)).toEqual({
    findings: [
      {
        file: 'content/facts.yaml',
        path: ['reply'],
        message: 'No fact is named reply. 4 locations use it: the first are a.yaml:2, a.yaml:9, b.yaml:7.',
        hint: 'Bring it back.',
        form: {
          message: 'There is no fact called reply. 4 places use it: the first are in a.yaml, b.yaml.',
          hint: 'Add it.',
        },
      },
    ],
    gone: [],
  });
});

it('lists all locations if there are few', () => {
  const [one] = merge([1, 2, 3].map((line) => finding('a.yaml', line))).findings;
  expect(one?.message).toBe('No fact is named reply. 3 locations use it: a.yaml:1, a.yaml:2, a.yaml:3.');
});

it('reports a cause in a deleted file at that file', () => {
  const { findings, gone } = merge(
    [1, 2, 3].map((line) => finding('a.yaml', line)),
    [],
  );
  expect(findings).toEqual([]);
  expect(gone).toMatchObject([
    { file: 'content/facts.yaml', line: 1, hint: 'Bring it back.', form: { hint: 'Add it.' } },
  ]);
});

it('keeps findings that are too few or have different causes', () => {
  const other = { ...cause, path: ['adSpend'] };
  const findings = [
    finding('a.yaml', 1),
    finding('a.yaml', 2),
    finding('a.yaml', 3, { cause: other }),
    ...[4, 5, 6].map((line): FileFinding => ({
      file: 'a.yaml',
      path: [line],
      message: 'No page.',
      hint: 'Mend it.',
      form: 'same',
    })),
  ];
  expect(merge(findings)).toEqual({ findings, gone: [] });
});
