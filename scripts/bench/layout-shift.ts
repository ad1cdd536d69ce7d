import type { Page } from '@playwright/test';
import { rounded, type Benchmark, type Cell } from './benchmark.ts';
import { builtSite, measuredPages, type MeasuredPage } from './measured-pages.ts';
import { whileServed } from './serve-site.ts';
import { tookOver, withSlowPhone, type OnFreshPage } from './slow-phone.ts';
import { shiftSoFar, watchInteraction } from './watch-interaction.ts';

const FONTS_LATER = 1000;
const STYLES_LATER = 1500;
const SCRIPT_LATER = 2000;

/** How much of a page jumps while its fonts, the whole stylesheet and its script come late and a visitor reads it to its end. */
export const layoutShift: Benchmark = {
  name: 'layout-shift',
  run: async (root) => {
    builtSite(root);
    const rows: Cell[][] = [];
    await whileServed(root, (origin) =>
      withSlowPhone(async (onFreshPage) => {
        for (const page of measuredPages())
          rows.push([page.name, page.region, ...(await shifts(onFreshPage, origin, page))]);
      }),
    );
    return {
      title: `Layout shift of a whole visit, fonts ${FONTS_LATER}, styles ${STYLES_LATER} and script ${SCRIPT_LATER} ms late`,
      columns: ['page', 'region', 'phone', 'desktop'],
      rows,
    };
  },
};

async function shifts(onFreshPage: OnFreshPage, origin: string, { path }: MeasuredPage): Promise<number[]> {
  const figures: number[] = [];
  for (const wide of [false, true]) figures.push(await onFreshPage({ wide }, (page) => shiftOf(page, origin + path)));
  return figures;
}

async function shiftOf(page: Page, address: string): Promise<number> {
  await watchInteraction(page, 'nothing');
  await delay(page, /\.woff2$/, FONTS_LATER);
  await delay(page, /\.css$/, STYLES_LATER);
  await delay(page, /\.js$/, SCRIPT_LATER);
  await page.goto(address);
  await tookOver(page);
  await page.mouse.move(200, 300);
  while (!(await page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2))) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(150);
  }
  await page.waitForTimeout(500);
  return rounded(await shiftSoFar(page), 4);
}

const delay = (page: Page, files: RegExp, milliseconds: number) =>
  page.route(files, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue();
  });
