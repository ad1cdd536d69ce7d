/** The path to a value: keys and indexes from the root of a file, for example `['sections', 2, 'title']`. */
export type Path = readonly (string | number)[];

/** Writes a path as diagnostics do: `sections[2].title.en`. */
export const formatPath = (path: Path): string =>
  path.reduce<string>((name, step) => {
    if (typeof step === 'number') return `${name}[${step}]`;
    return name ? `${name}.${step}` : step;
  }, '');

/** Reads a path that `formatPath` wrote. */
export const parsePath = (name: string): Path =>
  [...name.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([step, index]) => (index === undefined ? step : Number(index)));

/** Returns whether a path is `base` or leads to something in it. */
export const isAtOrBelow = (path: Path, base: Path): boolean => base.every((step, index) => path[index] === step);
