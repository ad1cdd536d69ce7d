import type { CallOutcome, FileAnswer } from '../../../protocol/answers.ts';
import type { CallAnswers, CallInput } from '../../../protocol/calls.ts';
import { MAX_EDITS } from '../../../protocol/transport.ts';
import type { Path } from '../../../../data/path.ts';
import type { Identities } from '../identities.ts';
import { movedPath } from '../section-list.ts';
import { dataAfter } from './kept-files.ts';
import type { FileOperations, KeptEdit, KeptRefusal, SentOperations } from './kept-edit.ts';
import {
  operationOnServer,
  ordersAfter,
  placeOnServer,
  sectionsAfter,
  startOf,
  twoOrders,
  type TwoOrders,
} from './section-places.ts';

/** Most letters of edits that are sent at once. */
const MAX_SENT_LENGTH = 250_000;

/** What sending needs. */
export interface SendParts {
  /** The edits that wait, in their order. */
  waiting: () => readonly KeptEdit[];
  /**
   * Takes what is sent next out of the edits that wait at that time, and takes note that the server may have it from then on: what is
   * typed later doesn't go into an edit that is sent.
   */
  begin: (choose: (waiting: readonly KeptEdit[]) => Batch) => Promise<Batch>;
  /** A file as the browser has it without the edits that wait. */
  baseOf: (file: string) => unknown;
  /** Reads a file from the server. */
  read: (file: string) => Promise<FileAnswer>;
  send: (input: CallInput<'editAll'>) => Promise<CallAnswers['editAll']>;
  /** Takes note of what became of edits, in their order. */
  settle: (results: readonly Settled[]) => Promise<void>;
}

/** What became of an edit; without a refusal, the server has it. */
export interface Settled {
  edit: KeptEdit;
  refusal?: KeptRefusal;
  /** The edit as it waits on, for the files with those behind it: it was refused, and the answer was lost. */
  left?: KeptEdit;
}

/** An edit for the files as the server has them. */
interface SentEdit {
  edit: KeptEdit;
  sent: SentOperations;
}

/** Edits that are sent at once. */
export interface Batch {
  batch: SentEdit[];
  /** The first edit, if it has lost its section: then nothing is sent. */
  gone?: KeptEdit;
}

/** Sends all edits that wait, in their order. Rejects if the server can't be reached; what it has by then is settled. */
export async function sendKept(parts: SendParts): Promise<void> {
  while (parts.waiting().length > 0) {
    const files = await readFiles(parts);
    const { batch, gone } = await parts.begin((waiting) => nextBatch(waiting, files, parts.baseOf));
    if (gone) await parts.settle([{ edit: gone, refusal: { isGone: true } }]);
    if (batch.length === 0) continue;
    const { made, outcomes } = await parts.send({ edits: batch.map(toInput) });
    await parts.settle(
      made.length > 0
        ? madeBefore(
            batch.map(({ edit }) => edit),
            new Set(made),
            parts.baseOf,
          )
        : batch.slice(0, outcomes.length).map((one, index) => settled(one, outcomes[index])),
    );
  }
}

/**
 * Returns what became of edits whose answer was lost. The server has refused those before the last one that it made: they are sent
 * again, for its answer, from where their sections stand after all others.
 */
function madeBefore(batch: readonly KeptEdit[], made: ReadonlySet<string>, baseOf: SendParts['baseOf']): Settled[] {
  const tried = batch.slice(0, batch.findLastIndex(({ id }) => made.has(id)) + 1);
  const ids = new Map<string, Identities>();
  const idsOf = (file: string) => {
    const known = ids.get(file) ?? startOf(baseOf(file));
    ids.set(file, known);
    return known;
  };
  const before = tried.map((edit) => {
    const own = new Map(edit.edits.map(({ file }) => [file, idsOf(file)]));
    if (made.has(edit.id))
      for (const { file, operations } of edit.edits)
        ids.set(
          file,
          operations.reduce((list, operation) => sectionsAfter(list, operation), idsOf(file)),
        );
    return own;
  });
  return tried.map((edit, index): Settled => {
    if (made.has(edit.id)) return { edit };
    const left = movedEdit(edit, (file, path) => movedPath(path, before[index]?.get(file), idsOf(file)));
    return left ? { edit, left } : { edit, refusal: { isGone: true } };
  });
}

/** Returns an edit of values whose sections stand elsewhere; `undefined` if one of them is gone. */
export function movedEdit<T extends Pick<KeptEdit, 'edits' | 'guards'>>(
  edit: T,
  pathOf: (file: string, path: Path) => Path | undefined,
): T | undefined {
  const edits = edit.edits.map(({ file, operations }) => ({
    file,
    operations: operations.flatMap((one) => {
      const path = pathOf(file, one.path);
      return path ? [{ ...one, path: [...path] }] : [];
    }),
  }));
  const guards = edit.guards.flatMap((guard) => {
    const path = pathOf(guard.file, guard.path);
    return path ? [{ ...guard, path: [...path] }] : [];
  });
  const isWhole =
    guards.length === edit.guards.length &&
    edits.every(({ operations }, index) => operations.length === edit.edits[index]?.operations.length);
  return isWhole ? { ...edit, edits, guards } : undefined;
}

function settled({ edit, sent }: SentEdit, outcome: CallOutcome | undefined): Settled {
  if (!outcome || outcome.ok) return { edit };
  const { conflict, problems } = outcome;
  return { edit, refusal: { ...(conflict && { conflict }), problems, sent } };
}

const toInput = ({ edit: { id, label, mergeKey }, sent: { edits, guards } }: SentEdit) => ({
  id,
  label,
  request: { edits },
  hashes: {},
  guards,
  ...(mergeKey !== undefined && { mergeKey }),
});

/** Reads the files that the next edits change, as the server has them now. */
async function readFiles({ waiting, read }: SendParts): Promise<ReadonlyMap<string, FileAnswer['data']>> {
  const files = new Map<string, FileAnswer['data']>();
  const next = waiting().slice(0, MAX_EDITS);
  for (const { file } of next.flatMap(({ edits }) => edits))
    if (!files.has(file)) files.set(file, (await read(file)).data);
  return files;
}

/**
 * Returns the edits that are sent next, for the files as the server has them now.
 * @param files the data of the files that were read; edits of others are sent later
 */
function nextBatch(
  waiting: readonly KeptEdit[],
  files: ReadonlyMap<string, FileAnswer['data']>,
  baseOf: SendParts['baseOf'],
): Batch {
  const onServerNow = new Map(files);
  const orders = new Map<string, TwoOrders>();
  const batch: SentEdit[] = [];
  let length = 0;
  for (const edit of waiting) {
    if (!edit.edits.every(({ file }) => files.has(file))) break;
    for (const { file } of edit.edits)
      if (!orders.has(file)) orders.set(file, twoOrders(baseOf(file), files.get(file)));
    const moved = onServer(edit, orders);
    const own = [...onServerNow].filter(([file]) => edit.edits.some((one) => one.file === file));
    const sent = moved && { ...moved, files: Object.fromEntries(own) };
    if (!sent) return batch.length > 0 ? { batch } : { batch, gone: edit };
    for (const [file, data] of own) onServerNow.set(file, dataAfter(data, file, [sent]));
    length += JSON.stringify([sent.edits, sent.guards]).length;
    if (batch.length > 0 && length > MAX_SENT_LENGTH) break;
    batch.push({ edit, sent });
    if (batch.length === MAX_EDITS) break;
  }
  return { batch };
}

/** Returns an edit for the files as the server has them, and moves the orders on; `undefined` if it has lost its section. */
function onServer(
  { edits, guards }: KeptEdit,
  orders: Map<string, TwoOrders>,
): Pick<SentOperations, 'edits' | 'guards'> | undefined {
  const moved: FileOperations[] = [];
  const movedGuards = guards.flatMap((guard) => {
    const order = orders.get(guard.file);
    const path = order && placeOnServer(guard.path, order);
    return path ? [{ ...guard, path: [...path] }] : [];
  });
  if (movedGuards.length < guards.length) return undefined;
  for (const { file, operations } of edits) {
    let order = orders.get(file);
    const own: FileOperations['operations'] = [];
    for (const operation of operations) {
      const sent = order && operationOnServer(operation, order);
      if (!order || !sent) return undefined;
      own.push(sent);
      order = ordersAfter(order, operation, sent);
    }
    if (order) orders.set(file, order);
    moved.push({ file, operations: own });
  }
  return { edits: moved, guards: movedGuards };
}
