import { texts } from '../texts/texts.ts';
import type { HistoryStep } from '../protocol/history-answers.ts';
import type { CallOutcome } from '../protocol/answers.ts';
import { ofWholeFileAsWritten } from '../../content/diagnostics/diagnostic.ts';
import { labelOf } from '../../authoring/content-edit/edit-record.ts';
import { latestUndone, listEdits, undoableRecords } from '../../authoring/content-edit/undone-edits.ts';
import { redoEdit, undoEdit } from '../../authoring/content-edit/undo-edit.ts';
import { currentText } from './current-text.ts';
import { toOutcome, refused } from './edit-files.ts';
import { actingPerson } from './acting-person.ts';
import type { BuilderSession } from './session.ts';
import { dataOrUndefined } from '../../authoring/edit/yaml-source.ts';

/**
 * Answers `undo`: undoes a step, or the person's latest one; where nobody signs in, the latest of all. Steps whose files were changed by hand since are passed on the way to
 * the latest; each is named once.
 */
export function undoStep(session: BuilderSession, { id }: { id?: string | undefined }): CallOutcome {
  if (id !== undefined) return undoOne(session, id).outcome;
  const passed: CallOutcome['passed'] = [];
  for (const step of undoableRecords(session.root, actingPerson()?.id)) {
    const { outcome, isPassed } = undoOne(session, step);
    if (!isPassed) return { ...outcome, passed };
    if (!session.passedSteps.has(step))
      passed.push({ label: labelOf(session.root, step) ?? step, why: whyOf(outcome) });
    session.passedSteps.add(step);
  }
  return { ...nothing(session, texts.server.steps.nothingToUndo), passed };
}

/** Undoes a step, unless its files were changed since. */
function undoOne(session: BuilderSession, id: string): { outcome: CallOutcome; isPassed: boolean } {
  const { root, check } = session;
  const made = undoEdit(root, id, check.model, { check });
  if (made.ok) session.passedSteps.delete(id);
  // A file that can't be read is mended first.
  const isBroken = made.diagnostics.some(({ file }) => dataOrUndefined(currentText(root, file)) === undefined);
  return { outcome: { ...toOutcome(session, made), id }, isPassed: made.isOutdated === true && !isBroken };
}

const whyOf = ({ problems }: CallOutcome): string => problems[0]?.message ?? '';

/** Answers `redo`: makes the step that the person has undone last again, unless they have made another one since. */
export function redoStep(session: BuilderSession): CallOutcome {
  const { root, check } = session;
  const id = latestUndone(root, actingPerson()?.id);
  if (id === undefined) return nothing(session, texts.server.steps.nothingToRedo);
  return { ...toOutcome(session, redoEdit(root, id, check.model, { check })), id };
}

/** Answers `history`: all steps, the latest first. */
export function listSteps({ root, passedSteps }: Pick<BuilderSession, 'root' | 'passedSteps'>): HistoryStep[] {
  const self = actingPerson()?.id;
  const next = latestUndone(root, self);
  return listEdits(root)
    .reverse()
    .map(({ author, undoneBy, ...step }) => ({
      ...step,
      ...(author?.id !== self && { isOthers: true as const, ...(author && { author: author.name }) }),
      ...(undoneBy && undoneBy.id !== self && { undoneBy: undoneBy.name }),
      ...(step.id === next && { redoesNext: true as const }),
      ...(passedSteps.has(step.id) && { isPassed: true as const }),
    }));
}

const nothing = (session: BuilderSession, message: string): CallOutcome =>
  refused(session, [ofWholeFileAsWritten('content', message, texts.server.steps.hint, 'error')]);
