/** One thing that is wrong, or doubtful, in the consultant's files. */
export interface Diagnostic {
  severity: 'error' | 'warning';
  /** Path of the file from the project's root. */
  file: string;
  /** Line, counted from 1. */
  line: number;
  /** Column, counted from 1, in the units in which editors count. */
  column: number;
  /** The field, for example `sections[2].type`; empty for the file as a whole. */
  path: string;
  /** What is wrong. */
  message: string;
  /** How to mend it. */
  hint: string;
}

/** Steps from the top of a file to a field. */
export type FieldPath = readonly (string | number)[];

/** What a check found in a file, before its place in the text is looked up. */
export interface Finding {
  /** The field; may be left out where the offset is known: the field that stands there is meant. */
  path?: FieldPath;
  /** Where it is in the text; left out: where the field begins. */
  offset?: number;
  /** Words inside the value at which to point; left out, or not found as they are: the beginning of the value. */
  words?: string;
  /** Set where the name of the field is meant and not its value. */
  key?: boolean;
  severity?: 'warning';
  /** The part of the file that cannot be judged because of it, where that is not the field alone; `[]` is all of it. */
  doubts?: FieldPath;
  message: string;
  hint: string;
}

/** A finding of a check that looks at all files. */
export interface FileFinding extends Finding {
  file: string;
  /** What else has the same cause: such findings are told as one. */
  cause?: Cause;
}

/** One mistake that shows in several places. */
export interface Cause {
  /** The file in which it was made; it may be gone. */
  file: string;
  path: FieldPath;
  message: string;
  hint: string;
  /** Fewest places from which on they are told as one. */
  least: number;
}

/** Longest name of a field that is written out. */
const LONGEST_NAME = 60;

/** A field as the consultant reads it: `sections[2].type`. */
export const fieldName = (path: FieldPath): string =>
  path.reduce<string>((name, step) => {
    if (typeof step === 'number') return `${name}[${step}]`;
    const shown = printable(shorten(step, LONGEST_NAME));
    return name ? `${name}.${shown}` : shown;
  }, '');

/** Words with an ellipsis in place of what is too long to be shown. */
export const shorten = (words: string, most: number): string =>
  words.length > most ? `${words.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : words;

/** Words without signs that could move the cursor, colour the terminal or hide what follows. */
export const printable = (words: string): string =>
  words
    .replace(/\p{Cc}|\p{Cs}/gu, (sign) => (sign === '\t' ? ' ' : '�'))
    .replace(/[\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/g, '');

/** A value in quotes, as a message shows it. */
export const quoted = (words: string): string => `"${printable(shorten(words.replace(/\s+/g, ' '), 40))}"`;

/** A diagnostic at the beginning of a file, for what concerns it as a whole. */
export const ofWholeFile = (
  file: string,
  message: string,
  hint: string,
  severity: Diagnostic['severity'] = 'error',
): Diagnostic => ({
  severity,
  file,
  line: 1,
  column: 1,
  path: '',
  message,
  hint,
});

/** Orders diagnostics by file, line and column; the same on every machine. */
export const byPosition = (a: Diagnostic, b: Diagnostic): number =>
  compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.message, b.message);

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Whether anything keeps the content from being built. */
export const hasErrors = (diagnostics: readonly Diagnostic[]): boolean =>
  diagnostics.some(({ severity }) => severity === 'error');
