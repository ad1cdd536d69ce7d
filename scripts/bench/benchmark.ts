/** A figure, a word, or nothing where there is no figure. */
export type Cell = string | number;

/** A table of figures, each row under the names of the columns. */
export interface Table {
  title: string;
  columns: string[];
  rows: Cell[][];
}

/** Something that is measured, by name. */
export interface Benchmark {
  name: string;
  run: (root: string) => Promise<Table | Table[]>;
}

/** Chromium may give no whole trace of a load twice in a row; more often than this, something is broken. */
export const TRACE_TRIES = 4;

/** The middle one of several figures. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** A figure with so many digits after its point. */
export const rounded = (figure: number, digits = 0): number => Number(figure.toFixed(digits));

/**
 * Does some tasks in turn, several times over, so that what disturbs the machine disturbs all of them alike. Every
 * second turn goes backwards.
 */
export async function interleaved(times: number, tasks: readonly (() => Promise<void>)[]): Promise<void> {
  for (let turn = 0; turn < times; turn += 1)
    for (const task of turn % 2 === 0 ? tasks : tasks.toReversed()) await task();
}
