import { expect, type Page } from '@playwright/test';
import { editFile } from '../tools/project-fixture.ts';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/builder-server.ts';
import { poll, pollText } from './support/poll.ts';
import { restoreContent, type ProjectServer } from './support/project-server.ts';
import { typeText } from './support/type-text.ts';

// Words are replaced everywhere: each place is seen before it changes, and one undo takes all of it back.

const FACTS = 'content/facts.yaml';
const ABOUT = 'content/pages/about-me.yaml';
const CASE = 'content/case-studies/artisan-marketplace.yaml';

/** A phone and a laptop, in CSS pixels. */
const WIDTHS = [390, 1280];

let server: ProjectServer;
test.beforeAll(({ builderServer }) => void (server = builderServer));
test.beforeEach(async ({ page }) => {
  await page.goto(`${server.origin}/_builder/?page=/about-me&region=us`);
  await expect(page.getByRole('list', { name: 'Sections', exact: true }).getByRole('listitem').first()).toBeVisible();
});
test.afterEach(() => restoreContent(server));

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Replace text' });
const place = (page: Page, words: string) => dialog(page).getByRole('listitem').filter({ hasText: words });
const replaceButton = (page: Page) => dialog(page).getByRole('button', { name: 'Replace', exact: true });

/** Opens the dialog from the search, by keyboard alone. */
async function openFor(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(words);
  await expect(page.getByRole('option', { name: `Replace “${words}” everywhere…` })).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('textbox', { name: 'Find' })).toHaveValue(words);
  await expect(dialog(page).getByRole('textbox', { name: 'Replace with' })).toBeFocused();
}

test('replaces words of a fact and of texts by keyboard alone, and takes all of it back in one step', async ({
  page,
}) => {
  const before = { facts: server.read(FACTS), entry: server.read(CASE) };
  await openFor(page, '24 hours');
  await page.keyboard.type('one working day');
  await expect(dialog(page).getByRole('status').first()).toHaveText('2 of 2 places');
  await expect(place(page, 'Shown in').locator('del')).toHaveText('24 hours');
  await expect(place(page, 'Shown in').locator('ins')).toHaveText('one working day');
  await expectAccessible(page, 'the places', WIDTHS);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText('Replaced in 2 places.')).toBeVisible();
  expect(server.read(FACTS)).toBe(before.facts.replace('en: 24 hours', 'en: one working day'));
  expect(server.read(CASE)).toContain('one working day');
  await page.keyboard.press('Control+z');
  await pollText(() => server.read(FACTS), before.facts);
  await pollText(() => server.read(CASE), before.entry);
});

test('opens by Ctrl+H, and leaves out what isn’t ticked, and a whole page with one box', async ({ page }) => {
  const entry = server.read(CASE);
  const refused: string[] = [];
  page.on('response', (response) => response.status() >= 400 && refused.push(response.url()));
  await page.keyboard.press('Control+h');
  await page.keyboard.type('24 hours');
  await page.keyboard.press('Tab');
  await page.keyboard.type('one working day');
  const facts = dialog(page).getByRole('region', { name: 'Facts' });
  await facts.getByRole('checkbox').first().uncheck();
  await expect(facts.getByRole('checkbox').last()).not.toBeChecked();
  await facts.getByRole('checkbox').first().check();
  await place(page, 'over the first two months').getByRole('checkbox').uncheck();
  await expect(dialog(page).getByRole('status').first()).toHaveText('1 of 2 places');
  await replaceButton(page).click();
  await poll(() => server.read(FACTS)).toContain('en: one working day');
  expect(server.read(CASE)).toBe(entry);
  expect(refused).toEqual([]);
});

test('replaces what was typed a moment before, and leaves out a place that can’t take it', async ({ page }) => {
  editFile(server.root, ABOUT, (text) => text.replace('da: Vejen hertil', 'da: Zebra'));
  await page.getByRole('list', { name: 'Sections', exact: true }).getByText('How I got here').click();
  await typeText(page.getByRole('textbox', { name: 'Title, English' }), 'Zebra and me');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('replace text');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('textbox', { name: 'Find' })).toBeFocused();
  await page.keyboard.type('zebra');
  await expect(dialog(page).getByRole('status').first()).toHaveText('2 of 2 places');
  await dialog(page).getByRole('button', { name: 'Remove the words' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Nothing was replaced.');
  // Screen readers hear why once: the status line doesn't say it, too.
  await expect(page.locator('output > span')).toHaveAttribute('aria-hidden', 'true');
  await expectAccessible(page, 'the refusal', WIDTHS);
  await dialog(page).getByRole('button', { name: 'Leave this place out' }).click();
  await expect(dialog(page).getByRole('status').first()).toHaveText('1 of 2 places');
  await typeText(dialog(page).getByRole('textbox', { name: 'Replace with' }), 'Giraffe');
  await replaceButton(page).click();
  await poll(() => server.read(ABOUT)).toContain('en: Giraffe and me');
  expect(server.read(ABOUT)).toContain('da: Zebra\n');
});
