import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { BUILD } from '../tools/project-fixture.ts';
import { makeBenchProject, type BenchProject } from './bench-project.ts';
import { roundTo, type Benchmark, type Cell } from './benchmark.ts';
import { memoryOf } from './process-memory.ts';

const COUNTS = [100, 1_000, 10_000];

/** An edit of one case study. */
interface Edit {
  /** What is edited, for the table. */
  name: string;
  /** Location in the case-study file: a word is inserted after this match. */
  pattern: RegExp;
}

const EDITS: readonly Edit[] = [
  { name: 'sentence', pattern: /^challenge:\n\s+en: \|-\n\s+/m },
  // Also shown on cards, so every list depends on it.
  { name: 'name', pattern: /^clientName: /m },
];

/** Measures a clean build, and a rebuild after each of two edits, with increasing numbers of case studies. */
export const buildBenchmark: Benchmark = {
  name: 'build',
  run: async (root) => {
    const rows: Cell[][] = [];
    const projects: BenchProject[] = [];
    try {
      for (const count of COUNTS) {
        const project = makeBenchProject(root, count);
        projects.push(project);
        rows.push([count, ...(await measure(project, count))]);
      }
    } finally {
      // Delete at the end only: for a minute ext4 skips deleted entries when it creates files.
      for (const project of projects) project.remove();
    }
    return {
      title: 'Build, compression included (each measured once)',
      columns: [
        'case studies',
        'pages',
        'from nothing, s',
        'pages/s',
        'peak memory, MB',
        ...EDITS.flatMap(({ name }) => [`${name} edited, s`, `${name}: rendered`, `${name}: of the first, %`]),
      ],
      rows,
    };
  },
};

async function measure(project: BenchProject, count: number): Promise<Cell[]> {
  const cold = await measureProcess(project.root, BUILD);
  const [pages] = countsOf(cold.output);
  const row: Cell[] = [pages, roundTo(cold.seconds, 1), Math.round(pages / cold.seconds), cold.peak ?? ''];
  for (const edit of EDITS) {
    makeEdit(project, Math.floor(count / 2), edit);
    const edited = await measureProcess(project.root, BUILD);
    const [, rendered] = countsOf(edited.output);
    row.push(roundTo(edited.seconds, 1), rendered, roundTo((100 * edited.seconds) / cold.seconds, 1));
  }
  return row;
}

function makeEdit({ root, caseFile }: BenchProject, index: number, { name, pattern }: Edit): void {
  const path = join(root, caseFile(index));
  const before = readFileSync(path, 'utf8');
  const after = before.replace(pattern, '$&Edited ');
  if (after === before) throw new Error(`${path} has no ${name} to edit.`);
  writeFileSync(path, after);
}

/** Returns the number of pages, and of rendered pages, from a build's last line. */
function countsOf(output: string): [number, number] {
  const [, pages, rendered] = /(\d+) pages, (\d+) of them rendered/.exec(output) ?? [];
  return [Number(pages), Number(rendered)];
}

/** Interval between two memory samples, in milliseconds. */
const PAUSE = 200;

/** The result of a process. */
interface Measurement {
  seconds: number;
  /** Peak memory of the process and its children, in MB, shared pages counted once; `undefined` outside Linux. */
  peak: number | undefined;
  /** Its standard output. */
  output: string;
}

/** Runs a Node command and samples its memory. Throws if it fails. */
async function measureProcess(root: string, args: readonly string[]): Promise<Measurement> {
  const begin = performance.now();
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  let [output, peak] = ['', 0];
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const look = setInterval(() => (peak = Math.max(peak, memoryOf(child.pid ?? 0))), PAUSE);
  const [status] = (await once(child, 'close')) as [number];
  clearInterval(look);
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}.`);
  return { seconds: (performance.now() - begin) / 1000, peak: peak > 0 ? Math.round(peak) : undefined, output };
}
