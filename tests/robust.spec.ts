import type { Page } from '@playwright/test';
import { expect, hydrated, test, withChoice } from './support/site.ts';

test.beforeEach(({ page }) => withChoice(page));

const CLIENT = /\/assets\/client-[^/]*\.js$/;
const contactButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Contact', exact: true }).filter({ visible: true }).first();

/** Lets the page's script arrive late. */
const delayScript = (page: Page, milliseconds: number) =>
  page.route(CLIENT, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue();
  });

const quiet = (complaints: string[]) => complaints.splice(0, complaints.length, ...complaints.filter((words) => !/Failed to load (resource|module script)|MIME type/.test(words))); // the browser's own lines

test('a click before the script is there is done when it is, never lost @firefox', async ({ page }) => {
  await delayScript(page, 1500);
  await page.goto('/us/', { waitUntil: 'commit' });
  await contactButton(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('several early clicks are done, each once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await delayScript(page, 1500);
  await page.goto('/us/', { waitUntil: 'domcontentloaded' });
  const fold = page.locator('#services [data-fold]').first();
  await fold.click();
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await hydrated(page);
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
});

test('no script is asked for before the page has loaded', async ({ page }) => {
  const early: string[] = [];
  let loaded = false;
  page.on('load', () => (loaded = true));
  page.on('request', (request) => request.resourceType() === 'script' && !loaded && early.push(request.url()));
  await page.goto('/us/');
  await hydrated(page);
  expect(early).toEqual([]);
});

for (const [fault, answer] of [
  ['is gone', { status: 404, contentType: 'text/plain', body: 'Not found' }],
  ['is answered with HTML', { status: 200, contentType: 'text/html', body: '<!doctype html><p>Hello' }],
] as const)
  test(`when the page's script ${fault}, the page stays readable and usable`, async ({ page, complaints }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route(CLIENT, (route) => route.fulfill(answer));
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.goto('/us/');
    await expect(page.locator('#services fold-panel[hidden]')).toHaveCount(0);
    await page.locator('#contact form button[type=submit]').click();
    expect(await page.locator('#contact form').evaluate((form: HTMLFormElement) => form.checkValidity())).toBe(false);
    expect(loads).toBe(1);
    quiet(complaints);
  });

test('a part that is gone after a new deployment causes one reload, then a clear page', async ({ page, complaints }) => {
  await page.goto('/us/');
  await hydrated(page);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route(/\/assets\/(story|timeline)\.section-[^/]*\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.locator('header a[href="/us/about-me"]').filter({ visible: true }).first().click();
  await expect.poll(() => loads).toBe(1);
  await expect(page.locator('h1')).toHaveText('From call centre to search terms');
  await page.waitForTimeout(1500);
  expect(loads).toBe(1);
  quiet(complaints);
});

test('a page that can not be loaded says so, with a way on', async ({ page, complaints }) => {
  await page.goto('/us/');
  await hydrated(page);
  await page.route('**/documents/us/about-me.json', (route) => route.fulfill({ status: 500, body: 'no' }));
  await page.route('**/us/about-me', (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html><title>gone</title><h1>gone</h1>' }));
  await page.evaluate(() => sessionStorage.setItem('reloaded', `${location.origin}/us/about-me`));
  await page.locator('header a[href="/us/about-me"]').filter({ visible: true }).first().click();
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('alert').getByRole('button')).toBeVisible();
  await expect(page.getByRole('alert').locator('a[href="/us/"]')).toBeVisible();
  quiet(complaints);
});

test('a window whose part is gone leads to the form of the page', async ({ page, complaints }) => {
  await page.route(/\/assets\/contact-window-[^/]*\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/us/');
  await hydrated(page);
  await contactButton(page).click();
  await expect(page.locator('#contact [name=name]')).toBeFocused();
  quiet(complaints);
});

test.describe('the case carousel', () => {
  const row = (page: Page) => page.locator('#client-cases [tabindex="0"]').first();
  const place = (page: Page) => row(page).evaluate((element) => element.scrollLeft);

  test('moves, stops under the pointer and with the focus, and by its button', async ({ page }) => {
    await page.goto('/us/');
    await hydrated(page);
    await page.locator('#client-cases').scrollIntoViewIfNeeded();
    const start = await place(page);
    await expect.poll(() => place(page)).toBeGreaterThan(start + 5);
    await row(page).hover();
    await page.waitForTimeout(200);
    const hovered = await place(page);
    await page.waitForTimeout(600);
    expect(Math.abs((await place(page)) - hovered)).toBeLessThan(2);
    await page.mouse.move(2, 2);
    const button = page.locator('#client-cases').getByRole('button').first();
    await button.click();
    await page.mouse.move(2, 2);
    await page.waitForTimeout(200);
    const paused = await place(page);
    await page.waitForTimeout(600);
    expect(Math.abs((await place(page)) - paused)).toBeLessThan(2);
  });

  test('has each case once for assistive technology', async ({ page }) => {
    await page.goto('/us/');
    const links = page.locator('#client-cases').getByRole('link', { includeHidden: false });
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')).filter((href) => href?.includes('/case-study/')));
    expect(new Set(targets).size).toBe(10);
    expect(targets).toHaveLength(10);
    const copies = await page.locator('#client-cases [aria-hidden="true"] a[href*="/case-study/"]').evaluateAll((all) => all.map((link) => Boolean(link.closest('[inert]'))));
    expect(copies.length).toBeGreaterThanOrEqual(10);
    expect(copies.every(Boolean)).toBe(true);
  });

  test('stands still where motion is not wanted', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/us/');
    await hydrated(page);
    await page.locator('#client-cases').scrollIntoViewIfNeeded();
    const start = await place(page);
    await page.waitForTimeout(1200);
    expect(await place(page)).toBe(start);
  });

  test('answers the arrow keys', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/us/');
    await hydrated(page);
    await row(page).focus();
    const start = await place(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => place(page)).toBeGreaterThan(start);
  });
});

test.describe('folded parts', () => {
  test('are closed on phones, open on wide screens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/us/');
    await hydrated(page);
    const feature = page.locator('#services fold-panel li').first();
    await expect(feature).toBeHidden();
    await page.locator('#services [data-fold]').first().click();
    await expect(feature).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(page.locator('#services fold-panel li').last()).toBeVisible();
    await expect(page.locator('#services [data-fold]').first()).toBeHidden();
  });

  for (const [region, words] of [
    ['us', 'See full timeline'],
    ['dk', 'Se hele tidslinjen'],
  ] as const)
    test(`the timeline of ${region} shows first and last, and the middle on demand`, async ({ page }) => {
      await page.goto(`/${region}/about-me`);
      await hydrated(page);
      const timeline = page.locator('[data-section=timeline]');
      await expect(timeline.getByText('1997')).toBeVisible();
      await expect(timeline.getByText('2025')).toBeVisible();
      await expect(timeline.getByText('2019')).toBeHidden();
      const toggle = timeline.getByRole('button', { name: words });
      await toggle.click();
      await expect(timeline.getByText('2019')).toBeVisible();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await toggle.click();
      await expect(timeline.getByText('2019')).toBeHidden();
    });
});

test.describe('the case list', () => {
  test('filters by tag, in the address too, and Back works', async ({ page }) => {
    await page.goto('/us/case-studies');
    await hydrated(page);
    const cards = page.locator('main a[href*="/case-study/"]').filter({ visible: true });
    const buttons = page.getByRole('group').getByRole('button');
    await expect(cards).toHaveCount(10);
    expect(await buttons.allTextContents()).toEqual(['All', 'B2B', 'eCommerce', 'Local service', 'Nonprofit', 'Travel', 'White-label']);
    await page.getByRole('button', { name: 'Nonprofit', exact: true }).click();
    await expect(cards).toHaveCount(1);
    await expect(page).toHaveURL(/\?tag=Nonprofit$/);
    await page.getByRole('button', { name: 'Travel', exact: true }).click();
    await expect(cards).toHaveCount(3);
    await page.goBack();
    await expect(cards).toHaveCount(1);
    await page.reload();
    await expect(cards).toHaveCount(1);
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await expect(cards).toHaveCount(10);
  });

  test('shows all without script and with an unknown tag', async ({ page }) => {
    await page.goto('/us/case-studies?tag=Nonsense');
    await hydrated(page);
    await expect(page.locator('main a[href*="/case-study/"]').filter({ visible: true })).toHaveCount(10);
  });
});

test('observers are quiet: nothing is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await page.goto('/us/');
  await hydrated(page);
  await page.waitForTimeout(1500);
  expect(sent).toEqual([]);
});

test('pages stay fit for the back/forward cache: nobody listens to unload', async ({ page }) => {
  await page.addInitScript(() => {
    const add = window.addEventListener.bind(window);
    window.addEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject]) => {
      if (type === 'unload' || type === 'beforeunload') Object.assign(window, { unloadListener: type });
      add(type, ...rest);
    };
  });
  await page.goto('/us/');
  await hydrated(page);
  expect(await page.evaluate(() => 'unloadListener' in window)).toBe(false);
});

test('quick changes of page end on the last one', async ({ page }) => {
  await page.goto('/us/');
  await hydrated(page);
  await page.evaluate(() => {
    for (const target of ['/us/about-me', '/us/case-studies', '/us/privacy-policy']) document.querySelector<HTMLElement>(`a[href="${target}"]`)?.click();
  });
  await expect(page).toHaveURL('/us/privacy-policy');
  await expect(page.locator('[data-section=legal]')).toBeVisible();
  await expect(page.locator('h1')).toHaveCount(1);
});
