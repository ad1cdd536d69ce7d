import { expect, type Browser, type FrameLocator, type Page } from '@playwright/test';

/** The names of the regions, which are the titles of the builder's frames. */
export const REGIONS = ['USA', 'EU', 'Denmark'];

/** Returns the frame that shows a page in a region. */
export const frameOf = (page: Page, region: string): FrameLocator => page.frameLocator(`iframe[title="${region}"]`);

/** Waits until the frames of all regions show the page and know its fields. */
export async function expectFramesReady(page: Page): Promise<void> {
  await expect(page.locator('figure[aria-busy="false"]')).toHaveCount(REGIONS.length);
  for (const region of REGIONS)
    await expect(frameOf(page, region).locator('html')).toHaveAttribute('data-ready', 'true');
}

/** Opens a page for the builder with room for three frames. Tests find what the builder shows over the pages in them. */
export async function newBuilderPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1680, height: 1000 } });
  // The root of outlines, tags and notes is closed to scripts of the page.
  await page.addInitScript(() => {
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function attachOpen(options) {
      return attach.call(this, { ...options, mode: 'open' });
    };
  });
  return page;
}
