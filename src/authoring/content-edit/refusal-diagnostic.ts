import { fieldName, ofWholeFile, type Diagnostic } from '../../content/diagnostics/diagnostic.ts';
import type { Refusal } from '../edit/edit-yaml.ts';

/** How to fix a refused edit. */
export const NOTHING_WRITTEN = 'No file was changed. Correct this operation.';

/** The location of a refusal, in the format of the content check. */
export const diagnosticOf = (file: string, { message, path, line }: Refusal): Diagnostic => ({
  ...ofWholeFile(file, message, NOTHING_WRITTEN),
  line,
  path: fieldName([...path]),
});
