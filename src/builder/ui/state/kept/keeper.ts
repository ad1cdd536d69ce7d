import type { CallOutcome, FileAnswer } from '../../../protocol/answers.ts';
import type { CallAnswers, CallInput, CallName } from '../../../protocol/calls.ts';
import { createStore } from '../../../../components/create-store.ts';
import type { StandIn, StandInAnswer } from '../stand-in.ts';
import { hashOfKept, keptEditOf, mergedTyping, waitingOf, type KeptEdit } from './kept-edit.ts';
import { ANSWERED_CALLS, dataAfter, fileAfterMade, filesOf, KEPT_CALLS, keyOfCall, keyOfFile } from './kept-files.ts';
import type { KeeperParts } from './keeper-parts.ts';
import { sendKept, type Batch, type Settled } from './send-kept.ts';

/** What an outcome has that changes nothing on the server. */
const NOTHING = { diff: '', files: [], problems: [] };

/** Keeps edits in the browser while the server can't be reached, answers with them, and sends them once it's back. */
export class Keeper implements StandIn {
  readonly #parts: KeeperParts;
  readonly #edits = createStore<readonly KeptEdit[]>([]);
  /** The files with edits that wait, as they are without these. */
  readonly #bases = new Map<string, FileAnswer>();
  #sending: Promise<boolean> | undefined;
  #writing: Promise<unknown> = Promise.resolve();

  constructor(parts: KeeperParts) {
    this.#parts = parts;
  }

  readonly subscribe = this.#edits.subscribe;

  /** The edits that wait for the server. */
  readonly waiting = (): readonly KeptEdit[] => waitingOf(this.#edits.get());

  /** All edits that are kept: those that wait, and those that the server refused. The same list until something changes. */
  readonly all = this.#edits.get;

  /** A file with edits that wait, as it is without them; `undefined` for another one. */
  readonly baseOf = (file: string): unknown => this.#bases.get(file)?.data;

  /** Reads what is kept: at the beginning, and after another tab has changed it. */
  read(): Promise<void> {
    return this.#inTurn(() => this.#readNow());
  }

  async #readNow(): Promise<void> {
    const { store } = this.#parts;
    const edits = await store.edits();
    this.#bases.clear();
    for (const file of filesOf(waitingOf(edits))) {
      const base = (await store.answer(keyOfFile(file))) as FileAnswer | undefined; // what `note` has written
      if (base) this.#bases.set(file, base);
    }
    this.#edits.set(edits);
  }

  async before<K extends CallName>(name: K, input: CallInput<K>): Promise<StandInAnswer<K> | undefined> {
    if (!ANSWERED_CALLS.has(name)) return undefined;
    const isLost = this.#parts.isLost();
    if (isLost || this.waiting().length === 0) return isLost ? this.instead(name, input) : undefined;
    const sending = this.send();
    // Sending may take a while. Meanwhile, files are shown with what waits, and edits are sent behind it.
    const file = name === 'file' ? (input as CallInput<'file'>).file : undefined;
    const isShown = () => file === undefined || filesOf(this.waiting()).has(file);
    if (!isShown()) return undefined;
    const early = name === 'usage' ? undefined : await this.instead(name, input);
    // A file that the server has by now is read from it.
    if (early && isShown()) return early;
    await sending;
    return this.#parts.isLost() || this.waiting().length > 0 ? this.instead(name, input) : undefined;
  }

  async instead<K extends CallName>(
    name: K,
    input: CallInput<K>,
    mayBeMade = false,
  ): Promise<StandInAnswer<K> | undefined> {
    const found = await this.#answer(name, input, mayBeMade);
    return found === undefined ? undefined : { answer: found as CallAnswers[K] }; // by the name of the call
  }

  #answer(name: CallName, input: unknown, mayBeMade: boolean): Promise<unknown> {
    if (name === 'file') return this.#inTurn(() => this.#fileOf((input as CallInput<'file'>).file));
    if (name === 'edit') return this.#keep(input as CallInput<'edit'>, mayBeMade);
    // The server refuses a removal that breaks a link, once it's sent.
    if (name === 'usage') return Promise.resolve((input as CallInput<'usage'>).kind === 'anchor' ? [] : undefined);
    return KEPT_CALLS.has(name) ? this.#parts.store.answer(keyOfCall(name, input)) : Promise.resolve(undefined);
  }

  note<K extends CallName>(name: K, input: CallInput<K>, answer: CallAnswers[K]): void {
    if (name === 'edit') this.#noteMade(input as CallInput<'edit'>, answer as CallOutcome);
    if (!KEPT_CALLS.has(name)) return;
    const file = name === 'file' ? (input as CallInput<'file'>).file : undefined;
    // Edits that wait were made for the answer before it.
    const isBase = () => file !== undefined && filesOf(this.waiting()).has(file);
    this.#inTurn(async () => {
      if (!isBase()) await this.#parts.store.write({ answers: [[keyOfCall(name, input), answer]] });
    }).catch(() => undefined); // a full disk: what is shown doesn't depend on it
  }

  /** The connection may be lost before the file is read again. */
  #noteMade(input: CallInput<'edit'>, outcome: CallOutcome): void {
    this.#inTurn(async () => {
      for (const edit of input.request.edits) {
        if (!('operations' in edit) || this.#bases.has(edit.file)) continue;
        const known = (await this.#parts.store.answer(keyOfFile(edit.file))) as FileAnswer | undefined; // what `note` has written
        const made = known && fileAfterMade(known, edit, { hashes: input.hashes, outcome });
        if (made) await this.#parts.store.write({ answers: [[keyOfFile(edit.file), made]] });
      }
    }).catch(() => undefined); // as above
  }

  /** Sends what waits. Returns whether nothing is left that waits. */
  send(): Promise<boolean> {
    this.#sending ??= this.#parts.alone(() => this.#sendAll()).finally(() => (this.#sending = undefined));
    return this.#sending;
  }

  /** Forgets an edit: a refused one, or one that the server can't have. */
  async forget(edit: KeptEdit): Promise<void> {
    await this.#inTurn(async () => {
      await this.#parts.store.write({ forgotten: [edit] });
      this.#take([], [edit]);
      this.#dropBases();
    });
    this.#parts.onChange({ hasSent: false });
  }

  async #sendAll(): Promise<boolean> {
    await this.read();
    if (this.waiting().length === 0) return true;
    let [isDone, hasSent] = [false, false];
    try {
      await sendKept({
        ...this.#parts.server,
        waiting: this.waiting,
        baseOf: this.baseOf,
        begin: (choose) => this.#inTurn(() => this.#begin(choose)),
        settle: async (results) => {
          await this.#inTurn(() => this.#settle(results));
          hasSent = true;
        },
      });
      isDone = true;
    } catch (error) {
      this.#parts.onFailure(error);
    }
    if (hasSent) this.#parts.onChange({ hasSent: true });
    return isDone;
  }

  /** The file as it's shown: with the edits that wait. */
  async #fileOf(file: string): Promise<FileAnswer | undefined> {
    const known = this.#bases.get(file) ?? (await this.#parts.store.answer(keyOfFile(file)));
    if (known === undefined) return undefined;
    const base = known as FileAnswer; // what `note` has written
    const edits = this.waiting().filter((one) => one.edits.some((each) => each.file === file));
    const last = edits.at(-1);
    return last ? { ...base, hash: hashOfKept(last), data: dataAfter(base.data, file, edits) } : base;
  }

  /** Keeps an edit, and answers as the server would. */
  #keep(input: CallInput<'edit'>, isSent: boolean): Promise<CallOutcome | undefined> {
    if (input.dryRun) return Promise.resolve(undefined);
    return this.#inTurn(async () => {
      for (;;) {
        const kept = await this.#tryToKeep(input, isSent);
        if (kept !== 'changed') return kept;
        await this.#readNow();
      }
    });
  }

  /** Keeps an edit. Returns `changed` if another tab has sent, or typed into, the one that it would go into. */
  async #tryToKeep(input: CallInput<'edit'>, isSent: boolean): Promise<CallOutcome | 'changed' | undefined> {
    const names = new Set(input.request.edits.flatMap((edit) => ('file' in edit ? [edit.file] : [])));
    const files = new Map<string, FileAnswer>();
    const bases: [string, FileAnswer][] = [];
    for (const file of names) {
      const shown = await this.#fileOf(file);
      if (!shown || shown.locked) return undefined;
      files.set(file, shown);
      if (!this.#bases.has(file)) bases.push([file, shown]);
    }
    const made = keptEditOf(input, (file) => files.get(file)?.data);
    if (!made) return undefined;
    if ('conflict' in made) return { ...NOTHING, ok: false, conflict: made.conflict };
    const last = this.waiting().at(-1);
    const edit = mergedTyping(last, { ...made, key: this.#nextKey(), isSent });
    const answers = bases.map(([file, base]) => [keyOfFile(file), base] as const);
    const known = last && edit.key === last.key ? [last] : [];
    if (!(await this.#parts.store.write({ edits: [edit], answers, known }))) return 'changed';
    for (const [file, base] of bases) this.#bases.set(file, base);
    this.#take([edit]);
    this.#parts.onChange({ hasSent: false });
    return { ...NOTHING, ok: true, isKept: true, files: [...names].map((file) => ({ file, hash: hashOfKept(edit) })) };
  }

  /** The place of a new edit. Another tab may have kept one meanwhile, which must have another place. */
  readonly #nextKey = (): number => Math.max(Date.now() + Math.random(), (this.#edits.get().at(-1)?.key ?? 0) + 1);

  async #settle(results: readonly Settled[]): Promise<void> {
    const answers = new Map<string, FileAnswer>();
    const settled = results.filter(({ left }) => !left);
    for (const { edit } of settled)
      for (const { file } of edit.edits) {
        const base = answers.get(file) ?? this.#bases.get(file);
        if (base) answers.set(file, { ...base, data: dataAfter(base.data, file, [edit]) });
      }
    const stay = results.flatMap(({ edit, refusal, left }) => left ?? (refusal ? { ...edit, refusal } : []));
    const forgotten = settled.flatMap(({ edit, refusal }) => (refusal ? [] : [edit]));
    const written = [...answers].map(([file, answer]) => [keyOfFile(file), answer] as const);
    await this.#parts.store.write({ edits: stay, forgotten, answers: written });
    for (const [file, answer] of answers) this.#bases.set(file, answer);
    this.#take(stay, forgotten);
    this.#dropBases();
  }

  /** The next edit of a file without any is made for what the server has. */
  #dropBases(): void {
    const left = filesOf(this.waiting());
    for (const file of this.#bases.keys()) if (!left.has(file)) this.#bases.delete(file);
  }

  /** Chooses what is sent next, and takes note that the server may have it. */
  async #begin(choose: (waiting: readonly KeptEdit[]) => Batch): Promise<Batch> {
    for (;;) {
      const chosen = choose(this.waiting());
      const known = chosen.batch.map(({ edit }) => edit);
      const edits = known.map((edit) => ({ ...edit, isSent: true }));
      if (await this.#parts.store.write({ edits, known })) {
        this.#take(edits);
        return chosen;
      }
      await this.#readNow(); // another tab has typed into one of them
    }
  }

  /** Has what the store has after a change: edits in place of those of the same keys, and none that are forgotten. */
  #take(edits: readonly KeptEdit[], forgotten: readonly KeptEdit[] = []): void {
    const changed = new Set([...edits, ...forgotten].map(({ key }) => key));
    const others = this.#edits.get().filter(({ key }) => !changed.has(key));
    this.#edits.set([...others, ...edits].toSorted((a, b) => a.key - b.key));
  }

  /** Writes one thing after the other. */
  #inTurn<T>(write: () => Promise<T>): Promise<T> {
    const writing = this.#writing.then(write);
    this.#writing = writing.catch(() => undefined);
    return writing;
  }
}
