/** The positions in a list at which a value is repeated: all but its first one. */
export const repeatedIndexes = (values: readonly string[]): number[] =>
  values.flatMap((value, index) => (values.indexOf(value) < index ? [index] : []));
