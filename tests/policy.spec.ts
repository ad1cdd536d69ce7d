import type { Page } from '@playwright/test';
import { ENTRY_ALIASES, PAGE_TYPES } from '../tools/page-types.ts';
import { DEFAULT_CODE, localeOf, REGION_PER_LANGUAGE, wordOf, wordsIn } from '../tools/site-content.ts';
import { expect, waitForHydration, test, withConsent } from './support/fixtures.ts';

/** Collects violations of the site's policy. The console fixture reports the same violations in its own format. */
async function watchPolicy(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction('noteRefusal', (message: string) => refused.push(message));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      (window as unknown as { noteRefusal: (message: string) => void }).noteRefusal(
        `${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample}`,
      ),
    ),
  );
  return refused;
}

const HOME = `/${DEFAULT_CODE}/`;
/** A region in another language, if there is one. */
const OTHER = REGION_PER_LANGUAGE.at(-1) ?? DEFAULT_CODE;

const TYPES = [
  '/',
  ...PAGE_TYPES.map((path) => HOME + path),
  ...ENTRY_ALIASES.map((path) => HOME + path),
  `/${OTHER}/`,
];

/** An unknown address: that of an entry, if the site has a collection. */
const UNKNOWN = PAGE_TYPES.find((path) => path.endsWith('/nobody-knows-it')) ?? 'nothing-here';

/** The choices of the form; a site may have none. */
const [CHOICE] = wordsIn('choices');

const word = (group: string, key: string) => wordOf(DEFAULT_CODE, group, key);

const banner = (page: Page) => page.getByRole('banner');
const open = (page: Page, name: string) =>
  banner(page).getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();

test("enforces the policy on the page's scripts and on injected ones", async ({ page, consoleErrors }) => {
  const refused = await watchPolicy(page);
  await page.goto(HOME);
  await waitForHydration(page);
  const outcome = await page.evaluate(async () => {
    // In a task of its own: the test's own injected code may use eval.
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
  consoleErrors.length = 0;
});

test('opens every page type without a policy violation, directly and by navigation', async ({ page }) => {
  test.setTimeout(120_000);
  await withConsent(page);
  const refused = await watchPolicy(page);
  for (const path of TYPES) {
    await page.goto(path);
    await page.evaluate(() => dispatchEvent(new KeyboardEvent('keydown')));
    await waitForHydration(page);
  }
  // The 404 page is pre-rendered in the default language; the browser renders it again in that of the address.
  await page.goto(`/${OTHER}/${UNKNOWN}`);
  await expect(page.locator('html')).toHaveAttribute('lang', localeOf(OTHER));
  await page.goto(HOME);
  await waitForHydration(page);
  const linked = await page
    .locator('header a[href], footer a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const paths = [...new Set(linked)].filter((href) => href.startsWith(HOME) && !href.includes('#') && href !== HOME);
  expect(paths.length).toBeGreaterThan(3);
  for (const path of [...paths.slice(0, 5), HOME]) {
    // A link of the page itself, so the page's script handles the navigation.
    await page.evaluate((to) => {
      const link = document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`);
      link?.click();
    }, path);
    await expect(page).toHaveURL(path);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(data ?? '')).toHaveProperty('@graph');
  }
  expect(refused).toEqual([]);
});

test('uses every overlay without a policy violation', async ({ page }) => {
  test.setTimeout(60_000);
  const refused = await watchPolicy(page);
  await page.goto(HOME);
  await waitForHydration(page);
  await page.getByRole('button', { name: word('consent', 'customize') }).click();
  await page.getByRole('switch', { name: word('consent', 'analytics') }).click();
  await page.getByRole('button', { name: word('consent', 'save') }).click();
  if (wordsIn('header').includes('menu')) {
    await open(page, word('header', 'menu'));
    await page.keyboard.press('Escape');
  }
  await open(page, word('header', 'contact'));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (const name of ['name', 'company', 'message'] as const) await dialog.locator(`[name=${name}]`).fill('Ida');
  await dialog.locator('[name=email]').fill('ida@example.com');
  if (CHOICE !== undefined) await dialog.locator('[name=service]').selectOption(CHOICE);
  await page.route('**/_local/form', (route) => route.fulfill({ json: { ok: true } }));
  await dialog.locator('button[type=submit]').click();
  await expect(page.getByRole('status').filter({ visible: true }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await banner(page)
    .getByRole('button', { name: word('header', 'openMenu') })
    .filter({ visible: true })
    .first()
    .click();
  for (const fold of (await page.locator('main [data-disclosure]').all()).slice(0, 1))
    await fold.evaluate((button: HTMLElement) => button.click());
  if (OTHER === DEFAULT_CODE) return expect(refused).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 844 });
  await banner(page)
    .getByRole('button', { name: new RegExp(`^${word('header', 'region')}`) })
    .filter({ visible: true })
    .first()
    .click();
  await banner(page).locator(`a[data-region=${OTHER}]`).filter({ visible: true }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', localeOf(OTHER));
  expect(refused).toEqual([]);
});
