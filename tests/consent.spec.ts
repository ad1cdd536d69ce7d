import type { Page } from '@playwright/test';
import { expect, waitForHydration, ignoreLoadErrors, test } from './support/fixtures.ts';
import { SITE_CONTENT } from '../tools/site-content.ts';

type Entry = Record<string, unknown>;

/** The commands in the data layer, as arrays. */
const commands = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer as ArrayLike<unknown>[]).map((entry) =>
      typeof (entry as { length?: unknown }).length === 'number' ? Array.from(entry) : [entry],
    ),
  ) as Promise<[string, string?, Entry?][]>;
const stored = (page: Page) =>
  page.evaluate(
    () =>
      JSON.parse(localStorage.getItem('cookie-consent') ?? 'null') as { preferences: Entry; timestamp: string } | null,
  );
const notice = (page: Page) => page.getByRole('button', { name: 'Accept All' });
const update = async (page: Page) =>
  (await commands(page)).findLast(([command, kind]) => command === 'consent' && kind === 'update')?.[2];

const DENIED = {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
  security_storage: 'granted',
};
const GRANTED = Object.fromEntries(Object.keys(DENIED).map((signal) => [signal, 'granted']));

test('puts the default first in the data layer: all denied but security', async ({ page }) => {
  await page.goto('/us/');
  const [first] = await commands(page);
  expect(first?.slice(0, 2)).toEqual(['consent', 'default']);
  expect(first?.[2]).toMatchObject(DENIED);
  expect(await commands(page)).toContainEqual(['set', 'ads_data_redaction', true]);
  expect(await commands(page)).toContainEqual(['set', 'url_passthrough', false]);
});

for (const [region, choose] of [
  ['us', 'Accept Essential'],
  ['dk', 'Kun nødvendige'],
] as const)
  test(`names everything that the site stores in the browser in the cookie policy: ${region}`, async ({
    page,
    consoleErrors,
  }) => {
    const kept = new Set<string>();
    await page.exposeFunction('noteKey', (key: string) => kept.add(key));
    await page.addInitScript(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        (window as unknown as { noteKey: (key: string) => void }).noteKey(key);
        setItem.call(this, key, value);
      };
    });
    await page.goto(`/${region}/`);
    await waitForHydration(page);
    await page.getByRole('button', { name: choose }).click();
    for (const other of ['EU', region === 'us' ? 'USA' : 'Denmark']) {
      const banner = page.getByRole('banner');
      await banner
        .getByRole('button', { name: /^Region/ })
        .filter({ visible: true })
        .first()
        .click();
      await banner.getByRole('link', { name: other }).filter({ visible: true }).first().click();
      await expect(page).toHaveURL(other === 'EU' ? /\/eu\/$/ : new RegExp(`/${region}/$`));
    }
    await page.locator('#contact form [name=name]').fill('Ida');
    await page.locator(`header a[href="/${region}/about-me"]`).filter({ visible: true }).first().click();
    await expect(page.locator('main h1')).toBeFocused();
    // Where React can't render a page, the browser loads the document.
    await page.evaluate(() => {
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
    await page.locator(`header a[href="/${region}/case-studies"]`).filter({ visible: true }).first().click();
    await expect.poll(() => [...kept]).toContain('reloaded');
    await expect(page.locator('[data-section=case-list]')).toBeVisible();
    await page.goto(`/${region}/cookie-policy`);
    // A value that is written during unload is readable only afterwards.
    for (const key of await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]))
      kept.add(key);
    expect([...kept].sort()).toEqual([
      'contact-draft',
      'cookie-consent',
      'region',
      'region-found',
      'reloaded',
      'tsr-scroll-restoration-v1_3',
    ]);
    for (const key of kept) await expect(page.getByRole('rowheader', { name: key, exact: true })).toHaveCount(1);
    expect(await page.context().cookies()).toEqual([]);
    ignoreLoadErrors(consoleErrors);
  });

test('sends no request to a third party, whatever is chosen, if no tag manager is set', async ({ page, baseURL }) => {
  const away: string[] = [];
  page.on(
    'request',
    (request) =>
      request.url().startsWith(baseURL ?? '') || request.url().startsWith('data:') || away.push(request.url()),
  );
  await page.goto('/us/');
  await notice(page).click();
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  expect(away).toEqual([]);
});

for (const width of [390, 1440])
  test(`can be answered while a message says that the form was sent, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.route('**/_local/form', (route) => route.fulfill({ json: { ok: true } }));
    await page.goto('/us/');
    await waitForHydration(page);
    const form = page.locator('#contact form');
    const values = { name: 'Ida', email: 'ida@example.com', company: 'Holm ApS', message: 'Hello' };
    for (const [name, value] of Object.entries(values)) await form.locator(`[name=${name}]`).fill(value);
    await form.locator('[name=service]').selectOption('ecommerce');
    await form.locator('button[type=submit]').click();
    await expect(page.getByRole('status').filter({ hasText: 'Success!' })).toBeVisible();
    await notice(page).click({ timeout: 5000 }); // the message closes by itself after eight seconds
    await expect(page.getByRole('status').filter({ hasText: 'Success!' })).toBeVisible();
    await expect(notice(page)).toBeHidden();
  });

const PREFERENCES = { necessary: true, analytics: true, marketing: true, functional: true };

test('allows all four purposes and closes the notice for good on Accept All @firefox', async ({ page }) => {
  await page.goto('/us/');
  await notice(page).click();
  await expect(notice(page)).toBeHidden();
  expect((await stored(page))?.preferences).toEqual(PREFERENCES);
  expect(Date.parse((await stored(page))?.timestamp ?? '')).toBeGreaterThan(Date.now() - 60_000);
  expect(await update(page)).toMatchObject(GRANTED);
  await page.reload();
  await expect(notice(page)).toBeHidden();
  const entries = await commands(page);
  expect(entries.findIndex(([, kind]) => kind === 'update')).toBe(1);
  expect(await update(page)).toMatchObject(GRANTED);
});

test('allows only the necessary purpose on Accept Essential', async ({ page }) => {
  await page.goto('/us/');
  await page.getByRole('button', { name: 'Accept Essential' }).click();
  await expect(notice(page)).toBeHidden();
  expect((await stored(page))?.preferences).toEqual({
    necessary: true,
    analytics: false,
    marketing: false,
    functional: false,
  });
  expect(await update(page)).toMatchObject(DENIED);
});

test('asks again on the next visit once the stored choice has been deleted', async ({ page }) => {
  await page.goto('/us/');
  await page.getByRole('button', { name: 'Accept Essential' }).click();
  await expect(notice(page)).toBeHidden();
  await page.reload();
  await waitForHydration(page);
  await expect(notice(page)).toBeHidden();
  await page.evaluate(() => localStorage.removeItem('cookie-consent'));
  await page.reload();
  await expect(notice(page)).toBeVisible();
});

test('offers accept and refuse alike, preselects nothing, and names all purposes at once', async ({ page }) => {
  await page.goto('/us/');
  const boxes = await Promise.all(
    ['Accept All', 'Accept Essential'].map((name) => page.getByRole('button', { name }).boundingBox()),
  );
  expect(Math.round(boxes[0]?.height ?? 0)).toBe(Math.round(boxes[1]?.height ?? 1));
  const styles = await Promise.all(
    ['Accept All', 'Accept Essential'].map((name) =>
      page.getByRole('button', { name }).evaluate((button) => {
        const { color, backgroundColor, fontWeight, fontSize } = getComputedStyle(button);
        return { color, backgroundColor, fontWeight, fontSize };
      }),
    ),
  );
  expect(styles[0]).toEqual(styles[1]);
  const region = page.getByRole('region').filter({ has: notice(page) });
  for (const purpose of [/necessary/i, /analytics/i, /marketing/i, /functional/i])
    await expect(region).toContainText(purpose);
  await page.getByRole('button', { name: 'Customize' }).click();
  for (const name of ['Analytics', 'Marketing', 'Functional'])
    await expect(page.getByRole('switch', { name: new RegExp(`^${name}`) })).not.toBeChecked();
  const necessary = page.getByRole('switch', { name: /^Necessary/ });
  await expect(necessary).toBeChecked();
  await expect(necessary).toBeDisabled();
});

test('saves the switches, goes back to the summary, and reopens from Manage cookies', async ({ page }) => {
  await page.goto('/us/');
  await page.getByRole('button', { name: 'Customize' }).click();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(notice(page)).toBeVisible();
  await page.getByRole('button', { name: 'Customize' }).click();
  await page.getByRole('switch', { name: /^Analytics/ }).click({ force: true });
  await page.getByRole('button', { name: 'Save Preferences' }).click();
  expect((await stored(page))?.preferences).toEqual({
    necessary: true,
    analytics: true,
    marketing: false,
    functional: false,
  });
  expect(await update(page)).toMatchObject({ ...DENIED, analytics_storage: 'granted' });
  await page.getByRole('button', { name: 'Manage cookies' }).click();
  await expect(notice(page)).toBeVisible();
  await page.getByRole('button', { name: 'Customize' }).click();
  await expect(page.getByRole('switch', { name: /^Analytics/ })).toBeChecked();
});

test('applies a withdrawal at once: sends the update and removes cookies', async ({ page, context, baseURL }) => {
  await page.goto('/us/');
  await notice(page).click();
  await expect(notice(page)).toBeHidden();
  const url = baseURL ?? '';
  await context.addCookies(
    ['_ga', '_ga_ABC123', '_gcl_au', '_gcl_aw', 'kept'].map((name) => ({ name, value: '1', url })),
  );
  await page.getByRole('button', { name: 'Manage cookies' }).click();
  await page.getByRole('button', { name: 'Accept Essential' }).click();
  await expect(notice(page)).toBeHidden();
  expect(await update(page)).toMatchObject(DENIED);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['kept']);
});

test("denies marketing under Global Privacy Control unless it's allowed in the details", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true }));
  await page.goto('/us/');
  await notice(page).click();
  await expect(notice(page)).toBeHidden();
  expect(await update(page)).toMatchObject({
    ...GRANTED,
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
  await page.getByRole('button', { name: 'Manage cookies' }).click();
  await page.getByRole('button', { name: 'Customize' }).click();
  await page.getByRole('switch', { name: /^Marketing/ }).click({ force: true });
  await page.getByRole('button', { name: 'Save Preferences' }).click();
  expect(await update(page)).toMatchObject({ ad_storage: 'granted' });
});

const NOW = () => new Date().toISOString();
const RUBBISH: Record<string, () => string> = {
  'a brace': () => '{',
  null: () => 'null',
  '5 MB': () => 'x'.repeat(2_400_000),
  'an older version of the policy': () =>
    JSON.stringify({ preferences: PREFERENCES, timestamp: NOW(), version: SITE_CONTENT.consentVersion - 1 }),
  'a choice of long ago': () =>
    JSON.stringify({
      preferences: PREFERENCES,
      timestamp: '2020-01-01T00:00:00.000Z',
      version: SITE_CONTENT.consentVersion,
    }),
  'strings for booleans': () =>
    JSON.stringify({
      preferences: { ...PREFERENCES, marketing: 'yes' },
      timestamp: NOW(),
      version: SITE_CONTENT.consentVersion,
    }),
};
for (const [name, text] of Object.entries(RUBBISH))
  test(`ignores an invalid stored choice: ${name}`, async ({ page }) => {
    await page.addInitScript((value) => {
      // Firefox also runs this on its initial blank page, which has no storage.
      if (origin !== 'null' && localStorage.getItem('cookie-consent') === null)
        localStorage.setItem('cookie-consent', value);
    }, text());
    await page.goto('/us/');
    await expect(notice(page)).toBeVisible();
    expect(await update(page)).toBeUndefined();
    await notice(page).click();
    await expect(notice(page)).toBeHidden();
    expect(await update(page)).toMatchObject(GRANTED);
  });

for (const fault of ['blocked', 'full'])
  test(`keeps the choice for the visit if storage is ${fault}`, async ({ page }) => {
    await page.addInitScript((kind) => {
      const fail = () => {
        throw new DOMException(kind, kind === 'full' ? 'QuotaExceededError' : 'SecurityError');
      };
      if (kind === 'full') Storage.prototype.setItem = fail;
      else for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: fail });
    }, fault);
    await page.goto('/us/');
    await notice(page).click();
    await expect(notice(page)).toBeHidden();
    expect(await update(page)).toMatchObject(GRANTED);
    await page.locator('footer a[href="/us/cookie-policy"]').click();
    await expect(page).toHaveURL('/us/cookie-policy');
    await expect(notice(page)).toBeHidden();
  });

for (const choice of ['Accept All', 'Accept Essential', 'Save Preferences'])
  test(`closes the notice on ${choice} if cookies are blocked`, async ({ page }) => {
    // A document without an origin, for example in a sandboxed frame, throws like this.
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('The document is sandboxed.', 'SecurityError');
      };
      Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
    });
    await page.goto('/us/');
    if (choice === 'Save Preferences') await page.getByRole('button', { name: 'Customize' }).click();
    await page.getByRole('button', { name: choice }).click();
    await expect(page.locator('[aria-labelledby=notice-title]')).toBeHidden();
    expect(await update(page)).toMatchObject(choice === 'Accept All' ? GRANTED : DENIED);
  });

test('shows the notice in Danish in dk', async ({ page }) => {
  await page.goto('/dk/');
  await expect(page.getByRole('button', { name: 'Accepter alle' })).toBeVisible();
  await page.getByRole('button', { name: 'Kun nødvendige' }).click();
  await expect(page.getByRole('button', { name: 'Accepter alle' })).toBeHidden();
  await page.getByRole('button', { name: 'Administrer cookies' }).click();
  await expect(page.getByRole('button', { name: 'Accepter alle' })).toBeVisible();
});

test('lets the end of the page scroll clear of the notice, in both views', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dk/');
  await waitForHydration(page);
  /** Pixels between the last text of the page and the notice, at the very end of the page. */
  const room = () =>
    page.evaluate(() => {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      const end = document.querySelector('footer')?.getBoundingClientRect().bottom ?? Infinity;
      return Math.round(
        (document.querySelector('[aria-labelledby=notice-title]')?.getBoundingClientRect().top ?? 0) - end,
      );
    });
  await expect.poll(room).toBeCloseTo(0);
  await page.getByRole('button', { name: 'Tilpas' }).click();
  await expect.poll(room).toBeCloseTo(0);
  await page.getByRole('button', { name: 'Tilbage' }).click();
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect.poll(room).toBeCloseTo(0);
  await page.getByRole('button', { name: 'Kun nødvendige' }).click();
  expect(await page.evaluate(() => getComputedStyle(document.body).paddingBottom)).toBe('0px');
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingBottom))
    .toBe('auto');
});
