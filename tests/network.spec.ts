import type { Page, Request } from '@playwright/test';
import { expect, hold, hydrated, quiet, test, withChoice } from './support/site.ts';

/* Networks that are slow, fail, or come back: the page that is open stays the visitor's. */

test.beforeEach(({ page }) => withChoice(page));

const SCRIPT = /\/assets\/[^/]*\.js$/;
const contactButton = (page: Page) => page.locator('header form[data-opens] button').filter({ visible: true }).first();
const linkTo = (page: Page, path: string) => page.locator(`header a[href="${path}"]`).filter({ visible: true }).first();
const nameField = (page: Page) => page.locator('#contact form [name=name]');

/** Counts the loads of a page from now on. */
function countLoads(page: Page) {
  const loads = { count: 0 };
  page.on('load', () => (loads.count += 1));
  return loads;
}

test('offline, a link leaves the page that is open, with a message; back online it works', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto('/us/');
  await hydrated(page);
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
  quiet(complaints);
});

test('where the site does not answer, the page that is open stays, with a message @firefox', async ({
  page,
  complaints,
}) => {
  await page.goto('/us/');
  await hydrated(page);
  const loads = countLoads(page);
  await page.route(/\/documents\/|\/us\/about-me$/, (route) => route.abort());
  await linkTo(page, '/us/about-me').click();
  await expect(page.getByRole('alert').filter({ hasText: 'No connection' })).toBeVisible({ timeout: 10_000 });
  await expect(page).toHaveURL('/us/');
  await expect(page.locator('#pricing')).toBeAttached();
  expect(loads.count).toBe(0);
  quiet(complaints);
  complaints.splice(0, complaints.length, ...complaints.filter((words) => !/CORS|NetworkError/.test(words))); // Firefox's own lines
});

test('Back to a page that can not be had says so between header and footer, and opens it once online', async ({
  page,
  complaints,
}) => {
  await page.goto('/us/');
  await hydrated(page);
  await linkTo(page, '/us/about-me').hover();
  await linkTo(page, '/us/about-me').click();
  await expect(page.locator('main h1')).toBeFocused();
  const release = await hold(page, '**/documents/us/_home.json', (route) => route.abort());
  release();
  await page.goBack();
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 10_000 });
  await expect(page).toHaveTitle(/Part of this page failed/);
  for (const part of ['header', 'footer']) await expect(page.locator(part)).toBeVisible();
  await expect(page.locator('h1')).toHaveCount(1);
  await page.unroute('**/documents/us/_home.json');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.locator('#pricing')).toBeAttached();
  await expect(page).not.toHaveTitle(/failed/);
  quiet(complaints);
});

test('a page whose code is slow is loaded by the browser, and its link shows at once that it is on its way', async ({
  page,
}) => {
  await page.goto('/us/');
  await hydrated(page);
  await hold(page, SCRIPT);
  const link = linkTo(page, '/us/about-me');
  await link.click();
  await expect(link).toHaveAttribute('aria-busy', 'true', { timeout: 100 });
  await page.waitForEvent('load', { timeout: 6_000 });
  await expect(page).toHaveURL('/us/about-me');
});

test('on a slow network a click on Contact shows at once, and leads to the form within three seconds', async ({
  page,
}) => {
  await hold(page, SCRIPT); // for good
  await page.goto('/us/', { waitUntil: 'commit' });
  const button = contactButton(page);
  await button.click();
  expect(await button.evaluate((element) => getComputedStyle(element).cursor)).toBe('progress');
  await expect(nameField(page)).toBeFocused({ timeout: 3_500 });
  await expect(page).toHaveURL('/us/#contact');
  await expect(button).not.toHaveAttribute('data-pending');
  await expect(nameField(page)).toBeInViewport();
});

test('a contact modal that is slow gives way to the form of the page, and does not open later', async ({ page }) => {
  const release = await hold(page, /\/assets\/contact-window-[^/]*\.js$/);
  await page.goto('/us/');
  await hydrated(page);
  await contactButton(page).click();
  await expect(contactButton(page)).toHaveAttribute('aria-busy', 'true', { timeout: 300 });
  await expect(nameField(page)).toBeFocused({ timeout: 4_000 });
  release();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(nameField(page)).toBeFocused();
});

test('where the contact modal can not be had, a page without a form leads into the one of the home page', async ({
  page,
  complaints,
}) => {
  await page.route(/\/assets\/contact-window-[^/]*\.js$/, (route) => route.abort());
  await page.goto('/dk/privacy-policy');
  await hydrated(page);
  await contactButton(page).click();
  await expect(page).toHaveURL('/dk/#contact');
  await expect(nameField(page)).toBeFocused();
  await expect(page.getByRole('form', { name: 'Kontaktformular' })).toBeVisible();
  quiet(complaints);
});

test('the contact modal opens after at most three waves of script', async ({ page }) => {
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

/** The longest chain of requests of which each began after the one before had ended. */
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

test('a page that is loaded at an anchor jumps there, and does not scroll through all that is above @firefox', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const places = new Set<number>();
    Object.assign(window, { places });
    const look = () => {
      places.add(Math.round(scrollY));
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto('/us/#contact');
  await hydrated(page);
  await expect(page.locator('#contact')).toBeInViewport();
  const places = await page.evaluate(() => [...(window as unknown as { places: Set<number> }).places]);
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  const between = places.filter((place) => place > first + 200 && place < last - 400);
  expect(between, `places on the way: ${places.join(' ')}`).toEqual([]);
});

for (const [fault, pattern] of [
  ['the layout data', '**/assets/frame-us-*.json'],
  ['a library', /\/assets\/react-[^/]*\.js$/],
  ['an island', /\/assets\/row-controls[^/]*\.js$/],
] as const)
  test(`where ${fault} is gone and storage is blocked, the pre-rendered page stays and is not loaded again`, async ({
    page,
    complaints,
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
    await page.route(pattern, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/us/');
    await page.waitForLoadState('networkidle');
    await expect(page.locator('#services')).toBeVisible();
    await expect(page.locator('header')).toHaveCSS('position', 'sticky');
    expect(requests).toHaveLength(1);
    await linkTo(page, '/us/about-me').click();
    await expect(page).toHaveURL('/us/about-me');
    quiet(complaints);
  });
