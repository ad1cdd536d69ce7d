import { readdirSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { serveDist } from '../../src/hosting/serve-dist.ts';
import { copyForContent, makeBareSite, makeStressSite } from '../../tools/stress-site.ts';
import { layoutProblems } from '../support/layout-problems.ts';
import { runBuild } from '../../tools/project-fixture.ts';
import { withConsent } from '../support/fixtures.ts';

const WIDTHS = [390, 768, 1024, 1440];

/** One path of every page type. */
const PAGES = {
  home: '',
  'case-studies': 'case-studies',
  service: 'services/ecommerce-google-ads-consultant',
  agencies: 'services/marketing-agencies-google-ads-freelancer',
  'about-me': 'about-me',
  'cookie-policy': 'cookie-policy',
  'thank-you': 'thank-you',
  'not-found': 'no-such-page',
  'no-case': 'case-study/no-such-case',
};

test.describe.configure({ timeout: 120_000 });

let root = '';
let server: Server | undefined;

test.beforeEach(async ({ page }) => {
  await withConsent(page);
  // Layout doesn't need the script; without it the page is ready sooner.
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
});
test.afterEach(() => {
  server?.close();
  rmSync(root, { recursive: true, force: true });
});

/** Builds and serves a copy of the site with other content. */
async function serve(change: (root: string) => Promise<void> | void): Promise<string> {
  root = copyForContent();
  await change(root);
  const { status, stderr } = runBuild(root);
  expect(status, stderr).toBe(0);
  server = await serveDist(root, 0);
  return `http://localhost:${(server.address() as AddressInfo).port}`; // a server that listens on a port has such an address
}

/** Layout problems of every page at every width. */
async function problemsOf(page: Page, origin: string, regions: string[]): Promise<string[]> {
  const caseStudy = readdirSync(join(root, 'dist/us/case-study')).find((file) => file.endsWith('.html')) ?? '';
  const pages = { ...PAGES, 'case-study': `case-study/${caseStudy.replace('.html', '')}` };
  const problems: string[] = [];
  for (const region of regions)
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(`${origin}/${region}/${path}`, { waitUntil: 'domcontentloaded' });
      await page.addStyleTag({ content: ':not(disclosure-panel) { content-visibility: visible !important; }' });
      await page.evaluate(() => document.fonts.ready);
      await expect(page.locator('main h1')).toBeVisible();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const found = await layoutProblems(page);
        problems.push(...found.map((problem) => `${region} ${name} at ${width} px: ${problem}`));
      }
    }
  return problems;
}

test('keeps every page intact with long words, names, prices and labels, and forty clients, at any width', async ({
  page,
}) => {
  const origin = await serve(makeStressSite);
  expect(await problemsOf(page, origin, ['us', 'dk'])).toEqual([]);
});

test('keeps every page intact with one client and no optional field', async ({ page }) => {
  const origin = await serve(makeBareSite);
  expect(await problemsOf(page, origin, ['dk'])).toEqual([]);
});
