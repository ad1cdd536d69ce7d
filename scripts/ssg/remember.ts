/**
 * Makes a function that keeps what is made of a text, and gives it when it is asked for the same text again.
 * @param most when so many are kept, all of them are forgotten
 */
export function createMemory<T>(most: number): (text: string, make: (text: string) => T) => T {
  const known = new Map<string, T>();
  return (text, make) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    if (known.size >= most) known.clear();
    const own = Buffer.from(text).toString(); // a part of a page would keep the whole page in memory
    const made = make(own);
    known.set(own, made);
    return made;
  };
}
