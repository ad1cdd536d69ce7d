/** How long a visitor waits for a part before something simpler takes its place. */
const PATIENCE = 5_000;

/**
 * A part of the site in a chunk of its own: fetched once, tried again after a failure. The promise fails when the part
 * can not be had, or not soon.
 */
export function lazyPart<T>(fetchPart: () => Promise<T>): () => Promise<T> {
  let fetching: Promise<T> | undefined;
  const start = () =>
    (fetching ??= fetchPart().catch((error: unknown) => {
      fetching = undefined;
      throw error;
    }));
  return () => soon(start());
}

function soon<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('This part of the site takes too long to load.')), PATIENCE);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
