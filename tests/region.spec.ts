import type { Page, Route } from '@playwright/test';
import { expect, hold, hydrated, sitemapPaths, test, withChoice } from './support/site.ts';
import { PRICES, SITE } from './support/site-words.ts';

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

test.beforeEach(({ page }) => withChoice(page));

for (const [country, lang, price, tag] of [
  ['DK', 'da-DK', PRICES.dk, ' @firefox'],
  ['US', 'en-US', PRICES.us, ''],
  ['ES', 'en', PRICES.eu, ' @firefox'],
  ['LI', 'en', PRICES.eu, ''],
  ['JP', 'en-US', PRICES.us, ''],
] as const)
  test(`a visitor from ${country} sees the root in ${lang}, and stays at the root${tag}`, async ({ page }) => {
    await page.route(COUNTRY, answer(country));
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('#pricing')).toContainText(price);
    await expect(page).toHaveTitle(lang === 'da-DK' ? /virksomheder/ : /consultant/);
    expect(new URL(page.url()).pathname).toBe('/');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${SITE.url}/`);
    await expect(page.locator('meta[name=description]')).toHaveCount(1);
  });

const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  'answers 429': (route) => route.fulfill({ status: 429, body: 'slow down' }),
  'answers HTML': (route) => route.fulfill({ contentType: 'text/html', body: '<html>' }),
  'names an unknown country': (route) => route.fulfill({ json: { country_code: 'XX' } }),
  'can not be reached': (route) => route.abort(),
};
for (const [fault, handle] of Object.entries(FAULTS))
  test(`a look-up that ${fault} leaves the root as it is, silently`, async ({ page, complaints }) => {
    await page.route(COUNTRY, handle);
    const asked = page.waitForRequest(COUNTRY);
    await page.goto('/');
    await asked;
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    complaints.splice(0, complaints.length, ...complaints.filter((words) => !/Failed to load resource/.test(words))); // the browser's own line
  });

test('a look-up that hangs is given up after 3 seconds', async ({ page }) => {
  let given = '';
  await page.route(COUNTRY, () => new Promise(() => undefined));
  page.on('requestfailed', (request) => (given = request.url()));
  await page.goto('/');
  await expect.poll(() => given, { timeout: 8000 }).toContain('country');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
});

test('the country is asked once per session, and never below a known region', async ({ page }) => {
  let asked = 0;
  await page.route(COUNTRY, (route) => {
    asked += 1;
    return route.fulfill({ json: { country_code: 'DK' } });
  });
  await page.goto('/eu/about-me');
  await hydrated(page);
  expect(asked).toBe(0);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'da-DK');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'da-DK');
  expect(asked).toBe(1);
});

test('switching keeps page, query and anchor, and closes the menu @firefox', async ({ page }) => {
  await page.goto('/us/case-studies?tag=Travel#main');
  await hydrated(page);
  await choose(page, 'Denmark');
  await expect(page).toHaveURL(/\/dk\/case-studies\?tag=Travel#main$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'da-DK');
  await expect(switcher(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${SITE.url}/dk/case-studies`);
  await expect(page.locator('head script[type="application/ld+json"]')).toHaveCount(1);
});

test('switching keeps the address by which a case was reached, also where it was opened without a load', async ({
  page,
}) => {
  const folder = '/us/google-ads-case-study/';
  const path = sitemapPaths().find((one) => one.startsWith(folder)) ?? '';
  const slug = path.slice(folder.length);
  expect(slug).not.toBe('');
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(() => (document.body.dataset['visit'] = 'first'));
  for (const [name, region] of [
    ['Denmark', 'dk'],
    ['EU', 'eu'],
  ] as const) {
    await choose(page, name);
    await expect(page).toHaveURL(new RegExp(`/${region}/google-ads-case-study/${slug}$`));
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${SITE.url}/${region}/case-study/${slug}`,
    );
  }
  await expect(page.locator('body')).toHaveAttribute('data-visit', 'first');
});

test('switching at the root stays at the root and holds for the session', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await choose(page, 'EU');
  await expect(page.locator('#pricing')).toContainText(PRICES.eu);
  expect(new URL(page.url()).pathname).toBe('/');
  const said = (words: string) => page.getByRole('status').filter({ hasText: words });
  await expect(said('Page opened: ')).toHaveCount(1);
  await choose(page, 'Denmark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'da-DK');
  await expect(said(`Siden er åbnet: ${await page.locator('h1').textContent()}`)).toHaveCount(1);
  await expect(switcher(page)).toBeFocused();
  await choose(page, 'EU');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('each switch is told of once, also where both regions have the same words', async ({ page }) => {
  const told = () => page.evaluate(() => (window as unknown as { told: string[] }).told);
  const watch = () =>
    page.evaluate(() => {
      const all: string[] = [];
      Object.assign(window, { told: all });
      new MutationObserver((changes) => {
        for (const { target, type, addedNodes } of changes) {
          if (type === 'childList' && addedNodes.length === 0) continue; // what is taken away is not told
          const status = (target instanceof Element ? target : target.parentElement)?.closest('[role=status]');
          if (status?.textContent) all.push(status.textContent);
        }
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
  await page.goto('/');
  await hydrated(page);
  await watch();
  const words = `Page opened: ${await page.locator('h1').textContent()}`;
  await choose(page, 'EU');
  await expect(page.locator('#pricing')).toContainText(PRICES.eu);
  await expect.poll(told).toEqual([words]);
  await choose(page, 'USA');
  await expect(page.locator('#pricing')).toContainText(PRICES.us);
  await expect.poll(told).toEqual([words, words]);
  await page.goto('/us/about-me');
  await hydrated(page);
  await watch();
  await choose(page, 'Denmark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'da-DK');
  await expect.poll(told).toEqual([`Siden er åbnet: ${await page.locator('h1').textContent()}`]);
});

test('switching keeps a query as it was written', async ({ page }) => {
  const query = '?utm_id=12345678901234567890&v=1.0&on=true&from=a&from=b';
  await page.goto(`/us/about-me${query}`);
  await hydrated(page);
  expect(new URL(page.url()).search).toBe(query);
  await choose(page, 'Denmark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'da-DK');
  expect(new URL(page.url()).search).toBe(query);
});

for (const path of ['/nothing', '/fr/about-me'])
  test(`switching at ${path}, where nothing stands, leads to the home page of the region`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await choose(page, 'Denmark');
    await expect(page).toHaveURL(/\/dk\/$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'da-DK');
    await expect(page.locator('#pricing')).toContainText('4.500 kr.');
  });

test('a region chosen below the root holds at the root, for whoever goes back there', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.locator('header a[href="/us/about-me"]').filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/us\/about-me$/);
  // A menu that is opened before closes when the page changes.
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

test('switching does not go back to an anchor that was followed before', async ({ page }) => {
  await page.goto('/us/#home');
  await hydrated(page);
  const distance = () => page.locator('#pricing').evaluate((section) => section.getBoundingClientRect().top);
  await page.locator('#pricing').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
  await switcher(page).click();
  const before = await distance();
  await page.getByRole('banner').getByRole('link', { name: /EU/ }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/eu\/#home$/);
  await page.waitForTimeout(700);
  expect(Math.abs((await distance()) - before)).toBeLessThan(4);
});

test('whoever switches at the root by keyboard keeps the focus @firefox', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
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

test('the root changes without moving what the visitor is reading', async ({ page }) => {
  const release = await hold(page, COUNTRY, answer('DK'));
  await page.goto('/');
  await hydrated(page);
  await page
    .locator('#services')
    .evaluate((section) => scrollTo({ top: section.getBoundingClientRect().top + scrollY - 200, behavior: 'instant' }));
  await page.waitForTimeout(300);
  const before = await page.locator('#services').evaluate((section) => section.getBoundingClientRect().top);
  release();
  await expect(page.locator('html')).toHaveAttribute('lang', 'da-DK');
  await expect
    .poll(() => page.locator('#services').evaluate((section) => Math.abs(section.getBoundingClientRect().top)))
    .toBeLessThan(260);
  const after = await page.locator('#services').evaluate((section) => section.getBoundingClientRect().top);
  expect(Math.abs(after - before)).toBeLessThan(4);
});

test('the root changes without taking the field from who fills it in', async ({ page }) => {
  const release = await hold(page, COUNTRY, answer('DK'));
  await page.goto('/');
  await hydrated(page);
  const field = page.locator('#contact [name=name]');
  await field.pressSequentially('Ida');
  release();
  await expect(page.locator('html')).toHaveAttribute('lang', 'da-DK');
  await expect(field).toBeFocused();
  await page.keyboard.type(' Holm');
  await expect(field).toHaveValue('Ida Holm');
});

test('blocked storage harms nobody', async ({ page }) => {
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
