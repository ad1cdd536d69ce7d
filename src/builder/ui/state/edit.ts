import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { z } from 'zod';
import type { editRequestSchema } from '../../protocol/edit-request.ts';
import { texts } from '../../texts/texts.ts';
import { MAX_LABEL_LENGTH } from '../../protocol/transport.ts';
import type { FileAnswer, CallOutcome, FieldProblem } from '../../protocol/answers.ts';
import { call, ServerError } from './api.ts';
import { showStatus } from './status.ts';
import { forgetRequests, noteWritten, refreshFiles } from './refresh.ts';
import { fileQuery, siteQuery } from './queries.ts';
import { noteAnswered, noteSent, takeBack, type PendingEdit } from './shown-files.ts';
import { savedText } from './saved-text.ts';
import { hideRefusal } from './toasts.ts';
import type { FieldPlace } from './view.tsx';
import { fileName } from './file-name.ts';

type Edits = z.input<typeof editRequestSchema>['edits'];

/** An edit as a component asks for it. */
export interface EditCommand {
  edits: Edits;
  /** What is done, in words, for the history: "Pricing: title, Danish". */
  label: string;
  /** Edits in a row with the same key are one undo step. A field has its own (`fieldKey`). */
  mergeKey?: string;
  /** The values that the user saw; if one has changed outside meanwhile, nothing is written. */
  guards?: (FieldPlace & { value: unknown })[];
  /** Whether a notice says why it's refused. */
  hasNotice?: boolean;
  /** Whether what is edited is kept, and saved by itself later if the server can't do it now. */
  isKept?: boolean;
  /** What shows of it already. It's taken back if the edit is refused. */
  pending?: PendingEdit | undefined;
  /** Follows files that it renames: called once it's saved, before anything is read again. */
  onSaved?: (() => Promise<void>) | undefined;
}

/** What became of an edit. */
export interface ShownOutcome extends CallOutcome {
  /** Set if the server may do later what it can't do now. Whether it was done isn't known. */
  isUnanswered?: boolean;
}

/**
 * Returns a function that edits files through the server, and says in the status line what became of it. If the server
 * can't be reached, the outcome has a problem of no file.
 */
export function useEdit(): (command: EditCommand) => Promise<ShownOutcome> {
  const client = useQueryClient();
  return useCallback((command: EditCommand) => makeEdit(client, command), [client]);
}

/** Edits files, as `useEdit` does. */
export async function makeEdit(client: QueryClient, command: EditCommand): Promise<ShownOutcome> {
  const { edits, label, mergeKey, guards = [], isKept = false, pending, onSaved, hasNotice } = command;
  const files = new Set(edits.flatMap((edit) => ('file' in edit ? [edit.file] : [])));
  const hashes = Object.fromEntries(
    [...files].flatMap((file) => {
      const known = client.getQueryData<FileAnswer>(fileQuery(file).queryKey);
      return known ? [[file, known.hash]] : [];
    }),
  );
  noteSent(pending);
  const outcome: ShownOutcome = await call('edit', {
    id: crypto.randomUUID(),
    request: { edits },
    label: label.slice(0, MAX_LABEL_LENGTH),
    hashes,
    guards: guards.map(({ file, path, value }) => ({ file, path: [...path], value: (value ?? null) as never })),
    ...(mergeKey !== undefined && { mergeKey }),
  }).catch((error: unknown) => refusedBy(error, isKept));
  if (outcome.ok) noteAnswered(pending);
  else if (pending) takeBack(client, pending);
  if (pending) forgetRequests(outcome.files);
  noteWritten(outcome.files);
  try {
    if (outcome.ok) await onSaved?.();
  } finally {
    // A renamed file goes by its title once the list of files has it.
    showOutcome(client, outcome, { field: mergeKey, hasNotice });
  }
  // An edit of several places may rename files.
  if (outcome.ok && edits.some((edit) => 'compound' in edit)) await client.invalidateQueries();
  else if (outcome.ok) await refreshFiles(client, outcome.files, { movesTexts: !isOfValues(edits) });
  return outcome;
}

/**
 * Returns the outcome of an edit that the server didn't answer.
 * @param isKept whether it's tried again by itself
 */
export function refusedBy(error: unknown, isKept = false): ShownOutcome {
  if (!(error instanceof ServerError)) throw error;
  const { message, reason, isTemporary, isSignedOut } = error;
  // The server's sentence on a session that has ended says what becomes of the text.
  const problem: FieldProblem =
    isKept && isTemporary
      ? { ...problemOf(isSignedOut ? reason : texts.state.notSaved.later(reason)), severity: 'warning' } // the value isn't wrong
      : problemOf(message);
  return { ok: false, diff: '', files: [], problems: [problem], isUnanswered: isTemporary };
}

/** A problem of no file: the server doesn't answer, for example. */
export const problemOf = (message: string): FieldProblem => ({
  severity: 'error',
  file: '',
  line: 0,
  column: 0,
  path: '',
  message,
  hint: '',
});

/** Whether edits change single values only, which their inputs show already. */
const isOfValues = (edits: Edits): boolean =>
  edits.every((edit) => 'operations' in edit && edit.operations.every(({ op }) => op === 'set'));

/**
 * Says in the status line that pages were saved, or what is wrong.
 * @param field key of the field that was changed, if it's one
 * @param hasNotice whether a notice names what is wrong in files
 */
export function showOutcome(
  client: QueryClient,
  outcome: CallOutcome,
  { field, hasNotice = false }: { field?: string | undefined; hasNotice?: boolean | undefined } = {},
): void {
  if (outcome.isKept) {
    hideRefusal();
    showStatus({ kind: 'idle', text: '' }); // the status line says what is kept
  } else if (outcome.ok) {
    hideRefusal();
    showStatus({ kind: 'saved', text: savedText(namesOfFiles(client, outcome.files)) });
  } else if (outcome.conflict && field !== undefined)
    showStatus({
      kind: 'problem',
      text: texts.state.notSaved.conflict,
      field,
    });
  else {
    const isInNotice = hasNotice && outcome.problems.some(({ file }) => file !== '');
    const isAtField = field !== undefined && !outcome.conflict;
    showStatus({
      kind: 'problem',
      ...(isAtField
        ? { text: wordsOf(outcome, ({ message }) => message), hint: wordsOf(outcome, ({ hint }) => hint) }
        : { text: outcomeMessage(client, outcome) }),
      field,
      isInNotice,
    });
  }
}

/** Says why an edit wasn't made. */
export const outcomeMessage = (client: QueryClient, { problems, conflict }: CallOutcome): string =>
  conflict
    ? texts.state.notSaved.changed(namesOfFiles(client, [conflict]))
    : wordsOf({ problems }, ({ message, hint }) => `${message} ${hint}`);

/** Joins what problems say. What several have in common is said once. */
const wordsOf = ({ problems }: Pick<CallOutcome, 'problems'>, of: (problem: FieldProblem) => string): string =>
  [...new Set(problems.map((problem) => of(problem).trim()))].filter((words) => words !== '').join(' ');

/** Names files as the navigation does, such as “Home”. One that it doesn't list goes by the name of its file. */
function namesOfFiles(client: QueryClient, changed: readonly { file: string }[]): string {
  const known = client.getQueryData(siteQuery.queryKey)?.files ?? [];
  const nameOf = (file: string) =>
    known.find((one) => one.file === file)?.title ?? fileName(file).replace(/\.ya?ml$/, '');
  return [...new Set(changed.map(({ file }) => nameOf(file)))].join(', ');
}
