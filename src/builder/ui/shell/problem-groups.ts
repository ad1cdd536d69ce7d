import { texts } from '../../texts/texts.ts';
import type { FieldProblem, SiteFile } from '../../protocol/answers.ts';

/** What concerns one file. */
export interface FileGroup<T> {
  file: string;
  title: string;
  list: readonly T[];
}

/** Groups what concerns files by file, in its order. */
export function groupByFile<T extends { file: string }>(
  entries: readonly T[],
  files: readonly SiteFile[],
): FileGroup<T>[] {
  const groups = new Map<string, T[]>();
  for (const entry of entries) groups.set(entry.file, [...(groups.get(entry.file) ?? []), entry]);
  return [...groups].map(([file, list]) => ({
    file,
    title: files.find((one) => one.file === file)?.title ?? file,
    list,
  }));
}

/** Groups problems by file: files with errors first, and errors before warnings in each. */
export function groupProblems(
  problems: readonly FieldProblem[],
  files: readonly SiteFile[],
): FileGroup<FieldProblem>[] {
  const rank = ({ severity }: FieldProblem) => (severity === 'error' ? 0 : 1);
  return groupByFile(
    [...problems].sort((a, b) => rank(a) - rank(b)),
    files,
  );
}

/** Says how many errors and warnings the site has, and how much is left to settle before the launch. */
export function problemWords(errors: number, warnings: number, launch: number): string {
  const parts = [
    ...(errors > 0 ? [texts.common.errors(errors)] : []),
    ...(warnings > 0 ? [texts.common.warnings(warnings)] : []),
  ];
  const problems = parts.length === 0 ? [texts.shell.problems.none] : parts;
  return [...problems, ...(launch > 0 ? [texts.shell.problems.toCheck(launch)] : [])].join(', ');
}
