import { readFileSync } from 'node:fs';
import { hash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { workerData } from 'node:worker_threads';
import { BEST, type CompressionLevel } from './compress.ts';
import { fillInStyles } from './late-styles.ts';
import { openPageStore, type PageFolders } from './page-store.ts';
import type { OutputFile, PageAssets, PageSource, RenderEntry } from './render-entry.ts';
import { runJob, type JobContext } from './run-job.ts';
import { createUsedCss } from './used-css.ts';

/** What every thread is started with. */
export interface ThreadSetup {
  /** The built rendering entry. */
  renderer: string;
  /** What the rendering entry opens the site with. */
  setup: unknown;
  assets: PageAssets;
  /** The whole stylesheet. */
  stylesheet: string;
  folders: PageFolders;
  /** Folder of what is remembered of each page. */
  records: string;
  /** Stands for everything that is the same for all pages. */
  key: string;
  level: CompressionLevel;
}

/** A part of the work, done by one thread. */
export interface RenderJob<J> {
  /** Names it from one build to the next; no other job makes the same files. */
  name: string;
  /** What the rendering entry makes pages of. */
  pages?: J;
  /** Files that are taken over as they are. */
  copies?: { file: string; from: string }[];
}

/** What became of a job. */
export interface JobResult {
  pages: number;
  /** Pages that had to be rendered. */
  rendered: number;
  /** All files of the job. They are in the target now. */
  files: string[];
  /** Files that weren't in the target before. */
  added: string[];
}

type RunJob = (job: RenderJob<unknown>) => Promise<JobResult>;

let opened: Promise<RunJob> | undefined;

/** Runs a job. The first one loads the rendering entry, so that an error in it fails the job and not the pool. */
export default async function run(job: RenderJob<unknown>): Promise<JobResult> {
  opened ??= open(workerData as ThreadSetup); // `render-pages.ts` starts no thread without it
  return (await opened)(job);
}

async function open({
  renderer,
  setup,
  assets,
  stylesheet,
  folders,
  records,
  key,
  level,
}: ThreadSetup): Promise<RunJob> {
  const entry = (await import(pathToFileURL(renderer).href)) as RenderEntry<unknown, unknown>;
  const pagesOf = entry.openSite(setup, assets);
  const usedCss = createUsedCss(stylesheet, assets);
  const finish = (output: OutputFile): OutputFile => {
    const { file, content } = output;
    if (typeof content !== 'string' || !file.endsWith('.html')) return output;
    return { ...output, content: fillInStyles(content, usedCss, assets) };
  };
  const store = openPageStore(folders);
  return async ({ name, pages, copies }) => {
    const result = { pages: 0, rendered: 0, files: [] as string[] };
    const onPage: JobContext['onPage'] = (record, isNew) => {
      const files = record.files.map(([file]) => file);
      const count = files.filter((file) => file.endsWith('.html')).length;
      result.files.push(...files); // a page has a few dozen
      result.pages += count;
      if (isNew) result.rendered += count;
    };
    const kind = copies ? AS_IS : { key, level, finish };
    const sources = copies ? copies.map(copyOf) : pagesOf(pages);
    await runJob(sources, join(records, `${name}.json`), { ...kind, store, onPage });
    return { ...result, added: store.takeAdded() };
  };
}

/** Files that are taken over change seldom, and with nothing else. */
const AS_IS = { key: 'copies', level: BEST, finish: (output: OutputFile) => output };

/** A file that is taken over as it is. */
function copyOf({ file, from }: { file: string; from: string }): PageSource {
  const content = readFileSync(from);
  const fingerprint = hash('sha1', content);
  return {
    file,
    fingerprint: () => fingerprint,
    make: () => ({ uses: [], fingerprint, files: () => [{ file, content }] }),
  };
}
