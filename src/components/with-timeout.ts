/**
 * How long a visitor waits for code or data before something simpler takes its place: the browser's own navigation, the
 * form on the page. Measured from the click, in milliseconds.
 */
export const SLOW_NETWORK_MS = 2_500;

/** Says that something took too long. */
export class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/** Rejects with a `TimeoutError` where a promise hasn't settled after so many milliseconds. */
export function withTimeout<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(`Not settled after ${milliseconds} ms.`)), milliseconds);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
