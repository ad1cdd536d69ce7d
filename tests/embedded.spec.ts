import { readFile } from 'node:fs/promises';
import { expect, hydrated, test, withChoice } from './support/site.ts';

test.beforeEach(({ page }) => withChoice(page));

test('what frames all pages of a region is asked for once, after the page has loaded, and kept for every page', async ({
  page,
}) => {
  const asked: string[] = [];
  let loaded = false;
  page.on('load', () => (loaded = true));
  page.on('request', (request) => {
    if (/\/frame-us-[^/]+\.json$|_layout\.json$/.test(request.url())) asked.push(`${loaded} ${request.url()}`);
  });
  await page.goto('/us/');
  await hydrated(page);
  await page.locator('header a[href="/us/about-me"]').filter({ visible: true }).first().click();
  await expect(page).toHaveURL('/us/about-me');
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(/^true .*\/assets\/frame-us-/);
});

test('structured data and meta data of the first page stay as they were rendered', async ({ page }) => {
  const head = () =>
    page.evaluate(() => [...document.head.querySelectorAll('[data-page]')].map(({ outerHTML }) => outerHTML));
  await page.goto('/us/', { waitUntil: 'domcontentloaded' });
  const before = await head();
  expect(before.join('')).toContain('"@graph"');
  await hydrated(page);
  expect(await head()).toEqual(before);
});

test('a page whose layout data is gone stays as it was rendered, and its links work', async ({ page, complaints }) => {
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route('**/assets/frame-us-*.json', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/us/');
  await expect(page.locator('#services fold-panel[hidden]')).toHaveCount(0);
  await expect(page.locator('h1')).toBeVisible();
  expect(loads).toBe(1);
  await page.locator('footer a[href="/us/terms-of-service"]').click();
  await expect(page).toHaveURL('/us/terms-of-service');
  complaints.length = 0; // the browser's own line about the missing file, and that the page stays as it was
});

test('a page carries the props of its islands alone', async () => {
  const html = await readFile('dist/us/index.html', 'utf8');
  const data = /<script type="application\/json" id="page-data">([^<]*)/.exec(html)?.[1] ?? '';
  expect(Object.keys(JSON.parse(data) as object)).toEqual(['path', 'contactHref']);
  const props = [...html.matchAll(/ data-props="([^"]*)"/g)].map(([, text = '']) => text).join('');
  expect(props).toContain('Stop the movement');
  expect(props).not.toMatch(/Accept Essential|Send message|You pay for the clicks|case-study/);
});
