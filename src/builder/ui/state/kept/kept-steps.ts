import type { CallOutcome, FieldProblem } from '../../../protocol/answers.ts';
import type { CallAnswers, CallInput, CallName } from '../../../protocol/calls.ts';
import type { HistoryStep } from '../../../protocol/history-answers.ts';
import { isEqual, valueAt } from '../../../../data/plain.ts';
import { keptTexts } from '../../../texts/kept/kept-texts.ts';
import type { StandIn, StandInAnswer } from '../stand-in.ts';
import { afterOperation, listOf } from './after-operation.ts';
import type { Keeper } from './keeper.ts';
import type { KeptEdit } from './kept-edit.ts';

/** What the ids of steps begin with that only this browser has. */
const PREFIX = 'kept:';

/** Of no file and no field. */
const REFUSAL: FieldProblem = { severity: 'error', file: '', line: 0, column: 0, path: '', message: '', hint: '' };

const idOf = ({ id }: KeptEdit): string => PREFIX + id;

/** Undoes and redoes edits that are kept in the browser, and lists them in the history. */
export class KeptSteps implements StandIn {
  readonly #keeper: Keeper;
  readonly #isLost: () => boolean;
  /** What was undone here, the latest last. A new edit forgets it. */
  #undone: KeptEdit[] = [];
  #history: readonly HistoryStep[] = [];

  constructor(keeper: Keeper, isLost: () => boolean) {
    this.#keeper = keeper;
    this.#isLost = isLost;
  }

  async before<K extends CallName>(name: K, input: CallInput<K>): Promise<StandInAnswer<K> | undefined> {
    if (name !== 'undo' && name !== 'redo' && name !== 'history') {
      if (name === 'edit') this.#undone = [];
      return this.#keeper.before(name, input);
    }
    const { waiting } = this.#keeper;
    if (!this.#isLost() && waiting().length > 0) await this.#keeper.send();
    return this.#isLost() || waiting().length > 0 ? this.instead(name, input) : undefined;
  }

  async instead<K extends CallName>(
    name: K,
    input: CallInput<K>,
    mayBeMade = false,
  ): Promise<StandInAnswer<K> | undefined> {
    if (name === 'undo') return answered<K>(await this.#undo((input as CallInput<'undo'>).id));
    if (name === 'redo') return answered<K>(await this.#redo());
    if (name === 'history') return answered<K>(this.#steps());
    return this.#keeper.instead(name, input, mayBeMade);
  }

  note<K extends CallName>(name: K, input: CallInput<K>, answer: CallAnswers[K]): void {
    if (name === 'history') {
      this.#history = answer as CallAnswers['history'];
      this.#undone = [];
    }
    this.#keeper.note(name, input, answer);
  }

  /** The steps that are kept here, then those that the server has answered last. */
  #steps(): HistoryStep[] | undefined {
    const waiting = this.#keeper.waiting();
    if (waiting.length + this.#undone.length === 0) return undefined;
    const last = this.#undone.at(-1);
    const own = [...waiting.map((edit) => stepOf(edit, false)), ...this.#undone.map((edit) => stepOf(edit, true))];
    return [
      ...own
        .sort((a, b) => b.time - a.time)
        .map((step): HistoryStep => (last && step.id === idOf(last) ? { ...step, redoesNext: true } : step)),
      ...this.#history.map(({ redoesNext: _redoesNext, ...step }) => step),
    ];
  }

  /** Takes an edit out of what waits; without an id, the latest one. */
  async #undo(id: string | undefined): Promise<CallOutcome | undefined> {
    const waiting = this.#keeper.waiting();
    const edit = id === undefined ? waiting.at(-1) : waiting.find((one) => idOf(one) === id);
    // Of one that was sent, nobody knows whether the server has made it.
    if (!edit || edit.isSent) return undefined;
    if (!fitsWithout(edit, waiting, this.#keeper.baseOf))
      return { ok: false, diff: '', files: [], problems: [{ ...REFUSAL, message: keptTexts().later }] };
    await this.#keeper.forget(edit);
    this.#undone.push(edit);
    return this.#outcome(edit);
  }

  /** Keeps the edit again that was undone last. */
  async #redo(): Promise<CallOutcome | undefined> {
    const edit = this.#undone.at(-1);
    if (!edit) return undefined;
    const { id, label, mergeKey, edits, guards } = edit;
    const input = { id, label, request: { edits }, hashes: {}, guards, ...(mergeKey !== undefined && { mergeKey }) };
    const made = await this.#keeper.instead('edit', input);
    if (!made?.answer.ok) return made?.answer;
    this.#undone.pop();
    return this.#outcome(edit);
  }

  async #outcome(edit: KeptEdit): Promise<CallOutcome> {
    const files: CallOutcome['files'] = [];
    for (const { file } of edit.edits) {
      const shown = await this.#keeper.instead('file', { file });
      if (shown) files.push({ file, hash: shown.answer.hash });
    }
    return { ok: true, isKept: true, id: idOf(edit), diff: '', files, problems: [] };
  }
}

const answered = <K extends CallName>(answer: unknown): StandInAnswer<K> | undefined =>
  answer === undefined ? undefined : { answer: answer as CallAnswers[K] }; // by the name of the call

const stepOf = (edit: KeptEdit, undone: boolean): HistoryStep => ({
  id: idOf(edit),
  time: edit.key,
  label: edit.label,
  files: edit.edits.map(({ file }) => file),
  undone,
});

/** Whether the edits behind one were not made for what it has changed. */
function fitsWithout(edit: KeptEdit, waiting: readonly KeptEdit[], baseOf: (file: string) => unknown): boolean {
  const place = waiting.indexOf(edit);
  if (place === waiting.length - 1) return true;
  if (edit.edits.some(({ operations }) => operations.some((one) => listOf(one) !== undefined))) return false;
  const files = new Map<string, unknown>();
  const dataOf = (file: string) => (files.has(file) ? files.get(file) : baseOf(file));
  return waiting.every((one, index) => {
    if (one === edit) return true;
    const fits = one.guards.every(({ file, path, value }) => isEqual(valueAt(dataOf(file), path) ?? null, value));
    for (const { file, operations } of one.edits)
      files.set(file, operations.reduce<unknown>(afterOperation, dataOf(file)));
    return fits || index < place;
  });
}
