import type { FieldProblem } from '../../../protocol/answers.ts';
import type { Retry } from '../../state/retry.ts';
import {
  createEntry,
  isGone,
  resumeEntry,
  saveOutcome,
  takeAnswer,
  toStored,
  withoutField,
  type DraftEntry,
  type KeptDraft,
  type KeptDrafts,
  type Save,
} from './draft.ts';
import { isEqual } from '../../../../data/plain.ts';
import { DraftMap } from './draft-map.ts';

/** Pause after the last key, in milliseconds, before a value is saved. */
export const SAVE_DELAY_MS = 150;

/** Saves what is typed in forms and on pages. An invalid value isn't lost with its form. */
export class Drafts extends DraftMap {
  readonly #retry: Pick<Retry, 'add' | 'start'>;
  #save: Save | undefined;
  #pause: Promise<void> | undefined;

  /** Whether nothing is saved after a pause: half of a word is being composed. */
  isHeld = false;

  /** Whether a field isn't in its file yet: what's typed there is saved after it. */
  isAhead: (key: string) => boolean = () => false;
  /** Whether somebody else has a field: what was typed there is saved once it's free. */
  isTaken: (key: string) => boolean = () => false;

  constructor(retry: Pick<Retry, 'add' | 'start'>) {
    super();
    this.#retry = retry;
    retry.add(() => this.saveWaiting());
  }

  /** Begins to save, with what was resumed before. */
  connect(save: Save): void {
    this.#save = save;
    for (const entry of this.entries.values()) void this.#saveNow(entry);
  }

  /** Goes on with what was kept. Returns what isn't taken: the field has another draft. */
  resume(kept: KeptDrafts): KeptDrafts {
    const rest: KeptDrafts = [];
    const taken: DraftEntry[] = [];
    for (const [key, draft] of kept) {
      if (this.entries.has(key)) {
        rest.push([key, draft]);
        continue;
      }
      const entry = resumeEntry(key, draft);
      this.entries.set(key, entry);
      taken.push(entry);
    }
    for (const entry of taken) void this.#saveNow(entry);
    this.notify();
    return rest;
  }

  /** Takes a typed value, and saves it after a pause. */
  change(key: string, value: unknown, seen: unknown, about: Omit<KeptDraft, 'value' | 'seen'>): void {
    const entry = this.entries.get(key) ?? createEntry(key, { ...about, value, seen });
    Object.assign(entry, { isFocused: true, draft: { ...entry.draft, flaw: undefined, ...about, value } });
    if (isGone(key)) Object.assign(entry, withoutField(entry));
    // What was typed last is saved last.
    this.entries.delete(key);
    this.entries.set(key, entry);
    if (!isGone(key)) this.#schedule(entry);
    this.notify();
  }

  /** Saves a value now: the field lost the focus. */
  flush(key: string): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    entry.isFocused = false;
    if (!entry.draft.conflict) void this.#saveNow(entry);
  }

  /** Saves everything that is typed, and waits until it's written or refused: an undo must not come before it. */
  async flushAll(): Promise<void> {
    const open = [...this.entries.values()].filter(({ draft }) => !draft.conflict);
    await Promise.all(open.map((entry) => this.#saveNow(entry)));
  }

  /** Saves what the server couldn't be reached for, in the order of typing. Returns whether nothing is left. */
  async saveWaiting(): Promise<boolean> {
    for (const entry of this.entries.values()) {
      if (!entry.draft.isWaiting) continue;
      await this.#saveNow(entry);
      if (entry.draft.isWaiting && this.entries.has(entry.key)) return false;
    }
    return true;
  }

  /** Writes nothing until `action` has finished: it may move the fields. What is typed meanwhile is written then. */
  pauseFor(action: Promise<unknown>): void {
    this.#pause = action.then(undefined, () => undefined) as Promise<void>;
  }

  /** Overwrites the value that somebody else wrote meanwhile. */
  keepMine(key: string): void {
    const entry = this.entries.get(key);
    if (!entry?.draft.conflict) return;
    const { conflict, ...draft } = entry.draft;
    entry.draft = { ...draft, seen: conflict.theirs, problems: [] };
    this.notify();
    void this.#saveNow(entry);
  }

  /** Drops what was typed. */
  discard(key: string): void {
    clearTimeout(this.entries.get(key)?.timer);
    if (this.entries.delete(key)) this.notify();
  }

  /** Drops what was typed in a field and in all fields below it. */
  discardBelow(key: string): void {
    const isBelow = (other: string) => other === key || ['.', '['].some((sign) => other.startsWith(key + sign));
    for (const other of this.entries.keys()) if (isBelow(other)) this.discard(other);
  }

  /** Compares a draft in conflict with the value that its field has now: the field may have moved, or may have its old value again. */
  compareAgain(key: string, theirs: unknown): void {
    const entry = this.entries.get(key);
    if (!entry?.draft.conflict || entry.writing || isEqual(entry.draft.conflict.theirs, theirs)) return;
    const { conflict: _conflict, ...draft } = entry.draft;
    const isOver = isEqual(draft.seen, theirs) || isEqual(toStored(draft.value), theirs);
    entry.draft = isOver ? draft : { ...draft, conflict: { theirs } };
    this.notify();
    if (!isOver) return;
    entry.readsAgain = true;
    void this.#saveNow(entry);
  }

  #schedule(entry: DraftEntry): void {
    clearTimeout(entry.timer);
    const save = () => (this.isHeld ? this.#schedule(entry) : void this.#saveNow(entry));
    entry.timer = setTimeout(save, SAVE_DELAY_MS);
  }

  /** Saves a value; during a save, it's saved again after it. */
  #saveNow(entry: DraftEntry): Promise<void> {
    clearTimeout(entry.timer);
    entry.timer = undefined;
    if (!this.#save || isGone(entry.key)) return Promise.resolve(); // done by `connect`, or never
    if (this.isAhead(entry.key) || this.isTaken(entry.key)) return Promise.resolve(this.#schedule(entry));
    entry.writing ??= this.#saveInOrder(entry).finally(() => {
      entry.writing = undefined;
      this.notify();
    });
    return entry.writing;
  }

  /** Saves a value after those that were typed before it and wait for the server. */
  async #saveInOrder(entry: DraftEntry): Promise<void> {
    for (const before of this.entries.values()) {
      if (before === entry) break;
      if (!before.draft.isWaiting) continue;
      await this.#saveNow(before);
      if (before.draft.isWaiting) return this.#wait(entry, before.draft.problems);
    }
    await this.#write(entry);
  }

  async #write(entry: DraftEntry): Promise<void> {
    if (this.#pause) await this.#pause;
    if (isGone(entry.key)) return;
    const { value, seen, label, flaw } = entry.draft;
    const { unanswered, readsAgain } = entry;
    const written = toStored(value);
    if (isEqual(written, seen) && unanswered.length === 0) return this.#settle(entry);
    if (!this.#save) return;
    const isDoubtful = readsAgain || unanswered.length > 0;
    const request = { value: written, seen, label, flaw, readsAgain: isDoubtful, keyNow: () => entry.key };
    // Kept before it's sent: after a reload, the file may have it.
    unanswered.push(written);
    this.notify();
    const outcome = await saveOutcome(this.#save(entry.key, request));
    if (this.entries.get(entry.key) !== entry) return; // dropped meanwhile
    if (outcome.isUnanswered) return this.#wait(entry, outcome.problems);
    const result = takeAnswer(entry, written, outcome);
    const isTyped = isEqual(toStored(entry.draft.value), written);
    if (result === 'saved' && isTyped) return this.#settle(entry);
    if (isGone(entry.key)) Object.assign(entry, withoutField(entry));
    this.notify();
    // What was typed meanwhile is saved after its own pause, or now, if that's over.
    const isOver =
      isGone(entry.key) || result === 'conflict' || (result === 'refused' && isTyped) || entry.timer !== undefined;
    if (!isOver) await this.#write(entry);
  }

  #wait(entry: DraftEntry, problems: readonly FieldProblem[]): void {
    entry.draft = { ...entry.draft, problems, isWaiting: true };
    this.#retry.start();
    this.notify();
  }

  /** Forgets a draft that the file has; a space at the end stays as long as somebody types. */
  #settle({ key, draft, isFocused }: DraftEntry): void {
    if (isFocused ? draft.value === draft.seen : isEqual(toStored(draft.value), draft.seen)) this.discard(key);
    else this.notify();
  }
}
