import { expect, waitForHydration, test } from '../support/fixtures.ts';
import { SITE_CONTENT } from '../../tools/site-content.ts';

/** An A4 sheet within margins of one centimeter, in CSS pixels. */
const SHEET = { width: 718, height: 1047 };

test.use({ viewport: SHEET });

test(
  'prints a case study with its text, figures and chart, and no controls',
  { tag: '@chromium' },
  async ({ page }) => {
    await page.goto('/dk/case-study/techflow-solutions-workflow-software');
    await page.emulateMedia({ media: 'print' });
    const main = page.getByRole('main');
    for (const text of [
      'TechFlow Solutions',
      '336 DKK stykket',
      'TechFlow brugte 34.300 DKK',
      'Jeg skar de 380 søgeord',
    ])
      await expect(main.getByText(text).first()).toBeVisible();
    await expect(main.locator('dd').filter({ visible: true })).toHaveText(['47', '34.300 DKK', '41', '640']);
    await expect(main.locator('figure svg').first()).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Hovedmenu' })).toBeHidden();
    await expect(page.locator('footer address').first()).toContainText(SITE_CONTENT.company.legalName);
    // On screen, the notice covers the page until a choice is stored.
    await expect(page.locator('html')).toHaveAttribute('data-ask', '');
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g);
    expect(sheets?.length).toBeLessThanOrEqual(3);
  },
);

test('prints the plans side by side, with everything that they include', { tag: '@chromium' }, async ({ page }) => {
  await page.goto('/us/');
  await waitForHydration(page); // the rules for paper come with the whole stylesheet, after the page
  await page.emulateMedia({ media: 'print' });
  const plans = page.locator('[data-part="plans"] > ul > li');
  const boxes = await plans.evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)));
  expect(boxes).toHaveLength(3);
  expect(new Set(boxes).size).toBe(1);
  await expect(page.getByText('Weekly search term and budget checks')).toBeVisible();
  await expect(plans.getByRole('button')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(SHEET.width);
});
