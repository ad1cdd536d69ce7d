import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import sharp from 'sharp';
import { builder } from '../../vite/vite-plugin-builder.ts';
import { contentDev } from '../../vite/vite-plugin-content-dev.ts';
import { failWithUsage, main, parseArguments } from '../cli.ts';
import { withDevBrowser } from './with-dev-browser.ts';

const FOLDER = 'docs/builder';
const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const IMAGE_WIDTH_PX = 1200;
/** How long the builder may take to load; at first, Vite bundles the packages. */
const LOAD_TIMEOUT_MS = 120_000;
/** Time for pictures in frames and dialogs to load. */
const SETTLE_MS = 4000;

/** A picture: the screen, and what is done before it's taken. */
type Picture = readonly [screen: BrowserContextOptions, prepare: (page: Page) => Promise<unknown>];

const sections = (page: Page) => page.getByRole('list', { name: 'Sections' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Opens the fields of a section, in whose place others are added. */
async function openSection(page: Page): Promise<void> {
  await sections(page).locator('[data-row]').nth(2).click();
  await page.getByRole('form').waitFor();
}

/** The pictures by name. What they need is asked of the builder; nothing of the site is changed. */
const PICTURES: Readonly<Record<string, Picture>> = {
  shell: [DESKTOP, openSection],
  palette: [
    DESKTOP,
    async (page) => {
      await openSection(page);
      await press(page, 'Add section');
      await page.getByRole('dialog').getByRole('option').first().waitFor();
    },
  ],
  templates: [
    DESKTOP,
    async (page) => {
      await openSection(page);
      await press(page, 'New page');
    },
  ],
  appearance: [DESKTOP, (page) => press(page, 'Search & sharing')],
  phone: [
    PHONE,
    (page) => {
      const prices = page.frameLocator('iframe').locator('[data-section=pricing] [data-part=plans] li p span');
      return prices.filter({ hasText: /\d/ }).first().tap();
    },
  ],
  'phone-sections': [
    PHONE,
    async (page) => {
      await page.getByRole('navigation', { name: 'What to show' }).getByRole('button', { name: 'Sections' }).tap();
      await sections(page).locator('[data-row]').nth(2).tap();
      await page.getByRole('button', { name: 'Close the fields' }).tap();
    },
  ],
};

const NAMES = Object.keys(PICTURES);
const USAGE = `Usage: npm run docs:builder -- [${NAMES.join('|')}] …   default: all of them`;

/** Opens the builder in a window of its own, and waits for the frames that it shows. */
async function open(browser: Browser, origin: string, screen: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage({ ...screen, reducedMotion: 'reduce' });
  page.setDefaultTimeout(LOAD_TIMEOUT_MS);
  // The tour of the first run is over.
  await page.addInitScript(() => localStorage.setItem('builder-tour', '9'));
  await page.goto(`${origin}_builder/`);
  await page
    .locator('figure[aria-busy="false"]')
    .nth(screen.isMobile ? 0 : 2)
    .waitFor();
  return page;
}

async function save(page: Page, file: string): Promise<void> {
  await page.waitForTimeout(SETTLE_MS);
  await sharp(await page.screenshot())
    .resize({ width: IMAGE_WIDTH_PX, withoutEnlargement: true })
    .webp({ quality: 70, effort: 6, smartSubsample: true })
    .toFile(file);
  console.log(`${file}  ${Math.ceil((await stat(file)).size / 1024)} kB`);
}

await main(async (args, { root }) => {
  const { positionals } = parseArguments({ args, options: {}, allowPositionals: true }, USAGE);
  const unknown = positionals.find((name) => !NAMES.includes(name));
  if (unknown !== undefined) return failWithUsage(`"${unknown}" is no picture.`, USAGE);
  await mkdir(join(root, FOLDER), { recursive: true });
  const config = {
    cacheDir: join(root, 'node_modules/.vite-images'), // separate from that of a running development server
    plugins: [builder(root), contentDev(root)],
  };
  await withDevBrowser(config, async (browser, origin) => {
    // Vite bundles the packages of panels that open later, and loads the page once more.
    const first = await open(browser, origin, DESKTOP);
    await first.waitForTimeout(SETTLE_MS);
    await first.close();
    for (const [name, [screen, prepare]] of Object.entries(PICTURES)) {
      if (positionals.length > 0 && !positionals.includes(name)) continue;
      const page = await open(browser, origin, screen);
      await prepare(page);
      await save(page, `${FOLDER}/${name}.webp`);
      await page.close();
    }
  });
  return 0;
});
