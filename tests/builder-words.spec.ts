import { expect, type Locator, type Page } from '@playwright/test';
import { editFile } from '../tools/project-fixture.ts';
import { test } from './support/builder-server.ts';
import { restoreContent, type ProjectServer } from './support/project-server.ts';
import { OWNER_WORDS } from './support/owner-words.ts';
import { shownTexts } from './support/shown-texts.ts';

// Walks through the states of the builder, reads all that it says, and finds no word of programmers.

const ABOUT = 'content/pages/about-me.yaml';

/** Names of settings as the list of pages has them. */
const SETTINGS = [
  'Site',
  'Pricing',
  'Services',
  'Navigation',
  'Dictionary',
  'Brand',
  'Regions',
  'Facts',
  'Translations',
];

test.describe.configure({ mode: 'serial' });

let server: ProjectServer;
let page: Page;
/** The words of the site itself, which the builder repeats. */
let content: string;
const faults = new Set<string>();

test.beforeAll(async ({ browser, builderServer }) => {
  server = builderServer;
  page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(`${server.origin}/_builder/?page=/about-me&region=us`);
  await expect(sections().first()).toBeVisible();
  content = server.git('grep', '--no-index', '--no-line-number', '-h', '', '--', 'content').replaceAll(/\s+/g, ' ');
});
test.afterAll(async () => {
  await page.close();
  restoreContent(server);
});
test.afterEach(() => {
  expect([...faults]).toEqual([]);
  faults.clear();
});

const sections = () => page.getByRole('list', { name: 'Sections', exact: true }).getByRole('listitem');
const form = () => page.getByRole('complementary', { name: 'Fields' });
const dialog = () => page.getByRole('dialog');
const button = (name: string | RegExp, of: Page | Locator = page) => of.getByRole('button', { name, exact: true });

/** Reads what the builder says now. */
async function read(state: string): Promise<void> {
  for (const text of await shownTexts(page)) {
    if (content.includes(text)) continue;
    for (const [word, instead] of OWNER_WORDS) {
      const [found] = word.exec(text) ?? [];
      if (found !== undefined) faults.add(`${state}: “${text}” says “${found}”; say: ${instead}`);
    }
  }
}

async function readDialog(state: string): Promise<void> {
  await expect(dialog().last()).toBeVisible();
  await read(state);
  await page.keyboard.press('Escape');
  await expect(dialog()).toHaveCount(0);
}

async function open(title: string): Promise<void> {
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await pages.getByRole('textbox').fill(title);
  await pages.getByText(title, { exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await pages.getByRole('textbox').fill('');
}

test('finds a word of programmers in a text, a name and a tooltip, but not among folded details', async () => {
  await page.evaluate(() => {
    const words = document.createElement('div');
    words.innerHTML =
      '<p>Commit it</p><button aria-label="Push it"></button><i title="An image">i</i><details open><pre>git pull</pre></details>';
    document.body.append(words);
  });
  await read('a page with such words');
  expect([...faults].map((fault) => /says “(.*?)”/.exec(fault)?.[1])).toEqual(
    expect.arrayContaining(['Commit', 'Push', 'image']),
  );
  expect(faults.size).toBe(3);
  faults.clear();
  await page.reload();
  await expect(sections().first()).toBeVisible();
});

test('the tour, the sections and their forms say no word of programmers', async () => {
  for (let next = button('Next'); await next.isVisible(); next = button('Next')) {
    await read('tour');
    await next.click();
  }
  await read('end of the tour');
  const close = button('Skip the tour').or(button('Done'));
  if (await close.first().isVisible()) await close.first().click();
  await open('Home');
  await expect(sections().first()).toBeVisible();
  for (let index = 0; index < (await sections().count()); index += 1) {
    await sections().nth(index).locator('[data-row]').first().click();
    await expect(form().getByRole('form').first()).toBeVisible();
    const toggle = button('Visibility & link name', form());
    if ((await toggle.count()) > 0 && (await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
    await read(`section ${index + 1} of the home page`);
  }
  await sections().nth(2).locator('[data-row]').first().click();
  await button('Library', form()).first().click();
  await expect(dialog().getByRole('list', { name: 'Pictures' })).toBeVisible();
  await readDialog('pictures');
  const add = button('Add …', form()).first();
  if (await add.isVisible()) {
    await add.click();
    await read('fields to add');
    await page.keyboard.press('Escape');
  }
});

test('the menus and dialogs of sections and pages say no word of programmers', async () => {
  const more = button('More', sections().first());
  for (const entry of ['Move to…', 'Change link name…', 'Use on other pages…']) {
    await sections().first().locator('[data-row]').click();
    await more.click();
    await read('menu of a section');
    const item = page.getByRole('menuitem', { name: entry });
    if (await item.isVisible()) {
      await item.click();
      await readDialog(entry);
    } else await page.keyboard.press('Escape');
  }
  await page.keyboard.press('Escape');
  await button('Page settings').click();
  await button('Visibility & addresses', form()).click();
  await read('page settings');
  await button('Search & sharing').click();
  await expect(
    dialog()
      .getByText(/of 160 characters/)
      .first(),
  ).toBeVisible();
  await readDialog('search and sharing');
  await button('More about this page').click();
  await read('menu of a page');
  await page.keyboard.press('Escape');
  await open('B2B');
  await button('More about this page').click();
  await page.getByRole('menuitem', { name: 'Delete page…' }).click();
  await expect(dialog()).toContainText('Linked from:');
  await readDialog('deleting a page');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('New page');
  await page.keyboard.press('Enter');
  await readDialog('a new page');
});

test('settings say no word of programmers', async () => {
  for (const title of SETTINGS) {
    await open(title);
    await expect(form().getByRole('form').first()).toBeVisible();
    await read(title);
  }
});

test('panels, help and search say no word of programmers', async () => {
  await open('About me');
  await expect(sections().first()).toBeVisible();
  await button('Schedule').click();
  await readDialog('schedule');
  await button('History').click();
  await readDialog('history');
  await button('Translations').click();
  await readDialog('translations');
  await button('Changes').click();
  await expect(dialog().getByText('No changes', { exact: true })).toBeVisible();
  await readDialog('no changes');
  await button('Help').click();
  await read('help');
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  await readDialog('keyboard shortcuts');
  await page.keyboard.press('Control+k');
  await read('search');
  await page.keyboard.type('page');
  await read('search for a word');
  await page.keyboard.type(' that nobody has written');
  await readDialog('search without results');
});

test('typing, changes, refusals and conflicts say no word of programmers', async () => {
  await sections().nth(1).locator('[data-row]').first().click();
  const title = form().getByLabel('Title, English', { exact: true }).first();
  const before = await title.inputValue();
  const status = page.getByRole('status').first();
  await title.fill(`${before} indeed`);
  await expect(status).toHaveText(/^Not saved yet/);
  await expect(status).toHaveText('Saved on this computer: About me');
  await expect(page.getByText('1 change since last version', { exact: true })).toBeVisible();
  await read('a saved change');
  await button(/^History of Title/i, form())
    .first()
    .click();
  await expect(dialog()).toBeVisible();
  await read('history of a field');
  await page.keyboard.press('Escape');
  await button('Changes').click();
  await expect(dialog().getByRole('list', { name: 'Changes of About me' })).toBeVisible();
  await readDialog('changes');
  await title.fill('');
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await expect(status).toContainText('empty');
  await read('a refused value');
  await title.fill(before);
  await expect(title).not.toHaveAttribute('aria-invalid');
  await expect(page.getByText(/^All in your version of /)).toBeVisible();
  await page.context().setOffline(true);
  await title.fill(`${before} offline`);
  await expect(page.getByRole('alert').filter({ hasText: 'Not connected' })).toBeVisible();
  await read('offline');
  editFile(server.root, ABOUT, (text) =>
    text.replace(`en: "${before}"`, 'en: Mine').replace(`en: ${before}`, 'en: Mine'),
  );
  await page.context().setOffline(false);
  await expect(button('Keep my version', form())).toBeVisible();
  await read('a conflict');
  await button('Use the other version', form()).click();
  restoreContent(server);
});

test('problems and a broken file say no word of programmers', async () => {
  editFile(server.root, ABOUT, (text) =>
    text
      .replace(/to: "?\/[a-z/-]+"?/, 'to: /case-studis')
      .replace(/ {6}da: .*\n/, '')
      .replace('type: timeline', 'type: timelin'),
  );
  await button(/\d errors?/)
    .last()
    .click();
  await expect(
    dialog()
      .getByText(/^About me: /)
      .first(),
  ).toBeVisible();
  await readDialog('problems');
  await sections().nth(1).locator('[data-row]').first().click();
  await read('a form with problems');
  restoreContent(server);
  editFile(server.root, ABOUT, (text) => text.replace('name:\n', 'name: "open\n'));
  await expect(page.getByText('About me can’t be edited here at the moment')).toBeVisible();
  await read('a broken file');
  await button(/\d errors?/)
    .last()
    .click();
  await readDialog('problems of a broken file');
  await button('Changes').click();
  await readDialog('changes of a broken file');
});
