import { fieldName, ofWholeFile, type Diagnostic, type FormWording } from '../../content/diagnostics/diagnostic.ts';
import type { YamlRefusal } from '../edit/edit-yaml.ts';

/** How to fix a refused edit. */
export const NOTHING_WRITTEN = 'No file was changed. Correct this operation.';

/** The same in a form, which made the operation: there's nothing in it to correct. */
export const NOTHING_CHANGED: FormWording = { hint: 'Nothing was changed. Reload the page, and try again.' };

/** A refusal; one of an edit that has no place in the file yet has no line. */
type Refusal = Pick<YamlRefusal, 'message' | 'path'> & { line?: number };

/** The location of a refusal, in the format of the content check. */
export const diagnosticOf = (file: string, { message, path, line = 1 }: Refusal): Diagnostic => ({
  ...ofWholeFile(file, message, NOTHING_WRITTEN, 'error', NOTHING_CHANGED),
  line,
  path: fieldName([...path]),
});
