import { createStore } from '../../../components/create-store.ts';
import type { CallAnswers, CallInput, CallName } from '../../protocol/calls.ts';

/** An answer in place of the server's. */
export interface StandInAnswer<K extends CallName> {
  answer: CallAnswers[K];
}

/** Answers calls while the server can't be reached. The shell loads it after itself. */
export interface StandIn {
  /** Is asked before a call is sent, and sends what is kept. With an answer, the call isn't sent. */
  before: <K extends CallName>(name: K, input: CallInput<K>) => Promise<StandInAnswer<K> | undefined>;
  /**
   * Is asked if the server wasn't reached, or its answer was lost.
   * @param mayBeMade whether the server may have done what was asked
   */
  instead: <K extends CallName>(
    name: K,
    input: CallInput<K>,
    mayBeMade?: boolean,
  ) => Promise<StandInAnswer<K> | undefined>;
  /** Takes note of an answer of the server. */
  note: <K extends CallName>(name: K, input: CallInput<K>, answer: CallAnswers[K]) => void;
}

/** The stand-in, once it's loaded. */
export const standIn: { current?: StandIn } = {};

/** Edits that wait in the browser. */
interface KeptWords {
  /** What the status line says of them without a connection, and while they're sent. */
  waiting: string;
  sending: string;
  /** Whether the server is reached, but takes none: the session has ended, for example. */
  isRefused?: boolean;
}

/** The edits that wait in the browser, in words; absent if there are none. */
export const keptWords = createStore<KeptWords | undefined>(undefined);

/** Whether edits are about to be sent. Everything is read again once the server has them: until then, it would keep them waiting. */
export const isSentSoon = (kept = keptWords.get()): boolean => kept !== undefined && !kept.isRefused;
