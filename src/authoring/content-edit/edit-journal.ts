import { linkSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FileChange } from './file-change.ts';
import { flushFolder, writeFlushed } from './put-text.ts';

/** Folder for the data that edits need between steps and for undo; ignored by git. */
export const EDIT_FOLDER = '.local/content-edit';

/**
 * Maximum time a process may take to write a group of files, in milliseconds. An older journal is left from a crash.
 */
const MAX_WRITE_TIME_MS = 30_000;

/** A group of changes being written. */
export interface Journal {
  /** The process that writes it. */
  process: number;
  changes: FileChange[];
  /** The ids of the requests that asked for it. */
  requests?: readonly string[];
}

const journalPath = (root: string): string => join(root, EDIT_FOLDER, 'journal.json');

/**
 * Records a group of changes before the first file is modified.
 * @returns false while another group is being written
 */
export function openJournal(root: string, changes: readonly FileChange[], requests: readonly string[] = []): boolean {
  const path = journalPath(root);
  const folder = dirname(path);
  const temporary = join(folder, `journal.${process.pid}.tmp`);
  mkdirSync(folder, { recursive: true });
  try {
    writeFlushed(temporary, JSON.stringify({ process: process.pid, changes, requests }));
    linkSync(temporary, path); // fails if a journal exists, so that only one process writes
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false; // Node's file functions throw nothing else
    throw error;
  } finally {
    rmSync(temporary, { force: true });
  }
  flushFolder(folder);
  return true;
}

/** Removes the journal after the group was written. */
export function closeJournal(root: string): void {
  rmSync(journalPath(root), { force: true });
  flushFolder(dirname(journalPath(root)));
}

/**
 * Returns the group that a crash left partially written, or `undefined` if there is none or its process is still
 * writing.
 */
export function leftJournal(root: string): Journal | undefined {
  const path = journalPath(root);
  try {
    const { mtimeMs } = statSync(path);
    const journal = JSON.parse(readFileSync(path, 'utf8')) as Journal; // written by openJournal, completely or not at all
    // The clock may have been set back since.
    const isFresh = Math.abs(Date.now() - mtimeMs) < MAX_WRITE_TIME_MS;
    // This process writes without a pause: it has given up on a journal that it finds.
    const isWriting = journal.process !== process.pid && isRunning(journal.process);
    return isFresh && isWriting ? undefined : journal;
  } catch (error) {
    // There is none, or the process that wrote it has just finished.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined; // Node's file functions throw nothing else
    throw error;
  }
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}
