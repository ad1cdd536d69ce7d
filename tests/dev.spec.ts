import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { hydrated } from './support/site.ts';
import { copyProject, edit } from './support/project-copy.ts';

const PORT = 4320;
const HOME = 'content/pages/home.yaml';
const NAVIGATION = 'content/navigation.yaml';

test.describe.configure({ mode: 'serial', timeout: 90_000 });

let root = '';
let server: ChildProcess;
/** Gives the home page another title. */
const entitle = (words: string) =>
  edit(root, HOME, (text) => text.replace(/(- type: hero\n[\s\S]*?\btitle:\n +en: ).*/, `$1${words}`));
/** Where the editor of the test notes what it was asked to open. */
const opened = () => join(root, 'opened.txt');

test.beforeAll(async () => {
  root = copyProject();
  const editor = join(root, 'editor.sh');
  writeFileSync(editor, `#!/bin/sh\nfor word in "$@"; do echo "$word" >> '${opened()}'; done\n`, { mode: 0o755 });
  server = spawn('node', ['--import', 'tsx', 'scripts/dev.ts', '--port', String(PORT)], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, LAUNCH_EDITOR: editor },
  });
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
test.afterAll(async () => {
  server.kill();
  if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
  rmSync(root, { recursive: true, force: true, maxRetries: 3 });
});

test('a saved text shows on the open page, with the scroll position kept', async ({ page }) => {
  await page.goto(`http://localhost:${PORT}/us/`);
  await hydrated(page);
  const section = page.locator('#services');
  const place = () => section.evaluate((element) => element.getBoundingClientRect().top);
  // Fonts and pictures that come late move what is below them: that has nothing to do with what is saved.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await section.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const before = await place();
  entitle('Words of a test.');
  await expect(page.locator('h1')).toHaveText('Words of a test.');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  expect(Math.abs((await place()) - before)).toBeLessThan(8);
  entitle('Other words.');
  await expect(page.locator('h1')).toHaveText('Other words.');
});

test('of a text that is saved twice in an instant the last words are seen', async ({ page }) => {
  await page.goto(`http://localhost:${PORT}/us/`);
  await hydrated(page);
  for (const last of ['Last words.', 'Other words.', 'Words of another day.']) {
    entitle('First words.');
    await page.waitForTimeout(25);
    entitle(last);
    await expect(page.locator('h1')).toHaveText(last);
    await page.waitForTimeout(200);
  }
});

test('the first page that is asked for has the styles of all its sections', async ({ request }) => {
  const html = await (await request.get(`http://localhost:${PORT}/us/about-me`)).text();
  for (const [, type] of html.matchAll(/<section data-section="([^"]+)"/g))
    expect(html).toContain(`/src/sections/${type}/${type}.module.css`);
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
  await expect(overlay).toContainText('- type: heroo');
  await expect(page.locator('h1')).toHaveText(heading ?? '');
  edit(root, HOME, (text) => text.replace('- type: heroo', '- type: hero'));
  await expect(overlay).toHaveCount(0);
});

test('a page that is new in a new folder is there at once, and gone with it', async ({ request }) => {
  const status = async () => (await request.get(`http://localhost:${PORT}/dk/offers/winter`)).status();
  expect(await status()).toBe(404);
  mkdirSync(join(root, 'content/pages/offers'));
  copyFileSync(join(root, 'content/pages/about-me.yaml'), join(root, 'content/pages/offers/winter.yaml'));
  await expect.poll(status).toBe(200);
  rmSync(join(root, 'content/pages/offers'), { recursive: true });
  await expect.poll(status).toBe(404);
});

test('of a picture that is missing one is told until it lies in its place', async ({ page }) => {
  const portrait = 'public/images/portrait.svg';
  await page.goto(`http://localhost:${PORT}/us/`);
  await hydrated(page);
  const overlay = page.locator('vite-error-overlay');
  renameSync(join(root, portrait), join(root, 'portrait.svg'));
  await expect(overlay).toContainText('portrait.svg');
  renameSync(join(root, 'portrait.svg'), join(root, portrait));
  await expect(overlay).toHaveCount(0);
});

test('a section type that is new, and fields that it gets later, may be used at once', async ({ page }) => {
  const made = spawnSync('node', ['--import', 'tsx', 'scripts/new.ts', 'section', 'client-quote'], { cwd: root });
  expect(String(made.stderr)).toBe('');
  const folder = join(root, 'src/sections/client-quote');
  const example = readFileSync(join(folder, 'client-quote.example.yaml'), 'utf8').replaceAll('\n', '\n    ').trimEnd();
  edit(root, HOME, (text) => text.replace('  - type: hero', `  - type: client-quote\n    ${example}\n  - type: hero`));
  const section = page.locator('[data-section="client-quote"]');
  const overlay = page.locator('vite-error-overlay');
  await expect
    .poll(
      async () => {
        await page.goto(`http://localhost:${PORT}/us/`).catch(() => undefined); // it is being started anew
        return section.count();
      },
      { timeout: 30_000, intervals: [1000] },
    )
    .toBe(1);
  await expect(overlay).toHaveCount(0);
  edit(root, HOME, (text) => text.replace('  - type: client-quote\n', '  - type: client-quote\n    sayer: Ida\n'));
  await expect(overlay).toContainText('sayer');
  edit(root, 'src/sections/client-quote/client-quote.schema.ts', (text) =>
    text.replace(/z\.strictObject\(\{|z\.object\(\{/, (begin) => `${begin} sayer: z.string(),`),
  );
  await expect(overlay).toHaveCount(0, { timeout: 30_000 });
  await expect(section).toHaveCount(1);
});

test('the form and the look-up of the country are answered on the same origin', async ({ request }) => {
  expect(await (await request.get(`http://localhost:${PORT}/_local/country`)).json()).toEqual({ country_code: 'US' });
  expect((await request.post(`http://localhost:${PORT}/_local/form`, { data: { name: 'Ida' } })).ok()).toBe(true);
});

test('a click on a mistake opens the editor there, for every mistake that is shown', async ({ page }) => {
  await page.goto(`http://localhost:${PORT}/us/`);
  await hydrated(page);
  edit(root, HOME, (text) => text.replace('- type: hero', '- type: heroo'));
  edit(root, NAVIGATION, (text) => text.replace('to: /about-me', 'to: /about-mee'));
  const links = page.locator('vite-error-overlay .file-link');
  await expect(links.filter({ hasText: NAVIGATION }).first()).toBeVisible();
  for (const file of [HOME, NAVIGATION]) {
    rmSync(opened(), { force: true });
    const link = links.filter({ hasText: file }).first();
    const [, line, column] = /:(\d+):(\d+)$/.exec((await link.textContent()) ?? '') ?? [];
    await link.click();
    await expect
      .poll(() => (existsSync(opened()) ? readFileSync(opened(), 'utf8').trim().split('\n') : []))
      .toEqual([join(root, file), line, column]);
  }
  edit(root, HOME, (text) => text.replace('- type: heroo', '- type: hero'));
  edit(root, NAVIGATION, (text) => text.replace('to: /about-mee', 'to: /about-me'));
  await expect(page.locator('vite-error-overlay')).toHaveCount(0);
});
