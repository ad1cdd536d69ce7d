import { expect, test } from '../support/fixtures.ts';

/** Lists that a visitor compares are body text, not small print. */
const LISTS = [
  ['/us/', '[data-section=services] disclosure-panel li'],
  ['/dk/services/ecommerce-google-ads-consultant', '[data-section=packages] disclosure-panel li'],
] as const;

for (const [path, items] of LISTS)
  for (const width of [390, 768, 1440])
    test(`sets lists of inclusions at the size of body text on ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const sizes = await page
        .locator(items)
        .evaluateAll((found) => found.map((item) => getComputedStyle(item).fontSize));
      const text = await page.evaluate(() => getComputedStyle(document.body).fontSize);
      expect(sizes.length).toBeGreaterThan(3);
      expect(new Set(sizes)).toEqual(new Set([text]));
    });

test('sets the name of a white-label step at the size of a title', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/us/services/marketing-agencies-google-ads-freelancer');
  const sizeOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((title) => getComputedStyle(title).fontSize);
  expect(await sizeOf('[data-section=white-label] ol h3')).toBe(await sizeOf('[data-section=service-grid] h3'));
});
