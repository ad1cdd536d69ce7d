import { expect, waitForHydration, test, withConsent } from '../support/fixtures.ts';

for (const [region, label] of [
  ['us', 'On this page'],
  ['dk', 'På denne side'],
] as const) {
  test(`collapses the table of contents of a legal page on phones in ${region}`, async ({ page }) => {
    await withConsent(page);
    for (const [width, height] of [
      [390, 844],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`/${region}/privacy-policy`);
      await waitForHydration(page);
      const links = page.getByRole('navigation', { name: label }).getByRole('link');
      await expect(links).toHaveCount(0);
      // The first part begins in the first view of a phone.
      if (height > width) await expect(page.locator('[data-section=legal] h2').first()).toBeInViewport();
      const toggle = page.getByRole('button', { name: label });
      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await links.nth(2).click();
      await expect(page).toHaveURL(/#draft$/);
      await expect(page.locator('#draft h2')).toBeInViewport();
    }
  });

  test(`shows the table of contents of a legal page on wide screens in ${region}`, async ({ page }) => {
    await withConsent(page);
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/${region}/privacy-policy`);
      await expect(page.getByRole('button', { name: label })).toBeHidden();
      await expect(page.locator('nav a[href="#controller"]')).toBeVisible();
    }
  });
}

test(
  'shows the table of contents of a legal page on phones without script',
  { tag: '@chromium' },
  async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    await page.goto('/us/privacy-policy');
    await expect(page.getByRole('button', { name: 'On this page' })).toBeHidden();
    await page.locator('nav a[href="#contact-form"]').click();
    await expect(page).toHaveURL(/#contact-form$/);
    await page.close();
  },
);
