import { applyPatch, createTwoFilesPatch } from 'diff';
import { ofWholeFile, type Diagnostic } from '../../content/diagnostics/diagnostic.ts';
import type { SectionDefinitions } from '../../content/validate/section-definitions.ts';
import { undoOperations } from '../edit/undo-operations.ts';
import type { EditOperation } from '../edit/edit-operation.ts';
import type { EditRequest } from './edit-request.ts';
import { readContentText } from './content-text.ts';
import { makeChanges, type EditOutcome } from './edit-content.ts';
import { isUndone, markUndone, readRecord, type EditRecord } from './edit-record.ts';
import type { FileChange } from './file-change.ts';
import type { OpenCheck } from './open-check.ts';

/**
 * Undoes an edit. A file unchanged since the edit gets its old text. In a file that changed since, the same lines are
 * restored if each value is still the one that the edit left; otherwise nothing is undone.
 */
export function undoEdit(
  root: string,
  id: string,
  sections: SectionDefinitions,
  dryRun = false,
  check?: OpenCheck,
): EditOutcome {
  const record = isUndone(root, id) ? undefined : readRecord(root, id);
  if (!record)
    return refused([ofWholeFile('content', `There is no edit ${id} to undo.`, 'Name one that was made here.')]);
  const changes: FileChange[] = [];
  for (const change of record.changes) {
    const undone = undoneChange(root, change, record);
    if ('message' in undone) return refused([undone]);
    changes.push(undone);
  }
  const outcome = makeChanges(root, changes, sections, { dryRun, isUndo: true, check });
  if (outcome.ok && !dryRun) markUndone(root, id, true);
  return outcome;
}

const refused = (diagnostics: Diagnostic[]): EditOutcome => ({ ok: false, diff: '', changes: [], diagnostics });

/** Returns the operations of an edit on a file, or `undefined` if it had none. */
function operationsOn(file: string, request: EditRequest | undefined): EditOperation[] | undefined {
  const edits = request?.edits.filter((edit) => 'operations' in edit);
  if (!edits || edits.length !== request?.edits.length) return undefined;
  return edits.filter((edit) => edit.file === file).flatMap((edit) => edit.operations);
}

function undoneChange(
  root: string,
  { file, before, after }: FileChange,
  { request }: EditRecord,
): FileChange | Diagnostic {
  const read = readContentText(root, file);
  if ('problem' in read) return ofWholeFile(file, read.problem, 'Bring the file back first.');
  const { text } = read;
  if (text === after) return { file, before: text, after: before };
  const operations = operationsOn(file, request);
  if (!operations || before === null || after === null || text === null)
    return ofWholeFile(file, 'The file was changed since, so this edit is not undone.', 'Change it back by hand.');
  const patch = createTwoFilesPatch(file, file, after, before, undefined, undefined, { context: 2 });
  const undone = undoOperations(text, { before, operations }, applyPatch(text, patch, { fuzzFactor: 0 }) || undefined);
  if (undone.ok) return { file, before: text, after: undone.source };
  const { message, line } = undone.refusal;
  return { ...ofWholeFile(file, `This edit is not undone: ${message}`, 'Change it back by hand.'), line };
}
