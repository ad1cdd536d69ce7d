import type { QueryClient } from '@tanstack/react-query';
import type { FileAnswer, FieldProblem } from '../../../protocol/answers.ts';
import { fetchFile, fileKey, writtenFile, writtenPath } from '../../state/shown-files.ts';
import { makeEdit, refusedBy, showOutcome, type ShownOutcome } from '../../state/edit.ts';
import { problemAt } from '../model/typed-problem.ts';
import type { SaveRequest } from './draft.ts';
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
async function saveField(client: QueryClient, key: string, request: SaveRequest): Promise<ShownOutcome> {
  const { value, seen, label, flaw, readsAgain } = request;
  const file = fileOfKey(key);
  if (flaw) return refused(client, problemAt(flaw, file, pathOfKey(key)), key);
  const isKnown = !readsAgain && writtenFile(client, file) !== undefined;
  if (!isKnown) await readFile(client, file);
  const data = writtenFile(client, file)?.answer.data;
  const path = writtenPath(file, pathOfKey(key)) ?? pathOfKey(key);
  const operations = operationsFor(data, path, value);
  // Either somebody wrote the same, or what is known of the file is old.
  if (operations.length === 0)
    return isKnown ? saveField(client, key, { ...request, readsAgain: true }) : written(client, file);
  return makeEdit(client, {
    edits: [{ file, operations }],
    label,
    mergeKey: key,
    guards: [{ file, path, value: seen }],
    isKept: true,
  });
}

/** The outcome of a save that wasn't tried, since no file could hold the value. */
function refused(client: QueryClient, problem: FieldProblem, key: string): ShownOutcome {
  const outcome: ShownOutcome = { ok: false, diff: '', files: [], problems: [problem] };
  showOutcome(client, outcome, key);
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
