import type { Locator, Page } from '@playwright/test';
import { animationFrames } from '../support/animation-frames.ts';
import { expect, waitForHydration, test, withConsent } from '../support/fixtures.ts';
import { CASE_COUNT, countTagged } from '../../tools/site-content.ts';

/* Journeys of visitors who have no mouse: nothing here clicks, and nothing is focused but by the keyboard. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  const has = () => target.evaluateAll((all) => all.some((element) => element === document.activeElement));
  for (let step = 0; step < 80; step++) {
    await page.keyboard.press(key);
    if (await has()) return;
  }
  throw new Error(`The keyboard does not reach ${String(target)}.`);
}

/** Opens a page and hydrates it. */
async function open(page: Page, path: string, width = 1280): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.goto(path);
  await waitForHydration(page);
}

test('opens and closes the list of services, and follows its links', async ({ page }) => {
  await withConsent(page);
  await open(page, '/us/');
  const services = page.getByRole('button', { name: 'Services' });
  await tabTo(page, services);
  await page.keyboard.press('Enter');
  await expect(services).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(services).toBeFocused();
  await expect(services).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('link', { name: 'SaaS', exact: true }).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/us/services/saas-google-ads-consultant');
  await expect(services).toHaveAttribute('aria-expanded', 'false');
});

test('opens lists and the modal from the mobile menu, and returns the focus to it', async ({ page }) => {
  await withConsent(page);
  await open(page, '/us/', 390);
  const menu = page.getByRole('banner').getByRole('button', { name: /menu/i });
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Services' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('#link-list')).toBeVisible();
  await tabTo(page, page.getByRole('banner').getByRole('button', { name: 'Contact', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(menu).toBeFocused();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
});

test('filters cases, and moves and stops the carousel', async ({ page }) => {
  await withConsent(page);
  await open(page, '/us/case-studies');
  await tabTo(page, page.getByRole('button', { name: 'Nonprofit' }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('status').filter({ hasText: `Cases shown: ${countTagged('Nonprofit')}` })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'All', exact: true }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: `Cases shown: ${CASE_COUNT}` })).toBeVisible();

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/us/');
  const cases = page.locator('#client-cases');
  const stop = cases.getByRole('button').first();
  const row = cases.getByRole('group');
  await tabTo(page, stop);
  await page.keyboard.press('Enter');
  await expect(stop).toHaveAccessibleName('Play');
  const scrollLeft = () => row.evaluate((element) => element.scrollLeft);
  const start = await scrollLeft();
  await animationFrames(page); // it doesn't move
  expect(await scrollLeft()).toBe(start);
  await tabTo(page, row);
  await page.keyboard.press('ArrowRight');
  await expect.poll(scrollLeft).toBeGreaterThan(start);
});

test('fills in the form, corrects its errors and sends it', async ({ page }) => {
  await withConsent(page);
  await open(page, '/us/');
  const field = (name: string) => page.locator(`#contact [name=${name}]`);
  await page.keyboard.press('Tab'); // the skip link
  await page.keyboard.press('Shift+Tab');
  await tabTo(page, field('message'), 'Shift+Tab');
  await page.keyboard.type('We count wrong.');
  await tabTo(page, page.locator('#contact form button[type=submit]'));
  await page.keyboard.press('Enter');
  await expect(field('name')).toBeFocused();
  await page.keyboard.type('Ada');
  await tabTo(page, field('email'));
  await page.keyboard.type('ada@example.com');
  await tabTo(page, field('service'));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, page.locator('#contact form button[type=submit]'));
  const request = page.waitForRequest((sent) => sent.method() === 'POST');
  await page.keyboard.press('Enter');
  expect((await request).postDataJSON()).toMatchObject({
    name: 'Ada',
    email: 'ada@example.com',
    service: 'agencies',
    message: 'We count wrong.',
  });
  await expect(page.locator('#contact form')).toHaveCount(0);
  await expect(page.locator('#contact :focus')).toHaveCount(1);
});

test('answers the notice purpose by purpose', async ({ page }) => {
  await open(page, '/us/');
  await tabTo(page, page.getByRole('button', { name: 'Customize' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('switch', { name: /^Functional/ }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Save Preferences' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: /cookies/i })).toBeHidden();
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cookie-consent') ?? '{}').preferences)).toEqual({
    necessary: true,
    analytics: false,
    marketing: false,
    functional: true,
  });
});
