import type { QueryClient } from '@tanstack/react-query';
import type { FileAnswer } from '../../protocol/answers.ts';
import { createStore } from '../../../components/create-store.ts';
import { call } from './api.ts';
import { followIdentities, setIdentities, type IdentifiedList } from './identities.ts';
import { movedPath, sectionIds, sectionRecords } from './section-list.ts';
import type { Path } from '../../../data/path.ts';

// What is done to the sections of a page shows at once: in the cache, the page's file has it before the server has written
// it. Here is what the server has answered last, and what is still to be written.

/** The key of a file in the cache. */
export const fileKey = (file: string) => ['file', file] as const;

/** The sections of a page, each with what it's known by. */
export interface IdentifiedSections extends IdentifiedList {
  entries: readonly Record<string, unknown>[];
}

/** An edit of a page's sections that shows already. */
export interface PendingEdit {
  file: string;
  /** Does to sections what the edit does. */
  apply: (list: IdentifiedSections) => IdentifiedSections;
  /** Called after it was taken back. */
  onTakenBack: () => void;
  /** When it was sent, and when the server had written it; see `now`. */
  sentAt?: number;
  writtenAt?: number;
}

/** A file with edits that aren't written. */
interface HeldFile {
  /** What the server has answered last. */
  base: FileAnswer;
  /** The sections in it. */
  list: IdentifiedSections;
  /** In the order in which they were made. */
  pending: readonly PendingEdit[];
  shown: FileAnswer;
}

const heldFiles = createStore<ReadonlyMap<string, HeldFile>>(new Map());

/** Returns what changes, in a component, whenever something is shown elsewhere than the server has it. */
export const useHeld = (): unknown => heldFiles.use();

/** Calls back after something else is held. Returns a function that ends it. */
export const onHeld = heldFiles.subscribe;

/** Returns the files with edits that aren't written, as they are shown. */
export const unwrittenFiles = (): FileAnswer[] => [...heldFiles.get().values()].map(({ shown }) => shown);

const heldFile = (file: string): HeldFile | undefined => heldFiles.get().get(file);

function setHeld(file: string, next: HeldFile | undefined): void {
  const files = new Map(heldFiles.get());
  if (next) files.set(file, next);
  else files.delete(file);
  heldFiles.set(files);
}

/** Counts what happens, to tell whether an answer can have an edit. */
let now = 0;

const listOf = (file: string, data: unknown): IdentifiedSections => ({
  entries: sectionRecords(data) ?? [],
  ids: sectionIds(file, data),
});

const applyAll = (list: IdentifiedSections, edits: readonly PendingEdit[]): IdentifiedSections =>
  edits.reduce((before, { apply }) => apply(before), list);

/** Reads a file from the server. Returns it with the edits that aren't written. */
export async function fetchFile(file: string): Promise<FileAnswer> {
  const began = ++now;
  const answer = await call('file', { file });
  const known = heldFile(file);
  if (!known) return answer;
  // Edits are written one after the other, so those that the answer has come first.
  const left = known.pending.filter(({ writtenAt = Infinity }) => writtenAt > began);
  // It's unknown whether the answer has the one that was under way. The file is read again after it.
  if (left.some(({ sentAt }) => sentAt !== undefined)) return known.shown;
  const expected = applyAll(known.list, known.pending.slice(0, known.pending.length - left.length));
  const entries = sectionRecords(answer.data) ?? [];
  return hold(file, { base: answer, list: { entries, ids: followIdentities(expected, entries) }, pending: left });
}

/** Holds a file as long as something isn't written. Returns what is shown of it. */
function hold(file: string, next: Omit<HeldFile, 'shown'>): FileAnswer {
  const { base, list, pending } = next;
  const sections = applyAll(list, pending);
  const isLeft = pending.length > 0;
  const shown = isLeft ? { ...base, data: { ...Object(base.data), sections: sections.entries } as never } : base; // plain data
  setIdentities(file, sections);
  setHeld(file, isLeft ? { ...next, shown } : undefined);
  return shown;
}

/** Shows an edit of a page's sections before it's written. */
export function showPending(client: QueryClient, edit: PendingEdit): void {
  const { file } = edit;
  const known = heldFile(file);
  const base = known?.base ?? client.getQueryData<FileAnswer>(fileKey(file));
  if (!base) return;
  const list = known?.list ?? listOf(file, base.data);
  client.setQueryData(fileKey(file), hold(file, { base, list, pending: [...(known?.pending ?? []), edit] }));
}

/** Takes note that an edit is being sent. */
export const noteSent = (edit: PendingEdit | undefined): void => void (edit && (edit.sentAt = ++now));

/** Takes note that an edit is written. What the server answered before may lack it. */
export const noteAnswered = (edit: PendingEdit | undefined): void => void (edit && (edit.writtenAt = ++now));

/** Takes back an edit that wasn't written. Those after it stay. */
export function takeBack(client: QueryClient, edit: PendingEdit): void {
  const known = heldFile(edit.file);
  if (!known?.pending.includes(edit)) return;
  const pending = known.pending.filter((one) => one !== edit);
  client.setQueryData(fileKey(edit.file), hold(edit.file, { ...known, pending }));
  edit.onTakenBack();
}

/** A file as the server has it, as far as it's known. */
interface WrittenFile {
  answer: FileAnswer;
  list: IdentifiedSections;
}

/** Returns a file as the server has it, without the edits that only show. */
export function writtenFile(client: QueryClient, file: string): WrittenFile | undefined {
  const known = heldFile(file);
  if (known) return { answer: known.base, list: known.list };
  const answer = client.getQueryData<FileAnswer>(fileKey(file));
  return answer && { answer, list: listOf(file, answer.data) };
}

/** Returns where a field that is shown stands in the file as the server has it; `undefined` if its section isn't there. */
export function writtenPath(file: string, path: Path): Path | undefined {
  const known = heldFile(file);
  return movedPath(path, known && sectionIds(file, known.shown.data), known?.list.ids);
}

/** Returns where a field of the file as the server has it is shown; `undefined` if its section isn't. */
export function shownPath(file: string, path: Path): Path | undefined {
  const known = heldFile(file);
  return movedPath(path, known?.list.ids, known && sectionIds(file, known.shown.data));
}
