import type { FieldProblem } from '../../../protocol/answers.ts';
import type { Retry } from '../../state/retry.ts';
import {
  createEntry,
  isSettled,
  isShown,
  isStuck,
  progressOf,
  saveOutcome,
  takeAnswer,
  toKept,
  toStored,
  type Draft,
  type DraftEntry,
  type KeptDraft,
  type KeptDrafts,
  type Save,
} from './draft.ts';
import { isEqual } from '../../../../data/plain.ts';

/** Pause after the last key, in milliseconds, before a value is saved. */
export const SAVE_DELAY_MS = 150;

/** What is typed and isn't saved yet, by field, in forms and on pages. An invalid value isn't lost with its form. */
export class Drafts {
  readonly #entries = new Map<string, DraftEntry>();
  readonly #listeners = new Set<() => void>();
  readonly #retry: Pick<Retry, 'add' | 'start'>;
  #save: Save | undefined;
  #pause: Promise<void> | undefined;
  #list: readonly [key: string, draft: Draft][] | undefined;

  /** Whether nothing is saved after a pause: half of a word is being composed. */
  isHeld = false;

  /** Whether a field isn't in its file yet: what's typed there is saved after it. */
  isAhead: (key: string) => boolean = () => false;
  /** Whether somebody else has a field: what was typed there is saved once it's free. */
  isTaken: (key: string) => boolean = () => false;

  constructor(retry: Pick<Retry, 'add' | 'start'>) {
    this.#retry = retry;
    retry.add(() => this.saveWaiting());
  }

  /** Begins to save, with what was resumed before. */
  connect(save: Save): void {
    this.#save = save;
    for (const entry of this.#entries.values()) void this.#saveNow(entry);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  get(key: string): Draft | undefined {
    return this.#entries.get(key)?.draft;
  }

  /** What pages show of the drafts. */
  shown(): [key: string, value: unknown][] {
    return [...this.#entries.values()].filter(isShown).map(({ key, draft }) => [key, toStored(draft.value)]);
  }

  /** All drafts, by key, in the order of typing. The same list until something changes. */
  readonly all = (): readonly [key: string, draft: Draft][] =>
    (this.#list ??= [...this.#entries].map(([key, { draft }]) => [key, draft]));

  /** The drafts that stay as they are until somebody does something about them, or the server is back. */
  stuck(): [key: string, draft: Draft][] {
    return [...this.#entries].filter(([, entry]) => isStuck(entry)).map(([key, { draft }]) => [key, draft]);
  }

  readonly progress = () => progressOf([...this.#entries.values()]);

  /** What must be kept until it's saved, by key. */
  toKeep(): KeptDrafts {
    return [...this.#entries.values()].filter((entry) => !isSettled(entry)).map((entry) => [entry.key, toKept(entry)]);
  }

  /** Goes on with what was kept. Returns what isn't taken: the field has another draft. */
  resume(kept: KeptDrafts): KeptDrafts {
    const isTaken = ([key]: KeptDrafts[number]) => !this.#entries.has(key);
    const [taken, rest] = [kept.filter(isTaken), kept.filter((one) => !isTaken(one))];
    for (const [key, draft] of taken) {
      const entry = { ...createEntry(key, draft), isFocused: false, readsAgain: true };
      this.#entries.set(key, entry);
      void this.#saveNow(entry);
    }
    this.#notify();
    return rest;
  }

  /** Takes a typed value, and saves it after a pause. */
  change(key: string, value: unknown, seen: unknown, about: Omit<KeptDraft, 'value' | 'seen'>): void {
    const entry = this.#entries.get(key) ?? createEntry(key, { ...about, value, seen });
    Object.assign(entry, { isFocused: true, draft: { ...entry.draft, flaw: undefined, ...about, value } });
    // What was typed last is saved last.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    this.#schedule(entry);
    this.#notify();
  }

  /** Saves a value now: the field lost the focus. */
  flush(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    entry.isFocused = false;
    if (!entry.draft.conflict) void this.#saveNow(entry);
  }

  /** Saves everything that is typed, and waits until it's written or refused: an undo must not come before it. */
  async flushAll(): Promise<void> {
    const open = [...this.#entries.values()].filter(({ draft }) => !draft.conflict);
    await Promise.all(open.map((entry) => this.#saveNow(entry)));
  }

  /** Saves what the server couldn't be reached for, in the order of typing. Returns whether nothing is left. */
  async saveWaiting(): Promise<boolean> {
    for (const entry of this.#entries.values()) {
      if (!entry.draft.isWaiting) continue;
      await this.#saveNow(entry);
      if (entry.draft.isWaiting && this.#entries.has(entry.key)) return false;
    }
    return true;
  }

  /** Writes nothing until `action` has finished: it may move the fields. What is typed meanwhile is written then. */
  pauseFor(action: Promise<unknown>): void {
    this.#pause = action.then(undefined, () => undefined) as Promise<void>;
  }

  /** Overwrites the value that somebody else wrote meanwhile. */
  keepMine(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry?.draft.conflict) return;
    const { conflict, ...draft } = entry.draft;
    entry.draft = { ...draft, seen: conflict.theirs, problems: [] };
    this.#notify();
    void this.#saveNow(entry);
  }

  /** Drops what was typed. */
  discard(key: string): void {
    clearTimeout(this.#entries.get(key)?.timer);
    if (this.#entries.delete(key)) this.#notify();
  }

  /** Drops what was typed in a field and in all fields below it. */
  discardBelow(key: string): void {
    const isBelow = (other: string) => other === key || ['.', '['].some((sign) => other.startsWith(key + sign));
    for (const other of this.#entries.keys()) if (isBelow(other)) this.discard(other);
  }

  /**
   * Keeps drafts at their fields when a list's items change their places; `undefined` drops an item's drafts.
   * @returns a function that takes it back, for a change that was refused
   */
  rename(newKey: (key: string) => string | undefined): () => void {
    const before = [...this.#entries];
    this.#entries.clear();
    for (const [key, entry] of before) {
      const name = newKey(key);
      if (name === undefined) clearTimeout(entry.timer);
      else this.#entries.set(name, Object.assign(entry, { key: name }));
    }
    this.#notify();
    return () => {
      const now = new Set(this.#entries.values());
      const others = [...this.#entries].filter(([, entry]) => !before.some(([, known]) => known === entry));
      // What was saved in the meantime is no draft any more.
      const kept = before.filter(([key, entry]) => now.has(entry) || newKey(key) === undefined);
      this.#entries.clear();
      for (const [key, entry] of [...kept, ...others]) this.#entries.set(key, Object.assign(entry, { key }));
      this.#notify();
    };
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
    if (!this.#save) return Promise.resolve(); // done by `connect`
    if (this.isAhead(entry.key) || this.isTaken(entry.key)) return Promise.resolve(this.#schedule(entry));
    entry.writing ??= this.#saveInOrder(entry).finally(() => {
      entry.writing = undefined;
      this.#notify();
    });
    return entry.writing;
  }

  /** Saves a value after those that were typed before it and wait for the server. */
  async #saveInOrder(entry: DraftEntry): Promise<void> {
    for (const before of this.#entries.values()) {
      if (before === entry) break;
      if (!before.draft.isWaiting) continue;
      await this.#saveNow(before);
      if (before.draft.isWaiting) return this.#wait(entry, before.draft.problems);
    }
    await this.#write(entry);
  }

  async #write(entry: DraftEntry): Promise<void> {
    if (this.#pause) await this.#pause;
    const { value, seen, label, flaw } = entry.draft;
    const { unanswered, readsAgain } = entry;
    const written = toStored(value);
    if (isEqual(written, seen) && unanswered.length === 0) return this.#settle(entry);
    if (!this.#save) return;
    const request = { value: written, seen, label, flaw, readsAgain: readsAgain || unanswered.length > 0 };
    // Kept before it's sent: after a reload, the file may have it.
    unanswered.push(written);
    this.#notify();
    const outcome = await saveOutcome(this.#save(entry.key, request));
    if (this.#entries.get(entry.key) !== entry) return; // dropped meanwhile
    if (outcome.isUnanswered) return this.#wait(entry, outcome.problems);
    const result = takeAnswer(entry, written, outcome);
    const isTyped = isEqual(toStored(entry.draft.value), written);
    if (result === 'saved' && isTyped) return this.#settle(entry);
    this.#notify();
    // What was typed meanwhile is saved after its own pause, or now, if that's over.
    const isOver = result === 'conflict' || (result === 'refused' && isTyped) || entry.timer !== undefined;
    if (!isOver) await this.#write(entry);
  }

  #wait(entry: DraftEntry, problems: readonly FieldProblem[]): void {
    entry.draft = { ...entry.draft, problems, isWaiting: true };
    this.#retry.start();
    this.#notify();
  }

  /** Forgets a draft that the file has; a space at the end stays as long as somebody types. */
  #settle({ key, draft, isFocused }: DraftEntry): void {
    if (isFocused ? draft.value === draft.seen : isEqual(toStored(draft.value), draft.seen)) this.discard(key);
    else this.#notify();
  }

  #notify(): void {
    this.#list = undefined;
    for (const listener of this.#listeners) listener();
  }
}
