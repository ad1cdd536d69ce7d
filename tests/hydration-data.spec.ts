import { assetUrl } from './support/assets.ts';
import { expect, waitForHydration, test, withConsent } from './support/fixtures.ts';

test.beforeEach(({ page }) => withConsent(page));

test("requests a region's layout data once, after load, and reuses it for every page", async ({ page }) => {
  const asked: string[] = [];
  let loaded = false;
  page.on('load', () => (loaded = true));
  page.on('request', (request) => {
    if (/\/layout-us-[^/]+\.json$|_layout\.json$/.test(request.url())) asked.push(`${loaded} ${request.url()}`);
  });
  await page.goto('/us/');
  await waitForHydration(page);
  await page.locator('header a[href="/us/about-me"]').filter({ visible: true }).first().click();
  await expect(page).toHaveURL('/us/about-me');
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(/^true .*\/assets\/layout-us-/);
});

test("keeps the first page's structured data and meta tags as they were rendered", async ({ page }) => {
  const head = () =>
    page.evaluate(() => [...document.head.querySelectorAll('[data-page]')].map(({ outerHTML }) => outerHTML));
  await page.goto('/us/', { waitUntil: 'domcontentloaded' });
  const before = await head();
  expect(before.join('')).toContain('"@graph"');
  await waitForHydration(page);
  expect(await head()).toEqual(before);
});

test('keeps the page and its links if the layout data is gone', async ({ page, consoleErrors }) => {
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route(assetUrl('layout-us', 'json'), (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/us/');
  await expect(page.locator('#services disclosure-panel[hidden]')).toHaveCount(0);
  await expect(page.locator('h1')).toBeVisible();
  expect(loads).toBe(1);
  await page.locator('footer a[href="/us/terms-of-service"]').click();
  await expect(page).toHaveURL('/us/terms-of-service');
  consoleErrors.length = 0; // the browser's own line about the missing file, and that the page stays as it was
});
