import type { Page } from '@playwright/test';
import { atRest } from './animation-frames.ts';

/** Waits until the page no longer scrolls. @returns its vertical scroll position in pixels */
export const settledScrollY = (page: Page): Promise<number> =>
  atRest(page, () => page.evaluate(() => Math.round(scrollY)));

/** Distance from the top of the viewport to the top of an element, in pixels. */
export const topOf = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
