import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { scriptHash } from '../src/hosting/content-security-policy.ts';
import { CASE_PAGE } from './support/page-types.ts';
import { expect, hydrated, sitemapPaths, test, withChoice } from './support/site.ts';

/** What the browser refuses because of the site's own policy. The fixture's console says the same, in other words. */
async function watchPolicy(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction('noteRefusal', (words: string) => refused.push(words));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      (window as unknown as { noteRefusal: (words: string) => void }).noteRefusal(
        `${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample}`,
      ),
    ),
  );
  return refused;
}

const TYPES = [
  '/',
  '/us/',
  '/us/case-studies',
  `/us/${CASE_PAGE}`,
  `/us/google-ads-${CASE_PAGE}`,
  '/us/services/marketing-agencies-google-ads-freelancer',
  '/us/services/saas-google-ads-consultant',
  '/us/about-me',
  '/us/privacy-policy',
  '/us/thank-you',
  '/dk/',
  '/us/nothing-here',
];

const banner = (page: Page) => page.getByRole('banner');
const open = (page: Page, name: string) =>
  banner(page).getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();

test('the policy is in force, for scripts of the page as for injected ones', async ({ page, complaints }) => {
  const refused = await watchPolicy(page);
  await page.goto('/us/');
  await hydrated(page);
  const outcome = await page.evaluate(async () => {
    // Not in the same breath: what a test sends in may itself use eval.
    await new Promise((done) => setTimeout(done));
    const attempts: Record<string, () => unknown> = {
      innerHTML: () => (document.createElement('div').innerHTML = '<b>x</b>'),
      text: () => Reflect.construct(Function, ['return 1']),
      address: () => (document.createElement('script').src = '/x.js'),
      policy: () =>
        (
          window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => unknown } }
        ).trustedTypes.createPolicy('mine', {}),
    };
    return Object.entries(attempts).map(([name, attempt]) => {
      try {
        attempt();
        return `${name} went through`;
      } catch {
        return `${name} was refused`;
      }
    });
  });
  expect(outcome).toEqual(['innerHTML was refused', 'text was refused', 'address was refused', 'policy was refused']);
  await expect.poll(() => refused.length).toBeGreaterThanOrEqual(4);
  complaints.length = 0;
});

test('every kind of page is read without a refusal, opened by itself and from the page before', async ({ page }) => {
  test.setTimeout(120_000);
  await withChoice(page);
  const refused = await watchPolicy(page);
  for (const path of TYPES) {
    await page.goto(path);
    await page.evaluate(() => dispatchEvent(new KeyboardEvent('keydown')));
    await hydrated(page);
  }
  // The page for what is not there was rendered in English; the browser makes it anew in Danish.
  await page.goto('/dk/case-study/nothing');
  await expect(page.locator('html')).toHaveAttribute('lang', 'da-DK');
  await page.goto('/us/');
  await hydrated(page);
  for (const path of ['case-studies', 'about-me', 'privacy-policy', 'services/b2b-google-ads-consultant', '']) {
    // A link of the page itself, so that the page's script changes the page.
    await page.evaluate((to) => {
      const link = document.querySelector<HTMLAnchorElement>(`a[href="/us/${to}"]`);
      link?.click();
    }, path);
    await expect(page).toHaveURL(`/us/${path}`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/us/${path}$`));
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(data ?? '')).toHaveProperty('@graph');
  }
  expect(refused).toEqual([]);
});

test('every overlay is used without a refusal', async ({ page }) => {
  test.setTimeout(60_000);
  const refused = await watchPolicy(page);
  await page.goto('/us/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Customize' }).click();
  await page.getByRole('switch', { name: 'Analytics' }).click();
  await page.getByRole('button', { name: 'Save Preferences' }).click();
  await open(page, 'Services');
  await page.keyboard.press('Escape');
  await open(page, 'Contact');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (const name of ['name', 'company', 'message'] as const) await dialog.locator(`[name=${name}]`).fill('Ida');
  await dialog.locator('[name=email]').fill('ida@example.com');
  await dialog.locator('[name=service]').selectOption('ecommerce');
  await page.route('**/_local/form', (route) => route.fulfill({ json: { ok: true } }));
  await dialog.locator('button[type=submit]').click();
  await expect(page.getByRole('status').filter({ visible: true }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await banner(page).getByRole('button', { name: /menu/i }).filter({ visible: true }).first().click();
  await page
    .locator('#services [data-fold]')
    .first()
    .evaluate((fold: HTMLElement) => fold.click());
  await page.setViewportSize({ width: 1280, height: 844 });
  await banner(page)
    .getByRole('button', { name: /^Region/ })
    .filter({ visible: true })
    .first()
    .click();
  await banner(page).locator('a[data-region=dk]').filter({ visible: true }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'da-DK');
  expect(refused).toEqual([]);
});

test('no page carries a script of its own beside those that the policy names', () => {
  const policy = readFileSync('dist/_headers', 'utf8');
  for (const path of [...sitemapPaths(), '/us/thank-you', '/404']) {
    const page = readFileSync(`dist/${path.endsWith('/') ? `${path.slice(1)}index` : path.slice(1)}.html`, 'utf8');
    const own = [...page.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)].filter(
      ([, words = '']) => !/type="application\/(ld\+)?json"/.test(words),
    );
    expect(own.length, path).toBeGreaterThan(0);
    for (const [, , words = ''] of own) expect(policy, path).toContain(scriptHash(words));
    expect(page, path).not.toMatch(/<[^>]* on\w+="|javascript:/);
  }
});
