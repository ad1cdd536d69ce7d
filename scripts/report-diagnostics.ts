import { readFileSync } from 'node:fs';
import { hasErrors, type Diagnostic } from '../src/content/diagnostic.ts';
import { formatDiagnostics, type Format } from '../src/content/format-diagnostics.ts';

/** Prints diagnostics to stderr and says whether the content may be built. */
export function reportDiagnostics(diagnostics: readonly Diagnostic[], format: Format = 'pretty'): boolean {
  if (diagnostics.length > 0 || format === 'json')
    process.stderr.write(formatDiagnostics(diagnostics, format, { textOf, color: useColor() }));
  return !hasErrors(diagnostics);
}

const useColor = () => process.stderr.isTTY && !process.env['NO_COLOR'];

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
