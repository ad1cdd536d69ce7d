import type { Page } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { PAGE_TYPES } from './support/page-types.ts';
import { expect, hydrated, test, withChoice } from './support/site.ts';

/*
 * A page carries only the rules that it uses, and the rest comes later: however a page or a window is come by, it must
 * look the same in the end.
 */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** One of each kind: the other pages of these types have the same sections. */
const PAGES = PAGE_TYPES.filter((path) => !['cookie-policy', 'case-study/nobody-knows-it'].includes(path));

/** Pixels that may differ: the edge of a letter that lies half a pixel elsewhere. */
const TOLERATED = 20;

interface Picture {
  width: number;
  height: number;
  data: Uint8Array;
}

async function pictureOf(page: Page, fullPage: boolean): Promise<Picture> {
  await page.evaluate(() => document.fonts.ready);
  const { data, info } = await sharp(await page.screenshot({ fullPage, animations: 'disabled' }))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

function expectSame(name: string, one: Picture, other: Picture): void {
  expect([other.width, other.height], `${name} has the same size`).toEqual([one.width, one.height]);
  const different = pixelmatch(one.data, other.data, undefined, one.width, one.height, { threshold: 0.1 });
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
  test(`every type of page looks the same by a link as by itself, at ${width} px`, async ({ page, context }) => {
    test.setTimeout(120_000);
    const direct = await context.newPage();
    for (const each of [page, direct]) {
      await withChoice(each);
      await each.setViewportSize({ width, height: 900 });
    }
    await page.goto('/us/terms-of-service');
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    for (const path of PAGES) {
      await direct.goto(`/us/${path}`);
      await hydrated(direct);
      await follow(page, `/us/${path}`);
      const wanted = await pictureOf(direct, true);
      // Rules and pictures that come with a page may take a moment longer than its words.
      await expect(async () => expectSame(`/us/${path}`, wanted, await pictureOf(page, true))).toPass({
        timeout: 5_000,
      });
    }
    expect(await page.evaluate(() => 'stayed' in window), 'all pages were shown without loading a document').toBe(true);
  });

for (const width of [390, 1280])
  test(`windows and menus look the same on a page by a link as by itself, at ${width} px`, async ({
    page,
    context,
  }) => {
    const direct = await context.newPage();
    await direct.setViewportSize({ width, height: 900 });
    await page.setViewportSize({ width, height: 900 });
    for (const each of [page, direct]) await withChoice(each);
    await page.goto('/us/privacy-policy');
    await hydrated(page);
    await follow(page, '/us/about-me');
    await direct.goto('/us/about-me');
    await hydrated(direct);
    const overlays = width < 800 ? ['Open menu'] : ['Services', 'Contact'];
    for (const name of overlays) {
      const pictures: Picture[] = [];
      for (const each of [direct, page]) {
        await each
          .getByRole('banner')
          .getByRole('button', { name, exact: true })
          .filter({ visible: true })
          .first()
          .click();
        await each.waitForLoadState('networkidle');
        await each.waitForTimeout(400); // everything that moves takes less than 300 ms
        pictures.push(await pictureOf(each, false));
        await each.keyboard.press('Escape');
      }
      const [one, other] = pictures;
      if (one && other) expectSame(name, one, other);
    }
  });
