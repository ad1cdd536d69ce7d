import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, groupName, groupsIn, namesIn, type EditSummary, type RecordGroup } from './record-folder.ts';

/** What a group has of one edit: its summary, and where its compressed record is. */
export interface GroupEntry {
  summary: EditSummary;
  at: number;
  size: number;
}

const holds = ({ first, last }: RecordGroup, id: string): boolean => first <= Number(id) && Number(id) <= last;

/** The group that was read last: its edits are asked for one after the other. */
let known: { path: string; version: string; group: RecordGroup; entries: GroupEntry[] } | undefined;

/** Identifies the content of a group's file, which is written once; `undefined` if there is no such file. */
function versionOf(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  return found && `${found.ino} ${found.mtimeMs} ${found.size}`;
}

/** Returns what an edit did; `undefined` for an unknown id. */
export function readSummary(root: string, id: string): EditSummary | undefined {
  try {
    return JSON.parse(readFileSync(join(folderOf(root), `${id}.json`), 'utf8')) as EditSummary; // written by recordEdit
  } catch {
    return findInGroup(root, id)?.entry.summary;
  }
}

/** Returns what a group has of an edit, and the path of its files without extension; `undefined` if it's in none. */
export function findInGroup(root: string, id: string): { path: string; entry: GroupEntry } | undefined {
  const folder = folderOf(root);
  const isKnown = known !== undefined && holds(known.group, id) && known.path.startsWith(folder);
  if (!isKnown || versionOf(`${known?.path}.json`) !== known?.version) {
    const group = groupsIn(namesIn(folder)).find((one) => holds(one, id));
    if (!group) return undefined;
    const path = join(folder, groupName(group));
    const version = versionOf(`${path}.json`) ?? '';
    const entries = JSON.parse(readFileSync(`${path}.json`, 'utf8')) as GroupEntry[]; // written by recordEdits
    known = { path, version, group, entries };
  }
  const entry = known?.entries[Number(id) - known.group.first];
  return known && entry && { path: known.path, entry };
}

/** Removes the files of a group. */
export function removeGroup(root: string, group: RecordGroup): void {
  for (const extension of ['json', 'gz'])
    rmSync(join(folderOf(root), `${groupName(group)}.${extension}`), { force: true });
}
