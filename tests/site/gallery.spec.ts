import { readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { serveDist } from '../../src/hosting/serve-dist.ts';
import { editFile, runBuild } from '../../tools/project-fixture.ts';
import { copyForContent } from '../../tools/stress-site.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, waitForHydration, test, withConsent } from '../support/fixtures.ts';

/** Types whose examples stand on the page: the gallery, and those that no page of the site shows. */
const TYPES = ['gallery', 'quote', 'two-columns', 'announcement'];

let root: string;
let server: Server;

test.describe.configure({ mode: 'serial', timeout: 180_000 });

/** The example of a section type as an item of a page's list. */
function exampleItem(type: string): string {
  const file = join(import.meta.dirname, `../../src/sections/${type}/${type}.example.yaml`);
  const fields = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => line && `    ${line}`);
  return `  - type: ${type}\n${fields.join('\n')}`;
}

/** Builds the site with the examples on the about page. */
test.beforeAll(async () => {
  root = copyForContent();
  editFile(root, 'content/pages/about-me.yaml', (text) =>
    text.replace('  - type: social-links', () => `${TYPES.map(exampleItem).join('\n')}\n  - type: social-links`),
  );
  const { status, stderr } = runBuild(root);
  expect(status, stderr).toBe(0);
  server = await serveDist(root, 0);
});
test.afterAll(() => {
  server.close();
  rmSync(root, { recursive: true, force: true });
});

const urlOf = (path: string) => `http://localhost:${(server.address() as AddressInfo).port}${path}`; // it listens on a port

const galleryOf = (page: Page) => page.locator('[data-section=gallery]');

/** Opens the page, and waits until the viewer of the gallery is loaded. @returns the link of the picture of the shop */
async function openGallery(page: Page, path: string): Promise<Locator> {
  await withConsent(page);
  await page.goto(urlOf(path));
  await waitForHydration(page);
  await galleryOf(page).scrollIntoViewIfNeeded();
  const link = page.getByRole('link', { name: /Drawing of a shop|Tegning af en butik/ });
  await expect(link).toHaveAttribute('aria-haspopup', 'dialog');
  return link;
}

test('enlarges a picture by keyboard, leads to the others, and returns to where one was @firefox', async ({ page }) => {
  const link = await openGallery(page, '/us/about-me');
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'What I walk past on my way to work' });
  await expect(dialog.getByRole('img')).toHaveAccessibleName(/^Drawing of a shop/);
  await expect(dialog).toContainText('The cat is out.');
  await expect(dialog.getByRole('button', { name: 'Next picture' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toContainText('5 of 6');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('img')).toHaveAccessibleName(/^Drawing of a white van/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await expect(page).toHaveURL(urlOf('/us/about-me'));
});

test('shows all of an enlarged picture on any screen, and is accessible', async ({ page }) => {
  const link = await openGallery(page, '/dk/about-me');
  await expectAccessible(page, 'the gallery', [320, 1280]);
  await link.click();
  const picture = page.getByRole('dialog').getByRole('img');
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await expect(picture).toBeInViewport({ ratio: 1 });
  }
  await expectAccessible(page, 'the enlarged picture', [320, 1280]);
  await page.getByRole('button', { name: 'Luk' }).click();
  await expect(link).toBeFocused();
});

test('works on a page that was reached by a link, and lets go of it', async ({ page }) => {
  await withConsent(page);
  await page.goto(urlOf('/us/'));
  await waitForHydration(page);
  await page.locator('header').getByRole('link', { name: 'About' }).click();
  await expect(galleryOf(page)).toBeAttached();
  await page.getByRole('link', { name: /Drawing of a shop/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(urlOf('/us/'));
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('shows the pictures without script, and leads to their files @chromium', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(urlOf('/us/about-me'));
  await expect(galleryOf(page).getByRole('img')).toHaveCount(6);
  await galleryOf(page)
    .getByRole('link', { name: /Drawing of a shop/ })
    .click();
  await expect(page).toHaveURL(urlOf('/images/services/e-commerce.svg'));
  await context.close();
});
