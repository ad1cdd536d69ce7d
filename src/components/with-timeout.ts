/**
 * How long code or data may take before the fallback: the browser's own navigation, or the form on the page. In
 * milliseconds since the click.
 */
export const SLOW_NETWORK_MS = 2_500;

/** Thrown when a promise took too long. */
export class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/** Rejects with a `TimeoutError` if a promise hasn't settled after `milliseconds`. */
export function withTimeout<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(`Not settled after ${milliseconds} ms.`)), milliseconds);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
