import type { Page } from '@playwright/test';
import { expect, waitForHydration, test, withConsent } from '../support/fixtures.ts';

const PATH = '/us/services/b2b-google-ads-consultant';
const ANCHOR = 'faq-illness';

/** Adds a link to a question at the start of the page, and clicks it. */
async function follow(page: Page, href: string) {
  await page.locator('main').evaluate((main, to) => {
    const link = Object.assign(document.createElement('a'), { href: to, textContent: 'To the question' });
    main.prepend(link);
  }, href);
  await page.getByRole('link', { name: 'To the question' }).click();
}

/** Expects the question to be open, its answer in view, and all others closed. */
async function expectOpen(page: Page) {
  await expect(page.locator(`#${ANCHOR}`)).toBeInViewport();
  await expect(page.locator('[data-section=faq] details[open]')).toHaveCount(1);
}

test.beforeEach(({ page }) => withConsent(page));

test('opens a question at its address, and again after a reload @firefox', async ({ page }) => {
  await page.goto(`${PATH}#${ANCHOR}`);
  await expectOpen(page);
  await page.reload();
  await expectOpen(page);
});

test('opens a question from a link on its page and from another page @firefox', async ({ page }) => {
  await page.goto(PATH);
  await waitForHydration(page);
  await expect(page.locator(`#${ANCHOR}`)).not.toBeInViewport();
  await follow(page, `#${ANCHOR}`);
  await expectOpen(page);
  await page.goto('/us/about-me');
  await waitForHydration(page);
  await follow(page, `${PATH}#${ANCHOR}`);
  await expect(page).toHaveURL(`${PATH}#${ANCHOR}`);
  await expectOpen(page);
});

test(
  'unfolds and folds a question by keyboard, also without script',
  { tag: '@chromium' },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto(PATH);
    const answer = page.locator(`#${ANCHOR}`);
    await page.locator('details', { has: answer }).locator('summary').press('Enter');
    await expect(answer).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(answer).toBeHidden();
    await context.close();
  },
);
