import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { editFile } from '../tools/project-fixture.ts';
import { expectFramesReady, frameOf, REGIONS } from './support/builder-frames.ts';
import { test } from './support/builder-server.ts';
import { poll } from './support/poll.ts';
import { restoreContent, type ProjectServer } from './support/project-server.ts';
import { sentRequests, shellBytes } from './support/shell-cost.ts';

const HOME = 'content/pages/home.yaml';

test.describe.configure({ mode: 'serial' });

let server: ProjectServer;
let page: Page;
/** Errors in the console, violations of the policy among them. */
const consoleErrors: string[] = [];
test.beforeAll(async ({ browser, builderServer }) => {
  server = builderServer;
  page = await browser.newPage({ viewport: { width: 1680, height: 1000 } });
  page.on('console', (message) => message.type() === 'error' && consoleErrors.push(message.text()));
});
test.afterAll(async () => {
  await page.close();
  restoreContent(server);
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
  await page.goto(`${server.origin}/_builder/?page=/`);
  await expect(sections()).toBeVisible();
  await expectFramesReady(page);
});

test('needs few requests and small scripts', { tag: '@chromium' }, async ({ browser }) => {
  const fresh = await browser.newPage({ viewport: { width: 1680, height: 1000 } });
  const sent = await sentRequests(fresh);
  await fresh.goto(`${server.origin}/_builder/?page=/`);
  await expectFramesReady(fresh);
  await fresh.close();
  expect(sent.size).toBeGreaterThan(20);
  expect(sent.size, [...sent.values()].join('\n')).toBeLessThanOrEqual(80);
  expect(shellBytes(server.root)).toBeLessThanOrEqual(250_000);
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
  await poll(() => server.read(HOME)).toContain('Typed in the program');
  await poll(() => server.read(HOME)).toContain('Skrevet i programmet');
  await expectMarked();
});

test('moves a section by key, in the list, in all frames and in the file', async () => {
  const before = await orderIn('USA');
  const rows = sections().locator('[data-row]');
  await rows.nth(1).focus();
  await page.keyboard.press('Alt+ArrowDown');
  const [first = '', second = '', third = '', ...rest] = before;
  for (const region of REGIONS) await poll(() => orderIn(region)).toEqual([first, third, second, ...rest]);
  await expectMarked();
  expect(consoleErrors).toEqual([]);
});

test('shows a changed color and a section type that no page had, without another bundle', async () => {
  editFile(server.root, 'content/brand.yaml', (text) => text.replace(/accent: .*/, "accent: '#123456'"));
  for (const region of REGIONS)
    await poll(() =>
      frameOf(page, region)
        .locator('html')
        .evaluate((html) => getComputedStyle(html).getPropertyValue('--mantine-color-accent')),
    ).toBe('#123456');
  const example = readFileSync(join(server.root, 'src/sections/rich-text/rich-text.example.yaml'), 'utf8');
  const fields = example.replace(/^#.*\n/gm, '').replace(/^(?=.)/gm, '    ');
  const item = `  - type: rich-text\n${fields}`;
  editFile(server.root, 'content/pages/thank-you.yaml', (text) => text.replace(/sections:\n/, (line) => line + item));
  await page.goto(`${server.origin}/_builder/?page=/thank-you`);
  await expectFramesReady(page);
  for (const region of REGIONS)
    await expect(frameOf(page, region).locator('[data-section=rich-text]').first()).toBeVisible();
});

test('ends when it is asked to, and its open pages go on with the next start', async () => {
  await page.goto(`${server.origin}/_builder/?page=/`);
  await expectFramesReady(page);
  await markFrames();
  expect(await server.stop('SIGTERM')).toBe(0);
  await expect(page.getByRole('alert').first()).toBeVisible();
  const heading = (region: string) => frameOf(page, region).locator('[data-section=about] h2');
  editFile(server.root, HOME, (text) => text.replace(/(id: about\n    title:\n      en:) .*/, '$1 Changed meanwhile'));
  await server.start();
  await poll(() => server.printed()).toContain(`The builder is at ${server.origin}/_builder/\n`);
  await expect(page.getByRole('alert')).toHaveCount(0);
  // The same version answers: no page is loaded again, and what changed meanwhile shows.
  for (const region of ['USA', 'EU']) await expect(heading(region)).toHaveText('Changed meanwhile');
  await heading('USA').click();
  await page.getByRole('textbox', { name: 'Title, English' }).fill('Typed after the restart');
  await expect(heading('EU')).toHaveText('Typed after the restart');
  await expectMarked();
  await poll(() => server.read(HOME)).toContain('en: Typed after the restart');
  await page.goto('about:blank');
  expect(await server.stop('SIGINT')).toBe(0);
  await server.start();
});
