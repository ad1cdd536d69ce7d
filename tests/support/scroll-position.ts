import { expect, type Page } from '@playwright/test';

/** Waits until the page no longer scrolls. @returns its vertical scroll position in pixels */
export async function settledScrollY(page: Page): Promise<number> {
  const read = () => page.evaluate(() => Math.round(scrollY));
  let position = await read();
  await expect
    .poll(
      async () => {
        const before = position;
        position = await read();
        return position - before;
      },
      { intervals: [150] },
    )
    .toBe(0);
  return position;
}

/** Distance from the top of the viewport to the top of an element, in pixels. */
export const topOf = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
