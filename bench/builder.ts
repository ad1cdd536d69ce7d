import { chromium, type Browser } from '@playwright/test';
import { bundleBuilder } from '../src/build/builder/bundle-builder.ts';
import type { ProjectServer } from '../tests/support/project-server.ts';
import { shellBytes } from '../tests/support/shell-cost.ts';
import { CHROMIUM_ARGS } from '../tools/chromium-args.ts';
import { ensureChromium } from '../tools/install-browsers.ts';
import { makeBenchProject } from './bench-project.ts';
import { median, percentile95, roundTo, type Benchmark, type Cell } from './benchmark.ts';
import { BuilderPage, measureOpening, watchedContext } from './builder-page.ts';
import { EDIT_COUNT, firstStart, memoryWithEdits, onCopy, wrongMoves } from './builder-program.ts';
import type { KeyResult } from './builder-watch.ts';

/** Number of measurements of each figure. */
const RUNS = 20;

/** Number of starts without a bundle: each takes some ten seconds. */
const FIRST_STARTS = 5;

/** Number of case studies of the large site. */
const CASES = 1_000;

/** Pause before a single letter, in milliseconds. */
const SINGLE_MS = 1_000;

/** How much longer something may take on the large site. */
const MOST_RATIO = 1.5;

/** A row of the table before it is formatted. */
interface Row {
  what: string;
  figures: readonly number[];
  required: Cell;
}

/**
 * Measures the builder's program as a person meets it: from the opening to the first section and to the complete frames,
 * and from a key to the frame in which all of its effect is seen.
 */
export const builderProgram: Benchmark = {
  name: 'builder',
  run: async (root) => {
    await bundleBuilder(root, console.log);
    const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
    try {
      const starts = await onCopy(root, (server) => measureStarts(browser, server));
      const small = await onCopy(root, (server) => measureSmall(browser, server));
      // What was measured in a quarter of an hour isn't lost if the large site fails.
      for (const row of [starts, ...small]) console.log(...cellsOf(row));
      const project = makeBenchProject(root, CASES);
      const large = await onCopy(project.root, (server) => measureBoth(browser, server)).finally(project.remove);
      return {
        title: `The builder's program, three regions side by side (${RUNS} runs; ${FIRST_STARTS} first starts)`,
        columns: ['what', 'median', '95 %', 'required'],
        rows: [...[starts, ...small].map(cellsOf), ...ratios(small, large)],
      };
    } finally {
      await browser.close();
    }
  },
};

const cellsOf = ({ what, figures, required }: Row): Cell[] => [
  what,
  roundTo(median(figures), 1),
  figures.length > 1 ? roundTo(percentile95(figures), 1) : '',
  required,
];

const untilAll = (results: readonly KeyResult[]) => results.map(({ all }) => all);

async function measureStarts(browser: Browser, server: ProjectServer): Promise<Row> {
  const figures: number[] = [];
  for (let run = 0; run < FIRST_STARTS; run += 1) figures.push(await firstStart(browser, server));
  return { what: 'first start, without a bundle, until the first section is listed, ms', figures, required: 6_000 };
}

/** Measures what is compared between the two sites: opening, search and move. */
async function measureBoth(browser: Browser, { origin }: ProjectServer): Promise<Row[]> {
  const context = await watchedContext(browser);
  const openings = [];
  for (let run = 0; run <= RUNS; run += 1) openings.push(await measureOpening(context, origin));
  const [first, ...warm] = openings;
  const page = await BuilderPage.open(context, origin);
  const { opened, found } = await page.search(RUNS);
  const moved = await page.arrange(RUNS, 'Alt+ArrowDown');
  await context.close();
  return [
    {
      what: 'opened until the first section is listed, ms',
      figures: warm.map(({ listed }) => listed),
      required: 1_000,
    },
    {
      what: 'opened until all frames are complete, ms',
      figures: warm.map(({ complete }) => complete),
      required: 1_500,
    },
    { what: 'requests for shell and frames, empty cache', figures: [first?.requests ?? Number.NaN], required: 80 },
    { what: 'Ctrl+K until entries are listed, ms', figures: untilAll(opened), required: '' },
    { what: 'letter in the search until results are listed, ms', figures: untilAll(found), required: '' },
    ...arrangedRows('move', moved),
  ];
}

const arrangedRows = (name: string, results: readonly KeyResult[]): Row[] => [
  { what: `${name} by key until the list shows it, ms`, figures: results.map(({ list }) => list), required: 50 },
  { what: `${name} by key until all frames show it, ms`, figures: untilAll(results), required: 200 },
];

async function measureSmall(browser: Browser, server: ProjectServer): Promise<Row[]> {
  const rows = await measureBoth(browser, server);
  rows.push({
    what: 'scripts that the shell opens with, brotli, kB',
    figures: [shellBytes(server.root) / 1_000],
    required: 250,
  });
  const context = await watchedContext(browser);
  const page = await BuilderPage.open(context, server.origin);
  const memory = await memoryWithEdits(page, server);
  rows.push(...(await typedRows(page)));
  rows.push(...arrangedRows('hide', await page.arrange(RUNS, 'h')));
  rows.push(...arrangedRows('duplicate', await page.arrange(RUNS, 'd')));
  const wrong = await wrongMoves(page, server, RUNS);
  await context.close();
  return [
    ...rows,
    { what: `ten moves within two seconds, wrong of ${RUNS}`, figures: [wrong], required: 0 },
    ...memory.map((figure, round) => ({
      what: `memory of the program after ${(EDIT_COUNT / (memory.length - 1)) * round} edits, MB`,
      figures: [figure],
      required: 350,
    })),
  ];
}

async function typedRows(page: BuilderPage): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [way, pauseMs] of [
    ['letters 60–120 ms apart', undefined],
    ['single letters', SINGLE_MS],
  ] as const) {
    const name = untilAll(await page.typeName(RUNS, pauseMs));
    const title = untilAll(await page.typeTitle(RUNS, pauseMs));
    rows.push({ what: `${way}, name in three frames, ms`, figures: name, required: '150, 250' });
    rows.push({ what: `${way}, title in the frames of its language, ms`, figures: title, required: '150, 250' });
  }
  return rows;
}

/** Compares the same figures of a small and a large site. */
function ratios(small: readonly Row[], large: readonly Row[]): Cell[][] {
  const times = large.filter(({ what }) => what.endsWith(', ms'));
  return times.map(({ what, figures }) => {
    const before = small.find((row) => row.what === what)?.figures ?? [];
    const ratio = (of: typeof median) => roundTo(of(figures) / of(before), 2);
    return [
      `${CASES} case studies: ${what.replace(', ms', ', ratio')}`,
      ratio(median),
      ratio(percentile95),
      MOST_RATIO,
    ];
  });
}
