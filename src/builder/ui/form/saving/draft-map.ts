import {
  goneKey,
  isSettled,
  isShown,
  isStuck,
  progressOf,
  toKept,
  toStored,
  type Draft,
  type DraftEntry,
  type KeptDrafts,
} from './draft.ts';
import { moveEntries } from './move-entries.ts';

/** A field that is being edited. */
export interface FollowedField {
  /** Its key, wherever it stands by now. */
  key: string;
  /** Gives it another key. */
  move: (key: string) => void;
  /** Ends following it. */
  end: () => void;
}

/** What is typed and isn't saved yet, by the keys of fields. */
export class DraftMap {
  protected readonly entries = new Map<string, DraftEntry>();
  readonly #followed = new Set<FollowedField>();
  readonly #listeners = new Set<() => void>();
  #list: readonly [key: string, draft: Draft][] | undefined;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  get(key: string): Draft | undefined {
    return this.entries.get(key)?.draft;
  }

  /** What pages show of the drafts. */
  shown(): [key: string, value: unknown][] {
    return [...this.entries.values()].filter(isShown).map(({ key, draft }) => [key, toStored(draft.value)]);
  }

  /** All drafts, by key, in the order of typing. The same list until something changes. */
  readonly all = (): readonly [key: string, draft: Draft][] =>
    (this.#list ??= [...this.entries].map(([key, { draft }]) => [key, draft]));

  /** The drafts that stay as they are until somebody does something about them, or the server is back. */
  stuck(): [key: string, draft: Draft][] {
    return [...this.entries].filter(([, entry]) => isStuck(entry)).map(([key, { draft }]) => [key, draft]);
  }

  readonly progress = () => progressOf([...this.entries.values()]);

  /** What must be kept until it's saved, by key. */
  toKeep(): KeptDrafts {
    return [...this.entries.values()].filter((entry) => !isSettled(entry)).map((entry) => [entry.key, toKept(entry)]);
  }

  /**
   * Moves drafts and followed fields to other keys, with the items of a list for example; `undefined` drops a draft. One whose place has
   * another draft already is kept without a field.
   * @returns a function that takes it back, for a change that was refused
   */
  rename(newKey: (key: string) => string | undefined): () => void {
    const restore = moveEntries(this.entries, newKey);
    const followed = [...this.#followed].map((field) => [field, field.key] as const);
    for (const [field, key] of followed) field.move(newKey(key) ?? goneKey(key));
    this.notify();
    return () => {
      restore();
      for (const [field, key] of followed) field.move(key);
      this.notify();
    };
  }

  /**
   * Follows a field that is being edited, which may have no draft.
   * @param onMoved called when it has another key
   */
  follow(key: string, onMoved?: (key: string, before: string) => void): FollowedField {
    const field: FollowedField = {
      key,
      move(next) {
        const before = field.key;
        if (next === before) return;
        field.key = next;
        onMoved?.(next, before);
      },
      end: () => void this.#followed.delete(field),
    };
    this.#followed.add(field);
    return field;
  }

  /** The keys of all drafts and followed fields. */
  keys(): string[] {
    return [...new Set([...this.entries.keys(), ...[...this.#followed].map(({ key }) => key)])];
  }

  /** Calls the listeners back: something has changed. */
  protected notify(): void {
    this.#list = undefined;
    for (const listener of this.#listeners) listener();
  }
}
