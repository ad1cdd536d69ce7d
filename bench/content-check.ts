import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { checkSite } from '../src/content/check-site.ts';
import { readFiles } from '../src/content/read/read-files.ts';
import { median, type Benchmark } from './benchmark.ts';

const COUNTS = [100, 1_000, 10_000];
const RUNS = 3;
const PATTERN = 'techflow-solutions';

/** Measures the content check against plain parsing of the same files, interleaved in one run. */
export const contentCheck: Benchmark = {
  name: 'content-check',
  run: async (root) => {
    const rows: (string | number)[][] = [];
    for (const count of COUNTS) {
      const copy = withCaseStudies(root, count);
      const figures = await measure(copy);
      rmSync(copy, { recursive: true, force: true });
      rows.push([count, figures.parse, figures.check, Number((figures.check / figures.parse).toFixed(2))]);
    }
    return {
      title: `Content check (medians of ${RUNS})`,
      columns: ['case studies', 'plain parsing, ms', 'whole check, ms', 'ratio'],
      rows,
    };
  },
};

/** Creates a folder with the project's content and additional copies of one case study. */
function withCaseStudies(root: string, count: number): string {
  const copy = mkdtempSync(join(tmpdir(), 'bench-'));
  for (const name of ['content', 'public']) cpSync(join(root, name), join(copy, name), { recursive: true });
  for (const name of ['src', 'node_modules']) symlinkSync(join(root, name), join(copy, name));
  const text = readFileSync(join(root, `content/case-studies/${PATTERN}.yaml`), 'utf8');
  for (let number = 0; number < count; number += 1)
    writeFileSync(
      join(copy, `content/case-studies/copy-${number}.yaml`),
      text.replace(/^id: .*$/m, `id: copy-${number}`).replace(/^clientName: .*$/m, `clientName: Copy ${number}`),
    );
  return copy;
}

async function measure(copy: string): Promise<{ parse: number; check: number }> {
  const parse: number[] = [];
  const check: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    parse.push(await timed(() => parseAll(copy)));
    check.push(await timed(() => checkSite(copy)));
  }
  return { parse: Math.round(median(parse)), check: Math.round(median(check)) };
}

async function parseAll(copy: string): Promise<void> {
  for (const { text } of (await readFiles(copy)).files) parseDocument(text).toJS();
}

async function timed(task: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await task();
  return performance.now() - start;
}
