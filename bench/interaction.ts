import type { Page } from '@playwright/test';
import { runInterleaved, median, roundTo, type Benchmark } from './benchmark.ts';
import { EARLY, LATER, type Interaction } from './interactions.ts';
import { builtSite, measuredPage } from './measured-pages.ts';
import { whileServed } from './serve-site.ts';
import { tookOver, withThrottledDevice } from './slow-phone.ts';
import { firstPaint, slowestInteraction, timeToDone, watchInteraction } from './watch-interaction.ts';

const RUNS = 5;
const AFTER_PAINT = 200;
/** Time after which the event timings of an interaction are reported, in milliseconds. */
const TOLD = 1000;

interface Measured {
  interaction: Interaction;
  done: number[];
  slowest: number[];
  /** Number of earlier takeovers by the page's script. */
  scriptThere: number;
}

/** Runs each interaction on fresh pages, several times in turn. */
async function measure(
  root: string,
  interactions: readonly Interaction[],
  slowNetwork: boolean,
  interact: (page: Page, address: string, measured: Measured) => Promise<void>,
): Promise<Measured[]> {
  builtSite(root);
  const all = interactions.map((each): Measured => ({ interaction: each, done: [], slowest: [], scriptThere: 0 }));
  await whileServed(root, (origin) =>
    withThrottledDevice((onFreshPage) => {
      const tasks = all.map((measured) => () => {
        const { interaction: each, slowest } = measured;
        return onFreshPage({ ...each, slowNetwork }, async (page) => {
          await watchInteraction(page, each.done);
          await interact(page, origin + measuredPage(each.page).path, measured);
          await page.waitForTimeout(TOLD);
          slowest.push(await slowestInteraction(page));
        });
      });
      return runInterleaved(RUNS, tasks);
    }),
  );
  return all;
}

/** Measures how soon a page responds to an interaction, on a slow CPU. */
export const interaction: Benchmark = {
  name: 'interaction',
  run: async (root) => ({
    title: `Interactions at 4 × CPU (ms, of ${RUNS}; 16 is "16 or less")`,
    columns: ['what', 'INP, median', 'INP, worst', 'until done, median'],
    rows: (await measure(root, LATER, false, interactLate)).map(({ interaction: { name }, done, slowest }) => [
      name,
      median(slowest),
      Math.max(...slowest),
      roundTo(median(done)),
    ]),
  }),
};

async function interactLate(page: Page, address: string, { interaction: each, done }: Measured): Promise<void> {
  await page.goto(address);
  await tookOver(page);
  await page.waitForLoadState('networkidle');
  const control = each.control(page);
  if (each.key) await control.press(each.key);
  else await control.click();
  done.push(await timeToDone(page));
}

/**
 * Measures a first click 200 ms after the first paint on a slow phone: whether and when it takes effect, and its
 * latency.
 */
export const firstClick: Benchmark = {
  name: 'first-click',
  run: async (root) => ({
    title: `Click ${AFTER_PAINT} ms after first paint, 4 × CPU, 1.6 Mbit/s, 150 ms (ms, of ${RUNS})`,
    columns: ['what', 'script was there', 'done', 'lost', 'until done, median', 'worst INP'],
    rows: (await measure(root, EARLY, true, clickEarly)).map(
      ({ interaction: { name }, done, slowest, scriptThere }) => [
        name,
        scriptThere,
        done.length,
        RUNS - done.length,
        roundTo(median(done)),
        Math.max(...slowest),
      ],
    ),
  }),
};

async function clickEarly(page: Page, address: string, measured: Measured): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await firstPaint(page);
  await page.waitForTimeout(AFTER_PAINT);
  if (await page.evaluate(() => document.documentElement.dataset['ready'] === 'true')) measured.scriptThere += 1;
  await measured.interaction.control(page).click({ noWaitAfter: true });
  const time = await timeToDone(page).catch(() => undefined); // a click without effect is lost
  if (time !== undefined) measured.done.push(time);
}
