import { isDeepStrictEqual } from 'node:util';
import type { CallOutcome } from '../protocol/site-methods.ts';
import { readContentText } from '../../authoring/content-edit/content-text.ts';
import { hashOf } from '../../authoring/content-edit/open-check.ts';
import type { EditOperation } from '../../authoring/edit/edit-operation.ts';
import type { Data } from '../../authoring/edit/plain-data.ts';
import type { EditInput } from './edit-files.ts';
import { isSameJson, jsonAt, type Json } from './plain-value.ts';
import type { BuilderSession } from './session.ts';
import type { Path } from '../../data/path.ts';
import { dataOrUndefined } from '../../authoring/edit/read-data.ts';

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
export function findConflict({ root, recent }: BuilderSession, input: EditInput): Conflict | undefined {
  for (const [file, hash] of Object.entries(input.hashes)) {
    const read = readContentText(root, file);
    if (!('text' in read) || read.text === null) continue;
    const own = input.guards.filter((guard) => guard.file === file);
    // What a person saw may be older than the text that their browser knows.
    if (own.length === 0 && hashOf(read.text) === hash) continue;
    const now = dataOrUndefined(read.text);
    if (now === undefined) continue; // the edit itself is refused, with the reason
    const operations = operationsOn(file, input);
    const seen = dataOrUndefined(recent.get(hash));
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
