import { SLOW_NETWORK_MS, withTimeout } from './with-timeout.ts';

/**
 * A part of the site in a chunk of its own: loaded once, tried again after a failure. The promise rejects where the chunk
 * can't be loaded, or not within `milliseconds`.
 */
export function lazyImport<T>(load: () => Promise<T>): (milliseconds?: number) => Promise<T> {
  let loading: Promise<T> | undefined;
  const start = () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
  return (milliseconds = SLOW_NETWORK_MS) => withTimeout(start(), milliseconds);
}
