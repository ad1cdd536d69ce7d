/** Runs tasks one after the other, in the order of the calls. A task that fails doesn't hold up the next one. */
export type TaskQueue = <T>(task: () => Promise<T> | T) => Promise<T>;

/** Creates an empty queue. */
export function createTaskQueue(): TaskQueue {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const running = last.then(task);
    last = running.catch(() => undefined);
    return running;
  };
}
