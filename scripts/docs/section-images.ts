import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { EXAMPLE_ANCHOR, EXAMPLES_PATH } from '../../src/authoring/reference/section-example.ts';
import { PICTURES_FOLDER } from '../../src/authoring/reference/section-gallery.ts';
import { loadModel } from '../../src/model/load-model.ts';
import { contentDev } from '../../vite/vite-plugin-content-dev.ts';
import { withDevBrowser } from './with-dev-browser.ts';

/** Width of the window and the image, in pixels. */
const WINDOW = 1200;
const IMAGE_WIDTH_PX = 900;
/** How long a page may take to load; the first one waits until Vite has bundled the packages. */
const LOAD_TIMEOUT_MS = 120_000;

const root = process.cwd();
const types = [...(await loadModel(root)).sections.keys()].sort();
const config = {
  cacheDir: join(root, 'node_modules/.vite-images'), // separate from that of a running development server
  plugins: [contentDev(root)],
};
await withDevBrowser(config, async (browser, origin) => {
  const page = await browser.newPage({ viewport: { width: WINDOW, height: 900 }, reducedMotion: 'reduce' });
  page.setDefaultTimeout(LOAD_TIMEOUT_MS);
  // The first visit lets the development server discover a section's styles and packages.
  for (const type of types) await visit(page, origin, type);
  await mkdir(join(root, PICTURES_FOLDER), { recursive: true });
  for (const type of types) await takeImage(page, origin, type);
});

/** Opens the page of an example, as the gallery shows it, and waits until everything is loaded. */
async function visit(page: Page, origin: string, type: string): Promise<void> {
  const url = `${origin}us/${EXAMPLES_PATH}/${type}`;
  const response = await page.goto(url, { waitUntil: 'networkidle' });
  if (!response?.ok()) throw new Error(`${type} has no image.\n${await response?.text()}`);
  await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'true');
  await page.evaluate(() => document.fonts.ready);
}

async function takeImage(page: Page, origin: string, type: string): Promise<void> {
  await visit(page, origin, type);
  // Clip by coordinates: the application replaces the element when it takes over.
  const clip = await page.locator(`#${EXAMPLE_ANCHOR}`).boundingBox();
  if (!clip) throw new Error(`The section ${type} isn't visible.`);
  const image = await page.screenshot({ fullPage: true, clip, animations: 'disabled' });
  const file = join(root, PICTURES_FOLDER, `${type}.webp`);
  await sharp(image)
    .resize({ width: IMAGE_WIDTH_PX })
    .webp({ quality: 60, effort: 6, smartSubsample: true })
    .toFile(file);
  console.log(`${PICTURES_FOLDER}/${type}.webp  ${Math.ceil((await stat(file)).size / 1024)} kB`);
}
