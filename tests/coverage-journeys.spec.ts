import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { CASE_PAGE } from './support/page-types.ts';
import { expect, hydrated, test, withChoice } from './support/site.ts';

/* Lines of the specification that show only in a browser and that no other test holds. */

test.beforeEach(({ page }) => withChoice(page));

const columns = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((cards) => new Set(cards.map((card) => card.getBoundingClientRect().left)).size);

test('the header has three layouts, and the menu of phones up to 767 px', async ({ page }) => {
  await page.goto('/us/');
  const menu = page.getByRole('banner').getByRole('button', { name: /menu/i });
  const about = page.getByRole('banner').locator('a[href="/us/about-me"]').first();
  const letters = () => about.evaluate((link) => getComputedStyle(link).fontSize);
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(menu).toBeVisible();
  await expect(about).toBeHidden();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(menu).toBeHidden();
  await expect(about).toBeVisible();
  const [tablet, name] = [await letters(), await page.locator('header a').first().boundingBox()];
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(about).toBeVisible();
  const wideName = await page.locator('header a').first().boundingBox();
  expect(`${tablet} ${name?.width}`).not.toBe(`${await letters()} ${wideName?.width}`);
});

test('the list of cases has one, two and three columns', async ({ page }) => {
  await page.goto('/us/case-studies');
  for (const [width, count] of [
    [390, 1],
    [900, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect(await columns(page, '[data-section=case-list] a[href*="/case-study/"]'), `${width} px`).toBe(count);
  }
});

test('portrait, partner picture and profile photo keep their sizes', async ({ page }) => {
  const width = async (type: string) =>
    (await page.locator(`[data-section=${type}] img`).first().boundingBox())?.width ?? 0;
  for (const screen of [390, 1440]) {
    await page.setViewportSize({ width: screen, height: 900 });
    await page.goto('/us/about-me');
    expect(await width('story')).toBeLessThanOrEqual(320);
    expect(await width('partner')).toBeLessThanOrEqual(300);
  }
  await page.goto('/us/services/marketing-agencies-google-ads-freelancer');
  expect(Math.round(await width('white-label'))).toBe(184);
});

test('the button of a service page glides down to the form', async ({ page }) => {
  await page.goto('/us/services/b2b-google-ads-consultant');
  await hydrated(page);
  await page.evaluate(() => {
    const places: number[] = [];
    Object.assign(window, { places });
    addEventListener('scroll', () => places.push(scrollY));
  });
  await page.locator('[data-section=page-hero] a[href="#contact"]').click();
  await expect(page.locator('#contact h2')).toBeInViewport();
  const places = await page.evaluate(() => (window as unknown as { places: number[] }).places);
  expect(new Set(places).size, 'places on the way').toBeGreaterThan(5);
  await expect(page).toHaveURL('/us/services/b2b-google-ads-consultant#contact');
});

for (const [path, section, words] of [
  ['/us/', '#home', /./],
  ['/dk/about-me', '[data-section=closing]', 'Få din gratis kampagneanalyse'],
  [`/eu/${CASE_PAGE}`, '[data-section=case-detail]', 'Get a free campaign analysis'],
] as const)
  test(`the button in ${section} on ${path} opens the window`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await page.locator(section).getByRole('button', { name: words }).click();
    await expect(page.getByRole('dialog').locator('[name=message]')).toBeVisible();
  });

test('what a plan includes is folded on phones and open on wide screens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/us/');
  await hydrated(page);
  const lines = page.locator('#pricing fold-panel li');
  await expect(lines.first()).toBeHidden();
  await page.getByRole('button', { name: 'Show details: Start' }).click();
  await expect(lines.first()).toBeVisible();
  await expect(lines.last()).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(lines.last()).toBeVisible();
});

test('the arrow of the timeline turns as it opens', async ({ page }) => {
  await page.goto('/us/about-me');
  await hydrated(page);
  const toggle = page.getByRole('button', { name: 'See full timeline' });
  const turned = () => toggle.locator('svg').evaluate((arrow) => getComputedStyle(arrow).transform);
  expect(await turned()).toBe('none');
  await toggle.click();
  await expect.poll(turned).toBe('matrix(-1, 0, 0, -1, 0, 0)');
});

test('after a navigation the head says all that the pre-rendered page says', async ({ page }) => {
  await page.goto('/us/');
  await hydrated(page);
  await page.locator('footer a[href="/us/cookie-policy"]').click();
  await expect(page.locator('h1')).toHaveText('Cookie policy');
  const built = readFileSync('dist/us/cookie-policy.html', 'utf8');
  for (const name of ['description', 'keywords', 'og:title', 'og:description', 'og:image', 'twitter:title']) {
    const content = new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`).exec(built)?.[1] ?? 'nothing';
    await expect(page.locator(`head meta[name="${name}"], head meta[property="${name}"]`)).toHaveAttribute(
      'content',
      content.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"),
    );
  }
});

test('the list of cases opens at its top', async ({ page }) => {
  await page.goto('/us/');
  await hydrated(page);
  await page.locator('#client-cases').getByRole('link', { name: 'See all client cases' }).click();
  await expect(page.locator('h1')).toHaveText('Client cases, figures included');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('inside the site a path with sitemap shows the sitemap as plain text', async ({ page }) => {
  for (const path of ['/us/sitemap', '/my-sitemap', '/us/case-study/sitemap', '/old/sitemap.php']) {
    await page.goto('/us/about-me');
    await hydrated(page);
    await page.evaluate((address) => {
      history.pushState({}, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, path);
    await expect(page.locator('pre'), path).toContainText('<changefreq>weekly</changefreq>');
  }
});
