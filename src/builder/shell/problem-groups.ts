import type { Problem, SiteFile } from '../../editing-protocol/builder/site-methods.ts';
import { count } from '../outline/section-list.ts';

/** The problems of a file. */
export interface ProblemGroup {
  file: string;
  title: string;
  list: readonly Problem[];
}

/** Groups problems by file: files with errors first, and errors before warnings in each. */
export function groupProblems(problems: readonly Problem[], files: readonly SiteFile[]): ProblemGroup[] {
  const rank = ({ severity }: Problem) => (severity === 'error' ? 0 : 1);
  const sorted = [...problems].sort((a, b) => rank(a) - rank(b));
  const groups = new Map<string, Problem[]>();
  for (const problem of sorted) groups.set(problem.file, [...(groups.get(problem.file) ?? []), problem]);
  return [...groups].map(([file, list]) => ({
    file,
    title: files.find((one) => one.file === file)?.title ?? file,
    list,
  }));
}

/** Says how many errors and warnings the site has. */
export function problemWords(errors: number, warnings: number): string {
  const parts = [
    ...(errors > 0 ? [count(errors, 'error')] : []),
    ...(warnings > 0 ? [count(warnings, 'warning')] : []),
  ];
  return parts.length === 0 ? 'No problems' : parts.join(', ');
}
