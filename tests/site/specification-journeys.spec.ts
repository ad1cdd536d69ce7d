import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { CASE_STUDY_PATH } from '../../tools/page-types.ts';
import { expect, waitForHydration, test, withConsent } from '../support/fixtures.ts';

/* Lines of the specification that show only in a browser and that no other test holds. */

test.beforeEach(({ page }) => withConsent(page));

const columns = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((cards) => new Set(cards.map((card) => card.getBoundingClientRect().left)).size);

test('lays the header out in three ways, with the mobile menu up to 767 px', async ({ page }) => {
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

test('lays the list of cases out in one, two and three columns', async ({ page }) => {
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

test('keeps the sizes of portrait, partner image and profile photo', async ({ page }) => {
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

test('scrolls smoothly from the button of a service page to the form', async ({ page }) => {
  await page.goto('/us/services/b2b-google-ads-consultant');
  await waitForHydration(page);
  await page.evaluate(() => {
    const positions: number[] = [];
    Object.assign(window, { positions });
    addEventListener('scroll', () => positions.push(scrollY));
  });
  await page.locator('[data-section=page-hero] a[href="#contact"]').click();
  await expect(page.locator('#contact h2')).toBeInViewport();
  const positions = await page.evaluate(() => (window as unknown as { positions: number[] }).positions);
  expect(new Set(positions).size, 'scroll positions').toBeGreaterThan(5);
  await expect(page).toHaveURL('/us/services/b2b-google-ads-consultant#contact');
});

for (const [path, section, label] of [
  ['/us/', '#home', /./],
  ['/dk/about-me', '[data-section=closing]', 'Få din gratis kampagneanalyse'],
  [`/eu/${CASE_STUDY_PATH}`, '[data-section=case-detail]', 'Get a free campaign analysis'],
] as const)
  test(`opens the contact modal from the button in ${section} on ${path}`, async ({ page }) => {
    await page.goto(path);
    await waitForHydration(page);
    await page.locator(section).getByRole('button', { name: label }).click();
    await expect(page.getByRole('dialog').locator('[name=message]')).toBeVisible();
  });

test('collapses what a plan includes on phones, and shows it on wide screens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/us/');
  await waitForHydration(page);
  const lines = page.locator('#pricing disclosure-panel li');
  await expect(lines.first()).toBeHidden();
  await page.getByRole('button', { name: 'Show details: Start' }).click();
  await expect(lines.first()).toBeVisible();
  await expect(lines.last()).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(lines.last()).toBeVisible();
});

test('turns the arrow of the timeline when it opens', async ({ page }) => {
  await page.goto('/us/about-me');
  await waitForHydration(page);
  const toggle = page.getByRole('button', { name: 'See full timeline' });
  const turned = () => toggle.locator('svg').evaluate((arrow) => getComputedStyle(arrow).transform);
  expect(await turned()).toBe('none');
  await toggle.click();
  await expect.poll(turned).toBe('matrix(-1, 0, 0, -1, 0, 0)');
});

test('updates the head after a navigation to match the pre-rendered page', async ({ page }) => {
  await page.goto('/us/');
  await waitForHydration(page);
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

test('opens the list of cases at its top', async ({ page }) => {
  await page.goto('/us/');
  await waitForHydration(page);
  await page.locator('#client-cases').getByRole('link', { name: 'See all case studies' }).click();
  await expect(page.locator('h1')).toHaveText('Google Ads case studies, numbers included');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('shows the sitemap as plain text after a navigation to a path that contains sitemap', async ({ page }) => {
  for (const path of ['/us/sitemap', '/my-sitemap', '/us/case-study/sitemap', '/old/sitemap.php']) {
    await page.goto('/us/about-me');
    await waitForHydration(page);
    await page.evaluate((address) => {
      history.pushState({}, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, path);
    await expect(page.locator('pre'), path).toContainText('<changefreq>weekly</changefreq>');
  }
});
