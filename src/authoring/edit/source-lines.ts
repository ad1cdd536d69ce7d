import { LineCounter } from 'yaml';
import { elementAt } from './edit-operation.ts';

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
  /** The file's first line break. */
  readonly eol: string;
  private readonly all: readonly SourceLine[];
  private readonly counter = new LineCounter();

  constructor(private readonly source: string) {
    this.eol = /\r?\n/.exec(source)?.[0] ?? '\n';
    this.all = [...source.matchAll(/([^\n]*?)(?:\r?\n|$)/g)]
      .map(({ index, 0: line, 1: text = '' }) => ({
        start: index,
        end: index + text.length,
        next: index + line.length,
      }))
      .filter(({ start, next }) => start < next || start === 0);
    for (const { start } of this.all) this.counter.addNewLine(start);
  }

  /** Returns the number of the line at an offset, starting at 0. */
  indexAt(offset: number): number {
    return this.counter.linePos(offset).line - 1;
  }

  line(index: number): SourceLine {
    return elementAt(this.all, index);
  }

  /** Returns an offset's column, starting at 0. */
  columnAt(offset: number): number {
    return this.counter.linePos(offset).col - 1;
  }

  /** Returns the text of a line without its break; `undefined` after the last line. */
  textOf(index: number): string | undefined {
    const line = this.all[index];
    return line && this.source.slice(line.start, line.end);
  }

  isBlank(index: number): boolean {
    return this.textOf(index)?.trim() === '';
  }

  /** Returns the column of a line that consists of a comment only. */
  commentColumn(index: number): number | undefined {
    return /^\s*(?=#)/.exec(this.textOf(index) ?? '')?.[0].length;
  }

  /** Returns whether a comment is a commented-out list entry. */
  isDisabledEntry(index: number): boolean {
    return /^\s*# - /.test(this.textOf(index) ?? '');
  }
}
