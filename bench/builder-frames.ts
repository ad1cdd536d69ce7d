import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { openDevServer } from '../tests/support/dev-server.ts';
import { CHROMIUM_ARGS } from '../tools/chromium-args.ts';
import { ensureChromium } from '../tools/install-browsers.ts';
import { median, roundTo, type Benchmark, type Cell } from './benchmark.ts';

const RUNS = 7;
const REGIONS = ['USA', 'EU'];

/**
 * Measures how long the builder takes to open, and the time from the answer to an edit until the frames show it: the page
 * in three regions side by side.
 */
export const builderFrames: Benchmark = {
  name: 'builder-frames',
  run: async () => {
    const server = await openDevServer();
    const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
    try {
      const context = await browser.newContext({ viewport: { width: 1680, height: 1000 } });
      // Functions passed to the page were compiled for Node and call this.
      await context.addInitScript('globalThis.__name = (value) => value');
      const openings: Opening[] = [];
      // The first opening has the server transform the modules.
      for (let run = 0; run <= RUNS; run += 1) openings.push(await measureOpening(context, server.origin));
      const page = await context.newPage();
      await open(page, server.origin);
      const edits: number[] = [];
      // The first edit warms up lazily created state.
      for (let run = 0; run <= RUNS; run += 1) edits.push(await measure(page, `Edit number ${run}`));
      return {
        title: `The builder in development, three regions side by side (ms, ${RUNS} runs)`,
        columns: ['what', 'first', 'median', 'slowest'],
        rows: [
          rowOf(
            'opened until the sections are listed',
            openings.map(({ outline }) => outline),
          ),
          rowOf(
            'opened until all frames show the page',
            openings.map(({ frames }) => frames),
          ),
          rowOf('edit answered until all frames show it', edits),
        ],
      };
    } finally {
      await browser.close();
      await server.close();
    }
  },
};

/** Durations from the request of the builder, in ms. */
interface Opening {
  outline: number;
  frames: number;
}

function rowOf(name: string, [first = 0, ...others]: readonly number[]): Cell[] {
  return [name, ...[first, median(others), Math.max(...others)].map((figure) => roundTo(figure))];
}

async function measureOpening(context: BrowserContext, origin: string): Promise<Opening> {
  const page = await context.newPage();
  const opening = await open(page, origin);
  await page.close();
  return opening;
}

async function open(page: Page, origin: string): Promise<Opening> {
  const start = performance.now();
  await page.goto(`${origin}/_builder/`, { waitUntil: 'commit' });
  await page.getByRole('list', { name: 'Sections', exact: true }).getByRole('listitem').first().waitFor();
  const outline = performance.now() - start;
  await page.locator('figure[aria-busy="false"]').nth(2).waitFor();
  for (const title of REGIONS)
    await page.frameLocator(`iframe[title="${title}"]`).locator('html[data-ready="true"]').waitFor();
  return { outline, frames: performance.now() - start };
}

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
