import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import type { LoadedSite } from '../src/content/load-content.ts';
import type { RegionCode } from '../src/regions/region-code.ts';
import type { Screen } from './screen-list.ts';

/** Where the pictures lie. */
export const SCREENS_FOLDER = 'docs/screens';

/** Widest picture, and the tallest that WebP can hold, in pixels. */
const [MAX_WIDTH, MAX_HEIGHT] = [900, 16_000];

/** A view in a region and at a width. */
export interface Shot {
  browser: Browser;
  origin: string;
  loaded: LoadedSite;
  /** Folder for the picture, in the folder of pictures. */
  folder: string;
  region: RegionCode;
  screen: Screen;
  width: number;
}

/** Photographs a view and keeps it as a small WebP. */
export async function takeScreen({
  browser,
  origin,
  loaded,
  folder,
  region,
  screen,
  width,
}: Shot): Promise<{ file: string; bytes: number }> {
  const context = await browser.newContext({
    viewport: { width, height: width < 768 ? 844 : 900 },
    reducedMotion: 'reduce',
  });
  try {
    if (!screen.firstVisit) await context.addInitScript(rememberChoice, loaded.content.site.consentVersion);
    const page = await context.newPage();
    await page.goto(`${origin}/${region}/${screen.path}`);
    await settle(page);
    await screen.open?.(page, loaded.documents.layout(region).words);
    await page.waitForTimeout(screen.open ? 400 : 0);
    const png = await page.screenshot({ fullPage: !screen.open, animations: 'disabled' });
    const file = join(SCREENS_FOLDER, folder, `${screen.name}-${width}.webp`);
    await mkdir(dirname(file), { recursive: true });
    const picture = sharp(png).resize({
      width: MAX_WIDTH,
      height: MAX_HEIGHT,
      fit: 'inside',
      withoutEnlargement: true,
    });
    const { size } = await picture.webp({ quality: 45, effort: 6 }).toFile(file);
    return { file, bytes: size };
  } finally {
    await context.close();
  }
}

/** Runs in the page: the visitor has answered before, so that the notice does not stand over the page. */
function rememberChoice(version: number): void {
  const preferences = { necessary: true, analytics: false, marketing: false, functional: false };
  localStorage.setItem('cookie-consent', JSON.stringify({ preferences, timestamp: new Date().toISOString(), version }));
}

/** Waits until the page runs and all of it is there, also what would wait for the visitor to scroll. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'true');
  await page.addStyleTag({ content: ':not(fold-panel) { content-visibility: visible !important; }' });
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all([document.fonts.ready, ...pictures.map((picture) => picture.decode().catch(() => undefined))]);
  });
}
