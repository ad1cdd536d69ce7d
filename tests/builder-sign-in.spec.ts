import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { openMailServer, type MailServer } from '../src/mail/__fixtures__/open-mail-server.ts';
import { readQrCode } from './support/read-qr-code.ts';
import { poll } from './support/poll.ts';
import { acceptInvitation, addPasskeyDevice, openPeopleBuilder, type PeopleBuilder } from './support/people-builder.ts';

const HOME = 'content/pages/home.yaml';

test.describe.configure({ mode: 'serial' });

let builder: PeopleBuilder;
let mailServer: MailServer;
let context: BrowserContext;
let page: Page;
let codes: string[];
/** What the browser has refused by the policy of a page. */
const violations: string[] = [];

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  mailServer = await openMailServer({
    onRcptTo: ({ address }, _session, done) => done(address.endsWith('nowhere.example') ? new Error('Unknown') : null),
  });
  builder = await openPeopleBuilder(undefined, {
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    SMTP_FROM: 'site@example.com',
  });
  context = await browser.newContext({ viewport: { width: 1680, height: 1000 }, locale: 'en-US' });
  page = await context.newPage();
  page.on(
    'console',
    (message) => message.text().includes('Content Security Policy') && violations.push(message.text()),
  );
  await addPasskeyDevice(page);
});
test.afterAll(async () => {
  await context.close();
  await builder.close();
  await mailServer.close();
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
  await expect(page.getByRole('alert')).toHaveText('The passkey wasn’t used. Try again.');
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
    // It's saved where the builder runs, not on Anna's computer.
    await expect(page.getByRole('status').first()).toHaveText('Saved: Home');
    expect(Date.now() - began).toBeLessThan(60_000);
  },
);

/** How many answers of the server the browser keeps. */
const keptAnswers = () =>
  page.evaluate(async () => {
    const found = (await indexedDB.databases()).find(({ name = '' }) => name.startsWith('builder-kept:'));
    const opening = indexedDB.open(found?.name ?? '');
    const database = await new Promise<IDBDatabase>((resolve) => (opening.onsuccess = () => resolve(opening.result)));
    const counting = database.transaction('answers').objectStore('answers').count();
    const count = await new Promise<number>((resolve) => (counting.onsuccess = () => resolve(counting.result)));
    database.close();
    return count;
  });

test('signs out and in again, and opens the page that was asked for', { tag: '@chromium' }, async () => {
  await poll(keptAnswers).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Anna', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(`${builder.origin}/_builder/sign-in`);
  // The browser forgets the site of a person who has left.
  await poll(keptAnswers).toBe(0);
  await page.goto(`${builder.origin}/_builder/?page=/about-me`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(`${builder.origin}/_builder/?page=/about-me`);
  await expect(page.getByRole('list', { name: 'Sections' })).toBeVisible();
});

test('lists where somebody is signed in, and ends that elsewhere', { tag: '@chromium' }, async ({ browser }) => {
  const elsewhere = await browser.newContext({ storageState: await context.storageState(), locale: 'en-US' });
  const laptop = await elsewhere.newPage();
  await laptop.setViewportSize({ width: 1680, height: 1000 });
  await laptop.goto(`${builder.origin}/_builder/?page=/`);
  await openAbout(laptop);
  await context.clearCookies({ name: 'builder-session' });
  await page.goto(`${builder.origin}/_builder/`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByRole('button', { name: 'Anna', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Your devices' }).click();
  const devices = page.getByRole('dialog', { name: 'Your devices' });
  const sessions = devices.getByRole('list', { name: 'Where you’re signed in' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.first()).toContainText(/^Chrome on \w+This device/);
  await expectAccessible(page, 'the list of devices', [390, 1680]);
  await devices.getByRole('button', { name: /^Sign out: Chrome on / }).click();
  await expect(devices.getByRole('status')).toHaveText(/^Chrome on \w+ is signed out\.$/);
  await expect(sessions).toHaveCount(1);
  const note = laptop.getByRole('alert').filter({ hasText: 'You’re signed out' });
  await expect(note).toBeVisible();
  await title(laptop).fill('Typed where the session has ended');
  await expect(note.getByRole('button', { name: 'Sign in' })).toBeVisible();
  // Somebody who signs in in another tab needs no click here.
  await elsewhere.addCookies(await context.cookies());
  await expect(note).toBeHidden();
  await expect.poll(saved).toContain('Typed where the session has ended');
  await elsewhere.close();
});

test('adds a device by the link in a QR code, and removes it', { tag: '@chromium' }, async ({ browser }) => {
  await page.goto(`${builder.origin}/_builder/`);
  await page.getByRole('button', { name: 'Anna', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Your devices' }).click();
  const devices = page.getByRole('dialog', { name: 'Your devices' });
  await devices.getByRole('button', { name: 'Add a device' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a device' });
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(await readQrCode(dialog.getByRole('img', { name: 'QR code of the link' }))).toBe(link);
  await expectAccessible(page, 'the link for another device', [390, 1680]);
  const phone = await browser.newPage({ locale: 'en-US', viewport: { width: 390, height: 844 } });
  await addPasskeyDevice(phone);
  await phone.goto(link);
  await expect(phone.getByRole('heading', { name: 'Add this device, Anna' })).toBeVisible();
  await expectAccessible(phone, 'the page that adds a device', [390]);
  await phone.getByRole('button', { name: 'Create a passkey' }).click();
  await expect(phone).toHaveURL(`${builder.origin}/_builder/`);
  await expect(dialog.getByText(/^You’re signed in on the other device, too: Chrome on \w+\.$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(devices.getByRole('button', { name: /^Sign out: Chrome/ })).toBeVisible();
  const passkeys = devices.getByRole('list', { name: 'Your passkeys' }).getByRole('listitem');
  await expect(passkeys).toHaveCount(2);
  await devices.getByRole('button', { name: /^Remove: Passkey from Chrome/ }).click();
  await expect(passkeys).toHaveCount(1);
  await expect(devices.getByRole('button', { name: /^Remove: / })).toBeHidden();
  await expect(phone.getByRole('alert').filter({ hasText: 'You’re signed out' })).toBeVisible();
  await phone.close();
});

test('keeps what is typed in a tab whose session has ended', { tag: '@chromium' }, async () => {
  await page.goto(`${builder.origin}/_builder/?page=/`);
  await openAbout(page);
  await context.clearCookies({ name: 'builder-session' });
  await title(page).fill('Typed while signed out');
  await expect(page.getByRole('status').first()).toContainText('You’re signed out. Reload this page to sign in');
  await page.reload();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect.poll(saved).toContain('Typed while signed out');
});

test('lets an owner invite somebody, and put them out at once', { tag: '@chromium' }, async ({ browser }) => {
  await page.getByRole('button', { name: 'People', exact: true }).click();
  const people = page.getByRole('dialog', { name: 'People' });
  await expect(people.getByRole('row', { name: /^Anna \(you\) Owner Just now/ })).toBeVisible();
  // In line with the heading, and with the buttons of somebody beside each other.
  const [heading, table] = [people.getByRole('heading', { name: 'People' }), people.getByRole('table')];
  expect((await table.boundingBox())?.x).toBe((await heading.boundingBox())?.x);
  const buttons = await people.getByRole('row', { name: /^Anna/ }).getByRole('button').all();
  const tops = await Promise.all(buttons.map(async (one) => (await one.boundingBox())?.y));
  expect(new Set(tops).size).toBe(1);
  await expectAccessible(page, 'the list of people', [390, 1680]);
  await people.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Bo');
  await dialog.getByRole('combobox', { name: 'Role' }).selectOption('Editor');
  await dialog.getByRole('textbox', { name: 'Email' }).fill('bo@nowhere.example');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'The invitation wasn’t sent: the mail server refuses the address bo@nowhere.example. Send the link yourself.',
  );
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Eve');
  await dialog.getByRole('textbox', { name: 'Email' }).fill('eve@example.org');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog.getByText('The invitation is on its way to eve@example.org.')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toBeHidden();
  expect(mailServer.received).toMatchObject([{ from: 'site@example.com', to: ['eve@example.org'] }]);
  const bo = await browser.newPage({ viewport: { width: 1680, height: 1000 }, locale: 'en-US' });
  await addPasskeyDevice(bo);
  await acceptInvitation(bo, link);
  await openAbout(bo);
  await expect(bo.getByRole('button', { name: 'People', exact: true })).toBeHidden();
  await page.bringToFront();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await people.getByRole('button', { name: 'Remove Bo' }).click();
  await expect(people.getByText('Bo can no longer sign in.')).toBeVisible();
  await expect(people.getByRole('row')).toHaveCount(2);
  await title(bo).fill('Typed by somebody who was removed');
  await expect(bo.getByRole('status').first()).toContainText('You’re signed out.');
  expect(saved()).not.toContain('somebody who was removed');
  await bo.close();
});

test('runs nothing that the policies of its pages refuse', { tag: '@chromium' }, () => expect(violations).toEqual([]));

test('gives a new passkey for a recovery code', { tag: '@chromium' }, async ({ browser }) => {
  const fresh = await browser.newPage({ locale: 'en-US' });
  await addPasskeyDevice(fresh);
  await fresh.goto(`${builder.origin}/_builder/sign-in`);
  await expectAccessible(fresh, 'the page for signing in', [1280, 320]);
  await fresh.getByText('I lost my passkey').click();
  await fresh.getByRole('textbox', { name: 'Recovery code' }).fill((codes[0] ?? '').toLowerCase());
  await fresh.getByRole('button', { name: 'Use the code' }).click();
  await expect(fresh.getByRole('heading', { name: 'Welcome, Anna' })).toBeVisible();
  await fresh.getByRole('button', { name: 'Create a passkey' }).click();
  await expect(fresh.getByRole('region', { name: 'Your recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await expectAccessible(fresh, 'the recovery codes', [1280, 320]);
  await fresh.close();
  // The lost one is worth nothing any more.
  await page.goto(`${builder.origin}/_builder/`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('This passkey doesn’t work here.');
});
