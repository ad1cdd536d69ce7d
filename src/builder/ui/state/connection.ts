import { createStore } from '../../../components/create-store.ts';
import { texts } from '../../texts/texts.ts';
import { Retry } from './retry.ts';
import { clearStatus } from './status.ts';

/** Why the server can't be reached: the computer is offline, or nothing answers. */
export type Loss = 'offline' | 'silent';

/** What failed because the server couldn't be reached, and is tried again. */
export const retry = new Retry();

const lossStore = createStore<Loss | undefined>(undefined);
const foundListeners = new Set<() => void>();

/** Returns why the server can't be reached; `undefined` while it answers. */
export const useLoss = (): Loss | undefined => lossStore.use();

/** Whether the last request wasn't answered. */
export const isLost = (): boolean => lossStore.get() !== undefined;

/** Calls back when something may have changed unnoticed: the server answers again, or has failed on the way. */
export const onFound = (listener: () => void): void => void foundListeners.add(listener);

/** Takes note that nobody knows whether a change was made. */
export function noteDoubt(): void {
  for (const listener of foundListeners) listener();
}

/** When the server could be reached no longer, in milliseconds since 1970. */
let lostSince = 0;

/** When a request wasn't answered last, in milliseconds since the page was opened. */
let lostAtMs = 0;

/** Takes note that a request wasn't answered. Returns why, as far as the browser knows. */
export function noteLoss(): Loss {
  lostAtMs = performance.now();
  const loss = navigator.onLine ? 'silent' : 'offline';
  if (!isLost()) lostSince = Date.now();
  if (lossStore.get() !== loss) lossStore.set(loss);
  retry.start();
  return loss;
}

/**
 * Takes note that the server answered.
 * @param sentAtMs when it was asked, in milliseconds since the page was opened. An answer to what was asked before the loss says nothing
 */
export function noteAnswer(sentAtMs: number): void {
  if (!isLost() || sentAtMs < lostAtMs) return;
  lossStore.set(undefined);
  // What couldn't be done meanwhile can be done now.
  clearStatus(({ kind, field, since }) => kind === 'problem' && field === undefined && since >= lostSince);
  noteDoubt();
  void retry.now();
}

/** Says why the server can't be reached, and what helps. */
export const lossWords = (loss: Loss): string => texts.state.loss[loss];

/** Tries again as soon as the browser is online again, or the person comes back to the page. */
export function watchConnection(): void {
  addEventListener('online', () => void retry.now());
  document.addEventListener('visibilitychange', () => void (document.visibilityState === 'visible' && retry.now()));
}
