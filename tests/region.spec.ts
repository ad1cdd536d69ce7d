import type { Page, Route } from '@playwright/test';
import { animationFrames, atRest } from './support/animation-frames.ts';
import { sitemapPaths } from './support/built-page.ts';
import { expect, holdRequest, waitForHydration, test, withConsent } from './support/fixtures.ts';
import { PRICES, SITE_CONTENT } from '../tools/site-content.ts';

const COUNTRY = '**/_local/country';
const answer = (country: string) => (route: Route) => route.fulfill({ json: { country_code: country } });
const switcher = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: /^Region/ })
    .filter({ visible: true })
    .first();

async function choose(page: Page, name: string) {
  await switcher(page).click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: new RegExp(name) })
    .filter({ visible: true })
    .first()
    .click();
}

test.beforeEach(({ page }) => withConsent(page));

for (const [country, lang, price, tag] of [
  ['DK', 'da-DK', PRICES.dk, ' @firefox'],
  ['US', 'en-US', PRICES.us, ''],
  ['ES', 'en', PRICES.eu, ' @firefox'],
  ['LI', 'en', PRICES.eu, ''],
  ['JP', 'en-US', PRICES.us, ''],
] as const)
  test(`shows the root in ${lang} to a visitor from ${country}, and stays at the root${tag}`, async ({ page }) => {
    await page.route(COUNTRY, answer(country));
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('#pricing')).toContainText(price);
    await expect(page).toHaveTitle(lang === 'da-DK' ? /virksomheder/ : /consultant/);
    expect(new URL(page.url()).pathname).toBe('/');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${SITE_CONTENT.url}/`);
    await expect(page.locator('meta[name=description]')).toHaveCount(1);
  });

const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  'answers 429': (route) => route.fulfill({ status: 429, body: 'slow down' }),
  'answers HTML': (route) => route.fulfill({ contentType: 'text/html', body: '<html>' }),
  'names an unknown country': (route) => route.fulfill({ json: { country_code: 'XX' } }),
  'cannot be reached': (route) => route.abort(),
};
for (const [fault, handle] of Object.entries(FAULTS))
  test(`leaves the root unchanged, without an error, if the lookup ${fault}`, async ({ page, consoleErrors }) => {
    await page.route(COUNTRY, handle);
    const asked = page.waitForRequest(COUNTRY);
    await page.goto('/');
    await asked;
    await waitForHydration(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    consoleErrors.splice(
      0,
      consoleErrors.length,
      ...consoleErrors.filter((message) => !/Failed to load resource/.test(message)),
    ); // the browser's own line
  });

test('gives up a lookup that hangs after 3 seconds', async ({ page }) => {
  let given = '';
  await page.route(COUNTRY, () => new Promise(() => undefined));
  page.on('requestfailed', (request) => (given = request.url()));
  await page.goto('/');
  await expect.poll(() => given, { timeout: 20_000 }).toContain('country');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
});

test('looks up the country once per session, and never below a region', async ({ page }) => {
  let asked = 0;
  await page.route(COUNTRY, (route) => {
    asked += 1;
    return route.fulfill({ json: { country_code: 'DK' } });
  });
  await page.goto('/eu/about-me');
  await waitForHydration(page);
  expect(asked).toBe(0);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'da-DK');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'da-DK');
  expect(asked).toBe(1);
});

test('never stores a detected region as the visitor’s choice', async ({ page }) => {
  const stored = () => page.evaluate(() => ({ ...sessionStorage }));
  await page.route(COUNTRY, answer('DK'));
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'da-DK');
  expect(await stored()).toEqual({ 'region-found': 'dk' });
  await choose(page, 'EU');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await stored()).toMatchObject({ region: 'eu' });
  expect(await stored()).not.toHaveProperty('region-found');
});

test('keeps page, query and anchor when the region is switched, and closes the menu @firefox', async ({ page }) => {
  await page.goto('/us/case-studies?tag=Travel#main');
  await waitForHydration(page);
  await choose(page, 'Denmark');
  await expect(page).toHaveURL(/\/dk\/case-studies\?tag=Travel#main$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'da-DK');
  await expect(switcher(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${SITE_CONTENT.url}/dk/case-studies`);
  await expect(page.locator('head script[type="application/ld+json"]')).toHaveCount(1);
});

test('keeps the path of a case when the region is switched, also after a client-side navigation', async ({ page }) => {
  const folder = '/us/google-ads-case-study/';
  const path = sitemapPaths().find((one) => one.startsWith(folder)) ?? '';
  const slug = path.slice(folder.length);
  expect(slug).not.toBe('');
  await page.goto(path);
  await waitForHydration(page);
  await page.evaluate(() => (document.body.dataset['visit'] = 'first'));
  for (const [name, region] of [
    ['Denmark', 'dk'],
    ['EU', 'eu'],
  ] as const) {
    await choose(page, name);
    await expect(page).toHaveURL(new RegExp(`/${region}/google-ads-case-study/${slug}$`));
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${SITE_CONTENT.url}/${region}/case-study/${slug}`,
    );
  }
  await expect(page.locator('body')).toHaveAttribute('data-visit', 'first');
});

test('stays at the root when the region is switched there, for the session', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await choose(page, 'EU');
  await expect(page.locator('#pricing')).toContainText(PRICES.eu);
  expect(new URL(page.url()).pathname).toBe('/');
  const announcement = (text: string) => page.getByRole('status').filter({ hasText: text });
  await expect(announcement('Page opened: ')).toHaveCount(1);
  await choose(page, 'Denmark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'da-DK');
  await expect(announcement(`Siden er åbnet: ${await page.locator('h1').textContent()}`)).toHaveCount(1);
  await expect(switcher(page)).toBeFocused();
  await choose(page, 'EU');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('announces each switch once, also if both regions have the same text', async ({ page }) => {
  const announced = () => page.evaluate(() => (window as unknown as { announced: string[] }).announced);
  const watch = () =>
    page.evaluate(() => {
      const all: string[] = [];
      Object.assign(window, { announced: all });
      new MutationObserver((changes) => {
        for (const { target, type, addedNodes } of changes) {
          if (type === 'childList' && addedNodes.length === 0) continue; // removed text isn't announced
          const status = (target instanceof Element ? target : target.parentElement)?.closest('[role=status]');
          if (status?.textContent) all.push(status.textContent);
        }
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
  await page.goto('/');
  await waitForHydration(page);
  await watch();
  const opened = `Page opened: ${await page.locator('h1').textContent()}`;
  await choose(page, 'EU');
  await expect(page.locator('#pricing')).toContainText(PRICES.eu);
  await expect.poll(announced).toEqual([opened]);
  await choose(page, 'USA');
  await expect(page.locator('#pricing')).toContainText(PRICES.us);
  await expect.poll(announced).toEqual([opened, opened]);
  await page.goto('/us/about-me');
  await waitForHydration(page);
  await watch();
  await choose(page, 'Denmark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'da-DK');
  await expect.poll(announced).toEqual([`Siden er åbnet: ${await page.locator('h1').textContent()}`]);
});

test('keeps the query verbatim when the region is switched', async ({ page }) => {
  const query = '?utm_id=12345678901234567890&v=1.0&on=true&from=a&from=b';
  await page.goto(`/us/about-me${query}`);
  await waitForHydration(page);
  expect(new URL(page.url()).search).toBe(query);
  await choose(page, 'Denmark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'da-DK');
  expect(new URL(page.url()).search).toBe(query);
});

for (const path of ['/nothing', '/fr/about-me'])
  test(`leads from the 404 page at ${path} to the region's home page when the region is switched`, async ({ page }) => {
    await page.goto(path);
    await waitForHydration(page);
    await choose(page, 'Denmark');
    await expect(page).toHaveURL(/\/dk\/$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'da-DK');
    await expect(page.locator('#pricing')).toContainText('4.500 kr.');
  });

test('shows the root in the region that was chosen on another page', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await page.locator('header a[href="/us/about-me"]').filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/us\/about-me$/);
  // An open menu closes when the page changes.
  await expect(page.locator('[data-section="story"]')).toBeVisible();
  await choose(page, 'Denmark');
  await expect(page).toHaveURL(/\/dk\/about-me$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/us\/about-me$/);
  await page.goBack();
  await expect(page.locator('#pricing')).toContainText('4.500 kr.');
  await expect(page.locator('html')).toHaveAttribute('lang', 'da-DK');
  expect(new URL(page.url()).pathname).toBe('/');
});

test("doesn't scroll back to an earlier anchor when the region is switched", async ({ page }) => {
  await page.goto('/us/#home');
  await waitForHydration(page);
  const distance = () => page.locator('#pricing').evaluate((section) => section.getBoundingClientRect().top);
  await page.locator('#pricing').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
  await switcher(page).click();
  const before = await distance();
  await page.getByRole('banner').getByRole('link', { name: /EU/ }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/eu\/#home$/);
  await animationFrames(page);
  expect(Math.abs((await distance()) - before)).toBeLessThan(4);
});

test('keeps the keyboard focus when the region is switched at the root @firefox', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await switcher(page).focus();
  await page.keyboard.press('Enter');
  const link = page
    .getByRole('banner')
    .getByRole('link', { name: /Denmark/ })
    .filter({ visible: true })
    .first();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'da-DK');
  await expect(switcher(page)).toBeFocused();
});

test("changes the root's region without moving the text in view", async ({ page }) => {
  const release = await holdRequest(page, COUNTRY, answer('DK'));
  await page.goto('/');
  await waitForHydration(page);
  await page
    .locator('#services')
    .evaluate((section) => scrollTo({ top: section.getBoundingClientRect().top + scrollY - 200, behavior: 'instant' }));
  const distance = () => page.locator('#services').evaluate((section) => section.getBoundingClientRect().top);
  const before = await atRest(page, distance);
  release();
  await expect(page.locator('html')).toHaveAttribute('lang', 'da-DK');
  await expect.poll(async () => Math.abs(await distance())).toBeLessThan(260);
  expect(Math.abs((await distance()) - before)).toBeLessThan(4);
});

test("changes the root's region without blurring the field in use", async ({ page }) => {
  const release = await holdRequest(page, COUNTRY, answer('DK'));
  await page.goto('/');
  await waitForHydration(page);
  const field = page.locator('#contact [name=name]');
  await field.pressSequentially('Ida');
  release();
  await expect(page.locator('html')).toHaveAttribute('lang', 'da-DK');
  await expect(field).toBeFocused();
  await page.keyboard.type(' Holm');
  await expect(field).toHaveValue('Ida Holm');
});

test('works if storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  await page.route(COUNTRY, answer('DK'));
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'da-DK');
});
