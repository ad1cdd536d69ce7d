import type { Page } from '@playwright/test';
import { expectAccessible, widthsOf } from './support/axe.ts';
import { PAGE_TYPES } from '../tools/page-types.ts';
import { expect, waitForHydration, test, withConsent } from './support/fixtures.ts';
import { localeOf, REGION_PER_LANGUAGE, REGIONS, SITE_CONTENT, wordOf, wordsIn } from '../tools/site-content.ts';

/** Animations would be measured midway. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe.configure({ timeout: 90_000 }); // axe takes up to a second a width, and several times that on a busy machine

/** Pages of all languages have the same markup: only the first language's, and the home pages, are main journeys. */
const tagOf = (region: string, path: string): string[] =>
  region === REGION_PER_LANGUAGE[0] || path === '' ? [] : ['@long'];

for (const region of REGION_PER_LANGUAGE)
  for (const path of PAGE_TYPES)
    test(`has no axe violations on /${region}/${path} at any width`, { tag: tagOf(region, path) }, async ({ page }) => {
      await withConsent(page);
      await page.goto(`/${region}/${path}`);
      await page.evaluate(() => dispatchEvent(new KeyboardEvent('keydown')));
      await waitForHydration(page);
      await expect(page.locator('html')).toHaveAttribute('lang', localeOf(region));
      await expectAccessible(page, path, widthsOf(region));
    });

const SMALL = [320, 390];
const WIDE = [768, 1280];

/** Opens the home page and hydrates it. */
async function openHome(page: Page, region: string, width = 320): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.goto(`/${region}/`);
  await page.evaluate(() => dispatchEvent(new KeyboardEvent('keydown')));
  await waitForHydration(page);
}

/** Submits the form empty, then filled in, and checks errors and thank-you view. */
async function expectAccessibleForm(page: Page, selector: string, widths: readonly number[]): Promise<void> {
  const part = page.locator(selector);
  await part.locator('form button[type=submit]').click();
  await expect(part.locator('[aria-invalid=true]')).toHaveCount(3);
  await expectAccessible(page, `errors in ${selector}`, widths);
  await part.locator('[name=name]').fill('Ida');
  await part.locator('[name=email]').fill('ida@example.com');
  await part.locator('[name=message]').fill('Hej');
  await part.locator('form button[type=submit]').click();
  await expect(part.locator('form')).toHaveCount(0);
  await expectAccessible(page, `thanks in ${selector}`, widths);
}

for (const region of REGION_PER_LANGUAGE) {
  const widths = widthsOf(region);
  test(`has no axe violations with the cookie notice open in ${region}`, async ({ page }) => {
    await openHome(page, region);
    await expect(page.getByRole('region', { name: wordOf(region, 'consent', 'title') })).toBeVisible();
    await expectAccessible(page, 'summary', widths);
    await page.getByRole('button', { name: wordOf(region, 'consent', 'customize') }).click();
    await expect(page.getByRole('switch')).toHaveCount(4);
    await expectAccessible(page, 'details', widths);
  });

  test(`has no axe violations with the menus open in ${region}`, async ({ page }) => {
    await withConsent(page);
    await openHome(page, region);
    const header = page.getByRole('banner');
    const menu = {
      list: '#link-list',
      button: header.getByRole('button', { name: wordOf(region, 'header', 'menu'), exact: true }),
    };
    const regions = {
      list: '#region-list',
      button: header.getByRole('button', { name: new RegExp(`^${wordOf(region, 'header', 'region')}`) }),
    };
    // A site may have no menu, and one of a single region has no choice of regions.
    const lists = [...(wordsIn('header').includes('menu') ? [menu] : []), ...(REGIONS.length > 1 ? [regions] : [])];
    await header.getByRole('button', { name: wordOf(region, 'header', 'openMenu') }).click();
    await expectAccessible(page, 'mobile menu', SMALL);
    for (const { button } of lists) await button.click();
    for (const { list } of lists) await expect(page.locator(list).filter({ visible: true })).toHaveCount(1);
    await expectAccessible(page, 'lists in the mobile menu', SMALL);

    await page.setViewportSize({ width: 768, height: 844 });
    for (const { list, button } of lists) {
      await button.click();
      await expect(page.locator(list)).toBeVisible();
      await expectAccessible(page, list, WIDE);
    }
  });

  test(`has no axe violations in the form's errors and thank-you view in ${region}`, async ({ page }) => {
    await withConsent(page);
    await openHome(page, region);
    await expectAccessibleForm(page, '#contact', widths);
  });

  test(`has no axe violations with the contact modal open in ${region}`, async ({ page }) => {
    await withConsent(page);
    await openHome(page, region);
    await page.locator('main [data-dialog-trigger=contact] button').first().click();
    const contact = page.getByRole('dialog');
    await expect(contact.locator('[name=name]')).toBeVisible();
    await expectAccessible(page, 'window', widths);
    await contact.getByRole('button', { name: SITE_CONTENT.phone }).click();
    await expect(contact.locator('a[href^="sms:"]')).toBeVisible();
    await expectAccessible(page, 'choice of chat and SMS', widths);
    await expectAccessibleForm(page, '[role=dialog]', widths);
  });
}
