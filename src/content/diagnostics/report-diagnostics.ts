import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { hasErrors, type Diagnostic } from './diagnostic.ts';
import type { TextOf } from './code-frame.ts';
import { formatDiagnostics, type Format } from './format-diagnostics.ts';

interface ReportOptions {
  format?: Format;
  /** The folder that the files' names are relative to: the working directory by default. */
  root?: string;
  /** Returns the text of a file, for the line with the caret; reads from disk by default. */
  textOf?: TextOf;
  /** Where to print; colored if it's a terminal. */
  stderr?: { write: (text: string) => unknown; isTTY?: boolean };
}

/** Prints diagnostics to stderr and returns whether the content may be built. */
export function reportDiagnostics(diagnostics: readonly Diagnostic[], options: ReportOptions = {}): boolean {
  const { format = 'pretty', root = process.cwd(), stderr = process.stderr } = options;
  const { textOf = fileTexts(root) } = options;
  const color = stderr.isTTY === true && !process.env['NO_COLOR'];
  if (diagnostics.length > 0 || format === 'json')
    stderr.write(formatDiagnostics(diagnostics, format, { textOf, color }));
  return !hasErrors(diagnostics);
}

/** Returns a function that reads a file of a folder, for the line with the caret. */
export const fileTexts =
  (root: string): TextOf =>
  (file) => {
    try {
      return readFileSync(resolve(root, file), 'utf8');
    } catch {
      return undefined;
    }
  };
