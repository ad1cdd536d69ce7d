/** A place in a text as editors count: from 1. */
export interface Position {
  line: number;
  column: number;
}

/**
 * Makes the look-up of offsets in a text. It counts the line breaks itself: the parser's own counter misses some in
 * files that are not well-formed. They are counted when the first place is asked for, for most files never are.
 */
export function createLines(text: string): (offset: number) => Position {
  let starts: number[] | undefined;
  return (offset) => {
    starts ??= lineStarts(text);
    const inside = Math.min(Math.max(offset, 0), text.length);
    const line = lastAtMost(starts, inside);
    return { line: line + 1, column: inside - (starts[line] ?? 0) + 1 };
  };
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  return starts;
}

/** The index of the last number that is not above a limit; the numbers rise, and the first is not above it. */
function lastAtMost(numbers: readonly number[], limit: number): number {
  let low = 0;
  let high = numbers.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((numbers[middle] ?? 0) <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}
