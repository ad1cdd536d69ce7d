import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { acceptInvitation, addPasskeyDevice, openPeopleBuilder, type PeopleBuilder } from './support/people-builder.ts';

const HOME = 'content/pages/home.yaml';

test.describe.configure({ mode: 'serial' });

let builder: PeopleBuilder;
let context: BrowserContext;
let page: Page;
let codes: string[];

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  builder = await openPeopleBuilder();
  context = await browser.newContext({ viewport: { width: 1680, height: 1000 }, locale: 'en-US' });
  page = await context.newPage();
  await addPasskeyDevice(page);
});
test.afterAll(async () => {
  await context.close();
  await builder.close();
});

const title = (of: Page) => of.getByRole('textbox', { name: 'Title, English' });

/** Opens the fields of the section "About". */
async function openAbout(of: Page): Promise<void> {
  await of.getByRole('list', { name: 'Sections' }).getByRole('listitem').nth(2).click();
  await expect(title(of)).toBeVisible();
}

const saved = () => builder.read(HOME);

test('leads somebody who is not signed in to the page for it', { tag: '@chromium' }, async () => {
  await page.goto(`${builder.origin}/_builder/?page=/about-me`);
  await expect(page).toHaveURL(/\/_builder\/sign-in\?next=/);
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toHaveText('The passkey was not used. Try again.');
});

test(
  'takes somebody who is invited from the link to the first saved change within a minute',
  { tag: '@chromium' },
  async () => {
    const link = builder.invite('Anna', 'owner');
    const began = Date.now();
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Welcome, Anna' })).toBeVisible();
    codes = await acceptInvitation(page, link);
    expect(new Set(codes).size).toBe(10);
    await openAbout(page);
    await title(page).fill('Written by Anna');
    await expect.poll(saved).toContain('Written by Anna');
    expect(Date.now() - began).toBeLessThan(60_000);
  },
);

test('signs out and in again, and opens the page that was asked for', { tag: '@chromium' }, async () => {
  await page.getByRole('button', { name: 'Anna', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(`${builder.origin}/_builder/sign-in`);
  await page.goto(`${builder.origin}/_builder/?page=/about-me`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(`${builder.origin}/_builder/?page=/about-me`);
  await expect(page.getByRole('list', { name: 'Sections' })).toBeVisible();
});

test('keeps what is typed in a tab whose session has ended', { tag: '@chromium' }, async () => {
  await page.goto(`${builder.origin}/_builder/?page=/`);
  await openAbout(page);
  await context.clearCookies({ name: 'builder-session' });
  await title(page).fill('Typed while signed out');
  await expect(page.getByRole('status').first()).toContainText('You are signed out. Reload this page to sign in');
  await page.reload();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect.poll(saved).toContain('Typed while signed out');
});
