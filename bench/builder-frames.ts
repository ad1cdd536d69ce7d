import { chromium, type Page } from '@playwright/test';
import { openDevServer } from '../tests/support/dev-server.ts';
import { CHROMIUM_ARGS } from '../tools/chromium-args.ts';
import { ensureChromium } from '../tools/install-browsers.ts';
import { median, roundTo, type Benchmark } from './benchmark.ts';

const RUNS = 7;
const REGIONS = ['USA', 'EU'];

/** Measures the time from the answer to an edit until the frames show it: the page in three regions side by side. */
export const builderFrames: Benchmark = {
  name: 'builder-frames',
  run: async () => {
    const server = await openDevServer();
    const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
    try {
      const page = await browser.newPage({ viewport: { width: 1680, height: 1000 } });
      // Functions passed to the page were compiled for Node and call this.
      await page.addInitScript('globalThis.__name = (value) => value');
      await page.goto(`${server.origin}/_builder/`);
      await page.locator('figure[aria-busy="false"]').nth(2).waitFor();
      for (const title of REGIONS)
        await page.frameLocator(`iframe[title="${title}"]`).locator('html[data-ready="true"]').waitFor();
      const figures: number[] = [];
      // The first edit warms up lazily created state.
      for (let run = 0; run <= RUNS; run += 1) figures.push(await measure(page, `Edit number ${run}`));
      const counted = figures.slice(1);
      return {
        title: 'From the answer to an edit to its text in the frames of three regions, in development (ms)',
        columns: [...counted.map((_, index) => `edit ${index + 1}`), 'median'],
        rows: [[...counted.map((figure) => roundTo(figure)), roundTo(median(counted))]],
      };
    } finally {
      await browser.close();
      await server.close();
    }
  },
};

/** Edits a heading in its first frame, as a person does, and waits for the others. */
async function measure(page: Page, text: string): Promise<number> {
  const heading = page.frameLocator('iframe[title="USA"]').locator('[data-section=about] h2');
  const answered = page.waitForResponse((response) => response.url().endsWith('/_builder/api/edit'));
  while ((await heading.getAttribute('contenteditable')) === null) {
    await heading.click();
    await page.waitForTimeout(500);
  }
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
  const shown = page.evaluate(
    ({ text: wanted, titles }) =>
      new Promise<number>((resolve) => {
        const frames = titles.map((title) => document.querySelector<HTMLIFrameElement>(`iframe[title="${title}"]`));
        const look = () => {
          const all = frames.every((frame) => frame?.contentDocument?.body.textContent.includes(wanted));
          if (all) resolve(Date.now());
          else requestAnimationFrame(look);
        };
        look();
      }),
    { text, titles: REGIONS },
  );
  await page.keyboard.press('Enter');
  await answered;
  const at = Date.now();
  return Math.max(0, (await shown) - at);
}
