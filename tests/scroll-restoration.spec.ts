import type { Page } from '@playwright/test';
import { animationFrames } from './support/animation-frames.ts';
import { assetUrl } from './support/assets.ts';
import { expect, holdRequest, waitForHydration, test, withConsent } from './support/fixtures.ts';
import { settledScrollY, topOf } from './support/scroll-position.ts';

test.beforeEach(({ page }) => withConsent(page));

for (const [path, landmark, tag] of [
  ['/', '#about', ''],
  ['/us/', '#services', ''],
  ['/us/#pricing', '#pricing', ' @firefox'],
  ['/dk/cookie-policy', 'h1', ''],
] as const)
  test(`keeps the scroll position at ${path} through hydration, and restores it after Back${tag}`, async ({ page }) => {
    const release = await holdRequest(page, assetUrl('entry-client'));
    await page.emulateMedia({ reducedMotion: 'reduce' }); // jumps to the anchor without scrolling
    await page.goto(path);
    if (path.includes('#')) await expect.poll(() => topOf(page, landmark)).toBeLessThan(120);
    const begin = await settledScrollY(page);
    await page.mouse.move(200, 300);
    await page.mouse.wheel(0, 500);
    await expect.poll(() => settledScrollY(page)).toBeGreaterThan(begin + 400);
    const before = await topOf(page, landmark);
    release();
    await waitForHydration(page);
    await animationFrames(page); // it doesn't move
    expect(Math.abs((await topOf(page, landmark)) - before)).toBeLessThan(4);
    await page.locator('footer a[href$="/terms-of-service"]').dispatchEvent('click');
    await expect(page).toHaveURL(/terms-of-service$/);
    await expect.poll(() => settledScrollY(page)).toBe(0);
    await page.goBack();
    const moved = async () => Math.abs((await topOf(page, landmark)) - before);
    await expect.poll(moved).toBeLessThan(4); // both pages may have this element; wait for the right one
    await settledScrollY(page);
    expect(await moved()).toBeLessThan(4);
  });

for (const [way, leave] of [
  ['a reload @firefox', (page: Page) => page.reload()],
  [
    'Back from another document', // not in Firefox: its driver loses the page here
    async (page: Page) => {
      await page.goto('/us/privacy-policy');
      await waitForHydration(page);
      await page.evaluate(() => void setTimeout(() => history.back()));
      await expect(page).toHaveURL(/\/us\/$/);
    },
  ],
] as const)
  test(`restores the scroll position after ${way}`, async ({ page }) => {
    await page.goto('/us/');
    await waitForHydration(page);
    await page.evaluate(() => scrollTo({ top: 2500, behavior: 'instant' }));
    expect(await settledScrollY(page)).toBe(2500);
    await leave(page);
    await waitForHydration(page);
    await animationFrames(page); // it doesn't move
    expect(await settledScrollY(page)).toBe(2500);
  });
