import type { SourceLines } from './source-lines.ts';
import { endOfItem, itemsOf, startOfItem, valuesOf, type Collection, type YamlSource } from './yaml-source.ts';

/** An item of a block list or a field of a block map, with its lines and comments. */
export interface BlockEntry {
  /** Offset of its dash or key. */
  start: number;
  /** Offset after its last token, before comments and blanks. */
  end: number;
  /** Line of its dash or key. */
  startLine: number;
  /** First line of the comments above it; its own line if there are none. */
  firstLine: number;
  /** Its last line. */
  lastLine: number;
  /** Whether it begins after the dash of an outer list: `- type: hero`. */
  isInline: boolean;
}

/** Returns the entries of a block list or map. The numbers refer to the comment rules in INTERNALS.md. */
export function entriesOf({ source, lines }: YamlSource, collection: Collection): BlockEntry[] {
  const values = valuesOf(collection);
  const spans = itemsOf(collection).map((item, index) => ({
    start: startOfItem(item),
    end: endOfItem(item, values[index]),
  }));
  const column = lines.columnAt(spans[0]?.start ?? 0);
  let previous = -1;
  return spans.map(({ start, end }) => {
    const startLine = lines.indexAt(start);
    const isInline = source.slice(lines.line(startLine).start, start).trim() !== '';
    const firstLine = isInline ? startLine : firstLineOf(lines, startLine, previous);
    const lastLine = lastLineOf(lines, lines.indexAt(Math.max(start, end - 1)), column);
    previous = lastLine;
    return { start, end, startLine, firstLine, lastLine, isInline };
  });
}

/** Comments directly above an entry belong to it (3), except a commented-out entry (6) and the head of the file (7). */
export function firstLineOf(lines: SourceLines, startLine: number, previous: number): number {
  let line = startLine;
  while (line - 1 > previous && lines.commentColumn(line - 1) !== undefined) line -= 1;
  return line === 0 || (line < startLine && lines.isDisabledEntry(line)) ? startLine : line;
}

/** Deeper comments below an entry belong to it (2), and those at its depth up to a blank line (4), except rule 6. */
export function lastLineOf(lines: SourceLines, endLine: number, column: number): number {
  let last = endLine;
  for (let line = endLine + 1; ;) {
    const depth = lines.commentColumn(line);
    const right = runEnd(lines, line, column);
    const isRightBelow = line === last + 1 && right > line && !lines.isDisabledEntry(line) && endsBlock(lines, right);
    if (depth !== undefined && depth > column) last = line++;
    else if (isRightBelow) last = (line = right) - 1;
    else if (lines.isBlank(line)) line += 1;
    else return last;
  }
}

/** Returns the line after a run of comments in one column. */
function runEnd(lines: SourceLines, from: number, column: number): number {
  let line = from;
  while (lines.commentColumn(line) === column) line += 1;
  return line;
}

/** Returns whether a line is blank or beyond the end of the file. */
export const endsBlock = (lines: SourceLines, line: number): boolean =>
  lines.textOf(line) === undefined || lines.isBlank(line);
