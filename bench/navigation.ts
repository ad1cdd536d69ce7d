import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { runInterleaved, median, roundTo, type Benchmark } from './benchmark.ts';
import { builtSite, measuredPage } from './measured-pages.ts';
import { whileServed } from './serve-site.ts';
import { tookOver, withThrottledDevice, type OnFreshPage } from './slow-phone.ts';

const RUNS = 5;

/** Time that the pointer hovers over a link before the click, for one of the measured cases. */
const PREFETCH_DWELL_MS = 200;

/** A way from the home page to a case study, and the milliseconds from each click until its heading is visible. */
interface Way {
  name: string;
  /** Whether the browser loads the page as a document, as it would without the site's script. */
  wholePage: boolean;
  rests: number;
  first: number[];
  second: number[];
}

const way = (name: string, wholePage: boolean, rests = 0): Way => ({ name, wholePage, rests, first: [], second: [] });

/**
 * Measures navigation from the home page to a case study, inside the application and as a full page load, under equal
 * conditions: the same loaded home page, click and cache. The second visit repeats the click after going back.
 */
export const navigation: Benchmark = {
  name: 'navigation',
  run: async (root) => {
    const { path, file } = measuredPage('case detail');
    const target = { path, heading: headingOf(join(builtSite(root), file)) };
    const whole = way('load of the whole page', true);
    const ways = [
      whole,
      way('in the application', false),
      way(`in the application, after ${PREFETCH_DWELL_MS} ms on the link`, false, PREFETCH_DWELL_MS),
    ];
    await whileServed(root, (origin) =>
      withThrottledDevice((onFreshPage) =>
        runInterleaved(
          RUNS,
          ways.map((each) => () => go(onFreshPage, origin, target, each)),
        ),
      ),
    );
    const against = median(whole.first);
    return {
      title: `Home → case, 4 × CPU, 1.6 Mbit/s, 150 ms: click until the heading is seen (ms, medians of ${RUNS})`,
      columns: ['way', 'first visit', 'ratio', 'second visit'],
      rows: ways.map(({ name, first, second }) => [
        name,
        roundTo(median(first)),
        roundTo(median(first) / against, 2),
        roundTo(median(second)),
      ]),
    };
  },
};

interface Target {
  path: string;
  heading: string;
}

function headingOf(file: string): string {
  const markup = /<h1[^>]*>([^]*?)<\/h1>/.exec(readFileSync(file, 'utf8'))?.[1];
  if (!markup) throw new Error(`${file} has no heading.`);
  return markup
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'");
}

const go = (
  onFreshPage: OnFreshPage,
  origin: string,
  { path, heading }: Target,
  { wholePage, rests, first, second }: Way,
) =>
  onFreshPage({ slowNetwork: true, answered: true }, async (page) => {
    await page.addInitScript(watchHeading, { heading, wholePage });
    await openHome(page, origin);
    for (const figures of [first, second]) {
      const link = page.locator(`main a[href="${path}"]`).first();
      await link.scrollIntoViewIfNeeded();
      await page.waitForTimeout(1500); // wait for scrolling to end
      if (rests > 0) await link.hover();
      await page.waitForTimeout(rests);
      await link.click();
      figures.push(await timeToHeading(page));
      await page.waitForTimeout(1000);
      await page.goBack();
      await tookOver(page);
      await page.locator(`main a[href="${path}"]`).first().waitFor();
    }
  });

/** Opens the home page and waits for everything that it loads. */
async function openHome(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/us/`);
  await tookOver(page);
  await page.waitForLoadState('networkidle');
}

const timeToHeading = (page: Page): Promise<number> =>
  page
    .waitForFunction(() => Number(sessionStorage.getItem('seen')) || undefined, undefined, { polling: 100 })
    .then((handle) => handle.jsonValue())
    .then((seen) => page.evaluate((at) => at - Number(sessionStorage.getItem('clicked')), Number(seen)));

/**
 * Runs in every document: records when a link was clicked, and when the heading was first painted inside the viewport,
 * on a clock shared by all documents.
 */
function watchHeading({ heading, wholePage }: { heading: string; wholePage: boolean }): void {
  const now = (time = performance.now()) => String(performance.timeOrigin + time);
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link) return;
      sessionStorage.setItem('clicked', now(event.timeStamp));
      sessionStorage.removeItem('seen');
      if (!wholePage) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      location.assign(link.href);
    },
    true,
  );
  const isSeen = () => {
    const found = document.querySelector('main h1');
    const box = found?.textContent === heading ? found.getBoundingClientRect() : undefined;
    return box !== undefined && box.bottom > 0 && box.top < innerHeight;
  };
  const look = () => {
    if (!sessionStorage.getItem('seen') && isSeen()) {
      // A message posted in a frame callback arrives after the frame was submitted.
      const channel = new MessageChannel();
      channel.port1.onmessage = () => sessionStorage.setItem('seen', now());
      channel.port2.postMessage(undefined);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
