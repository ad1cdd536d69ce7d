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

/** Longest time that a rendering may take, in milliseconds. */
export const RENDER_LIMIT_MS = 2000;

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
}

/** Starts a worker. A task that takes too long ends it, and another takes its place; what waits is done there. */
export function startRenderer({ file, data, limitMs = RENDER_LIMIT_MS }: RendererOptions): Renderer {
  const waiting: Waiting[] = [];
  let current: Waiting | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let isReady = false;
  let worker: Worker | undefined = start();
  function start(): Worker {
    const started = new Worker(file, { workerData: data });
    started.on('message', (answer: RendererAnswer) => take(answer));
    // The code can't be loaded, or the memory is used up.
    started.on('error', (error) => replace(started, new RenderError(error.message)));
    return started;
  }
  function next(): void {
    if (!isReady || current) return;
    current = waiting.shift();
    if (!current) return;
    const { tooLong } = current;
    timer = setTimeout(() => replace(worker, new RenderError(tooLong)), limitMs);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker?.postMessage(current.task);
  }
  function settle(done: (task: Waiting) => void): void {
    clearTimeout(timer);
    const finished = current;
    current = undefined;
    if (finished) done(finished);
  }
  function take(answer: RendererAnswer): void {
    if (answer === 'ready') isReady = true;
    else
      settle(({ resolve, reject }) =>
        'text' in answer ? resolve(answer.text) : reject(new RenderError(answer.problem)),
      );
    next();
  }
  function replace(old: Worker | undefined, error: RenderError): void {
    if (!old || old !== worker || isClosed) return;
    old.removeAllListeners('message');
    void old.terminate();
    // Code that can't be loaded would fail for everything that waits.
    if (!isReady) for (const { reject } of waiting.splice(0)) reject(error);
    isReady = false;
    worker = waiting.length > 0 ? start() : undefined;
    settle(({ reject }) => reject(error));
  }
  return {
    run: (task) =>
      new Promise((resolve, reject) => {
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
