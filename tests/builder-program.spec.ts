import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { openBundle, SHELL_FOLDER } from '../src/builder/program/bundle-files.ts';
import { editFile } from '../tools/project-fixture.ts';
import { expectFramesReady, frameOf, REGIONS } from './support/builder-frames.ts';
import { openBuilderProgram, type BuilderProgram } from './support/builder-program.ts';
import { sendRawRequest } from './support/raw-request.ts';

const HOME = 'content/pages/home.yaml';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

let program: BuilderProgram;
let page: Page;
/** Errors in the console, violations of the policy among them. */
const consoleErrors: string[] = [];
test.beforeAll(async ({ browser }) => {
  program = await openBuilderProgram();
  page = await browser.newPage({ viewport: { width: 1680, height: 1000 } });
  page.on('console', (message) => message.type() === 'error' && consoleErrors.push(message.text()));
});
test.afterAll(async () => {
  await page.close();
  await program.close();
});

const sections = () => page.getByRole('list', { name: 'Sections' });

/** Reads the order of the sections in a frame. */
const orderIn = (region: string) =>
  frameOf(page, region)
    .locator('[data-section]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-section')));

/** Marks the pages in the frames: a page that is loaded again loses the mark. */
async function markFrames(): Promise<void> {
  for (const region of REGIONS)
    await frameOf(page, region)
      .locator('html')
      .evaluate((html) => html.setAttribute('data-kept', ''));
}

async function expectMarked(): Promise<void> {
  for (const region of REGIONS) await expect(frameOf(page, region).locator('html[data-kept]')).toHaveCount(1);
}

test('opens the shell with three frames', async () => {
  await page.goto(`${program.origin}/_builder/?page=/`);
  await expect(sections()).toBeVisible();
  await expectFramesReady(page);
});

test('needs few requests and small scripts', { tag: '@chromium' }, async ({ browser }) => {
  const fresh = await browser.newPage({ viewport: { width: 1680, height: 1000 } });
  const session = await fresh.context().newCDPSession(fresh);
  const sent = new Map<string, string>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => sent.set(requestId, request.url));
  session.on('Network.requestServedFromCache', ({ requestId }) => sent.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => response.fromDiskCache && sent.delete(requestId));
  await session.send('Network.enable');
  await fresh.goto(`${program.origin}/_builder/?page=/`);
  await expectFramesReady(fresh);
  await fresh.close();
  expect(sent.size).toBeGreaterThan(20);
  expect(sent.size).toBeLessThanOrEqual(80);
  const bundles = join(program.root, '.build/builder');
  const folder = join(bundles, readdirSync(bundles)[0] ?? '');
  const { shell } = openBundle(folder);
  const bytes = [shell.entry, ...shell.preloads].map(
    (file) => brotliCompressSync(readFileSync(join(folder, SHELL_FOLDER, file))).length,
  );
  expect(bytes.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(250_000);
});

test('shows what is typed in all frames and writes it into the file, without loading a page again', async () => {
  await markFrames();
  await frameOf(page, 'USA').locator('[data-section=about] h2').click();
  await page.getByRole('textbox', { name: 'Title, English' }).fill('Typed in the program');
  await page.getByRole('textbox', { name: 'Title, Danish' }).fill('Skrevet i programmet');
  for (const [region, text] of [
    ['USA', 'Typed in the program'],
    ['EU', 'Typed in the program'],
    ['Denmark', 'Skrevet i programmet'],
  ] as const)
    await expect(frameOf(page, region).locator('[data-section=about] h2')).toHaveText(text);
  await expect.poll(() => program.read(HOME)).toContain('Typed in the program');
  await expect.poll(() => program.read(HOME)).toContain('Skrevet i programmet');
  await expectMarked();
});

test('moves a section by key, in the list, in all frames and in the file', async () => {
  const before = await orderIn('USA');
  const rows = sections().locator('[data-row]');
  await rows.nth(1).focus();
  await page.keyboard.press('Alt+ArrowDown');
  const [first = '', second = '', third = '', ...rest] = before;
  for (const region of REGIONS) await expect.poll(() => orderIn(region)).toEqual([first, third, second, ...rest]);
  await expectMarked();
  expect(consoleErrors).toEqual([]);
});

test('shows a changed color and a section type that no page had, without another bundle', async () => {
  editFile(program.root, 'content/brand.yaml', (text) => text.replace(/accent: .*/, "accent: '#123456'"));
  for (const region of REGIONS)
    await expect
      .poll(() =>
        frameOf(page, region)
          .locator('html')
          .evaluate((html) => getComputedStyle(html).getPropertyValue('--mantine-color-accent')),
      )
      .toBe('#123456');
  const example = readFileSync(join(program.root, 'src/sections/rich-text/rich-text.example.yaml'), 'utf8');
  const fields = example.replace(/^#.*\n/gm, '').replace(/^(?=.)/gm, '    ');
  const item = `  - type: rich-text\n${fields}`;
  editFile(program.root, 'content/pages/thank-you.yaml', (text) => text.replace(/sections:\n/, (line) => line + item));
  await page.goto(`${program.origin}/_builder/?page=/thank-you`);
  await expectFramesReady(page);
  for (const region of REGIONS)
    await expect(frameOf(page, region).locator('[data-section=rich-text]').first()).toBeVisible();
});

test('answers like a host, and only its own pages at its own name', async () => {
  const port = Number(new URL(program.origin).port);
  const ask = (path: string, headers?: Record<string, string>, method?: string) =>
    sendRawRequest(port, path, { Host: `localhost:${port}`, ...headers }, method);
  const statusOf = async (...request: Parameters<typeof ask>) => (await ask(...request)).status;
  const home = await ask('/us/');
  expect(home.status).toBe(200);
  // The scripts of the bundle only.
  const policy = home.headers['content-security-policy'];
  expect(policy).toMatch(/script-src 'self' 'sha256-[^' ]+'(?:;|$)/);
  expect(policy).toContain("frame-ancestors 'self'");
  expect(await statusOf('/')).toBe(200);
  expect(await statusOf('/us/nothing')).toBe(404);
  expect((await ask('/us/about-me/')).headers.location).toBe('/us/about-me');
  expect(await statusOf('/page-data/us/about-me.json')).toBe(200);
  expect((await ask('/sitemap.xml')).headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(await statusOf('/_builder')).toBe(302);
  for (const path of ['/%', '/us\\x', '//evil.example/_builder/', '/_builder/nothing', '/.git/config', '/src/x.ts'])
    expect([400, 404], path).toContain(await statusOf(path));
  expect(await statusOf('/us/', { Host: `evil.example:${port}` })).toBe(403);
  const events = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'empty' };
  expect(await statusOf('/_builder/events', events)).toBe(403);
  expect(await statusOf('/_builder/', { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'iframe' })).toBe(403);
  const token = (await page.locator('meta[name="builder-token"]').getAttribute('content')) ?? '';
  const call = {
    'Content-Type': 'application/json',
    'X-Builder-Token': token,
    'Sec-Fetch-Site': 'same-origin',
    Origin: `http://localhost:${port}`,
  };
  expect(await statusOf('/_builder/api/history', { ...call, Origin: 'https://evil.example' }, 'POST')).toBe(403);
  expect(await statusOf('/_builder/api/history', { ...call, 'X-Builder-Token': 'f'.repeat(64) }, 'POST')).toBe(403);
  expect(await statusOf('/_builder/api/history', { ...call, 'Content-Type': 'text/plain' }, 'POST')).toBe(415);
  expect(await statusOf('/_builder/api/history', {}, 'GET')).toBe(405);
});

test('ends when it is asked to, and its open pages follow the next start', async () => {
  expect(await program.end('SIGTERM')).toBe(0);
  await expect(page.getByRole('alert').first()).toBeVisible();
  const loaded = page.waitForEvent('load');
  await program.start();
  await loaded;
  await expect(sections()).toBeVisible();
  await page.goto('about:blank');
  expect(await program.end('SIGINT')).toBe(0);
});

test('is no part of the built site', () => {
  const files = readdirSync('dist', { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && /\.(html|js|css|json)$/.test(entry.name),
  );
  expect(files.length).toBeGreaterThan(50);
  for (const { parentPath, name } of files)
    expect(readFileSync(join(parentPath, name), 'utf8'), name).not.toMatch(/_builder|EventSource|builder-events/);
});
