/** Returns where the word at an offset of a text begins and ends, as a double click selects it. */
export function wordAt(text: string, offset: number): [start: number, end: number] {
  const words = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text);
  // An offset stands between two characters: the one behind it comes first.
  const found = [offset, offset - 1].map((at) => words.containing(at)).find((word) => word?.isWordLike);
  return found ? [found.index, found.index + found.segment.length] : [offset, offset];
}
