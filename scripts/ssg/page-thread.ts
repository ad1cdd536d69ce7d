import { readFileSync } from 'node:fs';
import { hash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { BEST } from './compress.ts';
import { openPageStore } from './page-store.ts';
import { pathNumber } from './path-number.ts';
import { fillInStyles } from './late-styles.ts';
import type { OutputFile, PageSource, RenderEntry } from './render-entry.ts';
import { runJob, type JobContext } from './run-job.ts';
import type { RenderJob, ThreadMessage, ThreadSetup } from './thread-messages.ts';
import { createUsedCss } from './used-css.ts';

/** So many milliseconds pass, at least, before the thread says again how far it is. */
const SILENCE = 100;

const setup = workerData as ThreadSetup; // `render-pages.ts` starts no thread without it
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
const tell = (message: ThreadMessage) => parentPort?.postMessage(message);

const entry = (await import(pathToFileURL(setup.renderer).href)) as RenderEntry<unknown, unknown>;
const pagesOf = entry.openSite(setup.setup, setup.assets);
const store = openPageStore(setup.folders);
const usedCss = createUsedCss(setup.stylesheet, setup.assets);

parentPort?.on('message', (job: RenderJob<unknown>) => {
  run(job).then(
    (files) => tell({ kind: 'done', files, ...store.takeWritten() }),
    (error: unknown) =>
      tell({
        kind: 'failed',
        job: job.name,
        message: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
  );
});

async function run({ name, pages, copies }: RenderJob<unknown>): Promise<Float64Array> {
  const files: number[] = [];
  let [done, rendered, told] = [0, 0, performance.now()];
  const flush = () => {
    tell({ kind: 'progress', pages: done, rendered });
    [done, rendered, told] = [0, 0, performance.now()];
  };
  const onPage: JobContext['onPage'] = (record, isNew) => {
    for (const [file] of record.files) files.push(pathNumber(file));
    const pages = record.files.filter(([file]) => file.endsWith('.html')).length;
    done += pages;
    if (isNew) rendered += pages;
    if (performance.now() - told >= SILENCE) flush();
  };
  const sources = copies ? copies.map(copyOf) : pagesOf(pages);
  const kind = copies ? ASIDE : { key: setup.key, level: setup.level, finish: withUsedCss };
  await runJob(untilStopped(sources), join(setup.records, `${name}.json`), { ...kind, store, onPage });
  flush();
  return Float64Array.from(files);
}

/** Gives one page after the other, until another thread has failed. */
function* untilStopped(pages: Iterable<PageSource>): Generator<PageSource> {
  for (const page of pages) {
    if (Atomics.load(setup.stopped, 0) !== 0) throw new Error('stopped, since another thread has failed');
    yield page;
  }
}

/** Files that are taken over change seldom, and with nothing else. */
const ASIDE = { key: 'copies', level: BEST, finish: (output: OutputFile) => output };

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

/** Fills in the rules that a page uses. */
function withUsedCss(output: OutputFile): OutputFile {
  const { file, content } = output;
  if (typeof content !== 'string' || !file.endsWith('.html')) return output;
  return { ...output, content: fillInStyles(content, usedCss, setup.assets) };
}
