import type { Draft } from './drafts.ts';

const STORAGE_KEY = 'builder-unsaved';

/** A value as it was typed, and the file's value then. */
type Kept = Pick<Draft, 'value' | 'seen'>;

/** Keeps drafts through a reload of the page, until their fields are shown again. */
export class KeptDrafts {
  readonly #storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly #kept: Map<string, Kept>;

  constructor(storage: Pick<Storage, 'getItem' | 'setItem'>) {
    this.#storage = storage;
    this.#kept = new Map(JSON.parse(storage.getItem(STORAGE_KEY) ?? '[]') as [string, Kept][]); // written by keep
    this.#store([]);
  }

  /** Keeps drafts, beside those whose fields weren't shown since. */
  keep(drafts: readonly [key: string, draft: Draft][]): void {
    this.#store([...this.#kept, ...drafts.map(([key, { value, seen }]): [string, Kept] => [key, { value, seen }])]);
  }

  /** Returns the draft of a field, once. */
  take(key: string): Kept | undefined {
    const draft = this.#kept.get(key);
    this.#kept.delete(key);
    return draft;
  }

  #store(drafts: readonly [string, Kept][]): void {
    this.#storage.setItem(STORAGE_KEY, JSON.stringify(drafts));
  }
}
