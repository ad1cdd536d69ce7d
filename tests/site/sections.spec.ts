import type { Page } from '@playwright/test';
import { animationFrames, atRest, ENOUGH_FRAMES } from '../support/animation-frames.ts';
import { expect, waitForHydration, test, withConsent } from '../support/fixtures.ts';
import { CASE_COUNT, countTagged } from '../../tools/site-content.ts';

test.beforeEach(({ page }) => withConsent(page));

test.describe('the case carousel', () => {
  const row = (page: Page) => page.locator('#client-cases [tabindex="0"]').first();
  const scrollLeft = (page: Page) => row(page).evaluate((element) => element.scrollLeft);

  test('scrolls by itself, and stops on hover, on focus and by its button', async ({ page }) => {
    await page.goto('/us/');
    await waitForHydration(page);
    await page.locator('#client-cases').scrollIntoViewIfNeeded();
    const start = await scrollLeft(page);
    await expect.poll(() => scrollLeft(page)).toBeGreaterThan(start + 5);
    await row(page).hover();
    const hovered = await atRest(page, () => scrollLeft(page));
    await animationFrames(page);
    expect(Math.abs((await scrollLeft(page)) - hovered)).toBeLessThan(2);
    await page.mouse.move(2, 2);
    const button = page.locator('#client-cases').getByRole('button').first();
    await button.click();
    await page.mouse.move(2, 2);
    const paused = await atRest(page, () => scrollLeft(page));
    await animationFrames(page);
    expect(Math.abs((await scrollLeft(page)) - paused)).toBeLessThan(2);
  });

  test('exposes each case once to assistive technology', async ({ page }) => {
    await page.goto('/us/');
    await waitForHydration(page);
    await expect(page.locator('#client-cases ul[aria-hidden=true]')).toHaveCount(1);
    const links = page.locator('#client-cases').getByRole('link', { includeHidden: false });
    const targets = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')).filter((href) => href?.includes('/case-study/')),
    );
    expect(new Set(targets).size).toBe(CASE_COUNT);
    expect(targets).toHaveLength(CASE_COUNT);
    const copies = await page
      .locator('#client-cases [aria-hidden="true"] a[href*="/case-study/"]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).tabIndex));
    expect(copies.length).toBeGreaterThanOrEqual(CASE_COUNT);
    expect(copies.every((tabIndex) => tabIndex === -1)).toBe(true);
  });

  test('opens the case of a clicked copy', async ({ page }) => {
    await page.goto('/us/');
    await waitForHydration(page);
    const copy = page.locator('#client-cases ul[aria-hidden=true] a').first();
    await row(page).evaluate((element) => {
      const copies = element.querySelector<HTMLElement>('ul[aria-hidden=true]');
      element.scrollLeft = (copies?.offsetLeft ?? 0) - element.clientWidth / 2;
    });
    await row(page).hover();
    const target = await copy.getAttribute('href');
    await copy.click();
    await expect(page).toHaveURL(new RegExp(`${target}$`));
  });

  test("doesn't move for visitors who prefer reduced motion", { tag: '@chromium' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/us/');
    await waitForHydration(page);
    await page.locator('#client-cases').scrollIntoViewIfNeeded();
    const start = await scrollLeft(page);
    await animationFrames(page, 2 * ENOUGH_FRAMES);
    expect(await scrollLeft(page)).toBe(start);
  });

  test('scrolls forward and back by its buttons while it moves', async ({ page }) => {
    await page.goto('/us/');
    await waitForHydration(page);
    await page.locator('#client-cases').scrollIntoViewIfNeeded();
    const start = await scrollLeft(page);
    await expect.poll(() => scrollLeft(page)).toBeGreaterThan(start + 3);
    const card = await row(page)
      .locator('li')
      .first()
      .evaluate((element) => element.clientWidth);
    for (const [name, sign] of [
      ['Next cases', 1],
      ['Next cases', 1],
      ['Previous cases', -1],
    ] as const) {
      const before = await scrollLeft(page);
      await page.locator('#client-cases').getByRole('button', { name }).click();
      await page.mouse.move(2, 2);
      await animationFrames(page, 2 * ENOUGH_FRAMES); // the row glides there, and goes on moving
      expect(((await scrollLeft(page)) - before) * sign, name).toBeGreaterThan(card / 2);
    }
  });

  test('scrolls with the arrow keys', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/us/');
    await waitForHydration(page);
    await row(page).focus();
    const start = await scrollLeft(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => scrollLeft(page)).toBeGreaterThan(start);
  });
});

test.describe('disclosures', () => {
  test('are closed on phones and open on wide screens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/us/');
    await waitForHydration(page);
    const feature = page.locator('#services disclosure-panel li').first();
    await expect(feature).toBeHidden();
    await page.locator('#services [data-disclosure]').first().click();
    await expect(feature).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(page.locator('#services disclosure-panel li').last()).toBeVisible();
    await expect(page.locator('#services [data-disclosure]').first()).toBeHidden();
  });

  for (const [region, label] of [
    ['us', 'See full timeline'],
    ['dk', 'Se hele tidslinjen'],
  ] as const)
    test(`show the first and last timeline entry of ${region}, and the others on demand`, async ({ page }) => {
      await page.goto(`/${region}/about-me`);
      await waitForHydration(page);
      const timeline = page.locator('[data-section=timeline]');
      await expect(timeline.getByText('1997')).toBeVisible();
      await expect(timeline.getByText('2025')).toBeVisible();
      await expect(timeline.getByText('2019')).toBeHidden();
      const toggle = timeline.getByRole('button', { name: label });
      await toggle.click();
      await expect(timeline.getByText('2019')).toBeVisible();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await toggle.click();
      await expect(timeline.getByText('2019')).toBeHidden();
    });
});

test.describe('the case list', () => {
  test('filters by tag, updates the URL, and supports Back @firefox', async ({ page }) => {
    await page.goto('/us/case-studies');
    await waitForHydration(page);
    const cards = page.locator('main a[href*="/case-study/"]').filter({ visible: true });
    const buttons = page.getByRole('group').getByRole('button');
    await expect(cards).toHaveCount(CASE_COUNT);
    expect(await buttons.allTextContents()).toEqual([
      'All',
      'B2B',
      'eCommerce',
      'Local service',
      'Nonprofit',
      'Travel',
      'White-label',
    ]);
    await page.getByRole('button', { name: 'Nonprofit', exact: true }).click();
    await expect(cards).toHaveCount(countTagged('Nonprofit'));
    await expect(page).toHaveURL(/\?tag=Nonprofit$/);
    await page.getByRole('button', { name: 'Travel', exact: true }).click();
    await expect(cards).toHaveCount(countTagged('Travel'));
    await page.goBack();
    await expect(cards).toHaveCount(countTagged('Nonprofit'));
    await page.reload();
    await expect(cards).toHaveCount(countTagged('Nonprofit'));
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await expect(cards).toHaveCount(CASE_COUNT);
  });

  test('keeps the other query parameters', async ({ page }) => {
    await page.goto('/us/case-studies?utm_source=mail&tag=Travel');
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Nonprofit', exact: true }).click();
    await expect(page).toHaveURL(/\?utm_source=mail&tag=Nonprofit$/);
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await expect(page).toHaveURL(/\?utm_source=mail$/);
  });

  test('shows all cases without script and for an unknown tag', async ({ page }) => {
    await page.goto('/us/case-studies?tag=Nonsense');
    await waitForHydration(page);
    await expect(page.locator('main a[href*="/case-study/"]').filter({ visible: true })).toHaveCount(CASE_COUNT);
  });
});
