/** Memoizes a function without arguments. */
export function once<V extends object>(make: () => V): () => V {
  let made: V | undefined;
  return () => (made ??= make());
}
