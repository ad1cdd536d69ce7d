import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { readSiteRegions } from '../../src/content/read/site-regions.ts';
import { defaultRegionOf } from '../../src/regions/site-regions.ts';
import { copyProject, editFile } from '../../tools/project-fixture.ts';
import { contentDev } from '../../vite/vite-plugin-content-dev.ts';
import { withDevBrowser } from './with-dev-browser.ts';

const IMAGE = 'docs/brand/other-brand.webp';

/** The lines of `content/brand.yaml` that differ; the page "Another brand" in docs/brand.md names them. */
const CHANGES = [
  [/accent: .*/, "accent: '#2a4fa0'"],
  [/display: .*/, 'display: Georgia'],
  [/medium: .*/, 'medium: 2px'],
] as const;

/** A view of the site: its path below the region, and whether the contact modal is open. */
const VIEWS = [
  { path: '', modal: false },
  { path: 'services/ecommerce-google-ads-consultant', modal: false },
  { path: '', modal: true },
];

/** Sizes of the window, in pixels. */
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
/** Height of the picture, and the space between views, in pixels. */
const HEIGHT_PX = 400;
const GAP_PX = 14;

/** How long a page may take to load; the first one waits until Vite has bundled the packages. */
const LOAD_TIMEOUT_MS = 120_000;

const root = copyProject();
const { consentVersion = 1 } = parse(readFileSync(join(root, 'content/site.yaml'), 'utf8')) as {
  consentVersion?: number;
};
for (const [line, other] of CHANGES) editFile(root, 'content/brand.yaml', (text) => text.replace(line, other));
process.chdir(root); // Vite's configuration reads the brand of the current project
const config = {
  root,
  configFile: join(root, 'vite.config.ts'),
  plugins: [contentDev(root)],
};
try {
  await withDevBrowser(config, async (browser, origin) => {
    await takeAll(browser, origin); // lets the development server find every package and stylesheet
    await writePicture(await takeAll(browser, origin));
  });
} finally {
  rmSync(root, { recursive: true, force: true });
}

async function takeAll(from: Browser, origin: string): Promise<Buffer[]> {
  const shots: Buffer[] = [];
  for (const view of VIEWS)
    for (const viewport of WINDOWS) {
      const page = await from.newPage({ viewport, reducedMotion: 'reduce' });
      shots.push(await take(page, origin, view));
      await page.close();
    }
  return shots;
}

async function take(page: Page, origin: string, { path, modal }: (typeof VIEWS)[number]): Promise<Buffer> {
  page.setDefaultTimeout(LOAD_TIMEOUT_MS);
  // A stored choice, so that the consent banner doesn't cover the page.
  await page.addInitScript((version) => {
    const preferences = { necessary: true, analytics: false, marketing: false, functional: false };
    const record = { preferences, timestamp: new Date().toISOString(), version };
    localStorage.setItem('cookie-consent', JSON.stringify(record));
  }, consentVersion);
  await page.goto(`${origin}${defaultRegionOf(readSiteRegions(root))}/${path}`, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'true');
  await page.evaluate(() => document.fonts.ready);
  if (modal) {
    await page.locator('#main button:visible').first().click();
    await page.getByRole('dialog').getByRole('textbox').first().waitFor();
  }
  return page.screenshot({ animations: 'disabled' });
}

async function writePicture(shots: readonly Buffer[]): Promise<void> {
  const views = await Promise.all(
    shots.map((shot) => sharp(shot).resize({ height: HEIGHT_PX }).png().toBuffer({ resolveWithObject: true })),
  );
  let left = 0;
  const placed = views.map(({ data, info }) => {
    const one = { input: data, left, top: 0 };
    left += info.width + GAP_PX;
    return one;
  });
  const { size } = await sharp({
    create: { width: left - GAP_PX, height: HEIGHT_PX, channels: 3, background: '#fff' },
  })
    .composite(placed)
    .webp({ quality: 70, effort: 6, smartSubsample: true })
    .toFile(join(import.meta.dirname, '../..', IMAGE));
  console.log(`${IMAGE}: ${size} bytes`);
}
