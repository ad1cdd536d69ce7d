import type { CallOutcome, FileAnswer } from '../../../protocol/answers.ts';
import type { CallInput, CallName } from '../../../protocol/calls.ts';
import { afterOperation } from './after-operation.ts';
import type { FileOperations, KeptEdit } from './kept-edit.ts';

/** Calls that the browser answers while the server can't be reached. */
export const ANSWERED_CALLS: ReadonlySet<CallName> = new Set<CallName>(['file', 'edit', 'usage']);

/** Calls whose last answer is kept. */
export const KEPT_CALLS: ReadonlySet<CallName> = new Set<CallName>(['site', 'file', 'schema']);

/** Returns the key under which the answer to a call is kept. */
export const keyOfCall = (name: CallName, input: unknown): string => `${name} ${JSON.stringify(input)}`;

/** Returns the key under which a file is kept. */
export const keyOfFile = (file: string): string => keyOfCall('file', { file });

/** The files that edits change. */
export const filesOf = (edits: readonly KeptEdit[]): Set<string> =>
  new Set(edits.flatMap((one) => one.edits.map(({ file }) => file)));

/** Returns the data of a file after edits. */
export const dataAfter = (
  data: FileAnswer['data'],
  file: string,
  edits: readonly Pick<KeptEdit, 'edits'>[],
): FileAnswer['data'] =>
  edits
    .flatMap((edit) => edit.edits)
    .filter((one) => one.file === file)
    .flatMap(({ operations }) => operations)
    .reduce<unknown>(afterOperation, data) as FileAnswer['data']; // operations hold JSON

/**
 * Returns a file as it is after an edit that the server has made; `undefined` if it has made none, or the file was read since.
 * @param hashes the versions of the files that the edit was made for
 */
export function fileAfterMade(
  known: FileAnswer,
  edit: FileOperations,
  { hashes, outcome }: { hashes: CallInput<'edit'>['hashes']; outcome: CallOutcome },
): FileAnswer | undefined {
  const hash = outcome.files.find(({ file }) => file === edit.file)?.hash;
  if (!outcome.ok || hash === undefined || known.hash !== hashes[edit.file]) return undefined;
  return { ...known, hash, data: dataAfter(known.data, edit.file, [{ edits: [edit] }]) };
}
