import { spawn, type ChildProcess } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { hydrated } from './support/site.ts';
import { copyProject, edit } from './support/project-copy.ts';

const PORT = 4320;
const HOME = 'content/pages/home.yaml';
const TITLE = 'You pay for the clicks. I read the searches.';

test.describe.configure({ mode: 'serial', timeout: 90_000 });

let root = '';
let server: ChildProcess;

test.beforeAll(async () => {
  root = copyProject();
  server = spawn('node', ['--import', 'tsx', 'scripts/dev.ts', '--port', String(PORT)], { cwd: root, stdio: 'ignore' });
  await expect
    .poll(
      () =>
        fetch(`http://localhost:${PORT}/us/`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 60_000 },
    )
    .toBe(200);
});
test.afterAll(() => void server.kill());

test('a saved text shows on the open page, with the scroll position kept', async ({ page }) => {
  await page.goto(`http://localhost:${PORT}/us/`);
  await hydrated(page);
  const section = page.locator('#services');
  await section.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const before = await section.evaluate((element) => element.getBoundingClientRect().top);
  edit(root, HOME, (text) => text.replaceAll(TITLE, 'Words of a test.'));
  await expect(page.locator('h1')).toHaveText('Words of a test.');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  expect(Math.abs((await section.evaluate((element) => element.getBoundingClientRect().top)) - before)).toBeLessThan(8);
  edit(root, HOME, (text) => text.replaceAll('Words of a test.', TITLE));
  await expect(page.locator('h1')).toHaveText(TITLE);
});

test('a mistake shows over the last good page with file, line and column, and goes away when mended', async ({
  page,
}) => {
  await page.goto(`http://localhost:${PORT}/dk/`);
  await hydrated(page);
  const heading = await page.locator('h1').textContent();
  edit(root, HOME, (text) => text.replace('- type: hero', '- type: heroo'));
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay).toContainText(/content\/pages\/home\.yaml:\d+:\d+/);
  await expect(overlay).toContainText('Did you mean "hero"?');
  await expect(page.locator('h1')).toHaveText(heading ?? '');
  edit(root, HOME, (text) => text.replace('- type: heroo', '- type: hero'));
  await expect(overlay).toHaveCount(0);
});

test('the form and the look-up of the country are answered on the same origin', async ({ request }) => {
  expect(await (await request.get(`http://localhost:${PORT}/_local/country`)).json()).toEqual({ country_code: 'US' });
  expect((await request.post(`http://localhost:${PORT}/_local/form`, { data: { name: 'Ida' } })).ok()).toBe(true);
});
