import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { editFile } from '../tools/project-fixture.ts';
import { expectAccessible } from './support/axe.ts';
import { expectOwnPageOnly, expectPlainRefusals } from './support/builder-answers.ts';
import { expect, openDevServer } from './support/dev-server.ts';
import { waitForHydration } from './support/fixtures.ts';
import { poll } from './support/poll.ts';
import type { ProjectServer } from './support/project-server.ts';

const HOME = 'content/pages/home.yaml';
const NAVIGATION = 'content/navigation.yaml';
const BRAND = 'content/brand.yaml';
const SUBMISSIONS = '.local/submissions.jsonl';

/** Opens every page in one context: its HTTP cache spares each test the modules that haven't changed. */
const test = base.extend<object, { cachingContext: BrowserContext }>({
  cachingContext: [
    async ({ browser }, use) => {
      const context = await browser.newContext();
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ cachingContext }, use) => {
    const page = await cachingContext.newPage();
    await use(page);
    await page.close();
  },
});

test.describe.configure({ mode: 'serial', timeout: 90_000 });

let root = '';
let origin = '';
let server: ProjectServer;
let editorFolder = '';
/** Changes the title of the home page. */
const setTitle = (title: string) =>
  editFile(root, HOME, (text) => text.replace(/(- type: hero\n[\s\S]*?\btitle:\n +en: ).*/, `$1${title}`));
/** Where the test's editor logs its arguments. */
const openedFile = () => join(editorFolder, 'opened.txt');

test.beforeAll(async () => {
  editorFolder = mkdtempSync(join(tmpdir(), 'editor-'));
  const editor = join(editorFolder, 'editor.sh');
  writeFileSync(editor, `#!/bin/sh\nfor argument in "$@"; do echo "$argument" >> '${openedFile()}'; done\n`, {
    mode: 0o755,
  });
  server = await openDevServer({ LAUNCH_EDITOR: editor });
  ({ root, origin } = server);
});
test.afterAll(async () => {
  await server.close();
  rmSync(editorFolder, { recursive: true });
});

test('updates the open page after a save, and keeps the scroll position', async ({ page }) => {
  await page.goto(`${origin}/us/`);
  await waitForHydration(page);
  const section = page.locator('#services');
  const top = () => section.evaluate((element) => element.getBoundingClientRect().top);
  // Late fonts and images shift the content below them, whatever is saved.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await section.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const before = await top();
  setTitle('Title of a test.');
  await expect(page.locator('h1')).toContainText('Title of a test.');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  expect(Math.abs((await top()) - before)).toBeLessThan(8);
  setTitle('Another title.');
  await expect(page.locator('h1')).toContainText('Another title.');
});

test('shows the last of two saves in quick succession @long', async ({ page }) => {
  await page.goto(`${origin}/us/`);
  await waitForHydration(page);
  for (const last of ['Last title.', 'Another title.', 'Title of another day.']) {
    setTitle('First title.');
    await setTimeout(25); // an editor that saves, then saves once more what it has formatted
    setTitle(last);
    await expect(page.locator('h1')).toContainText(last);
  }
});

test('serves the first page with the styles of all its sections @long', async ({ request }) => {
  const html = await (await request.get(`${origin}/us/about-me`)).text();
  for (const [, type] of html.matchAll(/<section data-section="([^"]+)"/g))
    expect(html).toContain(`/src/sections/${type}/${type}.module.css`);
});

test("shows a mistake over the last good page with file, line and column, until it's fixed", async ({ page }) => {
  await page.goto(`${origin}/dk/`);
  await waitForHydration(page);
  const heading = await page.locator('h1').textContent();
  editFile(root, HOME, (text) => text.replace('- type: hero', '- type: heroo'));
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay).toContainText(/content\/pages\/home\.yaml:\d+:\d+/);
  await expect(overlay).toContainText('Did you mean "hero"?');
  await expect(overlay).toContainText('- type: heroo');
  await expect(page.locator('h1')).toHaveText(heading ?? '');
  editFile(root, HOME, (text) => text.replace('- type: heroo', '- type: hero'));
  await expect(overlay).toHaveCount(0);
});

test('shows a changed color at once, and keeps it while the brand is invalid @long', async ({ page, request }) => {
  await page.goto(`${origin}/us/`);
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const accent = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--mantine-color-accent'));
  const brand = server.read(BRAND);
  const before = await accent();
  editFile(root, BRAND, (text) =>
    text.replace(/accent: .*/, "accent: '#0000ff'").replace(/paper: .*/, "paper: '#fdfdfd'"),
  );
  await expect.poll(accent).toBe('#0000ff');
  expect(await (await request.get(`${origin}/us/`)).text()).toContain('<meta name="theme-color" content="#fdfdfd">');
  editFile(root, BRAND, (text) => text.replace(/accent: .*/, 'accent: notacolour'));
  await expect(page.locator('vite-error-overlay')).toContainText('content/brand.yaml');
  expect(await accent()).toBe('#0000ff');
  writeFileSync(join(root, BRAND), brand);
  await expect.poll(accent).toBe(before);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test('serves a page in a new folder at once, until the folder is removed @long', async ({ request }) => {
  const status = async () => (await request.get(`${origin}/dk/offers/winter`)).status();
  expect(await status()).toBe(404);
  mkdirSync(join(root, 'content/pages/offers'));
  copyFileSync(join(root, 'content/pages/about-me.yaml'), join(root, 'content/pages/offers/winter.yaml'));
  await expect.poll(status).toBe(200);
  rmSync(join(root, 'content/pages/offers'), { recursive: true });
  await expect.poll(status).toBe(404);
});

test('leads an old address to the new one, on a load and in the app @long', async ({ page, request }) => {
  editFile(root, 'content/pages/about-me.yaml', (text) =>
    text.replace(/^sections:/m, 'redirectFrom: [/me]\nsections:'),
  );
  const answer = (path: string) => request.get(`${origin}${path}?from=mail`, { maxRedirects: 0 });
  await expect.poll(async () => (await answer('/dk/me')).status()).toBe(301);
  for (const path of ['/dk/me', '/dk/me/', '/dk/about-me/'])
    expect((await answer(path)).headers()['location'], path).toBe('/dk/about-me?from=mail');
  await page.goto(`${origin}/us/thank-you`);
  await waitForHydration(page);
  await page.evaluate(() => {
    Object.assign(window, { stayed: true });
    const link = document.createElement('a');
    link.href = '/us/me';
    document.querySelector('main')?.append(link);
    link.click(); // at once: when the page is rendered again, the link is gone
  });
  await expect(page).toHaveURL(`${origin}/us/about-me`);
  await expect(page.locator('h1')).toHaveCount(1);
  expect(await page.evaluate(() => 'stayed' in window), 'the app opened it without loading a document').toBe(true);
});

test('follows a page that is open to its new address @long', async ({ page }) => {
  const [before, after] = ['content/pages/offer.yaml', 'content/pages/new-offer.yaml'];
  const uncaught: string[] = [];
  page.on('pageerror', (error) => uncaught.push(String(error)));
  copyFileSync(join(root, 'content/pages/thank-you.yaml'), join(root, before));
  await expect.poll(async () => (await page.goto(`${origin}/us/offer`))?.status()).toBe(200);
  await waitForHydration(page);
  // One file comes before the other is gone, as in a rename that a checkout makes.
  writeFileSync(join(root, after), `redirectFrom: [/offer]\n${readFileSync(join(root, before), 'utf8')}`);
  rmSync(join(root, before));
  await expect(page).toHaveURL(`${origin}/us/new-offer`);
  await expect(page.locator('h1')).toHaveCount(1);
  expect(uncaught).toEqual([]);
  rmSync(join(root, after));
});

test('shows drafts, and the site as of the day that is picked', async ({ page, request }) => {
  const offer = 'content/pages/winter-offer.yaml';
  const section = (fields: string) =>
    `  - type: closing\n    id: offer\n${fields}    title: { en: Winter offer, da: Vintertilbud }\n    text: { en: Ends soon., da: Slutter snart. }\n    action: { label: { en: Write, da: Skriv }, to: contact }\n`;
  const about = readFileSync(join(root, 'content/pages/about-me.yaml'), 'utf8');
  const before = readFileSync(join(root, HOME), 'utf8');
  writeFileSync(
    join(root, offer),
    about.replace(/^redirectFrom:.*\n/m, '').replace('sections:\n', 'draft: true\nsections:\n'),
  );
  writeFileSync(join(root, HOME), before + section('    visibleFrom: "2031-12-01"\n    visibleUntil: "2031-12-24"\n'));
  await expect.poll(async () => (await request.get(`${origin}/us/winter-offer`)).status()).toBe(200);
  await page.goto(`${origin}/us/`);
  await waitForHydration(page);
  await expect(page.locator('#contact')).toHaveCount(1);
  const shown = page.locator('#offer');
  await expect(shown).toHaveCount(0);
  await page.getByText('As of today').click();
  const day = page.getByLabel('Show the site as of');
  await day.fill('2031-12-24');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(shown).toHaveCount(1);
  await page.reload();
  await expect(page.getByText('As of 2031-12-24')).toBeVisible();
  await expect(shown).toHaveCount(1);
  await page.getByText('As of 2031-12-24').click();
  await expectAccessible(page, 'the picker of days', [390, 1280]);
  await day.fill('2031-12-25');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(shown).toHaveCount(0);
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(page.getByText('As of today')).toBeVisible();
  rmSync(join(root, offer));
  writeFileSync(join(root, HOME), before);
});

test("reports a missing image until it's added @long", async ({ page }) => {
  const portrait = 'public/images/portrait.svg';
  await page.goto(`${origin}/us/`);
  await waitForHydration(page);
  const overlay = page.locator('vite-error-overlay');
  renameSync(join(root, portrait), join(root, 'portrait.svg'));
  await expect(overlay).toContainText('portrait.svg');
  renameSync(join(root, 'portrait.svg'), join(root, portrait));
  await expect(overlay).toHaveCount(0);
});

/** The example that the gallery tests use. */
const EXAMPLE = 'src/sections/closing/closing.example.yaml';
const frameAt = (page: Page, width: number) => page.frameLocator(`iframe[title="Closing at ${width} pixels"]`);

test('lists every section type in the gallery, and shows the chosen one at three widths with its YAML @long', async ({
  page,
}) => {
  await page.goto(`${origin}/_sections`);
  const links = page.getByRole('navigation', { name: 'Section types' }).getByRole('link');
  await expect(links.first()).toBeVisible();
  const listed = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split('/').pop() ?? ''));
  const types = readdirSync(join(root, 'src/sections'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(listed.toSorted()).toEqual(types.map(({ name }) => name).toSorted());
  await expectAccessible(page, 'the overview of the gallery', [390, 1280]);
  await links.filter({ hasText: 'Closing' }).click();
  const { title } = parse(readFileSync(join(root, EXAMPLE), 'utf8')) as { title: { en: string; da: string } };
  for (const width of [390, 768, 1440]) {
    const frame = frameAt(page, width);
    await expect(frame.getByRole('heading', { name: title.en })).toBeVisible();
    expect(await frame.locator('body').evaluate(() => innerWidth)).toBe(width);
  }
  await expect(page.getByRole('region', { name: 'YAML of the example' })).toContainText('- type: closing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Closing');
  await expectAccessible(page, 'a section type in the gallery', [390, 1280]);
});

test('selects region and width of the gallery by keyboard, and keeps them after a reload @long', async ({ page }) => {
  await page.goto(`${origin}/_sections/closing`);
  await page.locator('input[value=us]').press('ArrowLeft'); // from the first region to the last
  await page.locator('input[value=all]').press('ArrowRight');
  const { title } = parse(readFileSync(join(root, EXAMPLE), 'utf8')) as { title: { en: string; da: string } };
  for (const visit of ['chosen', 'again']) {
    await expect(frameAt(page, 390).getByRole('heading', { name: title.da }), visit).toBeVisible();
    await expect(page.locator('iframe'), visit).toHaveCount(1);
    await page.reload();
  }
});

test('updates the gallery after an example is saved, and shows a mistake in it instead @long', async ({ page }) => {
  await page.goto(`${origin}/_sections/closing?width=768`);
  const heading = frameAt(page, 768).getByRole('heading', { level: 2 });
  await expect(heading).toBeVisible();
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  editFile(root, EXAMPLE, (text) => text.replace(/(title:\n +en: ).*/, '$1Title of a test'));
  await expect(heading).toHaveText('Title of a test');
  await expect(page.getByRole('region', { name: 'YAML of the example' })).toContainText('en: Title of a test');
  editFile(root, EXAMPLE, (text) => text.replace('title:', 'titel:'));
  const mistakes = page.getByRole('region', { name: 'Mistakes in the example' });
  await expect(mistakes).toContainText(/closing\.example\.yaml:\d+:\d+/);
  await expect(mistakes).toContainText('Did you mean "title"?');
  editFile(root, EXAMPLE, (text) => text.replace('titel:', 'title:'));
  await expect(heading).toHaveText('Title of a test');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test("answers 404 in the gallery for a section type that doesn't exist @long", async ({ request }) => {
  for (const path of [
    '/_sections/no-such-type',
    '/us/_sections/no-such-type',
    '/page-data/us/_sections/no-such-type.json',
  ])
    expect((await request.get(`${origin}${path}`)).status(), path).toBe(404);
});

test('accepts a new section type, and fields added to it later, without a restart @long', async ({ page }) => {
  const made = spawnSync('node', ['--import', 'tsx', 'scripts/run.ts', 'new', 'section', 'client-quote'], {
    cwd: root,
  });
  expect(String(made.stderr)).toBe('');
  const folder = join(root, 'src/sections/client-quote');
  const example = readFileSync(join(folder, 'client-quote.example.yaml'), 'utf8').replaceAll('\n', '\n    ').trimEnd();
  editFile(root, HOME, (text) =>
    text.replace('  - type: hero', `  - type: client-quote\n    ${example}\n  - type: hero`),
  );
  const section = page.locator('[data-section="client-quote"]');
  const overlay = page.locator('vite-error-overlay');
  await expect
    .poll(
      async () => {
        await page.goto(`${origin}/us/`).catch(() => undefined); // the server is restarting
        return section.count();
      },
      { timeout: 30_000, intervals: [1000] },
    )
    .toBe(1);
  await expect(overlay).toHaveCount(0);
  editFile(root, HOME, (text) => text.replace('  - type: client-quote\n', '  - type: client-quote\n    sayer: Ida\n'));
  await expect(overlay).toContainText('sayer');
  editFile(root, 'src/sections/client-quote/client-quote.schema.ts', (text) =>
    text.replace(/z\.strictObject\(\{|z\.object\(\{/, (begin) => `${begin} sayer: z.string(),`),
  );
  await expect(overlay).toHaveCount(0, { timeout: 30_000 });
  await expect(section).toHaveCount(1);
});

test('serves the builder, which changes a word in the file and in its frame', async ({ page }) => {
  const before = server.read(HOME);
  await page.goto(`${origin}/_builder/?region=us`);
  const title = page.frameLocator('iframe[title="USA"]').locator('[data-section=about] h2');
  await expect(page.locator('figure[aria-busy="false"]')).toHaveCount(1);
  await title.click();
  await page.getByRole('textbox', { name: 'Title, English' }).fill('Typed in development');
  await expect(title).toHaveText('Typed in development');
  await poll(() => server.read(HOME)).toContain('en: Typed in development\n');
  writeFileSync(join(root, HOME), before);
});

test("answers the builder's own page, and no page of another port or name", ({ page }) =>
  expectOwnPageOnly(page, server));

test('answers malformed requests with a status and a word, never with a stack', () => expectPlainRefusals(server));

test('answers the form and the country lookup on the same origin', async ({ request }) => {
  expect(await (await request.get(`${origin}/_local/country`)).json()).toEqual({ country_code: 'US' });
  expect((await request.post(`${origin}/_local/form`, { data: { name: 'Ida' } })).ok()).toBe(true);
});

test("doesn't serve the messages of the local form, or other files in dot folders @long", async ({ request }) => {
  expect((await request.post(`${origin}/_local/form`, { data: { name: 'Ida' } })).ok()).toBe(true);
  expect(server.read(SUBMISSIONS)).toContain('Ida');
  for (const path of [`/${SUBMISSIONS}`, `/@fs${root}/${SUBMISSIONS}`, `/${SUBMISSIONS}?raw`, '/.git/config'])
    expect(await (await request.get(origin + path)).text(), path).not.toMatch(/Ida|\[core\]/);
});

test('opens the editor at each mistake that is clicked @long', async ({ page }) => {
  await page.goto(`${origin}/us/`);
  await waitForHydration(page);
  editFile(root, HOME, (text) => text.replace('- type: hero', '- type: heroo'));
  editFile(root, NAVIGATION, (text) => text.replace('to: /about-me', 'to: /about-mee'));
  const links = page.locator('vite-error-overlay .file-link');
  await expect(links.filter({ hasText: NAVIGATION }).first()).toBeVisible();
  for (const file of [HOME, NAVIGATION]) {
    rmSync(openedFile(), { force: true });
    const link = links.filter({ hasText: file }).first();
    const [, line, column] = /:(\d+):(\d+)$/.exec((await link.textContent()) ?? '') ?? [];
    await link.click();
    await expect
      .poll(() => (existsSync(openedFile()) ? readFileSync(openedFile(), 'utf8').trim().split('\n') : []))
      .toEqual([join(root, file), line, column]);
  }
  editFile(root, HOME, (text) => text.replace('- type: heroo', '- type: hero'));
  editFile(root, NAVIGATION, (text) => text.replace('to: /about-mee', 'to: /about-me'));
  await expect(page.locator('vite-error-overlay')).toHaveCount(0);
});

test('starts with an invalid brand: every page says where it is, and appears once the builder has corrected it @long', async ({
  page,
  context,
}) => {
  const brand = server.read(BRAND);
  const accent = /accent: '(.*)'/.exec(brand)?.[1] ?? '';
  await server.stop();
  editFile(root, BRAND, (text) => text.replace(/accent: .*/, 'accent: notacolour'));
  await server.start(500);
  await page.goto(`${origin}/us/about-me`);
  await expect(page.getByRole('heading', { name: 'The content has errors' })).toBeVisible();
  await expect(page.locator('main pre')).toContainText(/^content\/brand\.yaml:\d+:11 .*"notacolour"/);
  await expect(page.locator('vite-error-overlay')).toContainText(/content\/brand\.yaml:\d+:11/);
  const builder = await context.newPage();
  await builder.goto(`${origin}/_builder/?region=us`);
  await builder.getByRole('button', { name: /^1 error, / }).click();
  await builder.getByRole('button', { name: /"notacolour"/ }).click();
  await builder.getByRole('textbox', { name: 'Accent', exact: true }).fill(accent);
  await expect(page.locator('[data-section]').first()).toBeVisible();
  await expect(builder.frameLocator('iframe').locator('[data-section]').first()).toBeVisible();
  await expect(page.locator('vite-error-overlay')).toHaveCount(0);
  expect(server.read(BRAND)).toBe(brand);
  await builder.close();
});

/** Opens the builder, types a title, and changes it by hand. Returns the addresses that the page requested. */
async function editInBuilder(page: Page): Promise<string[]> {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(`${origin}/_builder/?page=/&region=us`);
  await expect(page.getByRole('list', { name: 'Sections' })).toBeVisible();
  const heading = page.frameLocator('iframe[title="USA"]').locator('[data-section=about] h2');
  const field = page.getByRole('textbox', { name: 'Title, English' });
  // A second click would edit the title on the page.
  await expect(page.locator('figure[aria-busy="false"]')).toHaveCount(1);
  await heading.click();
  await expect(field).toBeVisible();
  await field.fill('Typed in the builder');
  await expect(heading).toHaveText('Typed in the builder');
  await expect.poll(() => server.read(HOME)).toContain('Typed in the builder');
  editFile(root, HOME, (text) => text.replace('Typed in the builder', 'Written by hand'));
  await expect(field).toHaveValue('Written by hand');
  await expect(heading).toHaveText('Written by hand');
  return requested;
}

const ofShellSource = (path: string) => path.startsWith('/src/builder/ui/');
const ofBundle = (path: string) => path.startsWith('/_builder/assets/');

test('serves the bundled builder around its own pages, and follows a file that is changed by hand', async ({
  page,
}) => {
  const requested = await editInBuilder(page);
  expect(requested.filter(ofShellSource)).toEqual([]);
  expect(requested.filter(ofBundle).length).toBeGreaterThan(0);
  expect(requested).toContain('/@vite/client');
});

// The last one: it starts the server in another mode.
test('serves the sources of the builder to those who change it', async ({ page }) => {
  await server.stop();
  await server.start(200, ['--builder-source']);
  const requested = await editInBuilder(page);
  expect(requested.filter(ofShellSource).length).toBeGreaterThan(0);
  expect(requested.filter(ofBundle)).toEqual([]);
});
