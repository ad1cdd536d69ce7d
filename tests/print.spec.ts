import { expect, hydrated, test } from './support/site.ts';
import { SITE } from './support/site-words.ts';

/** A sheet of A4 within margins of a centimetre, in CSS pixels. */
const SHEET = { width: 718, height: 1047 };

test.use({ viewport: SHEET });

test('a printed case study has its text, figures and chart, and nothing to press', async ({ page }) => {
  await page.goto('/dk/case-study/techflow-solutions-workflow-software');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  for (const words of [
    'TechFlow Solutions',
    '336 DKK stykket',
    'TechFlow brugte 34.300 DKK',
    'Jeg skar de 380 søgeord',
  ])
    await expect(main.getByText(words).first()).toBeVisible();
  await expect(main.locator('dd').filter({ visible: true })).toHaveText(['47', '34.300 DKK', '41', '640']);
  await expect(main.locator('figure svg').first()).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Hovedmenu' })).toBeHidden();
  await expect(page.getByText(SITE.company.legalName).first()).toBeVisible();
  // Without a stored choice the notice stands over the page on a screen.
  await expect(page.locator('html')).toHaveAttribute('data-ask', '');
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g);
  expect(sheets?.length).toBeLessThanOrEqual(3);
});

test('printed plans stand beside each other, with all that they include', async ({ page }) => {
  await page.goto('/us/');
  await hydrated(page); // the rules for paper come with the whole stylesheet, after the page
  await page.emulateMedia({ media: 'print' });
  const plans = page.locator('[data-part="plans"] > ul > li');
  const boxes = await plans.evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)));
  expect(boxes).toHaveLength(3);
  expect(new Set(boxes).size).toBe(1);
  await expect(page.getByText('Weekly search term and budget checks')).toBeVisible();
  await expect(plans.getByRole('button')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(SHEET.width);
});
