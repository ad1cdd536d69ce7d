import { hash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker, type ResourceLimits } from 'node:worker_threads';
import { CLIENT_FOLDER, readAssets, RENDERER, RENDERER_FOLDER, THREAD } from './bundle.ts';
import type { CompressionLevel } from './compress.ts';
import { CSS_PLACE } from './late-styles.ts';
import { filesIn } from './files-in.ts';
import type { BuiltFiles } from './finish-folder.ts';
import type { PageFolders } from './page-store.ts';
import { pathSet } from './path-set.ts';
import type { PageAssets } from './render-entry.ts';
import type { RenderJob, ThreadMessage, ThreadSetup } from './thread-messages.ts';

/** What is young is swept at this many MB: pages leave much behind, and none of it for long. */
const LIMITS: ResourceLimits = { maxYoungGenerationSizeMb: 6 };

/** How far a rendering is. */
export interface RenderProgress {
  /** Pages that are in place. */
  pages: number;
  /** Those of them that had to be rendered. */
  rendered: number;
}

export interface RenderOptions<S, J> extends PageFolders {
  /** The bundle that the plugin built. */
  bundle: string;
  /** What the rendering entry opens the site with. */
  setup: S;
  jobs: readonly RenderJob<J>[];
  /** Remembers from one time to the next what pages were made of; may be deleted. */
  cache: string;
  level: CompressionLevel;
  threads: number;
  onProgress?: (progress: RenderProgress) => void;
}

/** Pages that are all in place. */
export interface Rendering extends RenderProgress {
  files: BuiltFiles;
}

/**
 * Renders the pages of all jobs, in threads. What is made anew stands in the target then, and what is as it was in the
 * folder of the build before.
 */
export async function renderPages<S, J>(options: RenderOptions<S, J>): Promise<Rendering> {
  const { bundle, jobs, target, onProgress } = options;
  mkdirSync(target, { recursive: true });
  const workerData = await threadSetup(options);
  const progress: RenderProgress = { pages: 0, rendered: 0 };
  const all: Float64Array[] = [];
  const written: Float64Array[] = [];
  let names: string[] | undefined = [];
  const failures: Error[] = [];
  const queue = queueOf(jobs);
  const thread = () =>
    runThread(join(bundle, RENDERER_FOLDER, THREAD), workerData, queue, {
      onMessage(message) {
        if (message.kind === 'done') {
          all.push(message.files);
          written.push(message.written);
          names = message.names && names?.concat(message.names);
        }
        if (message.kind !== 'progress') return;
        progress.pages += message.pages;
        progress.rendered += message.rendered;
        onProgress?.(progress);
      },
      onFailure(failure) {
        failures.push(failure);
        Atomics.store(workerData.stopped, 0, 1);
      },
    });
  await Promise.all(Array.from({ length: Math.max(1, Math.min(options.threads, jobs.length)) }, thread));
  if (failures[0]) throw failures[0]; // what the others failed with is that they were stopped
  return { ...progress, files: { all: pathSet(all), written: pathSet(written), names } };
}

async function threadSetup<S, J>(options: RenderOptions<S, J>): Promise<ThreadSetup> {
  const { bundle, setup, target, before, untouched = [], cache, level } = options;
  const built = await readAssets(bundle);
  const stylesheet = built.fontFaces + readFileSync(join(bundle, CLIENT_FOLDER, built.styles), 'utf8');
  const preloads = built.fonts.map(
    (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
  );
  // Without script the whole stylesheet comes first: rules for that case, for the mouse and for paper stand there alone.
  const plain = `<noscript><link rel="stylesheet" href="${built.styles}"></noscript>`;
  const head = [CSS_PLACE, ...preloads, plain].join('\n');
  const assets: PageAssets = { ...built, head };
  const renderer = join(bundle, RENDERER_FOLDER);
  const code = [...filesIn(renderer)].map((file) => readFileSync(join(renderer, file), 'utf8'));
  const key = hash('sha1', JSON.stringify([code, assets, stylesheet, level, process.version]), 'base64');
  return {
    renderer: join(renderer, RENDERER),
    setup,
    assets,
    stylesheet,
    folders: { target, before, untouched },
    records: join(cache, 'records'),
    key,
    level,
    stopped: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)),
  };
}

/** Hands out jobs: those that need much memory first, but one at a time. */
function queueOf<J>(jobs: readonly RenderJob<J>[]) {
  const heavy = jobs.filter((job) => job.heavy);
  const light = jobs.filter((job) => !job.heavy);
  let busy = false;
  return {
    next(last: RenderJob<J> | undefined): RenderJob<J> | undefined {
      if (last?.heavy) busy = false;
      if (busy || heavy.length === 0) return light.shift() ?? (busy ? undefined : heavy.shift());
      busy = true;
      return heavy.shift();
    },
  };
}

interface ThreadEvents {
  onMessage: (message: ThreadMessage) => void;
  onFailure: (failure: Error) => void;
}

/**
 * Starts a thread that works until no job is left or one has failed.
 * @returns when it has ended
 */
function runThread<J>(
  script: string,
  workerData: ThreadSetup,
  queue: ReturnType<typeof queueOf<J>>,
  { onMessage, onFailure }: ThreadEvents,
): Promise<void> {
  // No execArgv: what the threads run is built, and needs no loader for TypeScript.
  const worker = new Worker(script, {
    workerData,
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production' },
    resourceLimits: LIMITS,
  });
  // Only ever while it waits for a job: Node aborts where a thread is ended in the middle of compressing.
  const end = () => void worker.terminate();
  let job: RenderJob<J> | undefined;
  const goOn = () => {
    job = queue.next(job);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    if (job) worker.postMessage(job);
    else end();
  };
  worker.on('message', (message: ThreadMessage) => {
    if (message.kind === 'failed') {
      onFailure(new Error(`${message.job}: ${message.message}`));
      return end();
    }
    onMessage(message);
    if (message.kind === 'done') goOn();
  });
  worker.once('error', onFailure);
  goOn();
  return new Promise((resolve) => {
    worker.once('exit', () => resolve());
  });
}
