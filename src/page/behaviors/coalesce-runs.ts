/**
 * Wraps a task so that it never runs concurrently. Calls during a run share one further run after it, so every caller gets
 * a result that is newer than its call.
 */
export function coalesceRuns(task: () => Promise<unknown>): () => Promise<void> {
  let [running, wanted] = [false, false];
  return async () => {
    wanted = true;
    if (running) return;
    running = true;
    try {
      while (wanted) {
        wanted = false;
        await task();
      }
    } finally {
      running = false;
    }
  };
}
