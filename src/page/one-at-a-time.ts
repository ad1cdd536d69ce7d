/**
 * Makes of a task one that never runs twice at once: who asks while it runs gets another run after it, one for all who
 * asked. So what it finds is never older than the last question.
 */
export function oneAtATime(task: () => Promise<unknown>): () => void {
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
