import { hash } from 'node:crypto';
import type { CompressionLevel } from './compress.ts';
import { readRecord, writeRecord, type JobRecord, type PageRecord } from './job-record.ts';
import type { KeptFile, PageStore } from './page-store.ts';
import type { OutputFile, PageSource } from './render-entry.ts';

/** How pages are brought into the output folder. */
export interface JobContext {
  store: PageStore;
  /** Stands for everything that is the same for all pages: renderer, styles, compression. */
  key: string;
  level: CompressionLevel;
  /** Fills into a page what only its finished markup tells. */
  finish: (output: OutputFile) => OutputFile;
  /** Called after each page. */
  onPage: (page: PageRecord, rendered: boolean) => void;
}

/**
 * Brings the pages of a job into the output folder. A page whose sources are as they were is not even made; one that
 * comes to the same when it is made is not rendered; and what is not there any more is forgotten.
 */
export async function runJob(pages: Iterable<PageSource>, recordPath: string, context: JobContext): Promise<void> {
  const before = readRecord(recordPath);
  const now: JobRecord = {};
  let changed = false;
  for (const page of pages) {
    const known = before[page.file];
    const result = await bringPage(page, known, context);
    now[page.file] = result.record;
    changed ||= result.record !== known;
    context.onPage(result.record, result.rendered);
  }
  const gone = Object.keys(before).some((file) => !(file in now));
  if (changed || gone) writeRecord(recordPath, now);
}

async function bringPage(
  page: PageSource,
  known: PageRecord | undefined,
  context: JobContext,
): Promise<{ record: PageRecord; rendered: boolean }> {
  const { key, store, level } = context;
  const inputsOf = (uses: readonly string[]) => hash('sha1', `${key} ${page.fingerprint(uses)}`, 'base64');
  if (known && known.inputs === inputsOf(known.uses) && store.takeOver(known.files))
    return { record: known, rendered: false };
  const { uses, fingerprint, files } = page.make();
  const made = hash('sha1', `${key} ${fingerprint}`, 'base64');
  const inputs = inputsOf(uses);
  if (known?.made === made && store.takeOver(known.files))
    return { record: { ...known, inputs, uses }, rendered: false };
  const written: KeptFile[] = [];
  for await (const output of files()) written.push(...store.write(context.finish(output), level));
  return { record: { inputs, made, uses, files: written }, rendered: true };
}
