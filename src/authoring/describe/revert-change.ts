import { applyPatch, structuredPatch } from 'diff';
import { applySplice, EditRefusal, type EditOperation } from '../edit/edit-operation.ts';
import { planEdit } from '../edit/edit-yaml.ts';
import { hasData } from '../edit/plan-edit.ts';
import { applyOperation, dataAt, plainOf, type Data } from '../edit/plain-data.ts';
import { dataOfText } from '../edit/yaml-source.ts';
import { matchItems } from '../../data/match-items.ts';
import type { DataChange } from './compare-data.ts';
import type { FileVersions } from './describe-changes.ts';
import type { Path } from '../../data/path.ts';

/** The text with one change reverted, or why it can't be. */
export type Reverted = { ok: true; text: string } | { ok: false; reason: string };

/**
 * Reverts one difference between two versions of a file, and keeps the others. Restores the old lines with their
 * comments where that has the same meaning, otherwise edits the value.
 */
export function revertChange({ file, before, after }: FileVersions, change: DataChange): Reverted {
  // The whole file is one value, as when it was emptied: no other change is left to keep.
  if (change.kind === 'set' && change.after.length === 0) return { ok: true, text: before };
  try {
    const [was, is] = [dataOfText(before), dataOfText(after)];
    const operations = inverseOf(change, was, is);
    const wanted = operations.reduce(applyOperation, is);
    return { ok: true, text: restoredLines({ file, before, after }, wanted) ?? edited(after, operations) };
  } catch (error) {
    if (error instanceof EditRefusal) return { ok: false, reason: error.message };
    throw error;
  }
}

/** Tries each changed block of lines by itself: the one that has the wanted meaning, if any. */
function restoredLines({ file, before, after }: FileVersions, wanted: Data): string | undefined {
  const { hunks, ...patch } = structuredPatch(file, file, after, before, '', '', { context: 0 });
  for (const hunk of hunks) {
    const text = applyPatch(after, { ...patch, hunks: [hunk] });
    if (text !== false && hasData(text, wanted)) return text;
  }
  return undefined;
}

function edited(text: string, operations: readonly EditOperation[]): string {
  return operations.reduce((source, operation) => {
    const plan = planEdit(source, operation);
    if (!plan.ok) throw new EditRefusal(plan.refusal.message, plan.refusal.path);
    return applySplice(source, plan.splice);
  }, text);
}

/** Returns the operations that lead from the version after a change to the one before it, for this change alone. */
function inverseOf(change: DataChange, before: Data, after: Data): EditOperation[] {
  if (change.kind === 'added') return [{ op: 'remove', path: change.after }];
  if (change.kind === 'removed') return [restored(change, before, after)];
  if (change.kind === 'moved') return [movedBack(change, before, after)];
  const old = dataAt(before, change.before);
  const now = dataAt(after, change.after);
  if (!isNested(old) && !isNested(now)) return [{ op: 'set', path: change.after, value: plainOf(old) as string }]; // a scalar
  const holder = change.after.slice(0, -1);
  const remove: EditOperation = { op: 'remove', path: change.after };
  return [remove, entered(holder, change.after.at(-1) ?? '', old, dataAt(after, holder))];
}

const isNested = (value: Data): boolean => Array.isArray(value) || value instanceof Map;

function entered(holder: Path, step: string | number, value: Data, order: Data): EditOperation {
  if (typeof step === 'number') return { op: 'insert', path: holder, index: step, value: plainOf(value) };
  return {
    op: 'put',
    path: holder,
    key: step,
    value: plainOf(value),
    order: order instanceof Map ? [...order.keys()] : [],
  };
}

function restored(
  { before: path, holder }: DataChange & { kind: 'removed' },
  before: Data,
  after: Data,
): EditOperation {
  const step = path.at(-1) ?? '';
  const value = dataAt(before, path);
  const old = dataAt(before, path.slice(0, -1));
  if (typeof step === 'string') return entered(holder, step, value, old);
  return entered(holder, placeAfter(step, old, dataAt(after, holder)), value, old);
}

function movedBack(
  { before: was, after: is }: DataChange & { kind: 'moved' },
  before: Data,
  after: Data,
): EditOperation {
  const list = is.slice(0, -1);
  const from = Number(is.at(-1));
  const place = placeAfter(Number(was.at(-1)), dataAt(before, was.slice(0, -1)), dataAt(after, list));
  return { op: 'move', path: list, from, to: place > from ? place - 1 : place };
}

/** Returns the position after the nearest earlier neighbor of an item that is still in the list. */
function placeAfter(index: number, before: Data, after: Data): number {
  const pairs = matchItems(plainOf(before) as unknown[], plainOf(after) as unknown[]); // lists: the last step is an index
  const earlier = pairs.filter((pair) => pair.before < index).toSorted((a, b) => b.before - a.before);
  return earlier[0] ? earlier[0].after + 1 : 0;
}
