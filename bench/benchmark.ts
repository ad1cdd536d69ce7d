/** A number or a text. */
export type Cell = string | number;

/** A table of results, each row keyed by column name. */
export interface Table {
  title: string;
  columns: string[];
  rows: Cell[][];
}

/** A benchmark by name. */
export interface Benchmark {
  name: string;
  run: (root: string) => Promise<Table | Table[]>;
}

/** Maximum number of retries: Chromium may record an incomplete trace twice in a row; more often means a bug. */
export const TRACE_TRIES = 4;

/** Returns the median. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Returns the figure that 95 of 100 are at or below. */
export function percentile95(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
}

/** Formats a number with a fixed number of decimals. */
export const roundTo = (figure: number, digits = 0): number => Number(figure.toFixed(digits));

/**
 * Runs tasks in turn, several times, so that disturbances affect all of them equally. Reverses the order in every
 * second round.
 */
export async function runInterleaved(times: number, tasks: readonly (() => Promise<void>)[]): Promise<void> {
  for (let turn = 0; turn < times; turn += 1)
    for (const task of turn % 2 === 0 ? tasks : tasks.toReversed()) await task();
}
