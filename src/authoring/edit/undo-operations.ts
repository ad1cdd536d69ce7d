import { EditRefusal, applySplice, type EditOperation } from './edit-operation.ts';
import { planEdit, type YamlRefusal } from './edit-yaml.ts';
import { applyOperation, dataAt, dataAtOrUndefined, isSameData, plainOf, type Data } from './plain-data.ts';
import { dataOfText } from './yaml-source.ts';
import type { Path } from '../../data/path.ts';

/** Applied edits, and the text before them. */
export interface MadeEdits {
  before: string;
  operations: readonly EditOperation[];
}

/** A text with edits undone or made again, or why they can't be. */
export type UndoResult = { ok: true; source: string } | { ok: false; refusal: YamlRefusal };

/**
 * Undoes edits in a text that changed since. Each value must still be the one that the edit left.
 * @param patched the text with the old lines restored, if a patch could be applied; it's preferred if it has the same
 * meaning as the inverse operations, because it restores comments too
 */
export const undoOperations = (text: string, made: MadeEdits, patched?: string): UndoResult =>
  applyGuarded(text, inverseOperations(made), patched);

/**
 * Makes edits again in a text that changed since they were undone. Each value must be the one before the edit.
 * @param patched the text with the new lines, if a patch could be applied; see `undoOperations`
 */
export const redoOperations = (text: string, made: MadeEdits, patched?: string): UndoResult =>
  applyGuarded(text, operationsAgain(made), patched);

const LINES_CHANGED = 'The lines around the removed entry were changed since.';

interface GuardedOperation {
  operation: EditOperation;
  /** Values that must be there; `undefined`: no value. */
  guards: { path: Path; value: Data | undefined }[];
  /** Whether it restores a removed entry, whose comments no operation restores. */
  restores: boolean;
}

function applyGuarded(text: string, operations: readonly GuardedOperation[], patched?: string): UndoResult {
  let source = text;
  try {
    const wanted = operations.reduce(guarded, dataOfText(text));
    if (patched !== undefined && isSameData(dataOfText(patched), wanted)) return { ok: true, source: patched };
  } catch (error) {
    if (!(error instanceof EditRefusal)) throw error;
    return { ok: false, refusal: { message: error.message, path: error.path, line: 1 } };
  }
  for (const { operation, restores } of operations) {
    if (restores) return { ok: false, refusal: { message: LINES_CHANGED, path: operation.path, line: 1 } };
    const edited = planEdit(source, operation);
    if (!edited.ok) return edited;
    source = applySplice(source, edited.splice);
  }
  return { ok: true, source };
}

/** Returns the inverse operations in reverse order. */
function inverseOperations({ before, operations }: MadeEdits): GuardedOperation[] {
  let data = dataOfText(before);
  const inverse = operations.map((operation): GuardedOperation => {
    const old = data;
    data = applyOperation(old, operation);
    const path = affectedPath(operation);
    return {
      operation: inverseOf(operation, old),
      guards: [{ path, value: dataAtOrUndefined(data, path) }],
      restores: operation.op === 'remove',
    };
  });
  return inverse.reverse();
}

/** Returns the operations themselves, each with the values that it replaced or moved. */
function operationsAgain({ before, operations }: MadeEdits): GuardedOperation[] {
  let data = dataOfText(before);
  return operations.map((operation) => {
    const old = data;
    data = applyOperation(old, operation);
    const guards = placesBefore(operation).map((path) => ({ path, value: dataAtOrUndefined(old, path) }));
    return { operation, guards, restores: false };
  });
}

/** Returns the paths of the values that an operation finds. */
function placesBefore(operation: EditOperation): Path[] {
  const { op, path } = operation;
  if (op === 'put') return [[...path, operation.key]];
  if (op === 'insert' || op === 'duplicate') return [[...path, operation.index]];
  if (op === 'move')
    return [
      [...path, operation.from],
      [...path, operation.to],
    ];
  return [path];
}

/** Returns the path of the value that an operation leaves. */
function affectedPath(operation: EditOperation): Path {
  const { op, path } = operation;
  if (op === 'put') return [...path, operation.key];
  if (op === 'insert') return [...path, operation.index];
  if (op === 'duplicate') return [...path, operation.index + 1];
  return op === 'move' ? [...path, operation.to] : path;
}

function inverseOf(operation: EditOperation, old: Data): EditOperation {
  const { op, path } = operation;
  if (op === 'set') return { op, path, value: plainOf(dataAt(old, path)) as string }; // a scalar, because the edit was applied
  if (op === 'move') return { op, path, from: operation.to, to: operation.from };
  if (op !== 'remove') return { op: 'remove', path: affectedPath(operation) };
  const holder = dataAt(old, path.slice(0, -1));
  const [step = ''] = path.slice(-1);
  const value = plainOf(dataAt(old, path));
  return holder instanceof Map
    ? { op: 'put', path: path.slice(0, -1), key: String(step), value, order: [...holder.keys()] }
    : { op: 'insert', path: path.slice(0, -1), index: Number(step), value };
}

/** Applies an operation to the data if the values that it's about are there. */
function guarded(data: Data, { operation, guards }: GuardedOperation): Data {
  for (const { path, value } of guards) {
    const now = dataAtOrUndefined(data, path);
    const isThere = now === undefined || value === undefined ? now === value : isSameData(now, value);
    if (!isThere) throw new EditRefusal('The value was changed since.', path);
  }
  return applyOperation(data, operation);
}
