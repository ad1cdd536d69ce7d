import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { propertyRuns } from '../../../tests/support/thorough.ts';
import { ODD_FILES, ODD_STEPS } from './__fixtures__/odd-files.ts';
import { anyEdit, type EditChoice } from './__fixtures__/random-edit.ts';
import { doneTo, meaningOf, toComparable } from './__fixtures__/second-opinion.ts';
import { applySplice, type EditOperation } from './edit-operation.ts';
import { editYaml } from './edit-yaml.ts';
import type { Path } from '../../data/path.ts';

vi.setConfig({ testTimeout: 1_800_000 });

/** What js-yaml reads of a file; `undefined` if it reads none. */
function meaningOrNone(source: string): { data: unknown } | undefined {
  try {
    return { data: meaningOf(source) ?? null };
  } catch {
    return undefined;
  }
}

const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** All paths in data. Names that look like numbers are there as numbers, too. */
function pathsIn(data: unknown, path: Path = []): Path[] {
  if (!isGroup(data)) return [path];
  const steps = Object.keys(data).flatMap((name): (string | number)[] => {
    if (Array.isArray(data)) return [Number(name)];
    return /^-?\d+$/.test(name) ? [name, Number(name)] : [name];
  });
  return [path, ...steps.flatMap((step) => pathsIn(data[step], [...path, step]))];
}

const KNOWN = ODD_FILES.map((source) => pathsIn(meaningOrNone(source)?.data ?? { 12: '', true: '', b: '', d: '' }));

/** Whether data has a value at a path. */
const has = (data: unknown, path: Path): boolean =>
  path.length === 0 ||
  (isGroup(data) &&
    typeof path[0] === (Array.isArray(data) ? 'number' : typeof path[0]) &&
    Object.hasOwn(data, path[0] ?? '') &&
    has(data[path[0] ?? ''], path.slice(1)));

/** The edit of a file that a choice comes to: at a place that the file has, or at `odd`, which it may not have. */
function editOf(choice: EditChoice, paths: readonly Path[], odd: string | number | undefined): EditOperation {
  const { op, from, to, scalar, value, order } = choice;
  const known = paths[choice.pathIndex % paths.length] ?? [];
  if (op === 'put') return { op, path: known, key: odd === undefined ? choice.key : String(odd), value, order };
  const path = odd === undefined ? known : [...known.slice(0, -1), odd];
  if (op === 'set') return { op, path, value: scalar };
  if (op === 'remove') return { op, path };
  if (op === 'insert') return { op, path, index: from % 4, value };
  if (op === 'duplicate') return { op, path, index: from % 3 };
  return { op, path, from: from % 3, to: to % 3 };
}

/** The files that were edited at all. */
const edited = new Set<string>();

function check(choice: EditChoice, odd: string | number | undefined): void {
  const file = choice.file % ODD_FILES.length;
  const source = ODD_FILES[file] ?? '';
  const operation = editOf(choice, KNOWN[file] ?? [], odd);
  const result = editYaml(source, operation);
  // With these words, a refusal is an error that nobody expected.
  expect(result.ok ? '' : result.reason).not.toContain("can't be edited: ");
  if (!result.ok) return;
  edited.add(source);
  const before = meaningOrNone(source);
  expect(before).toBeDefined();
  expect(has(before?.data, operation.path)).toBe(true);
  expect(toComparable(meaningOrNone(result.source)?.data)).toBe(toComparable(doneTo(before?.data, operation)));
  expect(applySplice(result.source, result.inverse)).toBe(source);
}

it('edits odd files as js-yaml expects, or not at all', () => {
  const odd = fc.option(fc.constantFrom(...ODD_STEPS), { nil: undefined, freq: 2 });
  fc.assert(fc.property(anyEdit, odd, check), propertyRuns(2000, 50_000));
  expect(edited.size).toBeGreaterThan(ODD_FILES.length / 3);
});
