import type { GitResult } from '../../../authoring/git/run-git.ts';
import { fetchOnline, onlineCommit } from './online-move.ts';

/** Time between two fetches while nobody looks, in milliseconds. */
const INTERVAL_MS = 5 * 60_000;

/** Shortest time between two fetches because somebody looks, in milliseconds. */
const REST_MS = 20_000;

/** Follows the branch of the remote. */
export interface OnlineFollower {
  /** Fetches in the background because somebody looks, unless that was done just now. */
  look: () => void;
  /** Fetches now. Returns as `fetchOnline`. */
  fetch: () => Promise<GitResult | undefined>;
  close: () => void;
}

/**
 * Fetches the branch of the remote now and then.
 * @param onMoved is called whenever it has moved
 */
export function followOnline(root: string, onMoved: () => void): OnlineFollower {
  let running: Promise<GitResult | undefined> | undefined;
  let last = -Infinity;
  const fetchOnce = async () => {
    const before = await onlineCommit(root);
    const result = await fetchOnline(root);
    last = performance.now();
    if ((await onlineCommit(root)) !== before) onMoved();
    return result;
  };
  const fetch = () => (running ??= fetchOnce().finally(() => (running = undefined)));
  // A remote that can't be reached is told by what needs it.
  const quietly = () => void fetch().catch((error: unknown) => console.error(error));
  const interval = setInterval(quietly, INTERVAL_MS);
  interval.unref();
  return {
    look() {
      if (performance.now() - last > REST_MS) quietly();
    },
    fetch,
    close: () => clearInterval(interval),
  };
}
