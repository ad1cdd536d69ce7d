/** A table of figures, each row under the names of the columns. */
export interface Table {
  title: string;
  columns: string[];
  rows: (string | number)[][];
}

/** Something that is measured, by name. */
export interface Benchmark {
  name: string;
  run: (root: string) => Promise<Table>;
}

/** The middle one of several figures. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
