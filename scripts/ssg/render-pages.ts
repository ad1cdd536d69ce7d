import { hash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Piscina } from 'piscina';
import { CLIENT_FOLDER, readAssets, RENDERER, RENDERER_FOLDER, THREAD } from './bundle.ts';
import type { CompressionLevel } from './compress.ts';
import { CSS_PLACE } from './late-styles.ts';
import { filesIn } from './files-in.ts';
import type { PageFolders } from './page-store.ts';
import type { JobResult, RenderJob, ThreadSetup } from './page-thread.ts';
import type { PageAssets } from './render-entry.ts';

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
  /** All files. They are in the target. */
  files: Set<string>;
  /** Files that weren't in the target before. */
  added: string[];
}

/** Renders the pages of all jobs in threads, into the target. What is as it was is linked from the last build. */
export async function renderPages<S, J>(options: RenderOptions<S, J>): Promise<Rendering> {
  const { bundle, jobs, target, onProgress } = options;
  mkdirSync(target, { recursive: true });
  const threads = Math.max(1, Math.min(options.threads, jobs.length));
  const pool = new Piscina<RenderJob<J>, JobResult>({
    filename: join(bundle, RENDERER_FOLDER, THREAD),
    workerData: await threadSetup(options),
    minThreads: threads,
    maxThreads: threads,
    execArgv: [], // what the threads run is bundled, and needs no loader for TypeScript
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const all: Rendering = { pages: 0, rendered: 0, files: new Set(), added: [] };
  const queue = [...jobs];
  const runJobs = async () => {
    for (let job = queue.shift(); job; job = queue.shift()) {
      const { pages, rendered, files, added } = await runJob(pool, job);
      all.pages += pages;
      all.rendered += rendered;
      for (const file of files) all.files.add(file);
      for (const file of added) all.added.push(file);
      onProgress?.(all);
    }
  };
  // After a failure, wait for jobs that have begun: Node aborts if a thread is ended while it compresses.
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

async function runJob<J>(pool: Piscina<RenderJob<J>, JobResult>, job: RenderJob<J>): Promise<JobResult> {
  try {
    return await pool.run(job);
  } catch (error) {
    throw new Error(`${job.name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`, {
      cause: error,
    });
  }
}

async function threadSetup<S, J>(options: RenderOptions<S, J>): Promise<ThreadSetup> {
  const { bundle, setup, target, before, cache, level } = options;
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
    folders: { target, before },
    records: join(cache, 'records'),
    key,
    level,
  };
}
