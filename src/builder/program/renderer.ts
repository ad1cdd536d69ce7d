import { Worker } from 'node:worker_threads';
import { texts } from '../texts/texts.ts';
import type { RendererAnswer, RendererTask } from './render-task.ts';

/** Renders in a worker: one task after another. */
export interface Renderer {
  /** Returns HTML or CSS. Rejects with a `RenderError`. */
  run: (task: RendererTask) => Promise<string>;
  close: () => Promise<void>;
}

/** Why a page couldn't be rendered. The message is for a person. */
export class RenderError extends Error {}

/** Longest time that a rendering may take, in milliseconds of the program's CPU time. */
export const RENDER_LIMIT_MS = 2000;

/** A rendering is ended after this many times its limit, however little CPU time the program has had. */
const MAX_LIMITS = 5;

/** How often it's looked at during the time of the limit. */
const LOOKS_PER_LIMIT = 10;

const MICROSECONDS_PER_MS = 1000;

/** Time without a task after which the worker is ended, in milliseconds. Its memory is free until somebody works again. */
const IDLE_MS = 300_000;

/** A task that waits for its turn, and what it does with the answer. */
interface Waiting {
  task: RendererTask;
  /** What is said if it takes too long, in the language of the person who waits. */
  tooLong: string;
  resolve: (text: string) => void;
  reject: (error: RenderError) => void;
}

interface RendererOptions {
  /** The worker's code. */
  file: string;
  /** What the worker is told once. */
  data: unknown;
  limitMs?: number;
  idleMs?: number;
}

/**
 * Calls back once a task that begins now is over its limit. On a busy machine other programs keep it waiting, so only the time
 * counts in which this one runs.
 */
function whenOver(limitMs: number, endTask: () => void): NodeJS.Timeout {
  const [began, usedBefore] = [performance.now(), process.cpuUsage()];
  const isOver = () => {
    const { user, system } = process.cpuUsage(usedBefore);
    return user + system >= limitMs * MICROSECONDS_PER_MS || performance.now() - began >= MAX_LIMITS * limitMs;
  };
  // An answer that came while the main thread was busy is taken first.
  return setInterval(() => isOver() && setImmediate(endTask), limitMs / LOOKS_PER_LIMIT);
}

/** Gives a task its answer. */
function pass(answer: Exclude<RendererAnswer, 'ready'>, { resolve, reject }: Waiting): void {
  if ('text' in answer) resolve(answer.text);
  else reject(new RenderError(answer.problem));
}

/**
 * Starts a worker. A task that takes too long ends it, and another takes its place; what waits is done there. A worker
 * without tasks is ended after a while; the next task starts another.
 */
export function startRenderer({ file, data, limitMs = RENDER_LIMIT_MS, idleMs = IDLE_MS }: RendererOptions): Renderer {
  const waiting: Waiting[] = [];
  let current: Waiting | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let isReady = false;
  let worker: Worker | undefined = start();
  function start(): Worker {
    const started = new Worker(file, { workerData: data }).on('message', take);
    // The code can't be loaded, or the memory is used up.
    return started.on('error', ({ message }) => replace(started, new RenderError(message)));
  }
  function next(): void {
    if (!isReady || current || isClosed) return;
    current = waiting.shift();
    clearTimeout(timer);
    if (!current) return void (timer = setTimeout(end, idleMs).unref());
    const task = current;
    timer = whenOver(limitMs, () => task === current && replace(worker, new RenderError(task.tooLong)));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker?.postMessage(task.task);
  }
  function settle(done: (task: Waiting) => void): void {
    clearTimeout(timer);
    const finished = current;
    current = undefined;
    if (finished) done(finished);
  }
  function take(answer: RendererAnswer): void {
    if (answer === 'ready') isReady = true;
    else settle((task) => pass(answer, task));
    next();
  }
  function end(): void {
    void worker?.removeAllListeners('message').terminate();
    worker = undefined;
    isReady = false;
  }
  function replace(old: Worker | undefined, error: RenderError): void {
    if (!old || old !== worker || isClosed) return;
    // Code that can't be loaded would fail for everything that waits.
    if (!isReady) for (const { reject } of waiting.splice(0)) reject(error);
    end();
    if (waiting.length > 0) worker = start();
    settle(({ reject }) => reject(error));
  }
  return {
    run: (task) =>
      new Promise((resolve, reject) => {
        // The worker is gone, so nothing would answer.
        if (isClosed) return reject(new RenderError('The renderer is closed.'));
        waiting.push({ task, tooLong: texts.server.pages.tooLong(limitMs / 1000), resolve, reject });
        worker ??= start();
        next();
      }),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await worker?.terminate();
    },
  };
}
