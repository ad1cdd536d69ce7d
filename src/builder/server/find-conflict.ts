import { isDeepStrictEqual } from 'node:util';
import { hashOf } from '../../authoring/content-edit/open-check.ts';
import { readRecord, type EditRecord } from '../../authoring/content-edit/edit-record.ts';
import { readSummary } from '../../authoring/content-edit/read-summary.ts';
import { listFolder } from '../../authoring/content-edit/record-folder.ts';
import { changedPlace, type EditOperation } from '../../authoring/edit/edit-operation.ts';
import type { Data } from '../../authoring/edit/plain-data.ts';
import { dataOrUndefined } from '../../authoring/edit/yaml-source.ts';
import { isAtOrBelow, type Path } from '../../data/path.ts';
import type { CallOutcome, Json } from '../protocol/answers.ts';
import type { BuilderHandlers } from '../protocol/calls.ts';
import { actingPerson } from './acting-person.ts';
import { currentText } from './current-text.ts';
import { isSameJson, jsonAt } from './plain-value.ts';
import type { BuilderSession } from './session.ts';

type EditInput = Parameters<BuilderHandlers['edit']>[0];

/** Two versions of a value. */
type Conflict = NonNullable<CallOutcome['conflict']>;

/** A value that must still be there. */
interface Guard {
  path: Path;
  /** What the author saw; `undefined` if that isn't known. */
  value: Json | undefined;
}

/** The texts of files that an edit is made for, and their data. */
export interface KnownTexts {
  /** '' if the file can't be read. */
  textOf: (file: string) => string;
  /** `undefined` if the text can't be edited. */
  dataOf: (file: string) => Data | undefined;
}

const onDisk = (root: string): KnownTexts => {
  const textOf = (file: string) => currentText(root, file);
  return { textOf, dataOf: (file) => dataOrUndefined(textOf(file)) };
};

/**
 * Returns the first value that changed since the author saw it: by the guards of the request, or without any by what the
 * operations are about, in files whose text changed since.
 */
export function findConflict(
  { root, recent }: Pick<BuilderSession, 'root' | 'recent'>,
  input: Omit<EditInput, 'dryRun'>,
  { textOf, dataOf }: KnownTexts = onDisk(root),
): Conflict | undefined {
  // A browser guards values of files that it hasn't read as a whole, too.
  for (const file of new Set([...Object.keys(input.hashes), ...input.guards.map((guard) => guard.file)])) {
    const hash = input.hashes[file];
    const text = textOf(file);
    if (text === '') continue; // the edit itself is refused, with the reason
    const own = input.guards.filter((guard) => guard.file === file);
    // What a person saw may be older than the text that their browser knows.
    if (own.length === 0 && hashOf(text) === hash) continue;
    const now = dataOf(file);
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

const operationsOn = (file: string, { request }: Pick<EditInput, 'request'>): EditOperation[] =>
  request.edits.flatMap((edit) => ('operations' in edit && edit.file === file ? edit.operations : []));

/** Returns what operations are about, as it was in the text that they were made for. */
const guardsOf = (operations: readonly EditOperation[], seen: Data | undefined): Guard[] =>
  operations.map((operation) => {
    const path = changedPlace(operation);
    return { path, value: seen === undefined ? undefined : jsonAt(seen, path) };
  });

/** Returns the new value that an operation gives a field. */
function yoursAt(path: Path, operations: readonly EditOperation[]): Json | undefined {
  for (const operation of operations) {
    if (operation.op !== 'set' && operation.op !== 'put') continue;
    if (isSameJson([...changedPlace(operation)], [...path])) return operation.value as Json; // parsed from JSON
  }
  return undefined;
}

/** Number of the latest steps among which the author of a value is looked for. */
const MAX_LOOKED_AT = 50;

/** Returns a conflict with the name of the other person who has changed the value last, as far as the latest steps tell. */
export function withAuthor(root: string, conflict: Conflict): Conflict {
  const author = authorOf(root, conflict);
  return author === undefined ? conflict : { ...conflict, author };
}

function authorOf(root: string, { file, path }: Conflict): string | undefined {
  for (const id of listFolder(root).ids.slice(-MAX_LOOKED_AT).reverse()) {
    const summary = readSummary(root, id);
    if (!summary?.files.includes(file)) continue;
    const record = readRecord(root, id);
    if (!record || !mayChange(record, { file, path })) continue;
    const change = record.changes.find((one) => one.file === file);
    const [before, after] = [change?.before, change?.after].map((text) => dataOrUndefined(text ?? null) ?? null);
    if (isDeepStrictEqual(jsonAt(before ?? null, path), jsonAt(after ?? null, path))) continue;
    return summary.author?.id === actingPerson()?.id ? undefined : summary.author?.name;
  }
  return undefined;
}

/** Whether a step may have changed a value. Operations tell that without a look at the texts, which takes much longer. */
function mayChange({ request }: EditRecord, { file, path }: Pick<Conflict, 'file' | 'path'>): boolean {
  if (!request) return true;
  return request.edits.some(
    (edit) =>
      'compound' in edit ||
      (edit.file === file &&
        edit.operations.some((operation) => {
          const { op, path: item } = operation;
          // The items behind a removed one have other places.
          const isOfList = op === 'remove' && typeof item.at(-1) === 'number';
          const place = isOfList ? item.slice(0, -1) : changedPlace(operation);
          return isAtOrBelow(place, path) || isAtOrBelow(path, place);
        })),
  );
}
