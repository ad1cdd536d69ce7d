import { chromium, type Browser, type Page } from '@playwright/test';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveDist } from '../src/hosting/serve-dist.ts';
import { runStep } from '../src/upgrade/run-step.ts';
import { bundleOfReleases, cloneFirstRelease, TEST_RELEASES } from '../tests/support/engine-releases.ts';
import type { Repository } from '../tests/support/engine-repositories.ts';
import { waitForHydration } from '../tests/support/fixtures.ts';
import { CHROMIUM_ARGS } from '../tools/chromium-args.ts';
import { findJourneyChromium } from '../tools/install-browsers.ts';

/*
 * Sites that go on for years: each takes four releases, one after the other and in one jump, and nobody looks after it. What
 * visitors see stays the same to the pixel, but for what the notes of a release announce.
 */

/** Two builds, and the tests of the built site in a browser, for each release. */
const TIMEOUT_MS = 3_600_000;

/** Widths of the pictures, in px: a phone and a desktop. */
const WIDTHS = [390, 1440];

/** Where pictures that differ are kept, for whoever reads why the test failed. */
const KEPT = 'test-results/upgrades';

/** How a page looks. */
interface Picture {
  png: Buffer;
  /** Where its footer begins, in px from the top. */
  footer: number;
}

let bundle = '';
let removeBundle = () => {};
let browser: Browser;

beforeAll(async () => {
  ({ bundle, remove: removeBundle } = bundleOfReleases());
  const executablePath = findJourneyChromium();
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: CHROMIUM_ARGS });
}, TIMEOUT_MS);
afterAll(async () => {
  await browser.close();
  removeBundle();
});

describe.each(['restaurant', 'workshop', 'choir'])('a site from the template %s', (template) => {
  let site: Repository;
  let jumping: Repository;
  const removals: (() => void)[] = [];
  beforeAll(async () => {
    [site, jumping] = [await beginSite(template), await beginSite(template)];
  }, TIMEOUT_MS);
  afterAll(() => removals.forEach((remove) => remove()), TIMEOUT_MS);

  async function beginSite(name: string): Promise<Repository> {
    const { site: begun, remove } = cloneFirstRelease(bundle);
    removals.push(remove);
    await npm(begun, 'new:site', '--', '--template', name, '--yes');
    begun.commit('Begin the site');
    return begun;
  }

  it('takes each release by itself, and looks as its notes say', { timeout: TIMEOUT_MS }, async () => {
    let before = await picturesOf(site);
    for (const { tag, told, changesFooter } of TEST_RELEASES) {
      const said = await npm(site, 'upgrade', '--', '--to', tag, '--yes');
      expect(said, tag).toMatch(told);
      expect(site.git('status', '--porcelain'), tag).toBe('');
      const after = await picturesOf(site);
      expect([...after.keys()], tag).toEqual([...before.keys()]);
      for (const [name, picture] of after) {
        const difference = await differingPixels(before.get(name), picture, changesFooter);
        if (difference > 0) keepPictures(`${tag} ${name}`, before.get(name), picture);
        expect(difference, `${tag}: ${name}; see ${KEPT}`).toBe(0);
      }
      before = after;
    }
    expect(site.read('content/dictionary.yaml')).toContain('motto:');
  });

  it('is the same after one jump', { timeout: TIMEOUT_MS }, async () => {
    expect(await npm(jumping, 'upgrade', '--', '--yes')).toContain(`The site stands on ${TEST_RELEASES.at(-1)?.tag}.`);
    expect(jumping.git('rev-parse', 'HEAD^{tree}')).toBe(site.git('rev-parse', 'HEAD^{tree}'));
  });
});

async function npm({ root }: Repository, ...args: string[]): Promise<string> {
  const { status, output } = await runStep(root, ['run', '--silent', ...args]);
  expect(status, output).toBe(0);
  return output;
}

/** Builds a site, and takes a picture of each page at each width, by address and width. */
async function picturesOf(site: Repository): Promise<Map<string, Picture>> {
  await npm(site, 'build', '--', '--quick');
  const server = await serveDist(site.root, 0);
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`; // a server on a port has such an address
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  try {
    const pictures = new Map<string, Picture>();
    const files = readdirSync(join(site.root, 'dist'), { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((each) => each.endsWith('.html')).sort())
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        const path = file.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '');
        await page.goto(`${origin}/${path}`);
        await waitForHydration(page);
        pictures.set(`${file} at ${width} px`, await pictureOf(page));
      }
    return pictures;
  } finally {
    await page.close();
    server.closeAllConnections();
    server.close();
  }
}

async function pictureOf(page: Page): Promise<Picture> {
  // The cookie notice comes once the page has nothing else to do. Sections that aren't laid out yet have an estimated height.
  await page.addStyleTag({
    content: "[data-island='consent'] { display: none !important } * { content-visibility: visible !important }",
  });
  // Pictures far below the window load only when they come near.
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    document.body.getBoundingClientRect(); // a font is requested once its letters are laid out
    await document.fonts.ready;
  });
  const png = await stillPicture(page);
  const footer = await page.evaluate(() => document.querySelector('footer')?.getBoundingClientRect().top ?? 0);
  return { png, footer: Math.floor(footer) };
}

/** Takes pictures until two are the same. */
async function stillPicture(page: Page): Promise<Buffer> {
  let picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
  for (;;) {
    const next = await page.screenshot({ fullPage: true, animations: 'disabled' });
    if (next.equals(picture)) return next;
    picture = next;
  }
}

function keepPictures(name: string, before: Picture | undefined, after: Picture): void {
  mkdirSync(KEPT, { recursive: true });
  for (const [when, picture] of Object.entries({ before, after }))
    if (picture) writeFileSync(join(KEPT, `${name.replaceAll('/', '-')} ${when}.png`), picture.png);
}

/** Counts the pixels that differ between two pictures, above the footer or everywhere. */
async function differingPixels(before: Picture | undefined, after: Picture, aboveFooter: boolean): Promise<number> {
  if (!before) throw new Error('There was no such page.');
  if (before.png.equals(after.png)) return 0;
  const [one, other] = await Promise.all([before, after].map((picture) => pixelsOf(picture, aboveFooter)));
  if (!one || !other || one.info.height !== other.info.height) return Infinity;
  return pixelmatch(one.data, other.data, undefined, one.info.width, one.info.height, { threshold: 0 });
}

async function pixelsOf({ png, footer }: Picture, aboveFooter: boolean) {
  const { width, height } = await sharp(png).metadata();
  const shown = sharp(png).extract({ left: 0, top: 0, width, height: aboveFooter ? footer : height });
  return shown.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}
