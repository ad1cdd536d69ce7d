import type { Page } from '@playwright/test';
import { animationFrames } from './support/animation-frames.ts';
import { assetUrl } from './support/assets.ts';
import { expect, holdRequest, waitForHydration, ignoreLoadErrors, test, withConsent } from './support/fixtures.ts';
import { settledScrollY } from './support/scroll-position.ts';
import { SITE_CONTENT } from '../tools/site-content.ts';

test.beforeEach(({ page }) => withConsent(page));

const contactButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Contact', exact: true }).filter({ visible: true }).first();

/** Delays the page's script. */
const delayScript = (page: Page, milliseconds: number) =>
  page.route(assetUrl('entry-client'), async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue();
  });

test('replays a click that came before the script @firefox', async ({ page }) => {
  await delayScript(page, 1500);
  await page.goto('/us/', { waitUntil: 'commit' });
  await contactButton(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('replays several early clicks, each once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await delayScript(page, 1500);
  await page.goto('/us/', { waitUntil: 'domcontentloaded' });
  const fold = page.locator('#services [data-disclosure]').first();
  await fold.click();
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await waitForHydration(page);
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
});

for (const [fault, answer] of [
  ['is gone', { status: 404, contentType: 'text/plain', body: 'Not found' }],
  ['is answered with HTML', { status: 200, contentType: 'text/html', body: '<!doctype html><p>Hello' }],
] as const)
  test(`keeps the page readable and usable when its script ${fault}`, async ({ page, consoleErrors }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route(assetUrl('entry-client'), (route) => route.fulfill(answer));
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.goto('/us/');
    await expect(page.locator('#services disclosure-panel[hidden]')).toHaveCount(0);
    await page.locator('#contact form button[type=submit]').click();
    expect(await page.locator('#contact form').evaluate((form: HTMLFormElement) => form.checkValidity())).toBe(false);
    expect(loads).toBe(1);
    ignoreLoadErrors(consoleErrors);
  });

test('lets the browser load a page whose code a new deployment has removed', async ({ page, consoleErrors }) => {
  await page.goto('/us/');
  await waitForHydration(page);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route(/\/assets\/(story|timeline)\.section-[^/]*\.js$/, (route) =>
    route.fulfill({ status: 404, body: '' }),
  );
  await page.locator('header a[href="/us/about-me"]').filter({ visible: true }).first().click();
  await expect.poll(() => loads).toBe(1);
  await expect(page.locator('h1')).toHaveText(`${SITE_CONTENT.person}: from call center to Google Ads consultant`);
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  expect(loads).toBe(1);
  ignoreLoadErrors(consoleErrors);
});

test("leads to the form of the page if the modal's code is gone", async ({ page, consoleErrors }) => {
  await page.route(assetUrl('contact-modal'), (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/us/');
  await waitForHydration(page);
  await contactButton(page).click();
  await expect(page.locator('#contact [name=name]')).toBeFocused();
  ignoreLoadErrors(consoleErrors);
});

test('sends nothing from the performance observers', async ({ page }) => {
  await page.clock.install();
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await page.goto('/us/');
  await waitForHydration(page);
  await page.clock.runFor(31_000); // they stop after 30 s
  await page.waitForLoadState('networkidle');
  expect(sent).toEqual([]);
});

test('adds no unload listener, so pages stay eligible for the back/forward cache', async ({ page }) => {
  await page.addInitScript(() => {
    const add = window.addEventListener.bind(window);
    window.addEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject]) => {
      if (type === 'unload' || type === 'beforeunload') Object.assign(window, { unloadListener: type });
      add(type, ...rest);
    };
  });
  await page.goto('/us/');
  await waitForHydration(page);
  expect(await page.evaluate(() => 'unloadListener' in window)).toBe(false);
});

test("doesn't open a late modal over a later page", async ({ page }) => {
  const release = await holdRequest(page, assetUrl('contact-modal'));
  await page.goto('/us/about-me');
  await waitForHydration(page);
  await contactButton(page).click();
  await page.locator('header a[href="/us/case-studies"]').filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/case-studies$/);
  const arrived = page.waitForResponse(/contact-modal-/);
  release();
  await (await arrived).finished();
  await animationFrames(page); // it doesn't open
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('stays on the previous page after Back during a navigation', async ({ page }) => {
  await page.goto('/us/');
  await waitForHydration(page);
  await page.locator('header a[href="/us/about-me"]').filter({ visible: true }).first().click();
  await expect(page.locator('main h1')).toBeFocused();
  await settledScrollY(page); // a page is scrolled to its top again after 100 ms
  const release = await holdRequest(page, '**/page-data/us/privacy-policy.json');
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  const link = page.locator('footer a[href="/us/privacy-policy"]');
  await link.dispatchEvent('click');
  await link.dispatchEvent('click');
  await expect(link).toHaveAttribute('aria-busy', 'true');
  expect(await settledScrollY(page)).toBe(900);
  await page.evaluate(() => history.back());
  await expect(page.locator('#pricing')).toBeAttached();
  release();
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(/\/us\/$/);
  await expect(page.locator('#pricing')).toBeAttached();
});

test('shows the last page of several quick navigations', async ({ page }) => {
  await page.goto('/us/');
  await waitForHydration(page);
  await page.evaluate(() => {
    for (const target of ['/us/about-me', '/us/case-studies', '/us/privacy-policy'])
      document.querySelector<HTMLElement>(`a[href="${target}"]`)?.click();
  });
  await expect(page).toHaveURL('/us/privacy-policy');
  await expect(page.locator('[data-section=legal]')).toBeVisible();
  await expect(page.locator('h1')).toHaveCount(1);
});
