import { expect, it } from 'vitest';
import { nearestField, placeProblems, placeRefusals } from './place-problems.ts';

const problem = (path: string) => ({
  severity: 'error' as const,
  file: 'f',
  line: 1,
  column: 1,
  path,
  message: path,
  hint: '',
});
const NAMES = new Set(['sections[1]', 'sections[1].title', 'sections[1].title.en', 'sections[1].items']);
const ROOT = ['sections', 1];

it('shows a problem at its field, else at the nearest one above, else at the form', () => {
  const paths = ['sections[1].title.en', 'sections[1].items[3].id', 'sections[1].gone', 'sections[10].title', ''];
  const placed = placeProblems(paths.map(problem), NAMES, ROOT);
  expect([...placed].map(([name, found]) => [name, found.map(({ path }) => path)])).toEqual([
    ['sections[1].title.en', ['sections[1].title.en']],
    ['sections[1].items', ['sections[1].items[3].id']],
    ['sections[1]', ['sections[1].gone']],
  ]);
  expect([...placeProblems([problem('')], NAMES, []).keys()]).toEqual(['']);
});

it('shows a problem of another file at what was begun, whatever path it has there', () => {
  const elsewhere = { ...problem('sections[1].title.en'), file: 'g' };
  const placed = placeRefusals(
    new Map(),
    [{ problems: [elsewhere, problem('visibleFrom')], path: ['visibleFrom'] }],
    'f',
  );
  expect([...placed]).toEqual([['visibleFrom', [elsewhere]]]);
});

it('finds the field of a selection', () => {
  const path = ['sections', 1, 'title', 'en'];
  expect(nearestField(path, NAMES, ROOT)).toBe(path);
  expect(nearestField(['sections', 1, 'items', 2], NAMES, ROOT)).toEqual(['sections', 1, 'items']);
  expect(nearestField(ROOT, NAMES, ROOT)).toBeUndefined();
});
