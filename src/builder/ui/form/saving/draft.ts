import type { FieldProblem } from '../../../protocol/answers.ts';
import { problemOf, type ShownOutcome } from '../../state/edit.ts';
import { texts } from '../../../texts/texts.ts';
import type { TypedProblem } from '../model/typed-problem.ts';
import { isEqual } from '../../../../data/plain.ts';

/** What is kept of a draft until the page is open again. */
export interface KeptDraft {
  value: unknown;
  /** The file's value when the typing began, or when it was saved last. */
  seen: unknown;
  /** What is changed, in words, for the history: "Pricing: title, Danish". */
  label: string;
  /** Why no file can hold the value: it isn't sent to the server. */
  flaw?: TypedProblem | undefined;
  /** Code of the region in whose frame it was typed; absent: in the form. */
  region?: string | undefined;
  /** Values that were sent without an answer yet: the file may have one of them. */
  sent?: readonly unknown[];
}

/** Drafts by key, in the order of typing. */
export type KeptDrafts = [key: string, draft: KeptDraft][];

/** A value as it was typed, as long as the file has another one. */
export interface Draft extends Omit<KeptDraft, 'sent'> {
  /** Why it isn't saved. */
  problems: readonly FieldProblem[];
  /** The file's value, if somebody else changed it meanwhile. */
  conflict?: { theirs: unknown; author?: string | undefined };
  /** The server couldn't be reached: it's tried again. */
  isWaiting?: boolean;
}

/** A draft with what is known of its saves. */
export interface DraftEntry {
  /** Identifies the field. */
  key: string;
  draft: Draft;
  timer?: ReturnType<typeof setTimeout> | undefined;
  /** The save that is under way. */
  writing?: Promise<void> | undefined;
  isFocused: boolean;
  /** Values that were sent without an answer yet: the file may have one of them. */
  unanswered: unknown[];
  /** Whether the file may have changed unnoticed. */
  readsAgain: boolean;
}

/** Begins a draft. */
export const createEntry = (key: string, { sent = [], ...draft }: KeptDraft): DraftEntry => ({
  key,
  draft: { ...draft, problems: [] },
  isFocused: true,
  unanswered: [...sent],
  readsAgain: false,
});

/** Goes on with a draft that was kept. */
export const resumeEntry = (key: string, kept: KeptDraft): DraftEntry => {
  const entry = { ...createEntry(key, kept), isFocused: false, readsAgain: true };
  return isGone(key) ? withoutField(entry) : entry;
};

const GONE_PREFIX = 'gone:';

/** Whether a key identifies a draft whose field is gone. */
export const isGone = (key: string): boolean => key.startsWith(GONE_PREFIX);

/** Returns a key for a draft whose field is gone: no field and no other draft has it. */
export const goneKey = (key: string): string => (isGone(key) ? key : `${GONE_PREFIX}${crypto.randomUUID()}:${key}`);

/** Returns a draft whose field is gone, for the person to copy it. */
export function withoutField(entry: DraftEntry): DraftEntry {
  clearTimeout(entry.timer);
  const { conflict: _conflict, isWaiting: _isWaiting, ...draft } = entry.draft;
  return { ...entry, timer: undefined, draft: { ...draft, problems: [problemOf(texts.shell.unsaved.gone)] } };
}

/** Returns what must be kept of a draft until the page is open again. */
export const toKept = ({ draft: { value, seen, label, flaw, region }, unanswered: sent }: DraftEntry): KeptDraft => ({
  value,
  seen,
  label,
  flaw,
  region,
  ...(sent.length > 0 && { sent }),
});

/** What is asked of a save. */
export interface SaveRequest extends Omit<KeptDraft, 'region' | 'sent'> {
  /** Whether the file may have changed unnoticed: by an earlier attempt whose answer was lost, or before a reload. */
  readsAgain: boolean;
  /** Returns the key that the field has by then: its section may have moved. */
  keyNow: () => string;
}

/** What became of a save. */
type SaveOutcome = Pick<ShownOutcome, 'ok' | 'problems' | 'conflict' | 'isUnanswered'>;

/** Saves the value of the field that has a key; `seen` must still stand in the file. */
export type Save = (key: string, request: SaveRequest) => Promise<SaveOutcome>;

/** Returns what became of a save; an exception is a problem of no file. */
export async function saveOutcome(saving: ReturnType<Save>): ReturnType<Save> {
  try {
    return await saving;
  } catch (error) {
    return { ok: false, problems: [problemOf(error instanceof Error ? error.message : String(error))] };
  }
}

/** A text as the file has it: without the spaces around it. */
export const toStored = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

/** Whether a draft stays as it is until somebody does something about it, or the server is back. */
export const isStuck = ({ timer, writing, draft }: DraftEntry): boolean =>
  draft.isWaiting === true ||
  (timer === undefined && !writing && (draft.conflict !== undefined || draft.problems.length > 0));

/** What is known of everything that is typed: all of it is saved, a save is pending, or something can't be saved. */
export type SaveProgress = 'saved' | 'saving' | 'unsaved';

/** Returns what is known of drafts together. */
export function progressOf(entries: readonly DraftEntry[]): SaveProgress {
  if (entries.some(({ timer, writing, draft }) => (timer ?? writing) && !draft.isWaiting)) return 'saving';
  return entries.some((entry) => !isSettled(entry)) ? 'unsaved' : 'saved';
}

/** Whether pages show a draft: as far as it's known, nothing is wrong with it. */
export const isShown = ({ timer, draft: { flaw, conflict, problems } }: DraftEntry): boolean =>
  !flaw && !conflict && (problems.length === 0 || timer !== undefined);

/** Whether the file has a draft's value, but for a space at its end. */
export const isSettled = ({ draft: { value, seen }, unanswered }: DraftEntry): boolean =>
  unanswered.length === 0 && isEqual(toStored(value), seen);

/**
 * Takes the server's answer to a save.
 * @param written the value that was sent
 * @returns `again`: the file has an earlier value of this draft, so it can be saved now
 */
export function takeAnswer(
  entry: DraftEntry,
  written: unknown,
  { ok, problems, conflict }: SaveOutcome,
): 'saved' | 'again' | 'refused' | 'conflict' {
  const { unanswered, draft } = entry;
  const { value, label, flaw, region, seen } = draft;
  const next = { value, label, flaw, region, problems: [] };
  entry.unanswered = [];
  entry.readsAgain = false;
  const theirs = conflict?.theirs ?? undefined;
  // Written by an attempt whose answer was lost: nobody else has changed it.
  if (ok || (conflict && isEqual(theirs, written))) {
    entry.draft = { ...next, seen: written };
    return 'saved';
  }
  if (conflict && unanswered.some((sent) => isEqual(sent, theirs))) {
    entry.draft = { ...next, seen: theirs };
    return 'again';
  }
  entry.draft = conflict
    ? { ...next, seen, conflict: { theirs, author: conflict.author } }
    : { ...next, seen, problems };
  return conflict ? 'conflict' : 'refused';
}
