import { say } from '../../i18n/phrase.ts';
import { type Diagnostic, ofWholeFile } from '../../content/diagnostics/diagnostic.ts';
import type { ContentModel } from '../../model/content-model.ts';
import type { FileChange } from './file-change.ts';
import { unifiedDiff } from './unified-diff.ts';
import { openCheck, type OpenCheck } from './open-check.ts';
import type { EditRequest } from './edit-request.ts';
import { planChanges } from './plan-changes.ts';
import { recordEdits, type NewRecord } from './edit-record.ts';
import type { ChangedValue } from './record-folder.ts';
import { changedSince, recoverChanges, writeChanges } from './write-changes.ts';
import type { DrawnPicture } from './drawn-pictures.ts';

/** The result of edits. */
export interface EditOutcome {
  /** Whether they were applied, or would be. */
  ok: boolean;
  /** The changes, in the format of `git diff`. */
  diff: string;
  /** The texts before and after. For refused edits, the planned texts as far as they're known. */
  changes: FileChange[];
  /** Why they were refused; for applied edits, the warnings of the changed files. */
  diagnostics: Diagnostic[];
  /** Identifies the edit for undo; only set if it was written and changes something. */
  id?: string;
  /** Set for an edit that isn't undone or made again, because its files were changed since. */
  isOutdated?: true;
}

/** Returns the outcome of edits that were refused. */
export const refusedEdit = (diagnostics: Diagnostic[]): EditOutcome => ({
  ok: false,
  diff: '',
  changes: [],
  diagnostics,
});

/** How to apply edits. */
export interface EditOptions extends Pick<ChangeOptions, 'dryRun' | 'check'> {
  /** Changes the comments of each edited text. */
  finish?: (text: string, file: string) => string;
  /** The texts that the edits were made for, by file: another program may have changed one since. */
  madeFor?: ReadonlyMap<string, string>;
}

/** Applies edits to content files: all of them, checked together, or none. */
export function editContent(
  root: string,
  request: EditRequest,
  model: ContentModel,
  { finish, madeFor, ...options }: EditOptions = {},
): EditOutcome {
  recoverChanges(root);
  const { changes, diagnostics } = planChanges(root, request, model);
  if (diagnostics.length > 0) return refusedEdit(diagnostics);
  const foreign = changes.find(({ file, before }) => madeFor && madeFor.get(file) !== before?.replace(/^\uFEFF/, ''));
  if (foreign) return refusedEdit([changedSince(foreign.file)]);
  if (!finish) return makeChanges(root, changes.filter(isChange), model, { ...options, request });
  // A translation that equals its source changes nothing but the comment.
  const finished = changes.map((change) => ({ ...change, after: change.after && finish(change.after, change.file) }));
  return makeChanges(root, finished.filter(isChange), model, options);
}

const isChange = ({ before, after }: FileChange): boolean => before !== after;

/** What to do with changes besides writing them. */
export interface ChangeOptions {
  /** Writes nothing. */
  dryRun?: boolean;
  /** The requested operations, with which an undo finds its location in a file that changed since. */
  request?: EditRequest;
  /** Records an undo or redo of an edit, which is recorded already itself. */
  recordUndo?: (() => void) | undefined;
  /** What is done, in words, for the list of edits. */
  label?: string | undefined;
  /** Edits in a row with the same key are recorded as one. */
  mergeKey?: string | undefined;
  /** The value that is changed, if it's exactly one. */
  value?: ChangedValue | undefined;
  /** The drawings that were written for it; an undo removes them. */
  pictures?: readonly DrawnPicture[];
  /** The ids of the requests that ask for it. */
  requests?: readonly string[] | undefined;
  /** The edits that the changes consist of, in their order. Each is recorded for itself. Left out: it's one. */
  steps?: readonly NewRecord[] | undefined;
  /** A check that is open already; without one, all content is read. */
  check?: OpenCheck | undefined;
}

/** Writes changes if the content check finds no new errors. */
export function makeChanges(
  root: string,
  changes: FileChange[],
  model: ContentModel,
  { dryRun = false, recordUndo, check = openCheck(root, model), steps, ...words }: ChangeOptions = {},
): EditOutcome {
  const { errors, diagnostics } = checkChanges(check, changes);
  if (errors.length > 0) return { ...refusedEdit(errors), changes };
  const files = new Set(changes.map(({ file }) => file));
  const outcome = {
    ok: true,
    diff: unifiedDiff(changes),
    changes,
    diagnostics: diagnostics.filter(({ file, severity }) => severity === 'warning' && files.has(file)),
  };
  if (dryRun || changes.length === 0) return outcome;
  let kept: Partial<EditOutcome> = {};
  const record = () => {
    const author = check.author?.();
    const made = (steps ?? [{ changes, ...words }]).map((step) => ({ ...step, author }));
    kept = recorded(root, made, outcome.diagnostics);
  };
  const requests = steps ? steps.flatMap((step) => step.requests ?? []) : words.requests;
  const problems = writeChanges(root, changes, recordUndo ?? record, requests);
  return problems.length > 0 ? refusedEdit(problems) : { ...outcome, ...kept };
}

/** Records written edits for undo. If that fails, they stay, and a warning says that they can't be undone. */
function recorded(
  root: string,
  records: readonly NewRecord[],
  diagnostics: Diagnostic[],
): Pick<EditOutcome, 'id'> | Pick<EditOutcome, 'diagnostics'> {
  try {
    const id = recordEdits(root, records);
    return id === undefined ? {} : { id };
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    const file = records[0]?.changes[0]?.file ?? 'content';
    const message = `The change is written, but can't be undone: its record can't be kept (${cause}).`;
    const form = { message: say`The change is saved, but cannot be undone.`, hint: say`Ask your developer why.` };
    return { diagnostics: [...diagnostics, ofWholeFile(file, message, 'Look at the folder .local.', 'warning', form)] };
  }
}

/** The result of checking changes before they're written. */
interface CheckedChanges {
  /** Errors that the changes introduce; existing errors are omitted. */
  errors: Diagnostic[];
  /** All warnings and errors after the changes. */
  diagnostics: Diagnostic[];
}

/** Checks all content with the changes applied, in memory. */
function checkChanges(check: OpenCheck, changes: readonly FileChange[]): CheckedChanges {
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
