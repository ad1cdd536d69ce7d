/** A line of a file, as offsets into its text. */
export interface SourceLine {
  start: number;
  /** Offset of its line break. */
  end: number;
  /** Offset of the next line. */
  next: number;
}

/** The lines of a text. A final line break doesn't start another line. */
export class SourceLines {
  readonly all: readonly SourceLine[];
  /** The file's first line break. */
  readonly eol: string;

  constructor(private readonly source: string) {
    const lines: SourceLine[] = [];
    let start = 0;
    for (const {
      index,
      0: { length },
    } of source.matchAll(/\r?\n/g)) {
      lines.push({ start, end: index, next: index + length });
      start = index + length;
    }
    if (start < source.length || lines.length === 0) lines.push({ start, end: source.length, next: source.length });
    this.all = lines;
    this.eol = /\r?\n/.exec(source)?.[0] ?? '\n';
  }

  /** Returns the number of the line at an offset, starting at 0. */
  indexAt(offset: number): number {
    let low = 0;
    let high = this.all.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.line(middle).start <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  line(index: number): SourceLine {
    const line = this.all[index];
    if (!line) throw new RangeError(`There is no line ${index}.`);
    return line;
  }

  /** Returns an offset's column, starting at 0. */
  columnAt(offset: number): number {
    return offset - this.line(this.indexAt(offset)).start;
  }

  /** Returns the text of a line without its break; empty after the last line. */
  textOf(index: number): string | undefined {
    const line = this.all[index];
    return line && this.source.slice(line.start, line.end);
  }

  isBlank(index: number): boolean {
    return this.textOf(index)?.trim() === '';
  }

  /** Returns the column of a line that consists of a comment only. */
  commentColumn(index: number): number | undefined {
    const column = this.textOf(index)?.search(/\S/) ?? -1;
    return column >= 0 && this.textOf(index)?.[column] === '#' ? column : undefined;
  }

  /** Returns whether a comment is a commented-out list entry. */
  isDisabledEntry(index: number): boolean {
    return /^\s*# - /.test(this.textOf(index) ?? '');
  }
}
