import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { builder } from '../../vite/vite-plugin-builder.ts';
import { contentDev } from '../../vite/vite-plugin-content-dev.ts';
import { withDevBrowser } from './with-dev-browser.ts';

const FOLDER = 'docs/builder';
const WINDOW = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const IMAGE_WIDTH_PX = 1200;
/** How long the builder may take to load; at first, Vite bundles the packages. */
const LOAD_TIMEOUT_MS = 120_000;
/** Time for pictures in frames and dialogs to load. */
const SETTLE_MS = 4000;

const root = process.cwd();
const config = {
  cacheDir: join(root, 'node_modules/.vite-images'), // separate from that of a running development server
  plugins: [builder(root), contentDev(root)],
};
await withDevBrowser(config, async (browser, origin) => {
  const page = await browser.newPage({ viewport: WINDOW, reducedMotion: 'reduce' });
  page.setDefaultTimeout(LOAD_TIMEOUT_MS);
  // The tour of the first run is over.
  await page.addInitScript(() => localStorage.setItem('builder-tour', '9'));
  await page.goto(`${origin}_builder/`);
  const sections = page.getByRole('list', { name: 'Sections' });
  await sections.waitFor();
  // The frames of all regions.
  await page.locator('figure[aria-busy="false"]').nth(2).waitFor();
  await page.waitForTimeout(SETTLE_MS);
  // Vite has bundled the packages of panels that open later by now, and loads the page no more.
  await page.reload();
  await page.locator('figure[aria-busy="false"]').nth(2).waitFor();
  await mkdir(join(root, FOLDER), { recursive: true });
  await sections.locator('[data-row]').nth(2).click();
  await page.getByRole('form').waitFor();
  await take(page, 'shell');
  await page.getByRole('button', { name: 'Add section' }).click();
  await page.getByRole('dialog').getByRole('option').first().waitFor();
  await take(page, 'palette');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Search & sharing' }).click();
  await take(page, 'appearance');
  await page.close();
  await takePhone(browser, origin);
});

/** Takes the builder on a phone: a price that is edited below the page. */
async function takePhone(browser: Browser, origin: string): Promise<void> {
  const page = await browser.newPage({ viewport: PHONE, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
  page.setDefaultTimeout(LOAD_TIMEOUT_MS);
  await page.addInitScript(() => localStorage.setItem('builder-tour', '9'));
  await page.goto(`${origin}_builder/`);
  await page.locator('figure[aria-busy="false"]').waitFor();
  const prices = page.frameLocator('iframe').locator('[data-section=pricing] [data-part=plans] li p span');
  await prices.filter({ hasText: /\d/ }).first().tap();
  await take(page, 'phone');
}

async function take(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(SETTLE_MS);
  const file = join(root, FOLDER, `${name}.webp`);
  await sharp(await page.screenshot())
    .resize({ width: IMAGE_WIDTH_PX, withoutEnlargement: true })
    .webp({ quality: 70, effort: 6, smartSubsample: true })
    .toFile(file);
  console.log(`${FOLDER}/${name}.webp  ${Math.ceil((await stat(file)).size / 1024)} kB`);
}
