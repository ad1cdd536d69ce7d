import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { PAGE_TYPES } from './support/page-types.ts';
import { expect, hydrated, test, withChoice } from './support/site.ts';
import { SITE } from './support/site-words.ts';

/** Movement would be measured half way. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const region of ['us', 'dk'])
  for (const path of PAGE_TYPES)
    test(`axe finds nothing on /${region}/${path}, at any width`, async ({ page }) => {
      await withChoice(page);
      await page.goto(`/${region}/${path}`);
      await page.evaluate(() => dispatchEvent(new KeyboardEvent('keydown')));
      await hydrated(page);
      await expect(page.locator('html')).toHaveAttribute('lang', region === 'us' ? 'en-US' : 'da-DK');
      await expectAccessible(page, path);
    });

const SMALL = [320, 390];
const WIDE = [768, 1280];

/** Opens the home page, with its script at work. */
async function openHome(page: Page, region: string, width = 320): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.goto(`/${region}/`);
  await page.evaluate(() => dispatchEvent(new KeyboardEvent('keydown')));
  await hydrated(page);
}

/** Leaves the form as it is, then fills it in, and looks at both answers. */
async function errorsAndThanks(page: Page, place: string): Promise<void> {
  const part = page.locator(place);
  await part.locator('form button[type=submit]').click();
  await expect(part.locator('[aria-invalid=true]')).toHaveCount(3);
  await expectAccessible(page, `errors in ${place}`);
  await part.locator('[name=name]').fill('Ida');
  await part.locator('[name=email]').fill('ida@example.com');
  await part.locator('[name=message]').fill('Hej');
  await part.locator('form button[type=submit]').click();
  await expect(part.locator('form')).toHaveCount(0);
  await expectAccessible(page, `thanks in ${place}`);
}

for (const region of ['us', 'dk']) {
  test(`axe finds nothing with the cookie notice of ${region} open`, async ({ page }) => {
    await openHome(page, region);
    await expect(page.getByRole('region', { name: /cookies/i })).toBeVisible();
    await expectAccessible(page, 'summary');
    await page.getByRole('button', { name: /^(Customize|Tilpas)/ }).click();
    await expect(page.getByRole('switch')).toHaveCount(4);
    await expectAccessible(page, 'details');
  });

  test(`axe finds nothing with the menus of ${region} open`, async ({ page }) => {
    await withChoice(page);
    await openHome(page, region);
    const header = page.getByRole('banner');
    const services = header.getByRole('button', { name: /^(Services|Ydelser)$/ });
    const regions = header.getByRole('button', { name: /^Region/ });
    await header.getByRole('button', { name: /menu/i }).click();
    await expectAccessible(page, 'mobile menu', SMALL);
    await services.click();
    await regions.click();
    await expect(page.locator('#services-list, #region-list').filter({ visible: true })).toHaveCount(2);
    await expectAccessible(page, 'lists in the mobile menu', SMALL);

    await page.setViewportSize({ width: 768, height: 844 });
    await services.click();
    await expect(page.locator('#services-list')).toBeVisible();
    await expectAccessible(page, 'list of services', WIDE);
    await regions.click();
    await expect(page.locator('#region-list')).toBeVisible();
    await expectAccessible(page, 'region chooser', WIDE);
  });

  test(`axe finds nothing in the answers of the form of ${region}`, async ({ page }) => {
    await withChoice(page);
    await openHome(page, region);
    await errorsAndThanks(page, '#contact');
  });

  test(`axe finds nothing with the contact window of ${region} open`, async ({ page }) => {
    await withChoice(page);
    await openHome(page, region);
    await page.locator('#home [data-opens=contact] button').first().click();
    const contact = page.getByRole('dialog');
    await expect(contact.locator('[name=name]')).toBeVisible();
    await expectAccessible(page, 'window');
    await contact.getByRole('button', { name: SITE.phone }).click();
    await expect(contact.locator('a[href^="sms:"]')).toBeVisible();
    await expectAccessible(page, 'choice of chat and SMS');
    await errorsAndThanks(page, '[role=dialog]');
  });
}
