import { expect, type FrameLocator, type Page } from '@playwright/test';

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
