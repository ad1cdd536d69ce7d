import { SLOW_NETWORK_MS, withTimeout } from './with-timeout.ts';

/**
 * Imports a chunk once, and retries after a failure. The promise rejects if the chunk can't be loaded within
 * `milliseconds`.
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
