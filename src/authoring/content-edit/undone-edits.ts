import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, listFolder, markOf, readMark, type EditAuthor, type EditSummary } from './record-folder.ts';
import { readSummary } from './read-summary.ts';

/** An entry in the list of edits. */
export interface EditEntry extends EditSummary {
  id: string;
  /** Whether the edit is undone at the moment. */
  undone: boolean;
  /** Who has undone it. Left out where nobody signs in. */
  undoneBy?: EditAuthor;
}

/**
 * Yields the ids of the edits that aren't undone, the latest first. Reads a record only when its turn comes.
 * @param author the id of the person whose edits they are; left out: everybody's
 */
export function* undoableRecords(root: string, author?: string): Generator<string, undefined> {
  const { ids, undone } = listFolder(root);
  for (const id of ids.toReversed()) if (!undone.has(id) && isBy(root, id, author)) yield id;
  return undefined;
}

/** Whether a person has made an edit. Without a person, everybody has. */
const isBy = (root: string, id: string, author: string | undefined): boolean =>
  author === undefined || readSummary(root, id)?.author?.id === author;

/** Returns the id of the latest edit that isn't undone. */
export const latestRecord = (root: string): string | undefined => undoableRecords(root).next().value;

/**
 * Returns the id of the edit that was undone last; `undefined` if another edit was made since.
 * @param author the id of the person who has undone it, and has made no edit since; left out: anybody
 */
export function latestUndone(root: string, author?: string): string | undefined {
  const { ids, undone, last } = listFolder(root);
  if (author === undefined) return [...undone].find(([, number]) => number === last)?.[0];
  const own = [...undone].filter(([id, number]) => readMark(root, id, number)?.id === author);
  const [id, number] = own.reduce<readonly [string | undefined, number]>(
    (a, b) => (b[1] > a[1] ? b : a),
    [undefined, 0],
  );
  const isOvertaken = ids.some((made) => Number(made) > number && isBy(root, made, author));
  return isOvertaken ? undefined : id;
}

/** Returns whether an edit is undone. */
export const isUndone = (root: string, id: string): boolean => listFolder(root).undone.has(id);

/** Returns all edits that are recorded, the oldest first. */
export function listEdits(root: string): EditEntry[] {
  const { ids, undone } = listFolder(root);
  return ids.flatMap((id) => {
    const summary = readSummary(root, id);
    const number = undone.get(id);
    const undoneBy = number === undefined ? undefined : readMark(root, id, number);
    return summary ? [{ ...summary, id, undone: number !== undefined, ...(undoneBy && { undoneBy }) }] : [];
  });
}

/** Records that an edit is undone, by whom, or that it's applied again. */
export function markUndone(root: string, id: string, isUndone: boolean, author?: EditAuthor): void {
  const { undone, last } = listFolder(root);
  const before = undone.get(id);
  if (before !== undefined) rmSync(join(folderOf(root), markOf(id, before)), { force: true });
  const by = author ? JSON.stringify({ id: author.id, name: author.name }) : '';
  if (isUndone) writeFileSync(join(folderOf(root), markOf(id, last + 1)), by);
}
