import type { Page } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { animationFrames } from '../support/animation-frames.ts';
import { PAGE_TYPES } from '../../tools/page-types.ts';
import { expect, waitForHydration, test, withConsent } from '../support/fixtures.ts';

/*
 * A page inlines only the CSS that it uses, and loads the rest later. Whether a page or modal is reached by a load or by
 * navigation, it must look the same in the end.
 */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** One of each page type: the others have the same sections. */
const PAGES = PAGE_TYPES.filter((path) => !path.endsWith('/nobody-knows-it'));

/** Pixels that may differ, for example at the edge of a glyph that is half a pixel off. */
const TOLERATED = 20;

const takeScreenshot = async (page: Page, fullPage: boolean): Promise<Buffer> => {
  await page.evaluate(() => document.fonts.ready);
  // Images far below the window load only where an earlier page has put them into the cache.
  if (fullPage)
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    });
  return page.screenshot({ fullPage, animations: 'disabled' });
};

/** Takes a screenshot once nothing on the page moves anymore. */
async function stableScreenshot(page: Page): Promise<Buffer> {
  let now = await takeScreenshot(page, false);
  await expect(async () => {
    const before = now;
    await animationFrames(page, 12);
    now = await takeScreenshot(page, false);
    expect(now.equals(before)).toBe(true);
  }).toPass({ timeout: 30_000 });
  return now;
}

const pixelsOf = (screenshot: Buffer) => sharp(screenshot).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

async function expectSame(name: string, one: Buffer, other: Buffer): Promise<void> {
  if (one.equals(other)) return;
  const [{ data, info }, { data: otherData, info: otherInfo }] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  const { width, height } = info;
  expect([otherInfo.width, otherInfo.height], `${name} has the same size`).toEqual([width, height]);
  const different = pixelmatch(data, otherData, undefined, width, height, { threshold: 0.1 });
  expect(different, `${name} looks the same`).toBeLessThanOrEqual(TOLERATED);
}

/** Follows a link to a page inside the application. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  await page.waitForFunction((wanted) => location.pathname === wanted, path);
  await expect(page.locator('h1')).toHaveCount(1);
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

for (const width of [390, 1280])
  test(`renders every page type the same by navigation as by a load, at ${width} px`, async ({ page, context }) => {
    test.setTimeout(120_000);
    const direct = await context.newPage();
    for (const each of [page, direct]) {
      await withConsent(each);
      await each.setViewportSize({ width, height: 900 });
    }
    await page.goto('/us/terms-of-service');
    await waitForHydration(page);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    for (const path of PAGES) {
      await direct.goto(`/us/${path}`);
      await waitForHydration(direct);
      await follow(page, `/us/${path}`);
      // Styles and images of a page may arrive a moment after its text.
      await expect(async () =>
        expectSame(`/us/${path}`, await takeScreenshot(direct, true), await takeScreenshot(page, true)),
      ).toPass({ timeout: 30_000 });
    }
    expect(await page.evaluate(() => 'stayed' in window), 'all pages were shown without loading a document').toBe(true);
  });

for (const width of [390, 1280])
  test(`renders modal and menus the same by navigation as by a load, at ${width} px`, async ({ page, context }) => {
    const direct = await context.newPage();
    await direct.setViewportSize({ width, height: 900 });
    await page.setViewportSize({ width, height: 900 });
    for (const each of [page, direct]) await withConsent(each);
    await page.goto('/us/privacy-policy');
    await waitForHydration(page);
    await follow(page, '/us/about-me');
    await direct.goto('/us/about-me');
    await waitForHydration(direct);
    const overlays = width < 800 ? ['Open menu'] : ['Services', 'Contact'];
    for (const name of overlays) {
      const screenshots: Buffer[] = [];
      for (const each of [direct, page]) {
        await each
          .getByRole('banner')
          .getByRole('button', { name, exact: true })
          .filter({ visible: true })
          .first()
          .click();
        await each.waitForLoadState('networkidle');
        screenshots.push(await stableScreenshot(each));
        await each.keyboard.press('Escape');
      }
      const [one, other] = screenshots;
      if (one && other) await expectSame(name, one, other);
    }
  });
