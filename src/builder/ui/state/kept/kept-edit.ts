import type { CallOutcome, Json } from '../../../protocol/answers.ts';
import type { CallInput } from '../../../protocol/calls.ts';
import type { Operation } from '../../../protocol/edit-request.ts';
import { isAtOrBelow, type Path } from '../../../../data/path.ts';
import { isEqual, valueAt } from '../../../../data/plain.ts';
import { movedPath } from '../section-list.ts';
import { listOf, targetOf } from './after-operation.ts';
import { isSectionList, sectionsAfter, startOf } from './section-places.ts';

/** The operations of an edit on one file. */
export interface FileOperations {
  file: string;
  operations: Operation[];
}

/** A value that must still stand in a file. */
interface KeptGuard {
  file: string;
  path: (string | number)[];
  value: Json;
}

/** Why the server didn't make an edit. */
export interface KeptRefusal extends Partial<Pick<CallOutcome, 'conflict' | 'problems'>> {
  /** Whether a section that it's about was removed. */
  isGone?: boolean;
  /** The edit as it was sent, if it was: for the sections as the server had them. */
  sent?: SentOperations;
}

/** An edit for the files as the server had them. */
export interface SentOperations extends Pick<KeptEdit, 'edits' | 'guards'> {
  /** The data of these files, by file: what its paths mean. */
  files?: Readonly<Record<string, unknown>>;
}

/** An edit that is kept in the browser until the server has it. */
export interface KeptEdit {
  /** Its place in the order of edits. */
  key: number;
  /** With it, the server makes the edit only once. */
  id: string;
  label: string;
  mergeKey?: string | undefined;
  edits: FileOperations[];
  guards: KeptGuard[];
  /** Whether the server may have it: the answer was lost. */
  isSent: boolean;
  /** Set if it was refused. Then it waits for the person. */
  refusal?: KeptRefusal;
}

/** Identifies the text of a file with edits that wait, by the last of them. */
export const hashOfKept = ({ key, id }: Pick<KeptEdit, 'key' | 'id'>): string => `kept:${key}:${id}`;

/** Returns the edits that wait for the server: those that it hasn't refused. */
export const waitingOf = (edits: readonly KeptEdit[]): KeptEdit[] =>
  edits.filter(({ refusal }) => refusal === undefined);

/**
 * Returns what keeps an edit.
 * @param dataOf returns the data of a file as it's shown; `undefined` if it isn't known
 * @returns `conflict`: what is shown isn't what the edit was made for. `undefined`: only the server can make the edit
 */
export function keptEditOf(
  { id, request, label, mergeKey, guards }: CallInput<'edit'>,
  dataOf: (file: string) => unknown,
): Omit<KeptEdit, 'key' | 'isSent'> | { conflict: NonNullable<CallOutcome['conflict']> } | undefined {
  const edits: FileOperations[] = [];
  for (const edit of request.edits) {
    if (!('operations' in edit) || dataOf(edit.file) === undefined) return undefined;
    edits.push(edit);
  }
  const other = guards.find(({ file, path, value }) => !isEqual(valueAt(dataOf(file), path) ?? null, value));
  if (other) {
    const theirs = (valueAt(dataOf(other.file), other.path) ?? null) as Json; // plain data of a file
    return { conflict: { ...other, yours: yoursIn(edits, other.path) ?? other.value, theirs } };
  }
  const own = edits.flatMap(({ file, operations }) => guardsOf(file, operations, dataOf(file)));
  return { id: id ?? crypto.randomUUID(), label, mergeKey, edits, guards: own };
}

/** Returns the guards of operations on a file: what they are about, as it was before all of them. */
function guardsOf(file: string, operations: readonly Operation[], before: unknown): KeptGuard[] {
  const start = startOf(before);
  const guards: KeptGuard[] = [];
  let places = start;
  for (const operation of operations) {
    const guarded = guardedPlace(operation);
    const path = guarded && movedPath(guarded, places, start); // none for a new section
    places = sectionsAfter(places, operation);
    if (!path || guards.some((guard) => isAtOrBelow(path, guard.path))) continue;
    guards.push({ file, path: [...path], value: (valueAt(before, path) ?? null) as Json }); // plain data of a file
  }
  return guards;
}

/** Returns what nobody else must have changed. A section that is moved or copied may have other words by then. */
function guardedPlace(operation: Operation): Path | undefined {
  const list = listOf(operation);
  if (!list) return targetOf(operation);
  if (!isSectionList(list)) return list;
  return operation.op === 'remove' ? operation.path : undefined;
}

/** Returns the value that edits give a field. */
function yoursIn(edits: readonly FileOperations[], path: Path): Json | undefined {
  for (const { operations } of edits)
    for (const one of operations)
      if ((one.op === 'set' || one.op === 'put') && isEqual(targetOf(one), path)) return one.value;
  return undefined;
}

/**
 * Returns an edit together with the one before it, if both set the same field and the server can't have the first: typing in one
 * field. It has the id of the second: a file with other words is another version of it.
 */
export function mergedTyping(before: KeptEdit | undefined, edit: KeptEdit): KeptEdit {
  const isTyping =
    before !== undefined &&
    !before.isSent &&
    !edit.isSent &&
    edit.mergeKey !== undefined &&
    before.mergeKey === edit.mergeKey;
  const [first, next] = [before?.edits[0]?.operations, edit.edits[0]?.operations];
  const isSet = first?.length === 1 && next?.length === 1 && first[0]?.op === 'set' && next[0]?.op === 'set';
  return isTyping && isSet && before.edits.length === 1 && edit.edits.length === 1
    ? { ...before, id: edit.id, label: edit.label, edits: edit.edits }
    : edit;
}
