import type { CallOutcome } from '../protocol/answers.ts';
import type { BuilderHandlers } from '../protocol/calls.ts';
import { type Diagnostic, shorten } from '../../content/diagnostics/diagnostic.ts';
import { makeChanges, type EditOutcome } from '../../authoring/content-edit/edit-content.ts';
import { textsAfter } from '../../authoring/content-edit/file-change.ts';
import { planChanges } from '../../authoring/content-edit/plan-changes.ts';
import { planSetAgain } from '../../authoring/content-edit/edit-record.ts';
import { type ChangedValue } from '../../authoring/content-edit/record-folder.ts';
import { recoverChanges } from '../../authoring/content-edit/write-changes.ts';
import { readingKeysOf, type ReadingKeys } from '../../regions/reading-language.ts';
import { actingPerson } from './acting-person.ts';
import { toProblems } from './problems.ts';
import { withoutTranslatedMarks } from './translated-marks.ts';
import { samplesGoingLive } from './draft-samples.ts';
import type { BuilderSession } from './session.ts';
import { singleSet } from '../../authoring/content-edit/edit-request.ts';
import { valueInWords } from '../../authoring/describe/describe-changes.ts';
import { currentText } from './current-text.ts';
import { findConflict, withAuthor } from './find-conflict.ts';
import { isMade, noteMade } from './made-requests.ts';
import { isSameJson } from './plain-value.ts';

type EditInput = Parameters<BuilderHandlers['edit']>[0];

/** Answers `edit`: writes the edits of a request, all or none. */
export function editFiles(session: BuilderSession, input: EditInput): CallOutcome {
  const { root, check } = session;
  if (input.id !== undefined && isMade(session, input.id)) return madeBefore(session, input);
  recoverChanges(root);
  const conflict = findConflict(session, input);
  if (conflict) return { ...refused(session, []), conflict: withAuthor(root, conflict) };
  const { request, mergeKey, dryRun = false } = input;
  const planned = planChanges(root, request, check.model);
  if (planned.diagnostics.length > 0) return refused(session, planned.diagnostics);
  const [only, ...others] = planned.changes;
  const again =
    mergeKey !== undefined &&
    only &&
    others.length === 0 &&
    planSetAgain(root, { mergeKey, author: actingPerson() }, request, only);
  const { regions } = check.model;
  const changes = (again ? [again] : planned.changes).map((change) => withoutTranslatedMarks(change, regions));
  const samples = samplesGoingLive(changes);
  const options = { dryRun: dryRun || samples.length > 0, request, ...historyWords(session, input), check };
  const outcome = makeChanges(root, changes, check.model, options);
  if (outcome.ok && !options.dryRun) noteMade(session, input.id);
  if (samples.length === 0) return toOutcome(session, outcome);
  // Everything that is missing is named at once.
  const refusals = outcome.ok ? samples : [...samples, ...outcome.diagnostics];
  return toOutcome(session, { ...outcome, ok: false, diff: '', diagnostics: refusals });
}

/** Returns what the history keeps of an edit besides its changes. */
export const historyWords = (
  { check }: Pick<BuilderSession, 'check'>,
  { id, label, mergeKey, ...input }: Omit<EditInput, 'dryRun'>,
) => ({
  label,
  mergeKey,
  value: changedValue(input, readingKeysOf(check.model.regions)),
  ...(id !== undefined && { requests: [id] }),
});

/** The outcome of an edit that was made before: its answer was lost. */
function madeBefore(session: BuilderSession, { request }: EditInput): CallOutcome {
  const files = new Set(request.edits.flatMap((edit) => ('operations' in edit ? [edit.file] : [])));
  const hashes = [...files].map((file) => ({ file, hash: session.recent.keep(currentText(session.root, file)) }));
  return { ok: true, diff: '', files: hashes, problems: [] };
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

/** Maximum length of a value that is kept for the history, in characters. */
const MAX_LENGTH = 500;

/**
 * Returns what an edit changes, if it sets a single value and its guard says what the author saw there.
 * @param keys in which words a text is quoted
 */
function changedValue(
  { request, guards }: Pick<EditInput, 'request' | 'guards'>,
  keys: ReadingKeys,
): ChangedValue | undefined {
  const set = singleSet(request);
  if (!set) return undefined;
  const { file: changed, operation } = set;
  const guard = guards.find(({ file, path }) => file === changed && isSameJson([...path], [...operation.path]));
  return guard && { before: inWords(guard.value, keys), after: inWords(operation.value, keys) };
}

const inWords = (value: unknown, keys: ReadingKeys): string => shorten(valueInWords(value, { keys }), MAX_LENGTH);
