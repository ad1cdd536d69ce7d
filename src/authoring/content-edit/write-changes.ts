import { phraseOf, say } from '../../i18n/phrase.ts';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Diagnostic, type InForm, ofWholeFile } from '../../content/diagnostics/diagnostic.ts';
import { FILE_OUT_OF_REACH, problemOfPath, readContentText } from './content-path.ts';
import { closeJournal, leftJournal, openJournal, type Journal } from './edit-journal.ts';
import type { FileChange } from './file-change.ts';
import { readRecord, recordEdit } from './edit-record.ts';
import { readSummary } from './read-summary.ts';
import { latestRecord } from './undone-edits.ts';
import { placeText, prepareText, putText, temporaryName } from './put-text.ts';

/** Time that a group waits for another process to write its own, in milliseconds, and the pause between two attempts. */
const MAX_WAIT_MS = 1000;
const WAIT_PAUSE_MS = 10;

/**
 * Writes a group of files, all or none: after a crash each file is old or new, and `recoverChanges` completes or
 * reverts the group. Nothing is written if a file changed since the edit was planned. Processes write one after the other.
 * @param record keeps what was written for undo, before another process writes
 * @param requests the ids of the requests that asked for it, which are recorded after a crash, too
 * @returns why nothing was written, if so
 */
export function writeChanges(
  root: string,
  changes: readonly FileChange[],
  record: () => void = () => undefined,
  requests: readonly string[] = [],
): Diagnostic[] {
  recoverChanges(root);
  const problems = changes.flatMap((change) => problemOf(root, change));
  if (problems.length > 0) return problems;
  try {
    if (!openInTurn(root, changes, requests))
      return changes.slice(0, 1).map(({ file }) => refusal(file, 'Another edit is being written.', 'Try again.'));
  } catch (error) {
    return [unwritable(changes, error)];
  }
  const found = writeGroup(root, changes);
  if (found.length > 0) takeBack(root, changes);
  else record();
  closeJournal(root);
  return found;
}

/** Opens the journal as soon as no other process has one. Writing takes milliseconds, so this one just waits. */
function openInTurn(root: string, changes: readonly FileChange[], requests: readonly string[]): boolean {
  const end = performance.now() + MAX_WAIT_MS; // `Date.now` jumps when the clock is set
  while (!openJournal(root, changes, requests)) {
    if (performance.now() > end) return false;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT_PAUSE_MS);
    recoverChanges(root);
  }
  return true;
}

/** Writes the files of a group. A full disk is noticed before the first one changes. */
function writeGroup(root: string, changes: readonly FileChange[]): Diagnostic[] {
  try {
    for (const { file, after } of changes) prepareText(join(root, file), after);
    for (const change of changes) {
      const [problem] = problemOf(root, change);
      if (problem) return [problem];
      placeText(join(root, change.file), change.after);
    }
    return [];
  } catch (error) {
    return [unwritable(changes, error)];
  }
}

/** Why a write fails, by the system's code, and what to do about it. */
const WRITE_ERRORS: Readonly<Record<string, [message: string, hint: string]>> = {
  ENOSPC: ['The disk is full, so nothing was changed.', 'Free some space, then make the change again.'],
  EDQUOT: ['Your share of the disk is full, so nothing was changed.', 'Free some space, then make the change again.'],
  EROFS: ['The folder is read-only, so nothing was changed.', 'Give yourself the right to write in it.'],
  EACCES: ['The folder is write-protected, so nothing was changed.', 'Give yourself the right to write in it.'],
  EPERM: ['The folder is write-protected, so nothing was changed.', 'Give yourself the right to write in it.'],
};

/** Says why the system refuses to write, if it does: in words, and what to do about it. */
export const wordsOfWriteError = (error: unknown): [message: string, hint: string] | undefined =>
  WRITE_ERRORS[String((error as NodeJS.ErrnoException | undefined)?.code)];

function unwritable([first]: readonly FileChange[], error: unknown): Diagnostic {
  const cause = error instanceof Error ? error.message : String(error);
  const unknown = [`The files can't be written: ${cause}.`, 'Check the free disk space and your permissions.'] as const;
  const [message, hint] = wordsOfWriteError(error) ?? unknown;
  return refusal(first?.file ?? 'content', message, hint);
}

const refusal = (
  file: string,
  message: string,
  hint: string,
  form: InForm = { message: phraseOf(message), hint: phraseOf(hint) },
): Diagnostic => ofWholeFile(file, message, hint, 'error', form);

function problemOf(root: string, { file, before }: FileChange): Diagnostic[] {
  const problem = problemOfPath(root, file);
  if (problem) return [refusal(file, problem, 'Name a file of the content.', FILE_OUT_OF_REACH)];
  return textOf(root, file) === before ? [] : [changedSince(file)];
}

/** Refuses an edit that was made for another text of a file. */
export const changedSince = (file: string): Diagnostic =>
  refusal(file, 'The file has changed since this edit was made.', 'Make the edit again.', {
    message: say`This was changed elsewhere while you were editing.`,
    hint: say`Make your change again.`,
  });

/** Returns the text of a file, or `undefined` if it can't be read. */
function textOf(root: string, file: string): string | null | undefined {
  const read = readContentText(root, file);
  return 'text' in read ? read.text : undefined;
}

/** Restores the old text of files that were written. */
function takeBack(root: string, changes: readonly FileChange[]): void {
  for (const { file } of changes) removeTemporary(root, file); // makes room
  for (const { file, before, after } of changes)
    if (before !== after && textOf(root, file) === after) putText(join(root, file), before);
}

const removeTemporary = (root: string, file: string): void =>
  rmSync(temporaryName(join(root, file)), { force: true, recursive: true });

/** What the list of edits calls a change that was completed after a crash. */
const INTERRUPTED = 'Change that was interrupted';

/**
 * Completes a group of files that a crash left partially written, and records it for undo. If a file was changed by hand
 * since, reverts the others. Commands that read or write content call it on startup. Throws if the disk refuses; the
 * group waits for the next call then.
 * @returns the affected files
 */
export function recoverChanges(root: string): string[] {
  const journal = leftJournal(root);
  if (!journal) return [];
  const changes = journal.changes.filter(({ file }) => !problemOfPath(root, file));
  const isOurs = ({ file, before, after }: FileChange) => [before, after].includes(textOf(root, file) ?? null);
  const isCompleted = changes.length === journal.changes.length && changes.every(isOurs);
  if (isCompleted) complete(root, changes);
  else takeBack(root, changes);
  if (isCompleted && !isRecorded(root, journal))
    recordEdit(root, { changes, label: INTERRUPTED, requests: journal.requests });
  closeJournal(root);
  return changes.map(({ file }) => file);
}

/** Returns whether the latest edit is this one, or the last one of this group: the crash came after its record. */
function isRecorded(root: string, { changes, requests = [] }: Journal): boolean {
  const id = latestRecord(root) ?? '';
  const last = requests.at(-1);
  if (last !== undefined) return readSummary(root, id)?.requests?.includes(last) === true;
  const latest = readRecord(root, id)?.changes ?? [];
  return changes.every(({ file, after }) => latest.some((one) => one.file === file && one.after === after));
}

/** Writes the new text of files that still have the old one. */
function complete(root: string, changes: readonly FileChange[]): void {
  for (const { file } of changes) removeTemporary(root, file); // makes room
  for (const { file, after } of changes) if (textOf(root, file) !== after) putText(join(root, file), after);
}
