import { readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { serveDist } from '../../../src/hosting/serve-dist.ts';
import { copyForContent } from '../../../tools/stress-site.ts';
import { layoutProblems } from '../../support/layout-problems.ts';
import { fillWithCases } from '../support/many-cases.ts';
import { runBuild, editFile } from '../../../tools/project-fixture.ts';
import { expect, waitForHydration, test, withConsent } from '../../support/fixtures.ts';

/** Cases on a page of the list: few, because the build renders every case in every region. */
const PAGE_SIZE = 12;
/** More case studies than fit on two pages of the list. */
const CASES = 28;

const SITE = /^https:\/\/[^/]+/;

// All tests share one build.
test.describe.configure({ mode: 'default', timeout: 60_000 });

let root = '';
let server: Server | undefined;
let origin = '';

test.beforeAll(async () => {
  test.setTimeout(300_000);
  root = copyForContent();
  fillWithCases(root, CASES);
  editFile(root, 'content/pages/case-studies.yaml', (text) => text.replace(/pageSize: \d+/, `pageSize: ${PAGE_SIZE}`));
  editFile(root, 'content/pages/case-study.yaml', (text) => text.replace('alsoAt: []', 'alsoAt: [ppc-case-study]'));
  const { status, stderr } = runBuild(root);
  expect(status, stderr).toBe(0);
  server = await serveDist(root, 0);
  origin = `http://localhost:${(server.address() as AddressInfo).port}`; // a server that listens on a port has such an address
});
test.afterAll(() => {
  server?.close();
  rmSync(root, { recursive: true, force: true });
});
test.beforeEach(({ page }) => withConsent(page));

const cards = (page: Page) => page.locator('[data-section="case-list"] li:has(> a[href*="/case-study/"])');
const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages of client cases' });
const filter = (page: Page) => page.getByRole('navigation', { name: 'Filter by type of client' });
const headingOf = (page: Page) => page.locator('main h1');

/** Hrefs of links in the head, without the site's origin. */
const linksOf = (page: Page, rel: string, attributes = '') =>
  page
    .locator(`head link[rel="${rel}"]${attributes}`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    .then((hrefs) => hrefs.map((href) => href.replace(SITE, '')));

const open = (page: Page, path: string) => page.goto(origin + path);

/** Reads title, description and structured data of a page of the list from its file. */
function builtPage(path: string) {
  const html = readFileSync(join(root, `dist${path}.html`), 'utf8');
  const find = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
  const graph = JSON.parse(find(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s)) as {
    '@graph': { '@type': string; itemListElement?: { position: number; item?: string }[] }[];
  }; // the build wrote it
  return {
    title: find(/<title>(.*?)<\/title>/),
    description: find(/<meta name="description" content="(.*?)"/),
    listed: graph['@graph'].find((node) => node['@type'] === 'ItemList')?.itemListElement ?? [],
    breadcrumbs: graph['@graph'].find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement ?? [],
  };
}

const sitemapPaths = () =>
  [...readFileSync(join(root, 'dist/sitemap.xml'), 'utf8').matchAll(/<loc>https:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path = '']) => path,
  );

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('reaches every case by following the pager', async ({ page }) => {
    await open(page, '/us/case-studies');
    const seen = new Set<string>();
    const sizes: number[] = [];
    for (;;) {
      const hrefs = await cards(page)
        .locator('> a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      for (const href of hrefs) seen.add(href);
      sizes.push(hrefs.length);
      const next = pager(page).getByRole('link', { name: 'Next page' });
      if ((await next.count()) === 0) break;
      await next.click();
    }
    expect(sizes).toEqual([PAGE_SIZE, PAGE_SIZE, CASES - 2 * PAGE_SIZE]);
    expect(seen.size).toBe(CASES);
    expect(new URL(page.url()).pathname).toBe('/us/case-studies/page/3');
  });

  test('leads from the filter to the pages of a tag, to its further pages, and back to all', async ({ page }) => {
    await open(page, '/us/case-studies/page/2');
    await expect(filter(page).getByRole('link', { name: 'All', exact: true })).toHaveAttribute('aria-current', 'true');
    await filter(page).getByRole('link', { name: 'B2B' }).click();
    expect(new URL(page.url()).pathname).toBe('/us/case-studies/tag/b2b');
    await expect(headingOf(page)).toHaveText('Client cases: B2B');
    await expect(filter(page).locator('[aria-current="page"]')).toHaveText('B2B');
    const count = await cards(page).count();
    await expect(cards(page).filter({ hasText: 'B2B' })).toHaveCount(count);
    await filter(page).getByRole('link', { name: 'All', exact: true }).click();
    expect(new URL(page.url()).pathname).toBe('/us/case-studies');
  });

  test("names the pages of the pager and marks the current one, in the region's language", async ({ page }) => {
    await open(page, '/dk/case-studies/page/2');
    const danish = page.getByRole('navigation', { name: 'Sider med kundecases' });
    await expect(danish.getByRole('link')).toHaveText(['Forrige side', '1', '2', '3', 'Næste side']);
    await expect(danish.getByRole('link', { name: 'Side 2', exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(headingOf(page)).toHaveText('Kundecases, side 2 af 3');
    await expect(page.getByText('Case 13–24 af 28')).toBeVisible();
  });
});

test('links each page of the list to its canonical, previous and next page', async ({ page }) => {
  await open(page, '/dk/case-studies/page/2');
  expect(await page.title()).toBe('Kundecases, side 2 af 3');
  expect(await linksOf(page, 'canonical')).toEqual(['/dk/case-studies/page/2']);
  expect(await linksOf(page, 'prev')).toEqual(['/dk/case-studies']);
  expect(await linksOf(page, 'next')).toEqual(['/dk/case-studies/page/3']);
  const alternates = await linksOf(page, 'alternate', '[hreflang]');
  expect(alternates).toEqual(['us', 'eu', 'dk', 'us'].map((region) => `/${region}/case-studies/page/2`));
  await open(page, '/us/case-studies/page/2');
  expect(await linksOf(page, 'alternate', '[hreflang]')).toEqual(alternates);
  await open(page, '/us/case-studies');
  expect(await linksOf(page, 'canonical')).toEqual(['/us/case-studies']);
  expect(await linksOf(page, 'prev')).toEqual([]);
  expect(await linksOf(page, 'next')).toEqual(['/us/case-studies/page/2']);
});

test('gives each page its own title and description, and each case its position in the structured data', () => {
  const paths = sitemapPaths().filter((path) => path.startsWith('/us/case-studies'));
  expect(paths).toEqual(expect.arrayContaining(['/us/case-studies/page/3', '/us/case-studies/tag/local-service']));
  expect(paths).not.toContain('/us/case-studies/page/4');
  const pages = paths.map(builtPage);
  expect(new Set(pages.map(({ title }) => title)).size).toBe(paths.length);
  expect(new Set(pages.map(({ description }) => description)).size).toBe(paths.length);
  const last = builtPage('/us/case-studies/page/3');
  expect(last.title).toBe('Client cases, page 3 of 3');
  expect(last.listed.map(({ position }) => position)).toEqual([25, 26, 27, 28]);
  expect(last.breadcrumbs.map(({ item = '' }) => item.replace(SITE, ''))).toEqual([
    '/us/',
    '/us/case-studies',
    '/us/case-studies/page/3',
  ]);
});

test('serves every page of the list that the sitemap names, in every region', async ({ request }) => {
  const paths = sitemapPaths().filter((path) => path.includes('/case-studies'));
  expect(paths.length).toBeGreaterThanOrEqual(3 * (3 + 6)); // pages of all, and at least one of each tag
  for (const path of paths) expect((await request.get(origin + path)).status(), path).toBe(200);
});

test("answers 404 for pages that the list doesn't have", async ({ request }) => {
  for (const path of ['page/0', 'page/1', 'page/4', 'page/02', 'page', 'tag', 'tag/casinos', 'tag/travel/page/9'])
    expect((await request.get(`${origin}/us/case-studies/${path}`)).status(), path).toBe(404);
});

test("shows the plain 404 page for a page that the list doesn't have", async ({ page }) => {
  await open(page, '/dk/case-studies/page/9');
  await waitForHydration(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'da-DK');
  await expect(headingOf(page)).toHaveText('Ups! Siden findes ikke.');
});

test('opens pages without loading a document, and supports Back and Forward', async ({ page }) => {
  await open(page, '/us/case-studies');
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await pager(page).getByRole('link', { name: 'Next page' }).click();
  await expect(headingOf(page)).toHaveText('Client cases, page 2 of 3');
  await expect(cards(page)).toHaveCount(PAGE_SIZE);
  await expect(page).toHaveTitle('Client cases, page 2 of 3');
  expect(await linksOf(page, 'prev')).toEqual(['/us/case-studies']);
  await filter(page).getByRole('link', { name: 'Travel' }).click();
  await expect(headingOf(page)).toHaveText('Client cases: Travel');
  await page.goBack();
  await expect(headingOf(page)).toHaveText('Client cases, page 2 of 3');
  await page.goForward();
  await expect(page).toHaveURL(/\/us\/case-studies\/tag\/travel$/);
  await expect(headingOf(page)).toHaveText('Client cases: Travel');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('keeps page and tag when the region changes', async ({ page }) => {
  for (const path of ['page/3', 'tag/local-service']) {
    await open(page, `/us/case-studies/${path}`);
    await waitForHydration(page);
    await page.getByRole('button', { name: /^Region/ }).click();
    await page.getByRole('link', { name: /^Denmark/ }).click();
    await expect(page).toHaveURL(`${origin}/dk/case-studies/${path}`);
    await expect(headingOf(page)).toHaveText(/^Kundecases/);
  }
});

test('shows the ten named cases on the home page, each once, however many cases there are', async ({ page }) => {
  await open(page, '/us/');
  const hrefs = await page
    .locator('[data-section="client-cases"] a[href*="/case-study/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(hrefs).size).toBe(10);
});

test('fits the pages of the list on screens of every width', async ({ page }) => {
  for (const region of ['us', 'dk'])
    for (const path of ['case-studies/page/2', 'case-studies/tag/travel'])
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await open(page, `/${region}/${path}`);
        expect(await layoutProblems(page), `${region}/${path} at ${width}`).toEqual([]);
        for (const link of await page.locator('[data-section="case-list"] nav a').all()) {
          const box = await link.boundingBox();
          expect(Math.min(box?.width ?? 0, box?.height ?? 0), await link.innerText()).toBeGreaterThanOrEqual(24);
        }
      }
});

test.describe('case-study paths from the content', () => {
  for (const path of ['case-study/nobody', 'ppc-case-study/nobody'])
    test(`says at ${path} that the case doesn't exist`, async ({ page }) => {
      const response = await open(page, `/us/${path}`);
      expect(response?.status()).toBe(404);
      await expect(headingOf(page)).toHaveText('Case Study Not Found');
    });

  test('shows the plain 404 page below a former case-study path', async ({ page }) => {
    await open(page, '/us/google-ads-case-study/nobody');
    await waitForHydration(page);
    await expect(headingOf(page)).toHaveText('Oops! Page not found.');
  });

  test("says that a case doesn't exist after a client-side navigation, too", async ({ page }) => {
    await open(page, '/us/about-me');
    await waitForHydration(page);
    await page.evaluate(() => {
      Object.assign(window, { sameDocument: true });
      const link = document.createElement('a');
      link.href = '/us/ppc-case-study/nobody';
      link.textContent = 'A case that is gone';
      document.querySelector('main')?.prepend(link);
    });
    await page.getByRole('link', { name: 'A case that is gone' }).click();
    await expect(headingOf(page)).toHaveText('Case Study Not Found');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
});
