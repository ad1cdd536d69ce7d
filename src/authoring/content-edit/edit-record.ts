import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { DrawnPicture } from './drawn-pictures.ts';
import { EDIT_FOLDER } from './edit-journal.ts';
import { type EditRequest, singleSet } from './edit-request.ts';
import type { FileChange } from './file-change.ts';
import { mergeChanges, mergeRequests } from './merge-edits.ts';
import { planEdit } from '../edit/edit-yaml.ts';

/** Number of edits that can be undone. */
const MAX_RECORDS = 1000;

/** Maximum pause between two edits that are merged into one, in milliseconds. */
const MERGE_PAUSE_MS = 60_000;

/** The single value that an edit changed, in words. */
export interface ChangedValue {
  before: string;
  after: string;
}

/** What an edit did, for the list of edits. */
export interface EditSummary {
  /** When it was made, or last merged with another; in milliseconds since 1970. */
  time: number;
  /** What was done, in words. */
  label: string;
  files: string[];
  /** Edits in a row with the same key are merged. */
  mergeKey?: string;
  /** Left out unless the edit changed exactly one value. */
  value?: ChangedValue;
}

/** An entry in the list of edits. */
export interface EditEntry extends EditSummary {
  id: string;
  /** Whether the edit is undone at the moment. */
  undone: boolean;
}

/** The data to undo an edit. */
export interface EditRecord {
  changes: FileChange[];
  /** The request, if it consisted of operations. */
  request?: EditRequest;
  /** The drawings that were written with it. */
  pictures?: readonly DrawnPicture[];
}

/** A record with the words for the list of edits. */
export interface NewRecord extends EditRecord {
  label?: string | undefined;
  mergeKey?: string | undefined;
  value?: ChangedValue | undefined;
}

/**
 * Records an edit for undo, and drops the oldest beyond 1,000. Merges it with the latest one if both have the same key,
 * and nothing happened in between.
 * @returns its id, which sorts by time; `undefined` if it took the merged edit back
 */
export function recordEdit(root: string, { label, mergeKey, value, ...made }: NewRecord): string | undefined {
  const folder = folderOf(root);
  mkdirSync(folder, { recursive: true });
  const found = listFolder(root);
  const merged = mergedWithLatest(root, found, mergeKey, made);
  const { id = nameOf(found.last + 1), record } = merged ?? { record: made };
  if (record.changes.length === 0) {
    drop(root, id);
    return undefined;
  }
  const files = record.changes.map(({ file }) => file);
  const summary: EditSummary = {
    time: Date.now(),
    label: label ?? `Edit ${files.join(', ')}`,
    files,
    ...(mergeKey !== undefined && { mergeKey }),
    ...valueSince(merged?.first, value),
  };
  replaceFile(join(folder, `${id}.gz`), gzipSync(JSON.stringify(record), { level: 1 }));
  replaceFile(join(folder, `${id}.json`), JSON.stringify(summary));
  for (const old of found.ids.slice(0, Math.max(0, found.ids.length + 1 - MAX_RECORDS))) drop(root, old);
  return id;
}

/** Writes a file completely or not at all: after a crash or on a full disk, the record that it replaces is still there. */
function replaceFile(path: string, data: string | Uint8Array): void {
  const temporary = `${path}.tmp`;
  try {
    writeFileSync(temporary, data);
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** Returns the latest record together with a new edit, if both are one edit to the author. */
function mergedWithLatest(
  root: string,
  found: Folder,
  mergeKey: string | undefined,
  made: EditRecord,
): { id: string; record: EditRecord; first: EditSummary } | undefined {
  const latest = mergeable(root, mergeKey, found);
  const changes = latest && mergeChanges(latest.record.changes, made.changes);
  if (!changes) return undefined;
  const request = mergeRequests(latest.record.request, made.request);
  return { ...latest, record: { changes, ...(request && { request }) } };
}

/** Returns the latest edit if one with this key is to be merged with it. */
function mergeable(
  root: string,
  mergeKey: string | undefined,
  { ids, last }: Folder,
): { id: string; record: EditRecord; first: EditSummary } | undefined {
  const id = ids.at(-1);
  if (mergeKey === undefined || id === undefined || Number(id) !== last) return undefined;
  const first = readSummary(root, id);
  if (first?.mergeKey !== mergeKey || Date.now() - first.time > MERGE_PAUSE_MS) return undefined;
  const record = readRecord(root, id);
  return record && { id, record, first };
}

/** Returns the record of the latest edit if one with this key is to be merged with it. */
export const recordToMerge = (root: string, mergeKey: string): EditRecord | undefined =>
  mergeable(root, mergeKey, listFolder(root))?.record;

/** The value that an edit changed; after a merge, from what the first edit found to what the last one wrote. */
function valueSince(first: EditSummary | undefined, value: ChangedValue | undefined): Pick<EditSummary, 'value'> {
  if (!value || (first && !first.value)) return {};
  return { value: { before: first?.value?.before ?? value.before, after: value.after } };
}

/** Returns the words of an edit; `undefined` for an unknown id. */
export const labelOf = (root: string, id: string): string | undefined => readSummary(root, id)?.label;

/** Returns the record of an edit, or `undefined` for an unknown id. */
export function readRecord(root: string, id: string): EditRecord | undefined {
  if (!/^\d{8}$/.test(id)) return undefined;
  try {
    return JSON.parse(gunzipSync(readFileSync(join(folderOf(root), `${id}.gz`))).toString()) as EditRecord; // written by recordEdit
  } catch {
    return undefined;
  }
}

/** Returns the ids of all edits that aren't undone, the latest first. */
export function undoableRecords(root: string): string[] {
  const { ids, undone } = listFolder(root);
  return ids.filter((id) => !undone.has(id)).reverse();
}

/** Returns the id of the latest edit that isn't undone. */
export const latestRecord = (root: string): string | undefined => undoableRecords(root)[0];

/** Returns the id of the edit that was undone last; `undefined` if another edit was made since. */
export function latestUndone(root: string): string | undefined {
  const { undone, last } = listFolder(root);
  return [...undone].find(([, number]) => number === last)?.[0];
}

/** Returns whether an edit is undone. */
export const isUndone = (root: string, id: string): boolean => listFolder(root).undone.has(id);

/** Returns all edits that are recorded, the oldest first. */
export function listEdits(root: string): EditEntry[] {
  const { ids, undone } = listFolder(root);
  return ids.flatMap((id) => {
    const summary = readSummary(root, id);
    return summary ? [{ ...summary, id, undone: undone.has(id) }] : [];
  });
}

/** Records that an edit is undone, or applied again. */
export function markUndone(root: string, id: string, isUndone: boolean): void {
  const { undone, last } = listFolder(root);
  const before = undone.get(id);
  if (before !== undefined) rmSync(join(folderOf(root), markOf(id, before)), { force: true });
  if (isUndone) writeFileSync(join(folderOf(root), markOf(id, last + 1)), '');
}

const folderOf = (root: string): string => join(root, EDIT_FOLDER, 'done');

const nameOf = (number: number): string => String(number).padStart(8, '0');

/** The name of the empty file that marks an edit as undone, with its place in the order of edits and undos. */
const markOf = (id: string, number: number): string => `${id}.undone-${nameOf(number)}`;

/** The names in the folder of records, which tell everything about the order of edits and undos. */
interface Folder {
  /** The ids of all edits, the oldest first. */
  ids: string[];
  /** The edits that are undone at the moment, with the number of the undo. */
  undone: Map<string, number>;
  /** The number of the latest edit or undo. */
  last: number;
}

function listFolder(root: string): Folder {
  const names = namesIn(folderOf(root));
  const ids = names.flatMap((name) => /^(\d{8})\.json$/.exec(name)?.[1] ?? []).sort();
  const undone = new Map<string, number>();
  for (const name of names) {
    const [, id, number] = /^(\d{8})\.undone-(\d{8})$/.exec(name) ?? [];
    if (id !== undefined) undone.set(id, Number(number));
  }
  const last = Math.max(0, Number(ids.at(-1) ?? 0), ...undone.values());
  return { ids, undone, last };
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function readSummary(root: string, id: string): EditSummary | undefined {
  try {
    return JSON.parse(readFileSync(join(folderOf(root), `${id}.json`), 'utf8')) as EditSummary; // written by recordEdit
  } catch {
    return undefined;
  }
}

function drop(root: string, id: string): void {
  for (const name of namesIn(folderOf(root))) if (name.startsWith(`${id}.`)) rmSync(join(folderOf(root), name));
}

/**
 * Plans an edit that sets the same value as the latest one, with which it's merged: from the text before both. Quotes
 * and line breaks that only the value in between needed don't stay, and those that a person wrote come back.
 * @param change the edit as planned from the text between both
 * @returns `undefined` if it isn't such an edit
 */
export function planSetAgain(root: string, mergeKey: string, request: EditRequest, change: FileChange) {
  const latest = recordToMerge(root, mergeKey);
  const [first, ...others] = latest?.changes ?? [];
  if (!first || others.length > 0 || first.file !== change.file || first.after !== change.before) return undefined;
  const merged = mergeRequests(latest?.request, request);
  const set = merged && singleSet(merged);
  if (!set || first.before === null) return undefined;
  const edited = planEdit(first.before, set.operation);
  return edited.ok ? { ...change, after: edited.source } : undefined;
}
