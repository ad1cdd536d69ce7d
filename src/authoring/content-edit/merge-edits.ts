import type { EditOperation } from '../edit/edit-operation.ts';
import type { EditRequest } from './edit-request.ts';
import type { FileChange } from './file-change.ts';

/**
 * Combines the changes of two edits in a row; files that end as they began are left out. Returns `undefined` if a file
 * changed between the two edits.
 */
export function mergeChanges(first: readonly FileChange[], second: readonly FileChange[]): FileChange[] | undefined {
  const merged = new Map(first.map((change) => [change.file, change]));
  for (const change of second) {
    const earlier = merged.get(change.file);
    if (earlier && earlier.after !== change.before) return undefined;
    merged.set(change.file, { ...change, before: earlier ? earlier.before : change.before });
  }
  return [...merged.values()].filter(({ before, after }) => before !== after);
}

/** Combines the requests of two edits in a row. Of values set again, keeps only the last. */
export function mergeRequests(
  first: EditRequest | undefined,
  second: EditRequest | undefined,
): EditRequest | undefined {
  if (!first || !second) return undefined;
  const edits = [...first.edits];
  for (const edit of second.edits) {
    const last = edits.at(-1);
    if (last && 'operations' in last && 'operations' in edit && last.file === edit.file)
      edits[edits.length - 1] = { ...edit, operations: edit.operations.reduce(withOperation, last.operations) };
    else edits.push(edit);
  }
  return { edits };
}

function withOperation(operations: readonly EditOperation[], operation: EditOperation): EditOperation[] {
  const last = operations.at(-1);
  const isSetAgain =
    last?.op === 'set' && operation.op === 'set' && JSON.stringify(last.path) === JSON.stringify(operation.path);
  return [...(isSetAgain ? operations.slice(0, -1) : operations), operation];
}
