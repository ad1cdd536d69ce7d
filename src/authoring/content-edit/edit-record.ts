import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { DrawnPicture } from './drawn-pictures.ts';
import { type EditRequest, singleSet } from './edit-request.ts';
import type { FileChange } from './file-change.ts';
import { mergeChanges, mergeRequests } from './merge-edits.ts';
import {
  folderOf,
  groupName,
  idsOfGroup,
  listFolder,
  markOf,
  MAX_RECORDS,
  recordName,
  type ChangedValue,
  type EditAuthor,
  type EditSummary,
  type RecordFolder,
} from './record-folder.ts';
import { planEdit } from '../edit/edit-yaml.ts';
import { findInGroup, readSummary, removeGroup, type GroupEntry } from './read-summary.ts';

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
  const summary = summaryOf({ ...record, label, mergeKey, value, author, requests }, merged?.first);
  replaceFile(join(folder, `${id}.gz`), compressed(record));
  replaceFile(join(folder, `${id}.json`), JSON.stringify(summary));
  if (!merged) {
    found.ids.push(id);
    found.last = Number(id);
  }
  dropOldest(root, found);
  return id;
}

/**
 * Records several edits in their order, in one pair of files: after a crash, all of them are there or none. None is merged with
 * another.
 * @returns the id of the last one
 */
export function recordEdits(root: string, records: readonly NewRecord[]): string | undefined {
  const [only, ...others] = records;
  if (!only || others.length === 0) return only && recordEdit(root, only);
  const folder = folderOf(root);
  mkdirSync(folder, { recursive: true });
  const found = listFolder(root);
  const group = { first: found.last + 1, last: found.last + records.length };
  let at = 0;
  const parts = records.map(({ changes, request }) => compressed({ changes, ...(request && { request }) }));
  const entries = records.map((record, index): GroupEntry => {
    const size = parts[index]?.length ?? 0;
    at += size;
    return { summary: summaryOf(record), at: at - size, size };
  });
  replaceFile(join(folder, `${groupName(group)}.gz`), Buffer.concat(parts));
  replaceFile(join(folder, `${groupName(group)}.json`), JSON.stringify(entries));
  found.ids.push(...idsOfGroup(group));
  dropOldest(root, found);
  return recordName(group.last);
}

/** Drops the oldest edits beyond those that are kept. */
function dropOldest(root: string, found: RecordFolder): void {
  for (const old of found.ids.slice(0, Math.max(0, found.ids.length - MAX_RECORDS))) drop(root, found, old);
  const first = Number(found.ids[0] ?? 0);
  for (const group of found.groups) if (group.last < first) removeGroup(root, group);
}

/** Returns what is kept of an edit for the list of edits; `first` is the edit with which it's merged. */
function summaryOf(
  { changes, label, mergeKey, value, author, requests = [] }: NewRecord,
  first?: EditSummary,
): EditSummary {
  const files = changes.map(({ file }) => file);
  return {
    time: Date.now(),
    label: label ?? `Edit ${files.join(', ')}`,
    files,
    ...(mergeKey !== undefined && { mergeKey }),
    ...(author && { author: { id: author.id, name: author.name } }),
    ...valueSince(first, value),
    ...requestsSince(first, requests),
  };
}

const compressed = (record: EditRecord): Buffer => gzipSync(JSON.stringify(record), { level: 1 });

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
  { ids, last, groups }: RecordFolder,
): { id: string; record: EditRecord; first: EditSummary } | undefined {
  const id = ids.at(-1);
  if (mergeKey === undefined || id === undefined || Number(id) !== last) return undefined;
  if (groups.some((group) => group.last === last)) return undefined; // what is recorded with others stays as it is
  const first = readSummary(root, id);
  if (first?.mergeKey !== mergeKey || first.author?.id !== author?.id) return undefined;
  // The clock may have been set back since.
  if (Math.abs(Date.now() - first.time) > MERGE_PAUSE_MS) return undefined;
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
    return JSON.parse(gunzipSync(readCompressed(root, id)).toString()) as EditRecord; // written by recordEdit
  } catch {
    return undefined;
  }
}

function readCompressed(root: string, id: string): Buffer {
  const path = join(folderOf(root), `${id}.gz`);
  const found = existsSync(path) ? undefined : findInGroup(root, id);
  if (!found) return readFileSync(path);
  const { at, size } = found.entry;
  return readFileSync(`${found.path}.gz`).subarray(at, at + size);
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
