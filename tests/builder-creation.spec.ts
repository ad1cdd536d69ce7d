import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './support/axe.ts';
import { expect, openDevServer, type DevServer } from './support/dev-server.ts';
import { typeText } from './support/type-text.ts';

test.describe.configure({ mode: 'default', timeout: 120_000 });

let server: DevServer;
let page: Page;
test.beforeAll(async ({ browser }) => {
  server = await openDevServer();
  page = await browser.newPage({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' });
});
test.afterAll(async () => {
  await page.close();
  await server.close();
});

const changedFiles = () => server.git('status', '--porcelain', '--untracked-files=all', 'content', 'public').trim();
const dialog = () => page.getByRole('dialog');

async function open(address: string): Promise<void> {
  await page.goto(`${server.origin}/_builder/?page=${address}`);
  await expect(page.getByRole('list', { name: 'Sections', exact: true }).getByRole('listitem').first()).toBeVisible();
}

test('explains itself in four steps at the first visit, and not again', async () => {
  await open('/');
  const tour = page.getByRole('region', { name: 'Tour' });
  for (const step of [1, 2, 3, 4]) {
    await expect(tour).toContainText(`${step} of 4`);
    await tour.getByRole('button', { name: step < 4 ? 'Next' : 'Done' }).click();
  }
  await expect(tour).toBeHidden();
  await open('/');
  await expect(tour).toBeHidden();
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  await expect(dialog()).toContainText('Find pages, texts and actions');
  await expectAccessible(page, 'the keyboard shortcuts', [1280]);
  await page.keyboard.press('Escape');
});

test('creates a page with all that it needs from one dialog, and undoes it', async () => {
  await open('/');
  await page.getByRole('button', { name: 'New page' }).click();
  await expectAccessible(page, 'the dialog for a new page', [1280]);
  const fill = (label: string, text: string) => dialog().getByLabel(label, { exact: true }).fill(text);
  await fill('Name, English', 'Price list');
  await fill('Name, Danish', 'Prisliste');
  await expect(dialog().getByLabel('Address')).toHaveValue('price-list');
  await fill('Search title, English', 'Price list of a Google Ads consultant');
  await fill('Search title, Danish', 'Prisliste fra en Google Ads-konsulent');
  await fill(
    'Search description, English',
    'What an hour of Google Ads work costs, and what you get for it each month.',
  );
  await fill('Search description, Danish', 'Hvad en time med Google Ads koster, og hvad du får for den hver måned.');
  await dialog().getByRole('button', { name: 'Create page' }).click();
  await expect(dialog()).toBeHidden();
  await expect.poll(changedFiles).toContain('?? content/pages/price-list.yaml');
  await expect(page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Price list' })).toBeVisible();
  expect(readFileSync(join(server.root, 'content/pages/price-list.yaml'), 'utf8')).toContain('da: Prisliste');
  expect((await page.request.get(`${server.origin}/dk/price-list`)).status()).toBe(200);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(changedFiles).toBe('');
});

test('shows the search result with its lengths, and the shared card, in each region @firefox', async () => {
  await open('/about-me');
  await page.getByRole('button', { name: 'Search & sharing' }).click();
  for (const region of ['USA', 'EU', 'Denmark']) {
    const shown = dialog().getByRole('region', { name: region });
    await expect(shown).toContainText(/Title: \d+ of 60 characters/);
    await expect(shown).toContainText(/Description: \d+ of 160 characters/);
    await expect(shown).toContainText(/Weighs \d+ kB of text/);
  }
  await expectAccessible(page, 'search and sharing', [1280]);
  await page.keyboard.press('Escape');
});

test('takes a picture from the computer, names it by rule, and shows it @firefox', async () => {
  await open('/');
  await page
    .getByRole('list', { name: 'Sections', exact: true })
    .getByRole('listitem')
    .nth(2)
    .locator('[data-row]')
    .click();
  const field = page.getByRole('form').getByRole('group', { name: 'Image file' });
  const photo = await sharp({ create: { width: 3000, height: 3000, channels: 3, background: '#884422' } })
    .jpeg()
    .toBuffer();
  const chooser = page.waitForEvent('filechooser');
  await field.getByRole('button', { name: /upload/i }).click();
  await (await chooser).setFiles({ name: 'My Photo (1).JPG', mimeType: 'image/jpeg', buffer: photo });
  await expect.poll(changedFiles).toContain('public/images/my-photo-1');
  // It isn't saved before it's said in both languages what it shows.
  const dialog = page.getByRole('dialog', { name: 'What does the new picture show?' });
  await typeText(dialog.getByLabel('Alternative text, English'), 'A brown square');
  expect(changedFiles()).not.toContain('content/');
  await typeText(dialog.getByLabel('Alternative text, Danish'), 'En brun firkant');
  await dialog.getByRole('button', { name: 'Replace picture' }).click();
  await expect
    .poll(() => readFileSync(join(server.root, 'content/pages/home.yaml'), 'utf8'))
    .toContain('src: /images/my-photo-1');
  const frame = page.frameLocator('iframe[title="Denmark"]');
  await expect(frame.locator('img[src*="my-photo-1"]')).toBeAttached();
});
