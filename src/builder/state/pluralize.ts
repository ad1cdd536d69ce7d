/** A number of things in words: "1 page", "5 pages". */
export const pluralize = (amount: number, one: string, many = `${one}s`): string =>
  `${amount} ${amount === 1 ? one : many}`;
