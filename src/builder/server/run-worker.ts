import { Worker, type ResourceLimits } from 'node:worker_threads';

interface WorkerTask {
  /** What the thread gets as `workerData`. */
  data: unknown;
  /** Longest time that it may take, in milliseconds. */
  limitMs: number;
  resourceLimits?: ResourceLimits;
}

/** Runs a module in a thread of its own, in which the server goes on answering. Returns the first message of the thread; rejects without one. */
export function runWorker<T>(module: URL, { data, limitMs, resourceLimits = {} }: WorkerTask): Promise<T> {
  const worker = new Worker(module, { workerData: data, execArgv: [], resourceLimits });
  const timer = setTimeout(() => void worker.terminate(), limitMs);
  return new Promise<T>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The thread has ended.')));
  }).finally(() => {
    clearTimeout(timer);
    void worker.terminate();
  });
}
