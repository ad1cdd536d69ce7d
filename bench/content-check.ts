import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { checkSite } from '../src/content/check-site.ts';
import { readFiles } from '../src/content/read/read-files.ts';
import { median, type Benchmark } from './benchmark.ts';

const COUNTS = [100, 1_000, 10_000];
/** How many of the most case studies have days, and old addresses, in the last row. */
const SCHEDULED = 500;
const MOVED = 5_000;
const RUNS = 3;
const PATTERN = 'techflow-solutions';

/**
 * Measures the content check against plain parsing of the same files, interleaved in one run; then that of the most case
 * studies with schedules and old addresses against the one without.
 */
export const contentCheckBenchmark: Benchmark = {
  name: 'content-check',
  run: async (root) => {
    const rows: (string | number)[][] = [];
    for (const count of COUNTS) {
      const copy = withCaseStudies(root, count);
      const figures = await measure(copy);
      rmSync(copy, { recursive: true, force: true });
      rows.push([count, figures.parse, figures.check, Number((figures.check / figures.parse).toFixed(2))]);
    }
    const { without, dated } = await compareDated(root);
    const words = `${COUNTS.at(-1)}, ${SCHEDULED} with days, ${MOVED} moved, by those without (processor time)`;
    rows.push([words, without, dated, Number((dated / without).toFixed(2))]);
    return {
      title: `Content check (medians of ${RUNS})`,
      columns: ['case studies', 'plain parsing or check without, ms', 'whole check, ms', 'ratio'],
      rows,
    };
  },
};

/** Measures the check of the most case studies, without and with schedules and old addresses. */
async function compareDated(root: string): Promise<{ without: number; dated: number }> {
  const count = COUNTS.at(-1) ?? 0;
  const copies = [withCaseStudies(root, count), withCaseStudies(root, count, datesOf)] as const;
  const times: [number[], number[]] = [[], []];
  for (let run = 0; run < RUNS; run += 1)
    for (const index of [0, 1] as const) times[index].push(await cpuTimed(() => checkSite(copies[index])));
  for (const copy of copies) rmSync(copy, { recursive: true, force: true });
  return { without: Math.round(median(times[0])), dated: Math.round(median(times[1])) };
}

/** Returns the days and the old address of a case study, as lines of YAML. */
const datesOf = (number: number): string =>
  [
    number < SCHEDULED && 'visibleFrom: "2026-01-01"\nvisibleUntil: "2036-12-31"\n',
    number < MOVED && `redirectFrom: [/old-${number}]\n`,
  ]
    .filter(Boolean)
    .join('');

/**
 * Creates a folder with the project's content and additional copies of one case study.
 * @param extraOf returns additional lines of YAML for a copy
 */
function withCaseStudies(root: string, count: number, extraOf: (number: number) => string = () => ''): string {
  const copy = mkdtempSync(join(tmpdir(), 'bench-'));
  for (const name of ['content', 'public']) cpSync(join(root, name), join(copy, name), { recursive: true });
  for (const name of ['src', 'node_modules']) symlinkSync(join(root, name), join(copy, name));
  const text = readFileSync(join(root, `content/case-studies/${PATTERN}.yaml`), 'utf8');
  for (let number = 0; number < count; number += 1)
    writeFileSync(
      join(copy, `content/case-studies/copy-${number}.yaml`),
      text
        .replace(/^id: .*$/m, `${extraOf(number)}id: copy-${number}`)
        .replace(/^clientName: .*$/m, `clientName: Copy ${number}`),
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

/** Measures processor time in milliseconds: the difference is smaller than what other programs cost on the clock. */
async function cpuTimed(task: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage();
  await task();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

async function timed(task: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await task();
  return performance.now() - start;
}
