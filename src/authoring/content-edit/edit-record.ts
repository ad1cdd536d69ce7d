import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EDIT_FOLDER } from './edit-journal.ts';
import type { EditRequest } from './edit-request.ts';
import type { FileChange } from './file-change.ts';

/** Number of edits that can be undone. */
const MAX_RECORDS = 200;

/** The data to undo an edit. */
export interface EditRecord {
  changes: FileChange[];
  /** The request, if it consisted of operations. */
  request?: EditRequest;
}

const folderOf = (root: string): string => join(root, EDIT_FOLDER, 'done');

/**
 * Records an edit for undo, and drops the oldest beyond 200.
 * @returns its id; ids sort by time
 */
export function recordEdit(root: string, changes: FileChange[], request?: EditRequest): string {
  const folder = folderOf(root);
  mkdirSync(folder, { recursive: true });
  const names = readdirSync(folder).sort();
  const number = Number(names.at(-1)?.replace('.json', '') ?? 0) + 1;
  const id = String(number).padStart(8, '0');
  const record: EditRecord = { changes, ...(request && { request }) };
  writeFileSync(join(folder, `${id}.json`), JSON.stringify(record));
  for (const old of names.slice(0, Math.max(0, names.length + 1 - MAX_RECORDS))) rmSync(join(folder, old));
  return id;
}

/** Returns the record of an edit, or `undefined` for an unknown id. */
export function readRecord(root: string, id: string): EditRecord | undefined {
  if (!/^\d{8}$/.test(id)) return undefined;
  try {
    return JSON.parse(readFileSync(join(folderOf(root), `${id}.json`), 'utf8')) as EditRecord; // written by recordEdit
  } catch {
    return undefined;
  }
}

/** Returns the id of the latest edit. */
export function latestRecord(root: string): string | undefined {
  try {
    return readdirSync(folderOf(root)).sort().at(-1)?.replace('.json', '');
  } catch {
    return undefined;
  }
}

/** Drops the record of an undone edit. */
export const forgetRecord = (root: string, id: string): void => rmSync(join(folderOf(root), `${id}.json`));
