/** One thing that is wrong, or doubtful, in the consultant's files. */
export interface Diagnostic {
  severity: 'error' | 'warning';
  /** Path of the file from the project's root. */
  file: string;
  /** Line, counted from 1. */
  line: number;
  /** Column, counted from 1. */
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

/** A field as the consultant reads it: `sections[2].type`. */
export const fieldName = (path: FieldPath): string =>
  path.reduce<string>(
    (name, step) => (typeof step === 'number' ? `${name}[${step}]` : name ? `${name}.${step}` : step),
    '',
  );

/** Orders diagnostics by file, line and column. */
export const byPosition = (a: Diagnostic, b: Diagnostic): number =>
  a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column || a.message.localeCompare(b.message);

/** Whether anything keeps the content from being built. */
export const hasErrors = (diagnostics: readonly Diagnostic[]): boolean =>
  diagnostics.some(({ severity }) => severity === 'error');
