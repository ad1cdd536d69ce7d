import type { Page, Request } from '@playwright/test';
import { assetUrl } from './support/assets.ts';
import { expect, holdRequest, waitForHydration, ignoreLoadErrors, test, withConsent } from './support/fixtures.ts';

/* Networks that are slow, fail, or come back: the page that is open stays the visitor's. */

test.beforeEach(({ page }) => withConsent(page));

const SCRIPT = /\/assets\/[^/]*\.js$/;
const contactButton = (page: Page) =>
  page.locator('header form[data-dialog-trigger] button').filter({ visible: true }).first();
const linkTo = (page: Page, path: string) => page.locator(`header a[href="${path}"]`).filter({ visible: true }).first();
const nameField = (page: Page) => page.locator('#contact form [name=name]');

/** Counts the loads of a page from now on. */
function countLoads(page: Page) {
  const loads = { count: 0 };
  page.on('load', () => (loads.count += 1));
  return loads;
}

test('keeps the current page and shows a message offline, and follows the link once online', async ({
  page,
  context,
  consoleErrors,
}) => {
  await page.goto('/us/');
  await waitForHydration(page);
  const title = await page.title();
  const loads = countLoads(page);
  await context.setOffline(true);
  await linkTo(page, '/us/about-me').click();
  await expect(page.getByRole('alert').filter({ hasText: 'No connection' })).toBeVisible();
  await expect(page).toHaveURL('/us/');
  await expect(page).toHaveTitle(title);
  for (const part of ['header', 'main', 'footer', '#pricing']) await expect(page.locator(part).first()).toBeVisible();
  await context.setOffline(false);
  await linkTo(page, '/us/about-me').click();
  await expect(page).toHaveURL('/us/about-me');
  await expect(page.locator('main h1')).toHaveCount(1);
  expect(loads.count).toBeLessThanOrEqual(1);
  ignoreLoadErrors(consoleErrors);
});

test("keeps the current page and shows a message if the site doesn't answer @firefox", async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/us/');
  await waitForHydration(page);
  const loads = countLoads(page);
  await page.route(/\/page-data\/|\/us\/about-me$/, (route) => route.abort());
  await linkTo(page, '/us/about-me').click();
  await expect(page.getByRole('alert').filter({ hasText: 'No connection' })).toBeVisible({ timeout: 10_000 });
  await expect(page).toHaveURL('/us/');
  await expect(page.locator('#pricing')).toBeAttached();
  expect(loads.count).toBe(0);
  ignoreLoadErrors(consoleErrors);
  consoleErrors.splice(
    0,
    consoleErrors.length,
    ...consoleErrors.filter((message) => !/CORS|NetworkError/.test(message)),
  ); // Firefox's own lines
});

test("shows an error page after Back to a page that can't be loaded, and opens it once online", async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/us/');
  await waitForHydration(page);
  await linkTo(page, '/us/about-me').hover();
  await linkTo(page, '/us/about-me').click();
  await expect(page.locator('main h1')).toBeFocused();
  const release = await holdRequest(page, '**/page-data/us/_home.json', (route) => route.abort());
  release();
  await page.goBack();
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 10_000 });
  await expect(page).toHaveTitle(/Part of this page didn’t load/);
  for (const part of ['header', 'footer']) await expect(page.locator(part)).toBeVisible();
  await expect(page.locator('h1')).toHaveCount(1);
  await page.unroute('**/page-data/us/_home.json');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.locator('#pricing')).toBeAttached();
  await expect(page).not.toHaveTitle(/failed/);
  ignoreLoadErrors(consoleErrors);
});

test('marks a link as busy at once, and lets the browser load a page whose code is slow', async ({ page }) => {
  await page.goto('/us/');
  await waitForHydration(page);
  await holdRequest(page, SCRIPT);
  const link = linkTo(page, '/us/about-me');
  await link.click();
  await expect(link).toHaveAttribute('aria-busy', 'true', { timeout: 100 });
  await page.waitForEvent('load', { timeout: 6_000 });
  await expect(page).toHaveURL('/us/about-me');
});

test('marks Contact as busy at once on a slow network, and leads to the form within three seconds', async ({
  page,
}) => {
  await holdRequest(page, SCRIPT); // for good
  await page.goto('/us/', { waitUntil: 'commit' });
  const button = contactButton(page);
  await button.click();
  expect(await button.evaluate((element) => getComputedStyle(element).cursor)).toBe('progress');
  await expect(nameField(page)).toBeFocused({ timeout: 3_500 });
  await expect(page).toHaveURL('/us/#contact');
  await expect(button).not.toHaveAttribute('data-pending');
  await expect(nameField(page)).toBeInViewport();
});

test("leads to the form of the page if the contact modal is slow, and doesn't open it later", async ({ page }) => {
  const release = await holdRequest(page, assetUrl('contact-modal'));
  await page.goto('/us/');
  await waitForHydration(page);
  await contactButton(page).click();
  await expect(contactButton(page)).toHaveAttribute('aria-busy', 'true', { timeout: 300 });
  await expect(nameField(page)).toBeFocused({ timeout: 4_000 });
  release();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(nameField(page)).toBeFocused();
});

test("leads to the form of the home page if the contact modal can't be loaded on a page without a form", async ({
  page,
  consoleErrors,
}) => {
  await page.route(assetUrl('contact-modal'), (route) => route.abort());
  await page.goto('/dk/privacy-policy');
  await waitForHydration(page);
  await contactButton(page).click();
  await expect(page).toHaveURL('/dk/#contact');
  await expect(nameField(page)).toBeFocused();
  await expect(page.getByRole('form', { name: 'Kontaktformular' })).toBeVisible();
  ignoreLoadErrors(consoleErrors);
});

test('opens the contact modal after at most three rounds of script requests', async ({ page }) => {
  const requests: { start: number; end: number }[] = [];
  await page.route(SCRIPT, async (route) => {
    const entry = { start: performance.now(), end: Infinity };
    requests.push(entry);
    await new Promise((resolve) => setTimeout(resolve, 400));
    entry.end = performance.now();
    await route.continue();
  });
  await page.goto('/us/about-me', { waitUntil: 'domcontentloaded' });
  await contactButton(page).click();
  await expect(page.getByRole('dialog')).toBeVisible({ timeout: 10_000 });
  expect(wavesOf(requests)).toBeLessThanOrEqual(3);
});

/** Length of the longest chain of requests in which each began after the previous one had ended. */
function wavesOf(requests: readonly { start: number; end: number }[]): number {
  const ordered = requests.toSorted((one, other) => one.start - other.start);
  let waves = 0;
  let end = -Infinity;
  for (const request of ordered) {
    if (request.start < end) continue;
    waves += 1;
    end = request.end;
  }
  return waves;
}

test('jumps to the anchor of a loaded page without smooth scrolling @firefox', async ({ page }) => {
  await page.addInitScript(() => {
    const positions = new Set<number>();
    Object.assign(window, { positions });
    const look = () => {
      positions.add(Math.round(scrollY));
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto('/us/#contact');
  await waitForHydration(page);
  await expect(page.locator('#contact')).toBeInViewport();
  const positions = await page.evaluate(() => [...(window as unknown as { positions: Set<number> }).positions]);
  const [first = 0, last = 0] = [positions[0], positions.at(-1)];
  const between = positions.filter((position) => position > first + 200 && position < last - 400);
  expect(between, `scroll positions: ${positions.join(' ')}`).toEqual([]);
});

for (const [fault, name, extension] of [
  ['the layout data', 'layout-us', 'json'],
  ['a library', 'react', 'js'],
  ['an island', 'carousel-controls.island', 'js'],
] as const)
  test(`keeps the pre-rendered page without a reload if ${fault} is gone and storage is blocked`, async ({
    page,
    consoleErrors,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      }),
    );
    const requests: Request[] = [];
    page.on('request', (request) => request.isNavigationRequest() && requests.push(request));
    await page.route(assetUrl(name, extension), (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/us/');
    await page.waitForLoadState('networkidle');
    await expect(page.locator('#services')).toBeVisible();
    await expect(page.locator('header')).toHaveCSS('position', 'sticky');
    expect(requests).toHaveLength(1);
    await linkTo(page, '/us/about-me').click();
    await expect(page).toHaveURL('/us/about-me');
    ignoreLoadErrors(consoleErrors);
  });
