import { createHash } from 'node:crypto';
import { applyPatch, structuredPatch } from 'diff';
import { applySplice, EditRefusal, type EditOperation } from '../edit/edit-operation.ts';
import { planEdit } from '../edit/edit-yaml.ts';
import { hasData } from '../edit/plan-edit.ts';
import { applyOperation, plainOf, type Data } from '../edit/plain-data.ts';
import { dataOfText } from '../edit/yaml-source.ts';
import { mergeData, type MergeConflict, type MergedValue, type Side } from './merge-data.ts';
import { mergeOperations } from './merge-operations.ts';

/** Three versions of a file; `null` where it doesn't exist. */
export interface VersionsToMerge {
  base: string | null;
  ours: string | null;
  theirs: string | null;
}

/** Something that both sides have changed in different ways. */
export type FileConflict = {
  /** Identifies the conflict as long as its place and its values are the same. */
  id: string;
} & (
  | MergeConflict
  /** The whole file: one side has deleted it, or it can't be merged by value. */
  | { kind: 'file' }
);

/** What was chosen for conflicts, by their ids. */
export type Choices = Readonly<Record<string, Side>>;

/** A merged file. */
export interface MergedText {
  /** The text, with the choices; ours where nothing was chosen. `null`: there is no file. */
  text: string | null;
  /** Everything that both have changed in different ways, whether or not something was chosen. */
  conflicts: FileConflict[];
}

/**
 * Merges two changed versions of a YAML file by value. Our text keeps its comments and layout; a side that hasn't changed the file has the text of the
 * other one, byte by byte.
 */
export function mergeTexts(versions: VersionsToMerge, choices: Choices = {}): MergedText {
  const { base, ours, theirs } = versions;
  if (ours === null || theirs === null || ours === theirs || ours === base || theirs === base)
    return mergeAsWhole(versions, choices);
  try {
    return byValue({ base, ours, theirs }, choices);
  } catch (error) {
    if (error instanceof EditRefusal) return asConflict(versions, choices);
    throw error;
  }
}

/** Merges two changed versions of a file as a whole, which is for pictures and the like. */
export function mergeAsWhole(versions: VersionsToMerge, choices: Choices = {}): MergedText {
  const { base, ours, theirs } = versions;
  if (ours === theirs || theirs === base) return { text: ours, conflicts: [] };
  return ours === base ? { text: theirs, conflicts: [] } : asConflict(versions, choices);
}

/** Identifies a conflict by its place and its values. */
const idOf = (...parts: unknown[]): string =>
  createHash('sha256')
    .update(JSON.stringify(parts, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value)))
    .digest('base64url')
    .slice(0, 16);

function asConflict(versions: VersionsToMerge, choices: Choices): MergedText {
  const id = idOf('file', versions);
  return { text: choices[id] === 'theirs' ? versions.theirs : versions.ours, conflicts: [{ id, kind: 'file' }] };
}

function byValue(
  { base, ours, theirs }: VersionsToMerge & { ours: string; theirs: string },
  choices: Choices,
): MergedText {
  const [was, own, other] = [base === null ? undefined : dataOfText(base), dataOfText(ours), dataOfText(theirs)];
  const conflicts: FileConflict[] = [];
  const merged = mergeData(was, own, other, (conflict) => {
    const { kind, paths, base: before, ours: mine, theirs: yours } = conflict;
    const id = idOf(kind, paths, ...[before, mine, yours].map((data) => data !== undefined && plainOf(data)));
    conflicts.push({ ...conflict, id });
    return choices[id] ?? 'ours';
  });
  return { text: textOf(merged, { base, ours, theirs }, own), conflicts };
}

function textOf(
  merged: MergedValue,
  { base, ours, theirs }: VersionsToMerge & { ours: string; theirs: string },
  own: Data,
): string {
  const operations = mergeOperations(merged, own);
  const wanted = operations.reduce(applyOperation, own);
  if (base === null) return operations.reduce(edited, ours);
  // Their lines have their comments, too.
  const patched = applyPatch(ours, structuredPatch('', '', base, theirs));
  if (patched !== false && hasData(patched, wanted)) return patched;
  const { hunks, ...patch } = structuredPatch('', '', base, theirs, '', '', { context: 1 });
  let text = operations.reduce(edited, ours);
  for (const hunk of hunks) {
    const commented = applyPatch(text, { ...patch, hunks: [hunk] });
    if (commented !== false && hasData(commented, wanted)) text = commented;
  }
  return text;
}

function edited(source: string, operation: EditOperation): string {
  const plan = planEdit(source, operation);
  if (!plan.ok) throw new EditRefusal(plan.refusal.message, plan.refusal.path);
  return applySplice(source, plan.splice);
}
