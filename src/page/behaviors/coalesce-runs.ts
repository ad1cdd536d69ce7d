/**
 * Wraps a task so that it never runs concurrently. Calls during a run share one further run after it, so every caller gets
 * a result that is newer than its call. Each call resolves when no further run is wanted.
 */
export function coalesceRuns(task: () => Promise<unknown>): () => Promise<void> {
  let isWanted = false;
  let running: Promise<void> | undefined;
  const run = async () => {
    try {
      while (isWanted) {
        isWanted = false;
        await task();
      }
    } finally {
      running = undefined;
    }
  };
  return () => {
    isWanted = true;
    return (running ??= run());
  };
}
