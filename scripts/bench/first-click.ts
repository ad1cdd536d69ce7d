import { interleaved, median, rounded, type Benchmark } from './benchmark.ts';
import { EARLY, type Interaction } from './interactions.ts';
import { builtSite, measuredPage } from './measured-pages.ts';
import { whileServed } from './serve-site.ts';
import { withSlowPhone, type OnFreshPage } from './slow-phone.ts';
import { firstPaint, slowestInteraction, timeToDone, watchInteraction } from './watch-interaction.ts';

const RUNS = 5;
const AFTER_PAINT = 200;
/** After this long the event timings of what was done have been told. */
const TOLD = 1000;

interface Measured {
  interaction: Interaction;
  done: number[];
  slowest: number[];
  scriptThere: number;
}

/** A first click 200 ms after the first paint, on a slow phone: whether and when it is done, and how it feels. */
export const firstClick: Benchmark = {
  name: 'first-click',
  run: async (root) => {
    builtSite(root);
    const measured = EARLY.map((interaction): Measured => ({ interaction, done: [], slowest: [], scriptThere: 0 }));
    await whileServed(root, (origin) =>
      withSlowPhone((onFreshPage) =>
        interleaved(
          RUNS,
          measured.map((each) => () => clickEarly(onFreshPage, origin, each)),
        ),
      ),
    );
    return {
      title: `Click ${AFTER_PAINT} ms after first paint, 4 × CPU, 1.6 Mbit/s, 150 ms (ms, of ${RUNS})`,
      columns: ['what', 'script was there', 'done', 'lost', 'until done, median', 'worst INP'],
      rows: measured.map(({ interaction, done, slowest, scriptThere }) => [
        interaction.name,
        scriptThere,
        done.length,
        RUNS - done.length,
        rounded(median(done)),
        Math.max(...slowest),
      ]),
    };
  },
};

const clickEarly = (onFreshPage: OnFreshPage, origin: string, measured: Measured) =>
  onFreshPage({ ...measured.interaction, slowNetwork: true }, async (page) => {
    const { interaction, done, slowest } = measured;
    await watchInteraction(page, interaction.done);
    await page.goto(origin + measuredPage(interaction.page).path, { waitUntil: 'commit' });
    await firstPaint(page);
    await page.waitForTimeout(AFTER_PAINT);
    if (await page.evaluate(() => document.documentElement.dataset['ready'] === 'true')) measured.scriptThere += 1;
    await interaction.control(page).click({ noWaitAfter: true });
    const time = await timeToDone(page).catch(() => undefined); // a click that is never done is a lost one
    if (time !== undefined) done.push(time);
    await page.waitForTimeout(TOLD);
    slowest.push(await slowestInteraction(page));
  });
