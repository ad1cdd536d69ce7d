import type { Path } from '../../data/path.ts';

/** A change of a YAML file, in terms of its plain data. */
export type EditOperation =
  /** Replaces a string, number, boolean or `null`; lists and maps can't be replaced. */
  | { op: 'set'; path: Path; value: string | number | boolean | null }
  /** Adds a field to the map at `path`. `order` lists the map's fields in schema order. */
  | { op: 'put'; path: Path; key: string; value: unknown; order?: readonly string[] }
  /** Removes a list item or a field, with its comments. */
  | { op: 'remove'; path: Path }
  /** Inserts an item into the list at `path`, before this index; the list's length appends it. */
  | { op: 'insert'; path: Path; index: number; value: unknown }
  /** Inserts a copy of a list item, with its comments, directly after it. */
  | { op: 'duplicate'; path: Path; index: number }
  /** Moves an item within the list at `path`, with its comments; `to` is the index after removal. */
  | { op: 'move'; path: Path; from: number; to: number };

/** Returns the place of the value that an operation sets, adds to a map or removes, or of the list in which it adds or moves an item. */
export const changedPlace = (operation: EditOperation): Path =>
  operation.op === 'put' ? [...operation.path, operation.key] : operation.path;

/** A replacement in a text: offset and length in UTF-16 code units, as in `String.prototype.slice`. */
export interface Splice {
  at: number;
  deleteCount: number;
  insert: string;
}

/** Creates the splice that replaces the text between two offsets. */
export const replacement = (from: number, to: number, insert = ''): Splice => ({
  at: from,
  deleteCount: to - from,
  insert,
});

/** Applies a splice. */
export const applySplice = (text: string, { at, deleteCount, insert }: Splice): string =>
  text.slice(0, at) + insert + text.slice(at + deleteCount);

/** Returns the splice that reverts another one; `text` is the text before it. */
export const inverseOf = (text: string, { at, deleteCount, insert }: Splice): Splice => ({
  at,
  deleteCount: insert.length,
  insert: text.slice(at, at + deleteCount),
});

/** Returns an element that is known to exist. */
export function elementAt<T>(list: readonly T[], index: number): T {
  const element = list[index];
  if (element === undefined) throw new RangeError(`There is no element ${index}.`);
  return element;
}

/** Why an edit is refused. Thrown inside the engine and by compound edits; `planEdit` returns it as a value. */
export class EditRefusal extends Error {
  /** The file; only an edit of several files names it. */
  file?: string;

  /**
   * @param message a sentence
   * @param path the field concerned
   * @param offset its position in the source
   */
  constructor(
    message: string,
    readonly path: Path,
    readonly offset?: number,
  ) {
    super(message);
  }

  /** Names the file, unless it's named already. */
  in(file: string): this {
    this.file ??= file;
    return this;
  }
}
