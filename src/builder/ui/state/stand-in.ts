import { createStore } from '../../../components/create-store.ts';
import type { CallAnswers, CallInput, CallName } from '../../protocol/calls.ts';

/** An answer in place of the server's. */
export interface StandInAnswer<K extends CallName> {
  answer: CallAnswers[K];
}

/** Answers calls while the server can't be reached. The shell loads it after itself. */
export interface StandIn {
  /** Is asked before a call is sent: what is kept is sent first. With an answer, the call isn't sent. */
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

/** What the status line says of edits that wait in the browser: without a connection, and while they're sent. */
export const keptWords = createStore<{ waiting: string; sending: string } | undefined>(undefined);
