import type { Outcome, Problem } from '../../../editing-protocol/builder/site-methods.ts';
import { problemOf } from '../../state/edit.ts';
import { isSame } from './operations.ts';

/** Pause after the last key, in milliseconds, before a value is saved. */
export const SAVE_DELAY_MS = 400;

/** A value as it was typed, as long as the file has another one. */
export interface Draft {
  value: unknown;
  /** The file's value when the typing began, or when it was saved last. */
  seen: unknown;
  /** Why it isn't saved. */
  problems: readonly Problem[];
  /** The file's value, if somebody else changed it meanwhile. */
  conflict?: { theirs: unknown };
}

/** Saves the value of the field that has a key now; `seen` must still stand in the file. */
export type Write = (key: string, value: unknown, seen: unknown) => Promise<Outcome>;

interface Entry {
  key: string;
  draft: Draft;
  write: Write;
  timer?: ReturnType<typeof setTimeout>;
  /** The save that is under way. */
  writing?: Promise<void> | undefined;
  isFocused: boolean;
}

/** What is typed and isn't saved yet, by field. Outlives the inputs, so that an invalid value isn't lost with its form. */
export class Drafts {
  readonly #entries = new Map<string, Entry>();
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  get(key: string): Draft | undefined {
    return this.#entries.get(key)?.draft;
  }

  /** All drafts, by key. */
  all(): [key: string, draft: Draft][] {
    return [...this.#entries].map(([key, { draft }]) => [key, draft]);
  }

  /** Takes a typed value, and saves it after a pause. */
  change(key: string, value: unknown, seen: unknown, write: Write): void {
    const fresh: Entry = { key, write, draft: { value, seen, problems: [] }, isFocused: true };
    const entry = this.#entries.get(key) ?? fresh;
    Object.assign(entry, { write, isFocused: true, draft: { ...entry.draft, value } });
    this.#entries.set(key, entry);
    clearTimeout(entry.timer);
    entry.timer = setTimeout(() => void this.#save(entry), SAVE_DELAY_MS);
    this.#notify();
  }

  /** Saves a value now: the field lost the focus. */
  flush(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    entry.isFocused = false;
    if (!entry.draft.conflict) void this.#save(entry);
  }

  /** Saves everything that is typed, and waits until it's written or refused: an undo must not come before it. */
  async flushAll(): Promise<void> {
    const open = [...this.#entries.values()].filter(({ draft }) => !draft.conflict);
    await Promise.all(open.map((entry) => this.#save(entry)));
  }

  /** Overwrites the value that somebody else wrote meanwhile. */
  keepMine(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry?.draft.conflict) return;
    entry.draft = { value: entry.draft.value, seen: entry.draft.conflict.theirs, problems: [] };
    void this.#save(entry);
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

  /** Saves a value; during a save, it's saved again after it. */
  #save(entry: Entry): Promise<void> {
    clearTimeout(entry.timer);
    return (entry.writing ??= this.#write(entry).finally(() => (entry.writing = undefined)));
  }

  async #write(entry: Entry): Promise<void> {
    const { value, seen } = entry.draft;
    const written = toStored(value);
    if (isSame(written, seen)) return this.#settle(entry);
    const { ok, problems, conflict } = await outcomeOf(entry.write(entry.key, written, seen));
    if (this.#entries.get(entry.key) !== entry) return; // dropped meanwhile
    const typed = entry.draft.value;
    if (ok) entry.draft = { value: typed, seen: written, problems: [] };
    else if (conflict)
      entry.draft = { value: typed, seen, problems: [], conflict: { theirs: conflict.theirs ?? undefined } };
    else entry.draft = { value: typed, seen, problems };
    if (ok) this.#settle(entry);
    this.#notify();
    if (!conflict && !isSame(toStored(typed), written)) await this.#write(entry);
  }

  /** Forgets a draft that the file has; a space at the end stays as long as somebody types. */
  #settle({ key, draft, isFocused }: Entry): void {
    if (isFocused ? draft.value === draft.seen : isSame(toStored(draft.value), draft.seen)) this.discard(key);
    else this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** A text as the file has it: without the spaces around it. */
const toStored = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

const outcomeOf = async (outcome: Promise<Outcome>): Promise<Pick<Outcome, 'ok' | 'problems' | 'conflict'>> => {
  try {
    return await outcome;
  } catch (error) {
    return { ok: false, problems: [problemOf(error instanceof Error ? error.message : String(error))] };
  }
};
