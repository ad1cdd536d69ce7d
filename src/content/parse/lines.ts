/** A location in a text, starting at 1 as in editors. */
export interface Position {
  line: number;
  column: number;
}

/**
 * Creates the function that maps offsets to lines and columns. It counts line breaks itself, because the parser's own
 * counter misses some in malformed files. Counts on first use, because most files have no findings.
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

/**
 * Returns the index of the last number that doesn't exceed a limit. The numbers are ascending, and the first one is
 * within the limit.
 */
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
