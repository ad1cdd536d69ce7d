import { readFileSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { hash } from 'node:crypto';
import { join, dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { workerData } from 'node:worker_threads';
import { BEST, type CompressionLevel } from './compress.ts';
import { inlineCriticalCss } from './inline-critical-css.ts';
import { createOutputWriter, type OutputFolders, type FileStamp, type OutputWriter } from './output-writer.ts';
import type { OutputFile, PageAssets, PageSource, RenderEntry } from './render-entry.ts';
import { createCriticalCss } from './critical-css.ts';

/** The data of every worker. */
export interface WorkerSetup {
  /** The built rendering entry. */
  renderer: string;
  /** The setup passed to the rendering entry. */
  setup: unknown;
  assets: PageAssets;
  /** The full stylesheet. */
  stylesheet: string;
  folders: OutputFolders;
  /** Folder of the page records. */
  records: string;
  /** Hash of everything that all pages share. */
  key: string;
  level: CompressionLevel;
}

/** A part of the work, done by one worker. */
export interface RenderJob<J> {
  /** Identifies it across builds; no other job makes the same files. */
  name: string;
  /** What the rendering entry creates pages from. */
  pages?: J;
  /** Files that are copied as they are. */
  copies?: { file: string; from: string }[];
}

/** The result of a job. */
export interface JobResult {
  pages: number;
  /** Pages that had to be rendered. */
  rendered: number;
  /** Files of the job that were in the target before. */
  reused: string[];
  /** Its other files. They are in the target now. */
  added: string[];
}

type RunJob = (job: RenderJob<unknown>) => Promise<JobResult>;

let opened: Promise<RunJob> | undefined;

/** Runs a job. The first one loads the rendering entry, so that an error in it fails the job and not the pool. */
export default async function run(job: RenderJob<unknown>): Promise<JobResult> {
  opened ??= open(workerData as WorkerSetup); // `render-pages.ts` starts no worker without it
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
}: WorkerSetup): Promise<RunJob> {
  const entry = (await import(pathToFileURL(renderer).href)) as RenderEntry<unknown, unknown>;
  const pagesOf = entry.createPageSources(setup, assets);
  const criticalCss = createCriticalCss(stylesheet, assets);
  const finish = (output: OutputFile): OutputFile => {
    const { file, content } = output;
    if (typeof content !== 'string' || !file.endsWith('.html')) return output;
    return { ...output, content: inlineCriticalCss(content, criticalCss, assets) };
  };
  const store = createOutputWriter(folders);
  return async ({ name, pages, copies }) => {
    const progress = { pages: 0, rendered: 0 };
    const files: string[] = [];
    const onPage: JobContext['onPage'] = (record, isNew) => {
      const own = record.files.map(([file]) => file);
      const count = own.filter((file) => file.endsWith('.html')).length;
      files.push(...own); // a page has a few dozen
      progress.pages += count;
      if (isNew) progress.rendered += count;
    };
    const kind = copies ? AS_IS : { key, level, finish };
    const sources = copies ? copies.map(copyOf) : pagesOf(pages);
    await runJob(sources, join(records, `${name}.json`), { ...kind, store, onPage });
    const added = new Set(store.takeAdded());
    return {
      ...progress,
      reused: files.filter((file) => !added.has(file)),
      added: files.filter((file) => added.has(file)),
    };
  };
}

/** Copied files change rarely, and independently. */
const AS_IS = { key: 'copies', level: BEST, finish: (output: OutputFile) => output };

/** A file that is copied as it is. */
function copyOf({ file, from }: { file: string; from: string }): PageSource {
  const content = readFileSync(from);
  const fingerprint = hash('sha1', content);
  return {
    file,
    fingerprint: () => fingerprint,
    make: () => ({ uses: [], fingerprint, files: () => [{ file, content }] }),
  };
}

/** How pages are written to the output folder. */
interface JobContext {
  store: OutputWriter;
  /** Hash of everything that all pages share: renderer, styles, compression. */
  key: string;
  level: CompressionLevel;
  /** Fills in what depends on a page's finished markup. */
  finish: (output: OutputFile) => OutputFile;
  /** Called after each page. */
  onPage: (page: PageRecord, rendered: boolean) => void;
}

/**
 * Writes the pages of a job to the output folder. A page with unchanged sources isn't prepared; one with an unchanged
 * result isn't rendered; deleted pages are dropped from the record.
 */
async function runJob(pages: Iterable<PageSource>, recordPath: string, context: JobContext): Promise<void> {
  const before = readRenderRecord(recordPath);
  const now: JobRecord = {};
  let changed = false;
  for (const page of pages) {
    const known = before[page.file];
    const result = await updatePage(page, known, context);
    now[page.file] = result.record;
    changed ||= result.record !== known;
    context.onPage(result.record, result.rendered);
  }
  const gone = Object.keys(before).some((file) => !(file in now));
  if (changed || gone) writeRenderRecord(recordPath, now);
}

async function updatePage(
  page: PageSource,
  known: PageRecord | undefined,
  context: JobContext,
): Promise<{ record: PageRecord; rendered: boolean }> {
  const { key, store, level } = context;
  const inputsOf = (uses: readonly string[]) => hash('sha1', `${key} ${page.fingerprint(uses)}`, 'base64');
  if (known && known.inputs === inputsOf(known.uses) && store.reuse(known.files))
    return { record: known, rendered: false };
  const { uses, fingerprint, files } = page.make();
  const made = hash('sha1', `${key} ${fingerprint}`, 'base64');
  const inputs = inputsOf(uses);
  if (known?.made === made && store.reuse(known.files)) return { record: { ...known, inputs, uses }, rendered: false };
  const written: FileStamp[] = [];
  for await (const output of files()) written.push(...store.write(context.finish(output), level));
  return { record: { inputs, made, uses, files: written }, rendered: true };
}

/** The record of a page: its inputs and its files. */
interface PageRecord {
  /** Hash of its sources. */
  inputs: string;
  /** Hash of everything that rendering depended on. */
  made: string;
  uses: string[];
  files: FileStamp[];
}

/** The pages of a job by their first file. */
type JobRecord = Record<string, PageRecord>;

/** Reads the record of a job; empty if it can't be read. */
function readRenderRecord(path: string): JobRecord {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as JobRecord; // written by `writeRenderRecord`
  } catch {
    return {};
  }
}

/**
 * Writes the record of a job. Uses a temporary file and a rename, so that an interruption leaves the previous record.
 */
function writeRenderRecord(path: string, record: JobRecord): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, JSON.stringify(record));
  renameSync(`${path}.new`, path);
}
