import type { QueryClient } from '@tanstack/react-query';
import type { FileAnswer, FieldProblem } from '../../../protocol/answers.ts';
import { fetchFile, fileKey, writtenFile, writtenPath } from '../../state/shown-files.ts';
import { makeEdit, problemOf, refusedBy, showOutcome, type ShownOutcome } from '../../state/edit.ts';
import { problemAt } from '../model/typed-problem.ts';
import type { Operation } from '../../../protocol/edit-request.ts';
import type { Path } from '../../../../data/path.ts';
import { isEqual } from '../../../../data/plain.ts';
import { texts } from '../../../texts/texts.ts';
import { isGone, toStored, type SaveRequest } from './draft.ts';
import { operationsFor } from './operations.ts';
import { drafts, fileOfKey, pathOfKey } from './unsaved.ts';

/** Saves drafts from now on, whether their fields are shown or not. */
export function connectDrafts(client: QueryClient): void {
  drafts.isAhead = (key) => writtenPath(fileOfKey(key), pathOfKey(key)) === undefined;
  drafts.connect((key, request) =>
    saveField(client, key, request).catch((error: unknown): ShownOutcome => refusedBy(error, true)),
  );
}

/** Writes the value of a field. */
async function saveField(client: QueryClient, keyBefore: string, request: SaveRequest): Promise<ShownOutcome> {
  const { value, seen, label, flaw, readsAgain, keyNow } = request;
  const file = fileOfKey(keyBefore);
  if (flaw) return refused(client, problemAt(flaw, file, pathOfKey(keyBefore)), keyBefore);
  const isKnown = !readsAgain && writtenFile(client, file) !== undefined;
  if (!isKnown) await readFile(client, file);
  const key = keyNow();
  if (isGone(key)) return refused(client, problemOf(texts.shell.unsaved.gone), key);
  const data = writtenFile(client, file)?.answer.data;
  const path = writtenPath(file, pathOfKey(key)) ?? pathOfKey(key);
  const operations = operationsFor(data, path, value);
  // Either somebody wrote the same, or what is known of the file is old.
  if (operations.length === 0)
    return isKnown ? saveField(client, key, { ...request, readsAgain: true }) : written(client, file);
  const guards = [{ file, path, value: seen }];
  const save = (change: Pick<Change, 'operations' | 'guards'>) =>
    makeEdit(client, {
      edits: [{ file, operations: change.operations }],
      label,
      mergeKey: key,
      guards: change.guards,
      isKept: true,
    });
  const outcome = await save({ operations, guards });
  if (outcome.conflict) {
    // The section may have moved before the server had this.
    await readFile(client, file);
    if (keyNow() !== key) return saveField(client, key, request);
  }
  if (outcome.ok || outcome.conflict || outcome.isUnanswered) return outcome;
  // A fact that all languages must have can't be added to one after the other.
  const others = refusedBeside(client, key);
  if (others.length === 0) return outcome;
  const together = await save({
    operations: [...operations, ...others.flatMap((other) => other.operations)],
    guards: [...guards, ...others.flatMap((other) => other.guards)],
  });
  if (!together.ok) return outcome;
  // They find what they have in the file.
  for (const { key: other } of others) drafts.flush(other);
  return together;
}

/** What a draft changes in its file. */
interface Change {
  key: string;
  operations: Operation[];
  guards: { file: string; path: Path; value: unknown }[];
}

/** Returns the changes of a text's other languages that were refused. */
function refusedBeside(client: QueryClient, key: string): Change[] {
  const file = fileOfKey(key);
  const data = writtenFile(client, file)?.answer.data;
  const text = pathOfKey(key).slice(0, -1);
  return drafts.stuck().flatMap(([other, { value, seen, flaw, conflict, isWaiting }]) => {
    const shown = pathOfKey(other);
    const isBeside = other !== key && fileOfKey(other) === file && isEqual(shown.slice(0, -1), text);
    if (!isBeside || flaw || conflict || isWaiting) return [];
    const path = writtenPath(file, shown) ?? shown;
    const operations = operationsFor(data, path, toStored(value));
    return operations.length > 0 ? [{ key: other, operations, guards: [{ file, path, value: seen }] }] : [];
  });
}

/** The outcome of a save that wasn't tried, since no file could hold the value. */
function refused(client: QueryClient, problem: FieldProblem, key: string): ShownOutcome {
  const outcome: ShownOutcome = { ok: false, diff: '', files: [], problems: [problem] };
  showOutcome(client, outcome, { field: key });
  return outcome;
}

/** Reads a file as it is now. */
export async function readFile(client: QueryClient, file: string): Promise<void> {
  client.setQueryData<FileAnswer>(fileKey(file), await fetchFile(file));
}

/** The outcome of a save whose value the file has already. */
function written(client: QueryClient, file: string): ShownOutcome {
  const outcome: ShownOutcome = { ok: true, diff: '', files: [{ file, hash: '' }], problems: [] };
  showOutcome(client, outcome);
  return outcome;
}
