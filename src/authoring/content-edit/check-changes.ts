import type { Diagnostic } from '../../content/diagnostics/diagnostic.ts';
import type { FileChange } from './file-change.ts';
import type { OpenCheck } from './open-check.ts';

/** The result of checking changes before they're written. */
export interface CheckedChanges {
  /** Errors that the changes introduce; existing errors are omitted. */
  errors: Diagnostic[];
  /** All warnings and errors after the changes. */
  diagnostics: Diagnostic[];
}

/** Checks all content with the changes applied, in memory. */
export function checkChanges(check: OpenCheck, changes: readonly FileChange[]): CheckedChanges {
  check.refresh();
  const before = check.result().diagnostics;
  const diagnostics = check.diagnosticsWith(changes);
  return { errors: newErrors(before, diagnostics), diagnostics };
}

/** Returns errors that occur more often than before. Ignores list indexes, because items may have moved. */
function newErrors(before: readonly Diagnostic[], after: readonly Diagnostic[]): Diagnostic[] {
  const known = new Map<string, number>();
  const nameOf = ({ file, path, message }: Diagnostic) => [file, path.replace(/\[\d+\]/g, '[]'), message].join('\n');
  for (const one of before) known.set(nameOf(one), (known.get(nameOf(one)) ?? 0) + 1);
  return after.filter((one) => {
    const left = known.get(nameOf(one)) ?? 0;
    known.set(nameOf(one), left - 1);
    return one.severity === 'error' && left <= 0;
  });
}
