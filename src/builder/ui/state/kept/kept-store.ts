import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { KeptEdit } from './kept-edit.ts';

/** What the browser keeps of a person's work on a project. */
interface KeptSchema extends DBSchema {
  /** Edits that the server may not have, in the order in which they were made. */
  edits: { key: number; value: KeptEdit };
  /** What the server has answered last, by call and input. For a file with edits, it has those that aren't kept any more. */
  answers: { key: string; value: unknown };
}

/** The names of the databases begin with it; a project and a person follow. */
const PREFIX = 'builder-kept:';

/** Keeps edits and answers in IndexedDB. Each write is on the disk when it returns, and done as a whole or not at all. */
export class KeptStore {
  readonly #database: IDBPDatabase<KeptSchema>;

  private constructor(database: IDBPDatabase<KeptSchema>) {
    this.#database = database;
  }

  /** Opens the store of a person's work on a project. Rejects if the browser keeps nothing. */
  static async open(name: string): Promise<KeptStore> {
    return new KeptStore(
      await openDB<KeptSchema>(PREFIX + name, 1, {
        upgrade(database) {
          database.createObjectStore('edits', { keyPath: 'key' });
          database.createObjectStore('answers');
        },
        // Another tab deletes it: somebody has signed out there.
        blocking: (_current, _next, event) => (event.target as IDBDatabase).close(),
      }),
    );
  }

  /** Forgets all answers, of whoever has signed in here. Edits that the server doesn't have stay. */
  static async forgetAnswers(): Promise<void> {
    for (const { name = '' } of await indexedDB.databases()) {
      if (!name.startsWith(PREFIX)) continue;
      const store = await KeptStore.open(name.slice(PREFIX.length));
      await store.#database.clear('answers');
      store.close();
    }
  }

  edits(): Promise<KeptEdit[]> {
    return this.#database.getAll('edits');
  }

  answer(key: string): Promise<unknown> {
    return this.#database.get('answers', key);
  }

  /**
   * Keeps, replaces and forgets edits and answers. Does nothing if another tab has changed one of `known` meanwhile. Returns whether
   * it's done.
   */
  async write(change: {
    edits?: readonly KeptEdit[];
    forgotten?: readonly KeptEdit[];
    answers?: readonly (readonly [key: string, answer: unknown])[];
    known?: readonly KeptEdit[];
  }): Promise<boolean> {
    const transaction = this.#database.transaction(['edits', 'answers'], 'readwrite', { durability: 'strict' });
    const [edits, answers] = [transaction.objectStore('edits'), transaction.objectStore('answers')];
    if (change.known) {
      const kept = await Promise.all(change.known.map(({ key }) => edits.get(key)));
      const isKnown = change.known.every(
        ({ id, isSent }, index) => kept[index]?.id === id && kept[index].isSent === isSent,
      );
      if (!isKnown) return false;
    }
    for (const edit of change.edits ?? []) void edits.put(edit);
    for (const { key } of change.forgotten ?? []) void edits.delete(key);
    for (const [key, answer] of change.answers ?? []) void answers.put(answer, key);
    await transaction.done;
    return true;
  }

  close(): void {
    this.#database.close();
  }
}
