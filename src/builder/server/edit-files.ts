import type { BuilderHandlers } from '../protocol/methods.ts';
import type { CallOutcome } from '../protocol/site-methods.ts';
import type { Diagnostic } from '../../content/diagnostics/diagnostic.ts';
import { makeChanges, type EditOutcome } from '../../authoring/content-edit/edit-content.ts';
import { textsAfter } from '../../authoring/content-edit/file-change.ts';
import { planChanges } from '../../authoring/content-edit/plan-changes.ts';
import { planSetAgain } from '../../authoring/content-edit/plan-set-again.ts';
import { recoverChanges } from '../../authoring/content-edit/write-changes.ts';
import { sourceLanguageOf } from '../../regions/site-regions.ts';
import { changedValue } from './changed-value.ts';
import { findConflict } from './find-conflict.ts';
import { toProblems } from './problems.ts';
import type { BuilderSession } from './session.ts';

/** What `edit` is called with. */
export type EditInput = Parameters<BuilderHandlers['edit']>[0];

/** Answers `edit`: writes the edits of a request, all or none. */
export function editFiles(session: BuilderSession, input: EditInput): CallOutcome {
  const { root, check } = session;
  recoverChanges(root);
  const conflict = findConflict(session, input);
  if (conflict) return { ...refused(session, []), conflict };
  const { request, label, mergeKey, dryRun = false } = input;
  const planned = planChanges(root, request, check.model);
  if (planned.diagnostics.length > 0) return refused(session, planned.diagnostics);
  const [only, ...others] = planned.changes;
  const again = mergeKey !== undefined && only && others.length === 0 && planSetAgain(root, mergeKey, request, only);
  const changes = again ? [again] : planned.changes;
  const words = { label, mergeKey, value: changedValue(input, sourceLanguageOf(check.model.regions)) };
  return toOutcome(session, makeChanges(root, changes, check.model, { dryRun, request, ...words, check }));
}

/** Returns the outcome of an edit that is not made. */
export const refused = (session: BuilderSession, diagnostics: readonly Diagnostic[]): CallOutcome => ({
  ok: false,
  diff: '',
  files: [],
  problems: toProblems(session, diagnostics),
});

/** Converts the result of edits for the browser, and keeps the texts that it will see. */
export const toOutcome = (
  session: BuilderSession,
  { ok, id, diff, changes, diagnostics }: EditOutcome,
): CallOutcome => ({
  ok,
  diff,
  ...(id !== undefined && { id }),
  files: ok
    ? changes.flatMap(({ file, after }) => (after === null ? [] : { file, hash: session.recent.keep(after) }))
    : [],
  problems: toProblems(session, diagnostics, textsAfter(changes)),
});
