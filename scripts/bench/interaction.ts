import { interleaved, median, rounded, type Benchmark } from './benchmark.ts';
import { LATER, type Interaction } from './interactions.ts';
import { builtSite, measuredPage } from './measured-pages.ts';
import { whileServed } from './serve-site.ts';
import { tookOver, withSlowPhone, type OnFreshPage } from './slow-phone.ts';
import { slowestInteraction, timeToDone, watchInteraction } from './watch-interaction.ts';

const RUNS = 5;
/** After this long the event timings of what was done have been told. */
const TOLD = 1000;

interface Measured {
  interaction: Interaction;
  done: number[];
  slowest: number[];
}

/** How soon a page answers what a visitor does, on a slow processor. */
export const interaction: Benchmark = {
  name: 'interaction',
  run: async (root) => {
    builtSite(root);
    const measured = LATER.map((each): Measured => ({ interaction: each, done: [], slowest: [] }));
    await whileServed(root, (origin) =>
      withSlowPhone((onFreshPage) =>
        interleaved(
          RUNS,
          measured.map((each) => () => interact(onFreshPage, origin, each)),
        ),
      ),
    );
    return {
      title: `Interactions at 4 × CPU (ms, of ${RUNS}; 16 is "16 or less")`,
      columns: ['what', 'INP, median', 'INP, worst', 'until done, median'],
      rows: measured.map(({ interaction: { name }, done, slowest }) => [
        name,
        median(slowest),
        Math.max(...slowest),
        rounded(median(done)),
      ]),
    };
  },
};

const interact = (onFreshPage: OnFreshPage, origin: string, { interaction: each, done, slowest }: Measured) =>
  onFreshPage(each, async (page) => {
    await watchInteraction(page, each.done);
    await page.goto(origin + measuredPage(each.page).path);
    await tookOver(page);
    await page.waitForLoadState('networkidle');
    const control = each.control(page);
    if (each.key) await control.press(each.key);
    else await control.click();
    done.push(await timeToDone(page));
    await page.waitForTimeout(TOLD);
    slowest.push(await slowestInteraction(page));
  });
