import type { HistoryStep } from '../../editing-protocol/builder/history-methods.ts';
import type { Outcome } from '../../editing-protocol/builder/site-methods.ts';
import { ofWholeFile } from '../../content/diagnostics/diagnostic.ts';
import { latestRecord, latestUndone, listEdits } from '../content-edit/edit-record.ts';
import { redoEdit, undoEdit } from '../content-edit/undo-edit.ts';
import { outcomeOf, refused } from './edit-files.ts';
import type { BuilderSession } from './session.ts';

/** Answers `undo`: undoes a step, or the latest one. */
export function undoStep(
  session: BuilderSession,
  { id = latestRecord(session.root) }: { id?: string | undefined },
): Outcome {
  if (id === undefined) return nothingTo('undo');
  const { root, check } = session;
  return { ...outcomeOf(session, undoEdit(root, id, check.sections, { check })), id };
}

/** Answers `redo`: makes the step that was undone last again, unless another one was made since. */
export function redoStep(session: BuilderSession): Outcome {
  const { root, check } = session;
  const id = latestUndone(root);
  if (id === undefined) return nothingTo('redo');
  return { ...outcomeOf(session, redoEdit(root, id, check.sections, { check })), id };
}

/** Answers `history`: all steps, the latest first. */
export function listSteps({ root }: Pick<BuilderSession, 'root'>): HistoryStep[] {
  const next = latestUndone(root);
  return listEdits(root)
    .reverse()
    .map((step) => (step.id === next ? { ...step, redoesNext: true } : step));
}

const nothingTo = (what: string): Outcome =>
  refused([
    ofWholeFile('content', `There is nothing to ${what}.`, 'Each change that is made here appears in the history.'),
  ]);
