import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { CHANGES, changeNow, changePages, MOMENTS, type Change } from './support/foreign-scripts.ts';
import { PAGE_TYPES } from '../tools/page-types.ts';
import { expect, waitForHydration, test, withConsent } from './support/fixtures.ts';

/*
 * Extensions, translators and content blockers change pages before and after React hydrates them. The pre-rendered page
 * must stay complete and usable, and must never reload by itself.
 */

const ALL = Object.keys(CHANGES) as Change[];

const banner = (page: Page) => page.locator('header').first();
const contactButton = (page: Page) =>
  banner(page).locator('form[data-dialog-trigger] button').filter({ visible: true });

/** Counts loads, and the sections of the page as the server sent it. */
async function open(page: Page, path: string) {
  const loads = { count: 0 };
  page.on('load', () => (loads.count += 1));
  const response = await page.goto(path);
  await waitForHydration(page);
  const sections = ((await response?.text()) ?? '').match(/<section data-section/g)?.length ?? 0;
  return { loads, sections };
}

/** Expects the page to be complete and styled. */
async function expectWhole(page: Page, sections: number) {
  for (const part of ['header', 'main', 'footer']) await expect(page.locator(part).first()).toBeVisible();
  await expect(page.locator('main > section[data-section]')).toHaveCount(sections);
  await expect(page.locator('main h1')).toHaveCount(1);
  await expect(banner(page)).toHaveCSS('position', 'sticky');
}

/** Presses again once: the first press may fail in React after a foreign script has removed something. */
const press = (act: () => Promise<void>, done: () => Promise<void>) =>
  expect(async () => {
    await act();
    await done();
  }).toPass({ timeout: 30_000 });

/** Expects menus, contact modal and links to work. */
async function expectUsable(page: Page) {
  const services = banner(page).locator('button[aria-controls=link-list]');
  await press(
    async () => void ((await services.getAttribute('aria-expanded')) === 'true' || (await services.click())),
    () => expect(services).toHaveAttribute('aria-expanded', 'true', { timeout: 500 }),
  );
  await page.keyboard.press('Escape');
  await contactButton(page).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  const link = page.locator('footer a[href$="/terms-of-service"]');
  await link.click();
  await expect(page).toHaveURL(/terms-of-service$/);
  await expect(page.locator('main h1')).toHaveCount(1);
  await expect(page.locator('footer')).toHaveCount(1);
}

/** Each page is opened at one moment, in Firefox the first one; every page at every moment by `npm run test:long`. */
const tagOf = (moment: number, path: number): string[] =>
  path + moment === 0 ? ['@firefox'] : path % MOMENTS.length === moment ? [] : ['@long'];

for (const [momentIndex, moment] of MOMENTS.entries())
  for (const [pathIndex, path] of PAGE_TYPES.entries()) {
    const tag = tagOf(momentIndex, pathIndex);
    test(`keeps /us/${path} intact and usable, whatever foreign scripts do at ${moment}`, { tag }, async ({ page }) => {
      await withConsent(page);
      await changePages(page, moment, ALL);
      const { loads, sections } = await open(page, `/us/${path}`);
      await expectWhole(page, sections);
      expect(loads.count).toBe(1);
      await expectUsable(page);
      expect(loads.count, 'at most the followed link was a load').toBeLessThanOrEqual(2);
    });
  }

for (const moment of MOMENTS)
  test(`survives any mix of changes at ${moment}: one load, intact, no console error @long`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const anyChanges = fc.record({
      path: fc.constantFrom('', 'case-studies', 'about-me', 'services/saas-google-ads-consultant'),
      changes: fc.shuffledSubarray(ALL, { minLength: 1 }),
    });
    await fc.assert(
      fc.asyncProperty(anyChanges, async ({ path, changes }) => {
        const context = await browser.newContext(baseURL ? { baseURL } : {});
        const page = await context.newPage();
        const consoleErrors: string[] = [];
        page.on('pageerror', (error) => consoleErrors.push(String(error)));
        page.on('console', (message) => message.type() === 'error' && consoleErrors.push(message.text()));
        await changePages(page, moment, changes);
        const { loads, sections } = await open(page, `/us/${path}`);
        await expectWhole(page, sections);
        expect(loads.count).toBe(1);
        expect(consoleErrors).toEqual([]);
        await context.close();
      }),
      { numRuns: 8 },
    );
  });

test('lets the browser load a page that React can’t render, once', async ({ page }) => {
  await withConsent(page);
  await page.addInitScript(() => {
    const { insertBefore, appendChild } = Node.prototype;
    const refuse = (node: Node) => {
      if (node.nodeName === 'MAIN') throw new DOMException('No', 'NotFoundError');
    };
    Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
      refuse(node);
      return appendChild.call(this, node) as T;
    };
    Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
      refuse(node);
      return insertBefore.call(this, node, before) as T;
    };
  });
  const { loads } = await open(page, '/us/');
  await page.locator('footer a[href="/us/terms-of-service"]').click();
  await expect(page).toHaveURL('/us/terms-of-service');
  await expect.poll(() => loads.count).toBe(2);
  await waitForHydration(page);
  await expect(page.locator('[data-section=legal]')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(loads.count).toBe(2);
});

test('answers the consent notice on a page that a foreign script has changed @firefox', async ({ page }) => {
  await changePages(page, 'DOMContentLoaded', ALL);
  await open(page, '/us/');
  await expect(page.locator('html')).toHaveAttribute('data-ask', '');
  const notice = page.getByRole('region', { name: /cookies/i }).or(page.locator('[aria-labelledby=notice-title]'));
  await notice.first().getByRole('button').nth(1).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-ask', '');
  expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toContain('"necessary":true');
});

test('keeps a translated page usable: filter, region, timeline, form and Back @firefox', async ({ page }) => {
  await withConsent(page);
  const sent: unknown[] = [];
  await page.route('**/_local/form', async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ status: 200, body: '{}' });
  });
  const translate = () => changeNow(page, ['wraps every text, as translators do']);
  const { loads } = await open(page, '/us/case-studies');
  await translate();
  const cards = page.locator('[data-tags]').filter({ visible: true });
  const all = await cards.count();
  await page.locator('button[aria-pressed]').nth(1).click();
  await expect.poll(() => cards.count()).toBeLessThan(all);
  await expect(page.getByRole('status').filter({ hasText: String(await cards.count()) })).toHaveCount(1);

  await banner(page).locator('button[aria-controls=region-list]').click();
  await banner(page).locator('a[data-region=dk]').click();
  await expect(page).toHaveURL(/\/dk\/case-studies\?tag=/);
  await expect(page.locator('main h1')).toHaveText(/kundecases/);
  await expect(banner(page).getByRole('link', { name: 'Om mig' }).first()).toBeVisible();
  await expect.poll(() => cards.count()).toBeLessThan(all);

  await translate();
  await banner(page).locator('a[href="/dk/about-me"]').filter({ visible: true }).first().click();
  await expect(page).toHaveURL('/dk/about-me');
  await translate();
  const toggle = page.locator('[data-disclosure=timeline-middle]');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('#timeline-middle li').first()).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(/\/dk\/case-studies/);
  await expect(page.locator('main h1')).toHaveCount(1);
  await translate();
  await banner(page).locator('a[href="/dk/"]').filter({ visible: true }).first().click();
  await expect(page.locator('#contact')).toBeAttached();
  await translate();
  const form = page.locator('#contact form');
  await form.locator('[name=name]').fill('Ida');
  await form.locator('[name=email]').fill('ida@example.com');
  await form.locator('[name=message]').fill('Hej');
  await form.locator('button[type=submit]').click();
  await expect(page.locator('#contact')).toContainText('Tak for din henvendelse');
  expect(sent).toHaveLength(1);
  expect(loads.count, 'nothing was loaded again').toBe(1);
});
