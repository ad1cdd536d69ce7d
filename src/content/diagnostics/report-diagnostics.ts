import { readFileSync } from 'node:fs';
import { hasErrors, type Diagnostic } from './diagnostic.ts';
import type { TextOf } from './code-frame.ts';
import { formatDiagnostics, type Format } from './format-diagnostics.ts';

/**
 * Prints diagnostics to stderr and returns whether the content may be built.
 * @param textOf returns the text of a file, for the line with the caret; reads from disk by default
 */
export function reportDiagnostics(
  diagnostics: readonly Diagnostic[],
  format: Format = 'pretty',
  textOf: TextOf = readText,
): boolean {
  if (diagnostics.length > 0 || format === 'json')
    process.stderr.write(formatDiagnostics(diagnostics, format, { textOf, color: useColor() }));
  return !hasErrors(diagnostics);
}

const useColor = () => process.stderr.isTTY && !process.env['NO_COLOR'];

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
