import type { FieldProblem } from '../../../protocol/answers.ts';
import { type Path, formatPath } from '../../../../data/path.ts';

/**
 * Finds the field at which to show each problem: its own, or the nearest above it that the form has.
 * @param names the fields of the form, by the names of their paths
 * @param root the part of the file that the form is for
 */
export function placeProblems(
  problems: readonly FieldProblem[],
  names: ReadonlySet<string>,
  root: Path,
): Map<string, FieldProblem[]> {
  const own = formatPath(root);
  const placed = new Map<string, FieldProblem[]>();
  for (const problem of problems) {
    if (own !== '' && !isWithin(problem.path, own)) continue;
    const name = nearest(problem.path, names) ?? own;
    placed.set(name, [...(placed.get(name) ?? []), problem]);
  }
  return placed;
}

/**
 * Adds the problems of other files, in which something that was begun is refused, at the place of what was begun.
 * @param begun its problems, and the path that it gets
 */
export function placeRefusals(
  placed: ReadonlyMap<string, FieldProblem[]>,
  begun: readonly { problems: readonly FieldProblem[]; path: Path }[],
  file: string,
): Map<string, FieldProblem[]> {
  const all = new Map(placed);
  for (const { problems, path } of begun) {
    const elsewhere = problems.filter((problem) => problem.file !== '' && problem.file !== file);
    const name = formatPath(path);
    if (elsewhere.length > 0) all.set(name, [...(all.get(name) ?? []), ...elsewhere]);
  }
  return all;
}

const isWithin = (path: string, base: string): boolean =>
  path === base || (path.startsWith(base) && /^[.[]/.test(path.slice(base.length)));

/** The path itself, or the nearest one above it. */
function nearest(path: string, names: ReadonlySet<string>): string | undefined {
  let name = path;
  while (name !== '') {
    if (names.has(name)) return name;
    name = name.replace(/(^|\.)[^.[\]]+$|\[\d+\]$/, '');
  }
  return undefined;
}

/** Returns the path of a form's field that shows a path: itself, or the nearest one above it. */
export function nearestField(path: Path, names: ReadonlySet<string>, root: Path): Path | undefined {
  for (let length = path.length; length > root.length; length--) {
    const part = path.slice(0, length);
    if (names.has(formatPath(part))) return length === path.length ? path : part;
  }
  return undefined;
}
