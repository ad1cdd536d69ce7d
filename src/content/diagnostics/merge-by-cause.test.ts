import { expect, it } from 'vitest';
import { say, type Phrase } from '../../i18n/phrase.ts';
import { inBoth, type Cause, type Diagnostic, type FileFinding } from './diagnostic.ts';
import { mergeByCause } from './merge-by-cause.ts';

const cause: Cause = {
  file: 'content/facts.yaml',
  path: ['reply'],
  message: 'No fact is named reply.',
  hint: 'Bring it back.',
  form: { message: say`There is no fact called reply.`, hint: say`Add it.` },
  least: 3,
};

const finding = (file: string, line: number, more: Partial<FileFinding> = {}): FileFinding => ({
  file,
  path: [line],
  ...inBoth(say`No fact.`, say`Mend it.`),
  cause,
  ...more,
});

/** Locates each finding at the line named in its path. */
const locate = (findings: readonly FileFinding[]): Diagnostic[] =>
  findings.map(({ file, path = [], message, hint, form }) => ({
    form,
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
          message: expect.objectContaining({
            english: 'There is no fact called reply. 4 places use it: the first are in a.yaml, b.yaml.',
          }) as Phrase,
          hint: say`Add it.`,
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
    {
      file: 'content/facts.yaml',
      line: 1,
      hint: 'Bring it back.',
      form: { hint: say`Add it.` },
      shownAt: { file: 'a.yaml', line: 1, column: 1, path: '' },
    },
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
      ...inBoth(say`No page.`, say`Mend it.`),
    })),
  ];
  expect(merge(findings)).toEqual({ findings, gone: [] });
});
