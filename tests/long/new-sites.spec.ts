import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { serveDist } from '../../src/hosting/serve-dist.ts';
import { ARABIC, runScript, SWEDISH, translate, translateSite } from '../../tools/machine-texts.ts';
import { copyWithBundle, editFile, runBuild } from '../../tools/project-fixture.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test, waitForHydration } from '../support/fixtures.ts';

/*
 * Sites that no programmer has touched: the real one with Sweden added, a new one, and the new one with Arabic added.
 * Each is built once, and each journey holds what its visitors need.
 */

const NEW_SITE = [
  '--name',
  'Harbor Bikes',
  '--code',
  'us',
  '--language',
  'en',
  '--locale',
  'en-US',
  '--currency',
  'USD',
];
const SWEDEN = ['--code', 'se', '--name', 'Sverige', '--language', 'sv', '--locale', 'sv-SE', '--currency', 'SEK'];
const EMIRATES = ['--code', 'ae', '--name', 'UAE', '--language', 'ar', '--locale', 'ar-AE', '--currency', 'AED'];

interface Site {
  root: string;
  origin: string;
  server: Server;
}

/** Copies the project, changes its content by commands alone, builds and serves it. */
async function serve(change: (root: string) => void): Promise<Site> {
  const root = copyWithBundle();
  change(root);
  const { status, stderr } = runBuild(root);
  expect(status, stderr).toBe(0);
  const server = await serveDist(root, 0);
  return { root, server, origin: `http://localhost:${(server.address() as AddressInfo).port}` }; // a server on a port has such an address
}

function replaceContent(root: string): void {
  rmSync(join(root, 'content'), { recursive: true });
  mkdirSync(join(root, 'content'));
  runScript(root, 'new:site', ...NEW_SITE);
}

/** Publishes a draft. */
function publish(root: string): void {
  editFile(root, 'content/regions.yaml', (text) => text.replace('\n  draft: true', ''));
}

/** A text of the dictionary. */
function wordOf({ root }: Site, language: string, group: string, key: string): string {
  const dictionary = parse(readFileSync(join(root, 'content/dictionary.yaml'), 'utf8')) as Record<
    string,
    Record<string, Record<string, string>>
  >;
  return dictionary[group]?.[key]?.[language] ?? '';
}

const alternatesOf = (page: Page) =>
  page
    .locator('link[rel=alternate][hreflang]')
    .evaluateAll((links) =>
      Object.fromEntries(
        links.map((link) => [link.getAttribute('hreflang'), new URL(link.getAttribute('href') ?? '').pathname]),
      ),
    );

/** Answers the cookie question, and finds the answer stored. */
async function chooseEssential(page: Page, site: Site, language: string): Promise<void> {
  await page.getByRole('button', { name: wordOf(site, language, 'consent', 'acceptEssential'), exact: true }).click();
  await expect(page.getByRole('region', { name: wordOf(site, language, 'consent', 'title') })).toBeHidden();
  const stored = await page.evaluate(() => localStorage.getItem('cookie-consent'));
  expect(JSON.parse(stored ?? '{}')).toMatchObject({ preferences: { necessary: true, marketing: false } });
}

/** Sends the form of the page, and reads the thanks. */
async function sendForm(page: Page, site: Site, language: string): Promise<void> {
  await page.route('**/_local/form', (route) => route.fulfill({ json: { ok: true } }));
  const form = page.locator('#contact form');
  await form.locator('button[type=submit]').click();
  await expect(page.getByText(wordOf(site, language, 'form', 'nameMissing'))).toBeVisible();
  for (const [name, value] of Object.entries({ name: 'Ida', email: 'ida@example.com', message: 'Hello' }))
    await form.locator(`[name=${name}]`).fill(value);
  await form.locator('button[type=submit]').click();
  await expect(page.locator('#contact').getByText(wordOf(site, language, 'thanks', 'title'))).toBeVisible();
}

/** Opens the region menu and chooses a region. */
async function switchTo(page: Page, site: Site, language: string, code: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`^${wordOf(site, language, 'header', 'region')}`) })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByRole('banner').locator(`a[data-region=${code}]`).filter({ visible: true }).first().click();
}

test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('the real site with Sweden', () => {
  let site: Site;

  test.beforeAll(async () => {
    site = await serve((root) => {
      runScript(root, 'new:region', ...SWEDEN, '--from', 'eu');
      translateSite(root, 'sv', SWEDISH);
      publish(root);
    });
  });
  test.afterAll(() => {
    site.server.close();
    rmSync(site.root, { recursive: true, force: true });
  });

  test('shows its language and prices, and takes a message', async ({ page }) => {
    await page.goto(`${site.origin}/se/`);
    await waitForHydration(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv-SE');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await expect(page.locator('h1')).toContainText(translate('I read the searches.', SWEDISH));
    await expect(page.locator('#pricing')).toContainText(/\d kr/);
    await chooseEssential(page, site, 'sv');
    await expectAccessible(page, 'home', [390]);
    await sendForm(page, site, 'sv');
  });

  test('is an alternate of the other regions, and they of it', async ({ page }) => {
    for (const code of ['se', 'us', 'dk']) {
      await page.goto(`${site.origin}/${code}/about-me`);
      expect(await alternatesOf(page)).toEqual({
        'en-US': '/us/about-me',
        en: '/eu/about-me',
        'da-DK': '/dk/about-me',
        'sv-SE': '/se/about-me',
        'x-default': '/us/about-me',
      });
    }
  });

  test('is chosen in the region menu, and left by it', async ({ page }) => {
    await page.goto(`${site.origin}/us/about-me`);
    await waitForHydration(page);
    await chooseEssential(page, site, 'en');
    await switchTo(page, site, 'en', 'se');
    await expect(page).toHaveURL(`${site.origin}/se/about-me`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv-SE');
    await switchTo(page, site, 'sv', 'dk');
    await expect(page).toHaveURL(`${site.origin}/dk/about-me`);
  });

  test('is taken out again, and leaves every other byte as it was', () => {
    runScript(site.root, 'content:migrate', '--remove-region', 'se');
    for (const file of readdirSync('content', { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.yaml') || file === 'regions.yaml') continue;
      const [before, after] = ['.', site.root].map((root) => readFileSync(join(root, 'content', file), 'utf8'));
      expect(after, file).toBe(before);
    }
    const regions = readFileSync(join(site.root, 'content/regions.yaml'), 'utf8');
    expect(regions).toBe(`${readFileSync('content/regions.yaml', 'utf8')}\nformerRegions: [se]\n`);
  });
});

test.describe('a new site', () => {
  let site: Site;

  test.beforeAll(async () => {
    site = await serve(replaceContent);
  });
  test.afterAll(() => {
    site.server.close();
    rmSync(site.root, { recursive: true, force: true });
  });

  test('is complete: prices, message, cookie choice', async ({ page }) => {
    await page.goto(`${site.origin}/us/`);
    await waitForHydration(page);
    await expect(page.locator('#pricing')).toContainText('$390');
    expect(await alternatesOf(page)).toEqual({ 'en-US': '/us/', 'x-default': '/' });
    await chooseEssential(page, site, 'en');
    await expectAccessible(page, 'home', [390]);
    await sendForm(page, site, 'en');
  });

  test('leads from its home page to every other page', async ({ page }) => {
    await page.goto(`${site.origin}/us/`);
    const links = await page
      .locator('a[href^="/us/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const pages = new Set(links.map((href) => href.split('#')[0] ?? ''));
    for (const name of [
      'contact',
      'services/repairs',
      'case-studies',
      'articles',
      'privacy-policy',
      'terms-of-service',
      'cookie-policy',
    ])
      expect([...pages]).toContain(`/us/${name}`);
    for (const href of pages) {
      expect((await page.request.get(site.origin + href)).status(), href).toBe(200);
      await page.goto(site.origin + href);
      await expect(page.locator('h1')).toHaveCount(1);
    }
    expect(existsSync(join(site.root, 'dist/dk'))).toBe(false);
  });
});

test.describe('a new site with Arabic', () => {
  let site: Site;

  test.beforeAll(async () => {
    site = await serve((root) => {
      replaceContent(root);
      runScript(root, 'new:region', ...EMIRATES);
      translateSite(root, 'ar', ARABIC);
      publish(root);
    });
  });
  test.afterAll(() => {
    site.server.close();
    rmSync(site.root, { recursive: true, force: true });
  });

  test('is written from right to left, and mirrored', async ({ page }) => {
    await page.goto(`${site.origin}/ae/services/repairs`);
    await waitForHydration(page);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar-AE');
    const { logo, arrow } = await page.evaluate(() => ({
      logo: document.querySelector('header a')?.getBoundingClientRect().right ?? 0,
      arrow: getComputedStyle(document.querySelector('[class*=tabler-icon-arrow-left]') ?? document.body).scale,
    }));
    expect(logo).toBeGreaterThan(640);
    expect(arrow).toBe('-1 1');
  });

  test('shows prices, takes a message, and asks for cookies', async ({ page }) => {
    await page.goto(`${site.origin}/ae/`);
    await waitForHydration(page);
    await expect(page.locator('#pricing')).toContainText(/[\d٠-٩]/);
    await chooseEssential(page, site, 'ar');
    for (const width of [320, 390, 1280]) await expectAccessible(page, `home at ${width}`, [width]);
    await sendForm(page, site, 'ar');
  });

  test('changes its direction with the region', async ({ page }) => {
    await page.goto(`${site.origin}/us/`);
    await waitForHydration(page);
    await chooseEssential(page, site, 'en');
    expect(await alternatesOf(page)).toEqual({ 'en-US': '/us/', 'ar-AE': '/ae/', 'x-default': '/' });
    await switchTo(page, site, 'en', 'ae');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect(await alternatesOf(page)).toEqual({ 'en-US': '/us/', 'ar-AE': '/ae/', 'x-default': '/' });
    await switchTo(page, site, 'ar', 'us');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  });
});
