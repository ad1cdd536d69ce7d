import { createContentCheck } from '../../content/check-content.ts';
import { decodeSource } from '../../content/read/decode-source.ts';
import type { SourceFile } from '../../content/diagnostics/source-file.ts';
import { ofWholeFile, type Diagnostic } from '../../content/diagnostics/diagnostic.ts';
import { listPublicFiles } from '../../content/public/list-public-files.ts';
import { eachFile, readFileAt } from '../../content/read/read-files.ts';
import type { SectionDefinitions } from '../../content/validate/section-definitions.ts';
import type { FileChange } from './file-change.ts';

/** The result of checking changes before they're written. */
export interface CheckedChanges {
  /** Errors that the changes introduce; existing errors are omitted. */
  errors: Diagnostic[];
  /** All warnings and errors after the changes. */
  diagnostics: Diagnostic[];
}

/** Checks all content with the changes applied, in memory. */
export function checkChanges(
  root: string,
  changes: readonly FileChange[],
  sections: SectionDefinitions,
): CheckedChanges {
  const changed = new Map<string, SourceFile | Diagnostic>();
  const sourceOf = (file: string) =>
    changed.get(file) ?? readFileAt(root, file) ?? ofWholeFile(file, `${file} is gone.`, 'Bring it back.');
  const check = createContentCheck(sections, sourceOf);
  for (const source of eachFile(root)) check.put(source);
  const publicFiles = listPublicFiles(root);
  const before = check.result(publicFiles).diagnostics;
  for (const { file, after } of changes) {
    if (after === null) {
      check.remove(file);
      continue;
    }
    const source = decodeSource(file, Buffer.from(after));
    changed.set(file, source);
    check.put(source);
  }
  const { diagnostics } = check.result(publicFiles);
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
