import { hash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Piscina } from 'piscina';
import { CLIENT_FOLDER, readAssets, RENDERER, RENDERER_FOLDER, WORKER } from './bundle.ts';
import type { CompressionLevel } from './compress.ts';
import { CSS_PLACEHOLDER } from './inline-critical-css.ts';
import { filesIn } from './files-in.ts';
import type { OutputFolders } from './output-writer.ts';
import type { JobResult, RenderJob, WorkerSetup } from './render-worker.ts';
import type { PageAssets } from './render-entry.ts';

/**
 * Memory limits of a worker. Without them V8 lets a heap grow to a multiple of its content before it collects garbage.
 * A worker needs about 100 MB with 10,000 entries; the limit suffices for 50,000 (decision 60).
 */
const WORKER_LIMITS = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 16 };

/** Progress of rendering. */
export interface RenderProgress {
  /** Pages in place. */
  pages: number;
  /** Pages that had to be rendered. */
  rendered: number;
}

export interface RenderOptions<S, J> extends OutputFolders {
  /** The bundle that the plugin built. */
  bundle: string;
  /** The setup passed to the rendering entry. */
  setup: S;
  jobs: readonly RenderJob<J>[];
  /** Records the inputs of pages between builds; may be deleted. */
  cache: string;
  level: CompressionLevel;
  threads: number;
  onProgress?: (progress: RenderProgress) => void;
}

/** The result of rendering. */
export interface Rendering extends RenderProgress {
  /** All files. They are in the target. */
  files: Set<string>;
  /** Files that weren't in the target before. */
  added: string[];
}

/** Renders the pages of all jobs in workers, into the target. Links unchanged files from the previous build. */
export async function renderPages<S, J>(options: RenderOptions<S, J>): Promise<Rendering> {
  const { bundle, jobs, target, onProgress } = options;
  mkdirSync(target, { recursive: true });
  const threads = Math.max(1, Math.min(options.threads, jobs.length));
  const pool = new Piscina<RenderJob<J>, JobResult>({
    filename: join(bundle, RENDERER_FOLDER, WORKER),
    workerData: await workerSetup(options),
    minThreads: threads,
    maxThreads: threads,
    resourceLimits: WORKER_LIMITS,
    execArgv: [], // workers run bundled code and need no TypeScript loader
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const all: Rendering = { pages: 0, rendered: 0, files: new Set(), added: [] };
  const queue = [...jobs];
  const runJobs = async () => {
    for (let job = queue.shift(); job; job = queue.shift()) {
      const { pages, rendered, reused, added } = await runInPool(pool, job);
      all.pages += pages;
      all.rendered += rendered;
      for (const file of reused) all.files.add(file);
      for (const file of added) {
        all.files.add(file);
        all.added.push(file);
      }
      onProgress?.(all);
    }
  };
  // After a failure, wait for running jobs: Node aborts if a worker is terminated while it compresses.
  const results = await Promise.allSettled(
    Array.from({ length: threads }, () =>
      runJobs().catch((error: unknown) => {
        queue.length = 0;
        throw error;
      }),
    ),
  );
  await pool.destroy();
  const failure = results.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
  return all;
}

async function runInPool<J>(pool: Piscina<RenderJob<J>, JobResult>, job: RenderJob<J>): Promise<JobResult> {
  try {
    return await pool.run(job);
  } catch (error) {
    throw new Error(`${job.name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`, {
      cause: error,
    });
  }
}

async function workerSetup<S, J>(options: RenderOptions<S, J>): Promise<WorkerSetup> {
  const { bundle, setup, target, before, cache, level } = options;
  const built = await readAssets(bundle);
  const stylesheet = built.fontFaces + readFileSync(join(bundle, CLIENT_FOLDER, built.styles), 'utf8');
  const preloads = built.fonts.map(
    (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
  );
  // Without script the full stylesheet comes first: only it contains the rules for that case, hover and print.
  const plain = `<noscript><link rel="stylesheet" href="${built.styles}"></noscript>`;
  const head = [CSS_PLACEHOLDER, ...preloads, plain].join('\n');
  const assets: PageAssets = { ...built, head };
  const renderer = join(bundle, RENDERER_FOLDER);
  const code = [...filesIn(renderer)].map((file) => readFileSync(join(renderer, file), 'utf8'));
  const key = hash('sha1', JSON.stringify([code, assets, stylesheet, level, process.version]), 'base64');
  return {
    renderer: join(renderer, RENDERER),
    setup,
    assets,
    stylesheet,
    folders: { target, before },
    records: join(cache, 'records'),
    key,
    level,
  };
}
