import type { Page } from '@playwright/test';
import { CASE_STUDY_PATH, PAGE_TYPES } from '../tools/page-types.ts';
import { assetUrl } from './support/assets.ts';
import { expect, waitForHydration, ignoreLoadErrors, test, withConsent } from './support/fixtures.ts';
import { topOf } from './support/scroll-position.ts';

test.beforeEach(({ page }) => withConsent(page));

/** How the browser lays out a section: `auto` skips it while it is far from the viewport. */
const layoutOf = (page: Page, section: string) =>
  page.locator(section).evaluate((element) => getComputedStyle(element).contentVisibility);

for (const path of ['/us/', '/us/services/saas-google-ads-consultant', '/us/about-me'])
  test(`paints the first view of ${path} before the stylesheet, and nothing below it unstyled`, async ({
    page,
    browserName,
  }) => {
    let styled = false;
    await page.route(/\.css$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 3000));
      styled = true;
      await route.continue();
    });
    await page.addInitScript(() => {
      Object.assign(window, { shifted: 0 });
      const add = ({ value }: PerformanceEntry & { value?: number }) =>
        Object.assign(window, { shifted: (window as unknown as { shifted: number }).shifted + (value ?? 0) });
      new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({
        type: 'layout-shift',
        buffered: true,
      });
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(
      () =>
        performance.getEntriesByName('first-contentful-paint').length > 0 &&
        document.fonts.check('16px "Hedvig Letters Serif"'),
    );
    const heading = page.locator('h1');
    await expect(heading).toHaveCSS('font-family', /Hedvig/);
    await expect(page.locator('header')).toHaveCSS('position', 'sticky');
    const position = await heading.boundingBox();
    expect(await page.locator('main > section').count(), 'sections in the document').toBe(1);
    expect(styled, 'the stylesheet is still loading').toBe(false);
    await expect(page.locator('footer')).toHaveCSS('background-color', 'rgb(29, 27, 24)');
    expect(await heading.boundingBox()).toEqual(position);
    await page.waitForLoadState('load');
    // Only Chromium reports layout shifts; a font may move a line by a fraction of a pixel.
    if (browserName === 'chromium')
      expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.001);
  });

test('requests no script before load', async ({ page }) => {
  const early: string[] = [];
  let loaded = false;
  page.on('load', () => (loaded = true));
  page.on('request', (request) => request.resourceType() === 'script' && !loaded && early.push(request.url()));
  await page.goto('/us/');
  await waitForHydration(page);
  expect(early).toEqual([]);
});

test('leaves time for the first paint before it requests the script @firefox', async ({ page }) => {
  for (const path of [`/us/${CASE_STUDY_PATH}`, '/dk/case-studies', '/eu/terms-of-service']) {
    await page.goto(path);
    await waitForHydration(page);
    const [loaded = 0, asked = 0] = await page.evaluate(() => [
      (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.loadEventStart,
      performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.js'))?.startTime,
    ]);
    expect(loaded).toBeGreaterThan(0);
    expect(asked - loaded, path).toBeGreaterThanOrEqual(198); // browsers round their clocks
  }
});

test('skips layout of sections far below until the script renders them one by one', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(assetUrl('entry-loader'), (route) => held.then(() => route.continue()));
  await page.goto('/us/');
  expect(await layoutOf(page, '#pricing')).toBe('auto');
  release();
  await waitForHydration(page);
  await expect.poll(() => layoutOf(page, '#pricing')).toBe('visible');
  await expect(page.locator('[data-deferred], [data-rendered]')).toHaveCount(0);
});

test('lays out every section at once for an anchor and after a reload @firefox', async ({ page, consoleErrors }) => {
  await page.route(assetUrl('entry-loader'), (route) => route.abort());
  await page.goto('/us/#pricing');
  expect(await layoutOf(page, '#services')).toBe('visible');
  await expect.poll(() => topOf(page, '#pricing')).toBeLessThan(120);
  await page.goto('/us/');
  await page.locator('#home a[href="#pricing"]').click();
  await expect.poll(() => topOf(page, '#pricing')).toBeLessThan(120);
  await expect.poll(() => topOf(page, '#pricing')).toBeGreaterThan(0);
  await page.reload();
  expect(await layoutOf(page, '#services')).toBe('visible');
  ignoreLoadErrors(consoleErrors);
});

test('puts the emoji font first for flags on every page type', async ({ page }) => {
  for (const path of PAGE_TYPES) {
    await page.goto(`/us/${path}`);
    const fonts = await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode()) {
        const { data, parentElement } = texts.currentNode as Text;
        if (!parentElement || parentElement.matches('script')) continue;
        if (/\p{Regional_Indicator}/u.test(data)) found.push(getComputedStyle(parentElement).fontFamily);
      }
      return found;
    });
    expect(fonts.length, `flags of ${path}`).toBeGreaterThanOrEqual(4); // the header's flags
    expect(
      fonts.filter((font) => !font.startsWith('emoji,')),
      path,
    ).toEqual([]);
  }
});
