import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Browser } from '@playwright/test';
import { bundleBuilder } from '../src/build/builder/bundle-builder.ts';
import { openBundle, SHELL_FOLDER } from '../src/builder/program/bundle-files.ts';
import { serveProject, type ProjectServer } from '../tests/support/project-server.ts';
import { CHROMIUM_ARGS } from '../tools/chromium-args.ts';
import { ensureChromium } from '../tools/install-browsers.ts';
import { makeBenchProject } from './bench-project.ts';
import { median, percentile95, roundTo, type Benchmark, type Cell } from './benchmark.ts';
import { BuilderPage, type KeyResult } from './builder-page.ts';

/** Number of measurements of each figure. */
const RUNS = 20;

/** Number of loads whose memory is compared, and of edits in between: as many as in an hour of work. */
const EDITS = 120;

const CASES = 1_000;

/**
 * Measures the builder's program as a person meets it: from the opening to the first section and to the complete frames, and
 * from a key to the frame in which its effect is seen.
 */
export const builderProgram: Benchmark = {
  name: 'builder',
  run: async (root) => {
    await bundleBuilder(root, console.log);
    const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
    try {
      const small = await onCopy({ source: root }, (server) => measureAll(browser, server));
      const project = makeBenchProject(root, CASES);
      const large = await onCopy({ source: project.root }, (server) => measureSome(browser, server));
      project.remove();
      const first = await firstStart(browser, root);
      return {
        title: `The builder's program, three regions side by side (${RUNS} runs)`,
        columns: ['what', 'median', '95 %', 'required'],
        rows: [
          ['first start, without a bundle: first section, ms', roundTo(first), '', '6,000'],
          ...small,
          ...ratios(small, large),
        ],
      };
    } finally {
      await browser.close();
    }
  },
};

type Copy = { source: string };

/** Runs a task with the program on a copy of a project. */
async function onCopy<T>({ source }: Copy, task: (server: ProjectServer) => Promise<T>): Promise<T> {
  const server = await serveProject({ script: 'builder.ts', args: ['--no-open'], source });
  try {
    return await task(server);
  } finally {
    await server.close();
  }
}

const row = (what: string, figures: readonly number[], required: string): Cell[] => [
  what,
  roundTo(median(figures)),
  roundTo(percentile95(figures)),
  required,
];

const LISTED = 'opened until the first section is listed, ms';
const SEARCHED = 'search until the results are listed, ms';
const MOVED = 'move by key until the frames show it, ms';

async function measureAll(browser: Browser, server: ProjectServer): Promise<Cell[][]> {
  const openings = await measureOpenings(browser, server);
  const page = await BuilderPage.open(browser, server.origin);
  const before = memoryOf(server.pid());
  const typed = [...(await page.typeLetters(RUNS, 100)), ...(await page.typeLetters(RUNS, 1_000))];
  const arranged: [string, KeyResult[]][] = [];
  for (const [name, key] of [
    ['move', 'Alt+ArrowDown'],
    ['hide', 'h'],
    ['duplicate', 'd'],
  ] as const)
    arranged.push([name, await page.arrange(RUNS, key)]);
  const wrong = await page.tenMoves(RUNS);
  const found = await page.search(RUNS);
  await page.typeLetters(EDITS, 500);
  await page.close();
  await sleep(2_000);
  const after = memoryOf(server.pid());
  return [
    ...openings,
    row('last key until the words are in three frames, ms', typed, '150, 250'),
    ...arranged.flatMap(([name, results]) => [
      row(
        `${name} by key until the list shows it, ms`,
        results.map(({ list }) => list),
        '50',
      ),
      row(
        `${name} by key until the frames show it, ms`,
        results.map(({ frames }) => frames),
        '200',
      ),
    ]),
    [`ten moves within two seconds, wrong of ${RUNS}`, wrong, '', '0'],
    row(SEARCHED, found, ''),
    [`memory of the program, before and after ${EDITS} edits, MB`, before, after, '350'],
  ];
}

async function measureOpenings(browser: Browser, { origin, root }: ProjectServer): Promise<Cell[][]> {
  const openings = [];
  for (let run = 0; run <= RUNS; run += 1) openings.push(await BuilderPage.measureOpening(browser, origin));
  const warm = openings.slice(1);
  const bundles = join(root, '.build/builder');
  const folder = join(bundles, readdirSync(bundles)[0] ?? '');
  const { shell } = openBundle(folder);
  const bytes = [shell.entry, ...shell.preloads].map(
    (file) => brotliCompressSync(readFileSync(join(folder, SHELL_FOLDER, file))).length,
  );
  return [
    row(
      LISTED,
      warm.map(({ listed }) => listed),
      '1,000',
    ),
    row(
      'opened until all frames are complete, ms',
      warm.map(({ complete }) => complete),
      '1,500',
    ),
    ['requests for shell and frames, empty cache', openings[0]?.requests ?? Number.NaN, '', '80'],
    [
      'scripts that the shell opens with, brotli, kB',
      roundTo(bytes.reduce((sum, one) => sum + one) / 1_000, 1),
      '',
      '250',
    ],
  ];
}

/** What is compared between a small and a large site. */
async function measureSome(browser: Browser, server: ProjectServer): Promise<Cell[][]> {
  const openings = await measureOpenings(browser, server);
  const page = await BuilderPage.open(browser, server.origin);
  const moved = await page.arrange(RUNS, 'Alt+ArrowDown');
  const found = await page.search(RUNS);
  await page.close();
  return [
    ...openings,
    row(SEARCHED, found, ''),
    row(
      MOVED,
      moved.map(({ frames }) => frames),
      '',
    ),
  ];
}

/** Compares the same figures of a small and a large site. */
const ratios = (small: readonly Cell[][], large: readonly Cell[][]): Cell[][] =>
  [LISTED, SEARCHED, MOVED].map((name) => {
    const [a, b] = [small, large].map((rows) => rows.find(([what]) => what === name) ?? []);
    const ratio = (index: number) => roundTo(Number(b?.[index]) / Number(a?.[index]), 2);
    return [`${CASES} case studies: ${name.replace(', ms', ', ratio')}`, ratio(1), ratio(2), '1.5'];
  });

/** Measures from the command to the first section, without a bundle. */
async function firstStart(browser: Browser, source: string): Promise<number> {
  const server = await serveProject({ script: 'builder.ts', args: ['--no-open'], source });
  await server.stop();
  rmSync(join(server.root, '.build/builder'), { recursive: true, force: true });
  const begin = performance.now();
  await server.start();
  const { listed } = await BuilderPage.measureOpening(browser, server.origin);
  const first = performance.now() - begin;
  await server.close();
  return Math.max(first, listed);
}

/** Returns the memory of a process and of those that it has started, in MB: what each has alone, and its share of the rest. */
function memoryOf(pid: number): number {
  const file = `/proc/${pid}/smaps_rollup`;
  if (!existsSync(file)) return Number.NaN;
  const [, kilobytes = ''] = /^Pss:\s+(\d+)/m.exec(readFileSync(file, 'utf8')) ?? [];
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  return roundTo(Number(kilobytes) / 1_000 + children.reduce((sum, child) => sum + memoryOf(child), 0));
}
