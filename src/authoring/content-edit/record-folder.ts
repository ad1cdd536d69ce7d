import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EDIT_FOLDER } from './edit-journal.ts';

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
  /** Who made it. Left out where nobody signs in. */
  author?: EditAuthor;
  /** The ids of the requests that asked for it, as far as they had one. Of edits that were merged, the latest 100. */
  requests?: readonly string[];
}

/** A person who makes or undoes edits. */
export interface EditAuthor {
  id: string;
  name: string;
}

/** The folder of the records of a project. */
export const folderOf = (root: string): string => join(root, EDIT_FOLDER, 'done');

/** The name of a record or of an undo, by its number in the order of both. */
export const recordName = (number: number): string => String(number).padStart(8, '0');

/** The name of the file that marks an edit as undone, and says by whom, with its place in the order of edits and undos. */
export const markOf = (id: string, number: number): string => `${id}.undone-${recordName(number)}`;

/** Edits that were recorded together, in files that are named by the numbers of the first and the last. */
export interface RecordGroup {
  first: number;
  last: number;
}

/** The name of the files of a group, without extension. */
export const groupName = ({ first, last }: RecordGroup): string => `${recordName(first)}-${recordName(last)}`;

/** Returns the groups among the names in the folder of records. */
export const groupsIn = (names: readonly string[]): RecordGroup[] =>
  names.flatMap((name) => {
    const [, first, last] = /^(\d{8})-(\d{8})\.json$/.exec(name) ?? [];
    return first === undefined ? [] : { first: Number(first), last: Number(last) };
  });

/** The ids of the edits of a group. */
export const idsOfGroup = ({ first, last }: RecordGroup): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => recordName(first + index));

/** Number of edits that can be undone. */
export const MAX_RECORDS = 1000;

/** The names in the folder of records, which tell everything about the order of edits and undos. */
export interface RecordFolder {
  /** The ids of all edits, the oldest first. */
  ids: string[];
  /** The edits that are undone at the moment, with the number of the undo. */
  undone: Map<string, number>;
  /** The number of the latest edit or undo. */
  last: number;
  /** The edits that were recorded together. */
  groups: RecordGroup[];
}

/** Reads the names in the folder of records. */
export function listFolder(root: string): RecordFolder {
  const names = namesIn(folderOf(root));
  const groups = groupsIn(names);
  const single = names.flatMap((name) => /^(\d{8})\.json$/.exec(name)?.[1] ?? []);
  const grouped = groups.flatMap(idsOfGroup);
  // Of a group, the oldest are dropped before its files are removed.
  const oldest = [...single, ...grouped].sort().at(-MAX_RECORDS) ?? '';
  const ids = [...single, ...grouped.filter((id) => id >= oldest)].sort();
  const undone = new Map<string, number>();
  for (const name of names) {
    const [, id, number] = /^(\d{8})\.undone-(\d{8})$/.exec(name) ?? [];
    if (id !== undefined) undone.set(id, Number(number));
  }
  const last = Math.max(0, Number(ids.at(-1) ?? 0), ...undone.values());
  return { ids, undone, last, groups };
}

/** Returns the names in a folder; none if there is no such folder. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Returns who has undone an edit, as far as that is known. */
export function readMark(root: string, id: string, number: number): EditAuthor | undefined {
  try {
    return JSON.parse(readFileSync(join(folderOf(root), markOf(id, number)), 'utf8')) as EditAuthor; // written by markUndone
  } catch {
    return undefined;
  }
}
