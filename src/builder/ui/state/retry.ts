/** Pause before the first attempt, in milliseconds. It doubles with each one that fails. */
const FIRST_PAUSE_MS = 1000;

/** Longest pause between two attempts, in milliseconds. */
const LONGEST_PAUSE_MS = 30_000;

/** Tries again. Returns whether nothing is left to do. */
type Task = () => Promise<boolean>;

/** Tries again what failed because the server couldn't be reached: after growing pauses, and when something says that it's back. */
export class Retry {
  readonly #tasks: Task[] = [];
  #pauseMs = FIRST_PAUSE_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isNeeded = false;
  #running: Promise<void> | undefined;

  /** Adds what is tried. Tasks run in the order in which they were added; after one that fails, the others wait. */
  add(task: Task): void {
    this.#tasks.push(task);
  }

  /** Says that something failed. Until everything succeeds, it's tried again. */
  start(): void {
    this.#isNeeded = true;
    this.#timer ??= setTimeout(() => void this.#attempt(), this.#pauseMs);
  }

  /** Tries at once, if something is left to do: the connection may be back. */
  now(): Promise<void> {
    if (!this.#isNeeded) return Promise.resolve();
    this.#pauseMs = FIRST_PAUSE_MS;
    return this.#attempt();
  }

  #attempt(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    return (this.#running ??= this.#run().finally(() => (this.#running = undefined)));
  }

  async #run(): Promise<void> {
    this.#isNeeded = false;
    for (const task of this.#tasks) {
      if (await task()) continue;
      this.#isNeeded = true;
      break;
    }
    // Tasks that failed have called `start`, with the last pause.
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#pauseMs = this.#isNeeded ? Math.min(2 * this.#pauseMs, LONGEST_PAUSE_MS) : FIRST_PAUSE_MS;
    if (this.#isNeeded) this.start();
  }
}
