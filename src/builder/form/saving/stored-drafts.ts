import type { Draft } from './drafts.ts';

const STORAGE_KEY = 'builder-unsaved';

/** A value as it was typed, and the file's value then. */
type StoredDraft = Pick<Draft, 'value' | 'seen'>;

/** Keeps drafts through a reload of the page, until their fields are shown again. */
export class StoredDrafts {
  readonly #storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly #drafts: Map<string, StoredDraft>;

  constructor(storage: Pick<Storage, 'getItem' | 'setItem'>) {
    this.#storage = storage;
    this.#drafts = new Map(JSON.parse(storage.getItem(STORAGE_KEY) ?? '[]') as [string, StoredDraft][]); // written by keep
    this.#store([]);
  }

  /** Keeps drafts, beside those whose fields weren't shown since. */
  keep(drafts: readonly [key: string, draft: Draft][]): void {
    this.#store([
      ...this.#drafts,
      ...drafts.map(([key, { value, seen }]): [string, StoredDraft] => [key, { value, seen }]),
    ]);
  }

  /** Returns the draft of a field, once. */
  take(key: string): StoredDraft | undefined {
    const draft = this.#drafts.get(key);
    this.#drafts.delete(key);
    return draft;
  }

  #store(drafts: readonly [string, StoredDraft][]): void {
    this.#storage.setItem(STORAGE_KEY, JSON.stringify(drafts));
  }
}
