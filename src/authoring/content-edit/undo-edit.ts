import { phraseOf, say } from '../../i18n/phrase.ts';
import { applyPatch, createTwoFilesPatch } from 'diff';
import { type Diagnostic, ofWholeFile } from '../../content/diagnostics/diagnostic.ts';
import type { ContentModel } from '../../model/content-model.ts';
import { redoOperations, undoOperations } from '../edit/undo-operations.ts';
import type { EditOperation } from '../edit/edit-operation.ts';
import { mergeTexts } from '../merge/merge-texts.ts';
import type { EditRequest } from './edit-request.ts';
import { readContentText } from './content-path.ts';
import { makeChanges, refusedEdit, type EditOutcome } from './edit-content.ts';
import { readRecord } from './edit-record.ts';
import { isUndone, markUndone } from './undone-edits.ts';
import { withSchemaOrder } from './field-order.ts';
import type { FileChange } from './file-change.ts';
import type { OpenCheck } from './open-check.ts';
import { drawPictures, erasePictures } from './drawn-pictures.ts';

/** How to undo an edit or make it again. */
export interface UndoOptions {
  /** Writes nothing. */
  dryRun?: boolean;
  /** A check that is open already; without one, all content is read. */
  check?: OpenCheck | undefined;
}

/**
 * Undoes an edit. A file unchanged since the edit gets its old text. In a file that changed since, the same lines are
 * restored if each value is still the one that the edit left; otherwise nothing is undone. Of a change of whole files,
 * such as a pull, the values are taken back as a merge does.
 */
export function undoEdit(root: string, id: string, model: ContentModel, options: UndoOptions = {}): EditOutcome {
  if (isUndone(root, id)) return unknown(id, 'undo');
  return replay(root, id, { model, again: false, ...options });
}

/** Makes an undone edit again, under the same conditions. */
export function redoEdit(root: string, id: string, model: ContentModel, options: UndoOptions = {}): EditOutcome {
  if (!isUndone(root, id)) return unknown(id, 'make again');
  return replay(root, id, { model, again: true, ...options });
}

const unknown = (id: string, what: string): EditOutcome =>
  refusedEdit([
    ofWholeFile('content', `There is no edit ${id} to ${what}.`, 'Name one that was made here.', 'error', {
      message: what === 'undo' ? say`There is no such change to undo.` : say`There is no such change to make again.`,
      hint: say`Open the history again to see what is there now.`,
    }),
  ]);

interface Replay extends UndoOptions {
  model: ContentModel;
  /** Whether the edit is made again, rather than undone. */
  again: boolean;
}

function replay(root: string, id: string, { model, again, dryRun = false, check }: Replay): EditOutcome {
  const record = readRecord(root, id);
  if (!record) return unknown(id, again ? 'make again' : 'undo');
  const changes: FileChange[] = [];
  for (const change of record.changes) {
    const operations = operationsOn(change, record.request, model);
    const replayed = replayChange(root, change, operations, again);
    if ('message' in replayed) return { ...refusedEdit([replayed]), isOutdated: true };
    changes.push(replayed);
  }
  const { pictures = [] } = record;
  const drawn = again ? drawPictures(root, pictures) : [];
  const outcome = makeChanges(root, changes, model, {
    dryRun,
    recordUndo: () => markUndone(root, id, !again, check?.author?.()),
    check,
  });
  const isDone = outcome.ok && !dryRun;
  if (again && !isDone) erasePictures(root, drawn);
  if (!again && isDone) erasePictures(root, pictures);
  return outcome;
}

/** Returns the operations of an edit on a file, or `undefined` if it had none. */
function operationsOn(
  { file, before }: FileChange,
  request: EditRequest | undefined,
  model: ContentModel,
): EditOperation[] | undefined {
  const edits = request?.edits.filter((edit) => 'operations' in edit);
  if (!edits || edits.length !== request?.edits.length) return undefined;
  return edits
    .filter((edit) => edit.file === file)
    .flatMap((edit) => edit.operations)
    .map((operation) => withSchemaOrder(before ?? '', file, operation, model));
}

function replayChange(
  root: string,
  { file, before, after }: FileChange,
  operations: EditOperation[] | undefined,
  again: boolean,
): FileChange | Diagnostic {
  const read = readContentText(root, file);
  if ('problem' in read) {
    const form = { message: phraseOf(read.problem), hint: say`Restore it under “Changes” first.` };
    return ofWholeFile(file, read.problem, 'Bring the file back first.', 'error', form);
  }
  const { text } = read;
  const [from, to] = again ? [before, after] : [after, before];
  if (text === from) return { file, before: text, after: to };
  const verb = again ? 'made again' : 'undone';
  if (!operations) {
    // A change of whole files, such as a pull, has no operations: its values are taken back.
    const { text: merged, conflicts } = mergeTexts({ base: from, ours: text, theirs: to });
    if (conflicts.length === 0) return { file, before: text, after: merged };
  }
  if (!operations || from === null || to === null || text === null)
    return ofWholeFile(file, `The file was changed since, so this edit is not ${verb}.`, BY_HAND, 'error', {
      message: again
        ? say`This was changed again later, so the earlier change is not made again.`
        : say`This was changed again later, so the earlier change is not undone.`,
      hint: BY_HAND_IN_FORM,
    });
  const patch = createTwoFilesPatch(file, file, from, to, undefined, undefined, { context: 2 });
  const patched = applyPatch(text, patch, { fuzzFactor: 0 }) || undefined;
  const made = { before: before ?? '', operations };
  const replayed = again ? redoOperations(text, made, patched) : undoOperations(text, made, patched);
  if (replayed.ok) return { file, before: text, after: replayed.source };
  const { message, line } = replayed.refusal;
  const why = phraseOf(message);
  const form = {
    message: again ? say`This change is not made again: ${why}` : say`This change is not undone: ${why}`,
    hint: BY_HAND_IN_FORM,
  };
  return { ...ofWholeFile(file, `This edit is not ${verb}: ${message}`, BY_HAND, 'error', form), line };
}

const BY_HAND = 'Change it by hand.';
const BY_HAND_IN_FORM = say`Change the field yourself.`;
