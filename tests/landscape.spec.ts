import type { Locator, Page } from '@playwright/test';
import { LARGE_SCREEN, SMALL_SCREEN } from '../src/styles/breakpoints.ts';
import { expect, waitForHydration, test, withConsent } from './support/fixtures.ts';

/* A phone on its side: as wide as a small tablet, and not as high as a hand. */

const PHONES = [
  [844, 390],
  [812, 375],
  [667, 375],
] as const;

const LABELS = {
  us: { customize: 'Customize', back: 'Back', save: 'Save Preferences' },
  dk: { customize: 'Tilpas', back: 'Tilbage', save: 'Gem valg' },
} as const;

const inView = async (page: Page, element: Locator) => {
  const box = await element.boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  return box !== null && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
};

const menuButton = (page: Page) => page.locator('header button[aria-controls="site-menu"]');

for (const [region, labels] of Object.entries(LABELS))
  for (const [width, height] of PHONES)
    test(`keeps the notice's buttons in view in ${region} at ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(`/${region}/`);
      await waitForHydration(page);
      await page.getByRole('button', { name: labels.customize }).click();
      const buttons = [labels.back, labels.save].map((name) => page.getByRole('button', { name, exact: true }));
      for (const button of buttons) expect(await inView(page, button)).toBe(true);
      // The last switch scrolls into view, and the buttons stay in place.
      const last = page.getByRole('switch').last();
      await last.scrollIntoViewIfNeeded();
      for (const button of buttons) expect(await inView(page, button)).toBe(true);
      await buttons[1]?.click();
      await expect(page.locator('[aria-labelledby=notice-title]')).toBeHidden();
    });

test("scrolls a focused switch clear of the notice's buttons", async ({ page }) => {
  await page.setViewportSize({ width: 667, height: 375 });
  await page.goto('/us/');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Customize' }).click();
  for (const purpose of ['Analytics', 'Marketing', 'Functional']) {
    const lever = page.getByRole('switch', { name: purpose });
    await expect(lever).toBeFocused();
    const [own, save] = await Promise.all([
      lever.boundingBox(),
      page.getByRole('button', { name: 'Save Preferences' }).boundingBox(),
    ]);
    expect((own?.y ?? Infinity) + (own?.height ?? 0)).toBeLessThanOrEqual(save?.y ?? 0);
    await page.keyboard.press('Tab');
  }
});

for (const region of ['us', 'dk'])
  test(`shows the whole mobile menu on a phone in landscape in ${region}`, async ({ page }) => {
    await withConsent(page);
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto(`/${region}/`);
    await waitForHydration(page);
    const name = page.locator('header a').first();
    expect(await name.evaluate((link) => link.getClientRects().length)).toBe(1);
    expect((await name.boundingBox())?.height).toBeLessThan(50);
    await menuButton(page).click();
    const menu = page.locator('#site-menu');
    for (const part of [
      'nav a',
      'nav button',
      '[data-dialog-trigger=contact] button',
      'a[target=_blank]',
      '[aria-controls=region-list]',
    ])
      for (const each of await menu.locator(part).filter({ visible: true }).all())
        expect(await inView(page, each), await each.innerText()).toBe(true);
    await menu.getByRole('link', { name: region === 'us' ? 'About' : 'Om mig' }).click();
    await expect(page).toHaveURL(`/${region}/about-me`);
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  });

test('closes the mobile menu when the screen has room for the links', async ({ page }) => {
  await withConsent(page);
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/us/');
  await waitForHydration(page);
  await menuButton(page).click();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  await page.setViewportSize({ width: 844, height: 800 });
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
});

test('collapses details of services and plans on a phone in landscape', async ({ page }) => {
  await withConsent(page);
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/us/');
  await waitForHydration(page);
  for (const section of ['services', 'pricing']) {
    const toggle = page.locator(`#${section} [data-disclosure]`).first();
    const details = page.locator(`#${section} disclosure-panel`).first().locator('li').first();
    await expect(details).toBeHidden();
    await toggle.click();
    await expect(details).toBeVisible();
  }
});

test('matches exactly one layout on every screen', async ({ page }) => {
  await withConsent(page);
  await page.goto('/us/');
  for (const [width, height, small] of [
    [767, 1000, true],
    [768, 450, false],
    [768, 449, true],
    [900, 449, true],
    [901, 449, false],
    [900, 450, false],
    [390, 844, true],
  ] as const) {
    await page.setViewportSize({ width, height });
    const matches = await page.evaluate(
      (queries) => queries.map((query) => matchMedia(query).matches),
      [SMALL_SCREEN, LARGE_SCREEN],
    );
    expect(matches, `${width} × ${height}`).toEqual([small, !small]);
    await expect(menuButton(page)).toBeVisible({ visible: small });
  }
});
