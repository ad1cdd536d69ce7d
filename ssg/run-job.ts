import { hash } from 'node:crypto';
import type { CompressionLevel } from './compress.ts';
import { readRenderRecord, writeRenderRecord, type JobRecord, type PageRecord } from './render-record.ts';
import type { FileStamp, OutputWriter } from './output-writer.ts';
import type { OutputFile, PageSource } from './render-entry.ts';

/** How pages are written to the output folder. */
export interface JobContext {
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
export async function runJob(pages: Iterable<PageSource>, recordPath: string, context: JobContext): Promise<void> {
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
