import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { DrawnPicture } from './drawn-pictures.ts';
import { type EditRequest, singleSet } from './edit-request.ts';
import type { FileChange } from './file-change.ts';
import { mergeChanges, mergeRequests } from './merge-edits.ts';
import {
  folderOf,
  listFolder,
  markOf,
  recordName,
  readSummary,
  type ChangedValue,
  type EditAuthor,
  type EditSummary,
  type RecordFolder,
} from './record-folder.ts';
import { planEdit } from '../edit/edit-yaml.ts';

/** Number of edits that can be undone. */
const MAX_RECORDS = 1000;

/** Maximum pause between two edits that are merged into one, in milliseconds. */
const MERGE_PAUSE_MS = 60_000;

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
  author?: EditAuthor | undefined;
  /** The ids of the requests that asked for it. */
  requests?: readonly string[] | undefined;
}

/**
 * Records an edit for undo, and drops the oldest beyond 1,000. Merges it with the latest one if both have the same key
 * and author, and nothing happened in between.
 * @param found the folder as it is, for several edits in a row; it's kept up to date
 * @returns its id, which sorts by time; `undefined` if it took the merged edit back
 */
export function recordEdit(
  root: string,
  { label, mergeKey, value, author, requests = [], ...made }: NewRecord,
  found: RecordFolder = listFolder(root),
): string | undefined {
  const folder = folderOf(root);
  mkdirSync(folder, { recursive: true });
  const merged = mergedWithLatest(root, found, { mergeKey, author }, made);
  const { id = recordName(found.last + 1), record } = merged ?? { record: made };
  if (record.changes.length === 0) {
    drop(root, found, id);
    return undefined;
  }
  const files = record.changes.map(({ file }) => file);
  const summary: EditSummary = {
    time: Date.now(),
    label: label ?? `Edit ${files.join(', ')}`,
    files,
    ...(mergeKey !== undefined && { mergeKey }),
    ...(author && { author: { id: author.id, name: author.name } }),
    ...valueSince(merged?.first, value),
    ...requestsSince(merged?.first, requests),
  };
  replaceFile(join(folder, `${id}.gz`), gzipSync(JSON.stringify(record), { level: 1 }));
  replaceFile(join(folder, `${id}.json`), JSON.stringify(summary));
  if (!merged) {
    found.ids.push(id);
    found.last = Number(id);
  }
  for (const old of found.ids.slice(0, Math.max(0, found.ids.length - MAX_RECORDS))) drop(root, found, old);
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

/** What an edit must have in common with the latest one to be merged with it. */
type MergeBy = Pick<NewRecord, 'mergeKey' | 'author'>;

/** Returns the latest record together with a new edit, if both are one edit to the author. */
function mergedWithLatest(
  root: string,
  found: RecordFolder,
  by: MergeBy,
  made: EditRecord,
): { id: string; record: EditRecord; first: EditSummary } | undefined {
  const latest = mergeable(root, by, found);
  const changes = latest && mergeChanges(latest.record.changes, made.changes);
  if (!changes) return undefined;
  const request = mergeRequests(latest.record.request, made.request);
  return { ...latest, record: { changes, ...(request && { request }) } };
}

/** Returns the latest edit if one with this key is to be merged with it. */
function mergeable(
  root: string,
  { mergeKey, author }: MergeBy,
  { ids, last }: RecordFolder,
): { id: string; record: EditRecord; first: EditSummary } | undefined {
  const id = ids.at(-1);
  if (mergeKey === undefined || id === undefined || Number(id) !== last) return undefined;
  const first = readSummary(root, id);
  if (first?.mergeKey !== mergeKey || first.author?.id !== author?.id || Date.now() - first.time > MERGE_PAUSE_MS)
    return undefined;
  const record = readRecord(root, id);
  return record && { id, record, first };
}

/** Returns the record of the latest edit if one with this key and author is to be merged with it. */
const recordToMerge = (root: string, by: MergeBy): EditRecord | undefined =>
  mergeable(root, by, listFolder(root))?.record;

/** The value that an edit changed; after a merge, from what the first edit found to what the last one wrote. */
function valueSince(first: EditSummary | undefined, value: ChangedValue | undefined): Pick<EditSummary, 'value'> {
  if (!value || (first && !first.value)) return {};
  return { value: { before: first?.value?.before ?? value.before, after: value.after } };
}

/** Number of requests that are known of one edit that was merged with others. */
const MAX_REQUESTS = 100;

/** The requests that asked for an edit, after a merge those of both. */
function requestsSince(first: EditSummary | undefined, requests: readonly string[]): Pick<EditSummary, 'requests'> {
  // A group that a crash has interrupted is one record, of as many requests as it had.
  const all = [...(first?.requests ?? []), ...requests].slice(-Math.max(MAX_REQUESTS, requests.length));
  return all.length > 0 ? { requests: all } : {};
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

/** Removes the record of an edit. */
function drop(root: string, found: RecordFolder, id: string): void {
  const number = found.undone.get(id);
  const names = [`${id}.json`, `${id}.gz`, ...(number === undefined ? [] : [markOf(id, number)])];
  for (const name of names) rmSync(join(folderOf(root), name), { force: true });
  found.ids = found.ids.filter((one) => one !== id);
  found.undone.delete(id);
}

/**
 * Plans an edit that sets the same value as the latest one, with which it's merged: from the text before both. Quotes
 * and line breaks that only the value in between needed don't stay, and those that a person wrote come back.
 * @param change the edit as planned from the text between both
 * @returns `undefined` if it isn't such an edit
 */
export function planSetAgain(root: string, by: MergeBy, request: EditRequest, change: FileChange) {
  const latest = recordToMerge(root, by);
  const [first, ...others] = latest?.changes ?? [];
  if (!first || others.length > 0 || first.file !== change.file || first.after !== change.before) return undefined;
  const merged = mergeRequests(latest?.request, request);
  const set = merged && singleSet(merged);
  if (!set || first.before === null) return undefined;
  const edited = planEdit(first.before, set.operation);
  return edited.ok ? { ...change, after: edited.source } : undefined;
}
