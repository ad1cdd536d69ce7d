/**
 * Caches the result of a function of a text.
 * @param most number of entries at which the cache is cleared
 */
export function createBoundedMemo<T>(most: number): (text: string, make: (text: string) => T) => T {
  const known = new Map<string, T>();
  return (text, make) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    if (known.size >= most) known.clear();
    const own = Buffer.from(text).toString(); // a slice would keep the whole page in memory
    const made = make(own);
    known.set(own, made);
    return made;
  };
}
