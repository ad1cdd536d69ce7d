import { isDeepStrictEqual } from 'node:util';
import type { Json, CallOutcome } from '../protocol/answers.ts';
import type { BuilderHandlers } from '../protocol/calls.ts';
import { type Diagnostic, shorten } from '../../content/diagnostics/diagnostic.ts';
import { makeChanges, type EditOutcome } from '../../authoring/content-edit/edit-content.ts';
import { textsAfter } from '../../authoring/content-edit/file-change.ts';
import { planChanges } from '../../authoring/content-edit/plan-changes.ts';
import { planSetAgain } from '../../authoring/content-edit/edit-record.ts';
import { type ChangedValue } from '../../authoring/content-edit/record-folder.ts';
import { recoverChanges } from '../../authoring/content-edit/write-changes.ts';
import { readingLanguageOf } from '../../regions/reading-language.ts';
import type { Language } from '../../regions/site-regions.ts';
import { actingPerson } from './acting-person.ts';
import { toProblems } from './problems.ts';
import { withoutTranslatedMarks } from './translated-marks.ts';
import { samplesGoingLive } from './draft-samples.ts';
import type { BuilderSession } from './session.ts';
import { singleSet } from '../../authoring/content-edit/edit-request.ts';
import { valueInWords } from '../../authoring/describe/describe-changes.ts';
import { isSameJson, jsonAt } from './plain-value.ts';
import { readContentText } from '../../authoring/content-edit/content-path.ts';
import { hashOf } from '../../authoring/content-edit/open-check.ts';
import type { EditOperation } from '../../authoring/edit/edit-operation.ts';
import type { Data } from '../../authoring/edit/plain-data.ts';
import { dataOrUndefined } from '../../authoring/edit/yaml-source.ts';
import type { Path } from '../../data/path.ts';

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
  const again =
    mergeKey !== undefined &&
    only &&
    others.length === 0 &&
    planSetAgain(root, { mergeKey, author: actingPerson() }, request, only);
  const { regions } = check.model;
  const changes = (again ? [again] : planned.changes).map((change) => withoutTranslatedMarks(change, regions));
  const words = { label, mergeKey, value: changedValue(input, readingLanguageOf(regions)) };
  const samples = samplesGoingLive(changes);
  const options = { dryRun: dryRun || samples.length > 0, request, ...words, check };
  const outcome = makeChanges(root, changes, check.model, options);
  if (samples.length === 0) return toOutcome(session, outcome);
  // Everything that is missing is named at once.
  const refusals = outcome.ok ? samples : [...samples, ...outcome.diagnostics];
  return toOutcome(session, { ...outcome, ok: false, diff: '', diagnostics: refusals });
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
 * @param language the source language of the site, in which a text is quoted
 */
function changedValue(
  { request, guards }: Pick<EditInput, 'request' | 'guards'>,
  language: Language,
): ChangedValue | undefined {
  const set = singleSet(request);
  if (!set) return undefined;
  const { file: changed, operation } = set;
  const guard = guards.find(({ file, path }) => file === changed && isSameJson([...path], [...operation.path]));
  return guard && { before: inWords(guard.value, language), after: inWords(operation.value, language) };
}

const inWords = (value: unknown, language: Language): string => shorten(valueInWords(value, { language }), MAX_LENGTH);

/** Two versions of a value. */
type Conflict = NonNullable<CallOutcome['conflict']>;

/** A value that must still be there. */
interface Guard {
  path: Path;
  /** What the author saw; `undefined` if that isn't known. */
  value: Json | undefined;
}

/**
 * Returns the first value that changed since the author saw it: by the guards of the request, or without any by what the
 * operations are about, in files whose text changed since.
 */
function findConflict({ root, recent }: BuilderSession, input: EditInput): Conflict | undefined {
  // A browser guards values of files that it hasn't read as a whole, too.
  for (const file of new Set([...Object.keys(input.hashes), ...input.guards.map((guard) => guard.file)])) {
    const hash = input.hashes[file];
    const read = readContentText(root, file);
    if (!('text' in read) || read.text === null) continue;
    const own = input.guards.filter((guard) => guard.file === file);
    // What a person saw may be older than the text that their browser knows.
    if (own.length === 0 && hashOf(read.text) === hash) continue;
    const now = dataOrUndefined(read.text);
    if (now === undefined) continue; // the edit itself is refused, with the reason
    const operations = operationsOn(file, input);
    const seen = hash === undefined ? undefined : dataOrUndefined(recent.get(hash));
    const guards = own.length > 0 ? own : guardsOf(operations, seen);
    for (const { path, value } of guards) {
      const theirs = jsonAt(now, path);
      if (value !== undefined && isDeepStrictEqual(theirs, value)) continue; // the order of fields doesn't matter
      return { file, path: [...path], yours: yoursAt(path, operations) ?? value ?? null, theirs };
    }
  }
  return undefined;
}

const operationsOn = (file: string, { request }: EditInput): EditOperation[] =>
  request.edits.flatMap((edit) => ('operations' in edit && edit.file === file ? edit.operations : []));

/** Returns what operations are about, as it was in the text that they were made for. */
const guardsOf = (operations: readonly EditOperation[], seen: Data | undefined): Guard[] =>
  operations.map((operation) => {
    const path = operation.op === 'put' ? [...operation.path, operation.key] : operation.path;
    return { path, value: seen === undefined ? undefined : jsonAt(seen, path) };
  });

/** Returns the new value that an operation gives a field. */
function yoursAt(path: Path, operations: readonly EditOperation[]): Json | undefined {
  for (const operation of operations) {
    if (operation.op !== 'set' && operation.op !== 'put') continue;
    const target = operation.op === 'put' ? [...operation.path, operation.key] : operation.path;
    if (isSameJson([...target], [...path])) return operation.value as Json; // parsed from JSON
  }
  return undefined;
}
