import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { editFile } from '../tools/project-fixture.ts';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/builder-server.ts';
import { pollText } from './support/poll.ts';
import { restoreContent, type ProjectServer } from './support/project-server.ts';
import { typeText } from './support/type-text.ts';

const HOME = 'content/pages/home.yaml';
const PRICING = 'content/pricing.yaml';
const SITE = 'content/site.yaml';

/** A laptop and a large screen, in CSS pixels. */
const WIDTHS = [1280, 1680];

test.describe.configure({ mode: 'serial' });

let server: ProjectServer;
test.beforeAll(({ builderServer }) => void (server = builderServer));
test.afterAll(() => restoreContent(server));
test.beforeEach(async ({ page }) => {
  await page.goto(`${server.origin}/_builder/?region=dk`);
  await expect(page.getByRole('list', { name: 'Sections' })).toBeVisible();
});

const changesButton = (page: Page) => page.getByRole('button', { name: 'Changes', exact: true });
const history = (page: Page) => page.getByRole('dialog', { name: 'History' });

/** Changes the Danish title of the pricing section by hand. */
const retitle = (title: string) =>
  editFile(server.root, HOME, (text) =>
    text.replace(/(- type: pricing\n(?: {4}.*\n)*? {4}title:\n.*\n {6}da: ).*/, `$1${title}`),
  );

async function openChanges(page: Page): Promise<Locator> {
  await changesButton(page).click();
  const panel = page.getByRole('dialog', { name: 'Changes' });
  await expect(panel).toBeVisible();
  return panel;
}

test('lists changes in words and exactly, discards one by keyboard, and saves the rest as a version', async ({
  page,
}) => {
  const before = server.read(HOME);
  const prices = server.read(PRICING);
  expect(await changesButton(page).getAttribute('aria-description')).toBe('Nothing changed since your last version');
  retitle('Hvad det koster');
  editFile(server.root, PRICING, (text) => text.replace('us: 140', 'us: 145'));
  await expect(changesButton(page)).toHaveAttribute('aria-description', '2 changes since your last version');
  const panel = await openChanges(page);
  await expect(panel.getByRole('list', { name: 'Changes of Home' }).getByRole('listitem')).toContainText(
    'Pricing: title, Danish',
  );
  await expect(panel.getByRole('list', { name: 'Changes of Pricing' })).toContainText(
    'Plans: “Start”, price per hour, USA',
  );
  const lines = panel.getByRole('button', { name: 'Show the exact changes of Home' });
  await lines.press('Enter');
  const diff = panel.getByRole('list', { name: 'Exact changes of Home' });
  await expect(diff).toContainText('da: Hvad det koster');
  await expectAccessible(page, 'the changes', WIDTHS);
  await panel.getByRole('button', { name: 'Discard Plans: “Start”, price per hour, USA' }).press('Enter');
  await expect(panel.getByRole('list', { name: 'Changes of Pricing' })).toHaveCount(0);
  expect(server.read(PRICING)).toBe(prices);
  await expect(panel.getByRole('button', { name: 'Discard Pricing: title, Danish' })).toBeFocused();
  const message = panel.getByRole('textbox', { name: 'What did you change?' });
  await expect(message).toHaveValue('Change title of Pricing on Home');
  await typeText(message, 'Say what it costs\n\n"Danish" only; `id` stays');
  await panel.getByRole('button', { name: 'Save version' }).click();
  await expect(panel.getByText('Saved a version of 1 file: Say what it costs')).toBeVisible();
  await expect(panel.getByText('No changes', { exact: true })).toBeVisible();
  await expectAccessible(page, 'nothing to commit', WIDTHS);
  expect(server.git('log', '-1', '--format=%B').trim()).toBe('Say what it costs\n\n"Danish" only; `id` stays');
  expect(server.git('show', '--format=', '--name-only', 'HEAD').trim()).toBe(HOME);
  expect(server.read(HOME)).not.toBe(before);
});

test('says why a version is refused, with details, and sends it online @long', async ({ page }) => {
  const remote = mkdtempSync(join(tmpdir(), 'remote-'));
  execFileSync('git', ['init', '--quiet', '--bare', remote]);
  server.git('remote', 'add', 'origin', remote);
  const hook = join(server.root, '.git/hooks/pre-commit');
  writeFileSync(hook, '#!/bin/sh\necho "No commits on Fridays" >&2\nexit 1\n', { mode: 0o755 });
  server.git('checkout', '--quiet', '--detach');
  retitle('Priserne');
  await expect(changesButton(page)).toHaveAttribute('aria-description', '1 change since your last version');
  const panel = await openChanges(page);
  const commit = panel.getByRole('button', { name: 'Save version' });
  await expect(panel.getByRole('alert')).toContainText('The project shows an old version');
  await expect(panel.getByText('git switch main')).toBeHidden();
  await panel.getByText('Details', { exact: true }).click();
  await expect(panel.getByText('Run “git switch main” in a terminal; your changes come along.')).toBeVisible();
  await expect(commit).toBeDisabled();
  await expect(panel.getByRole('button', { name: /^Send/ })).toHaveCount(0);
  await expectAccessible(page, 'a commit that would go astray', WIDTHS);
  server.git('switch', '--quiet', 'main');
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange'))); // as when a person comes back from the terminal
  await expect(panel.getByRole('alert')).toHaveCount(0);
  await commit.click();
  await expect(panel.getByRole('alert')).toContainText('A check of your project stopped it');
  await panel.getByText('Details', { exact: true }).click();
  await expect(panel.getByText('No commits on Fridays')).toBeVisible();
  await expectAccessible(page, 'a refused commit', WIDTHS);
  rmSync(hook);
  await commit.click();
  await expect(panel.getByText(/^Saved a version of 1 file/)).toBeVisible();
  await panel.getByRole('button', { name: /^Send \d+ versions? online$/ }).click();
  await expect(panel.getByText(/^Sent \d+ versions? online\./)).toBeVisible();
  expect(execFileSync('git', ['log', '-1', '--format=%H', 'main'], { cwd: remote, encoding: 'utf8' })).toBe(
    server.git('log', '-1', '--format=%H'),
  );
  server.git('remote', 'remove', 'origin');
  rmSync(remote, { recursive: true });
});

test('undoes and redoes steps, also after a restart, and any one of the list @long', async ({ page }) => {
  const before = server.read(HOME);
  const sections = page.getByRole('list', { name: 'Sections' });
  const row = (type: string) => sections.getByRole('listitem').filter({ hasText: type }).first();
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await row('Services').getByRole('button', { name: 'Hide' }).click();
  await expect(row('Services').getByRole('button', { name: 'Show' })).toBeVisible();
  await row('Client cases').getByRole('button', { name: 'Hide' }).click();
  await expect(row('Client cases').getByRole('button', { name: 'Show' })).toBeVisible();
  const both = server.read(HOME);
  await server.stop();
  // The page loads itself again.
  const loaded = page.waitForEvent('load');
  await server.start();
  await loaded;
  await undo.focus();
  await expect(page.getByRole('tooltip')).toContainText(/^Undo .*hidden \(Ctrl\+Z\)$/);
  await undo.press('Enter');
  await expect(row('Client cases').getByRole('button', { name: 'Hide' })).toBeVisible();
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect(row('Client cases').getByRole('button', { name: 'Show' })).toBeVisible();
  expect(server.read(HOME)).toBe(both);
  await page.getByRole('button', { name: 'History', exact: true }).click();
  await expectAccessible(page, 'the history', WIDTHS);
  const steps = history(page).getByRole('list', { name: 'Steps' }).getByRole('listitem');
  await expect(steps.first()).toContainText(/hidden(Just now|\d+ minutes? ago)/);
  await steps
    .nth(1)
    .getByRole('button', { name: /^Undo / })
    .click();
  await expect(steps.nth(1)).toContainText('Undone');
  await expect(row('Services').getByRole('button', { name: 'Hide' })).toBeVisible();
  await expect(row('Client cases').getByRole('button', { name: 'Show' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'History', exact: true })).toBeFocused();
  await undo.click();
  await expect(row('Client cases').getByRole('button', { name: 'Hide' })).toBeVisible();
  expect(server.read(HOME)).toBe(before);
});

test('marks as done what the owner has to check before publishing, and undoes it @long', async ({ page }) => {
  const before = server.read(SITE);
  await page.getByRole('button', { name: /to check before you publish$/ }).click();
  const problems = page.getByRole('dialog', { name: 'Problems' });
  const item = problems.getByRole('listitem').filter({ hasText: 'your own domain' });
  await expect(item).toContainText('Replace the example: your own domain');
  await expect(problems.getByText('change every sentence in English and Danish')).toBeVisible();
  await item.getByRole('button', { name: /^Done: your own domain/ }).click();
  await expect(item).toHaveCount(0);
  expect(server.read(SITE)).toBe(before.replace(/ # EXAMPLE: your own domain.*/, ''));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await pollText(() => server.read(SITE), before);
});

test('reaches texts, pages and actions by Ctrl+K', async ({ page }) => {
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: 'Search pages, sections, texts and actions' });
  await expect(search).toBeFocused();
  await expectAccessible(page, 'the palette', WIDTHS);
  await typeText(search, 'en tredjedel af min arbejdstid');
  // The last entry offers to replace the words.
  const option = page.getByRole('option', { name: /tredjedel af min arbejdstid/ }).first();
  await expect(option).toContainText('Pricing · Description · Danish');
  await search.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Description, Danish' }).and(page.locator(':focus'))).toHaveValue(
    /en tredjedel af min arbejdstid/,
  );
  await page.keyboard.press('Control+k');
  await typeText(search, 'about me');
  await search.press('Enter');
  await expect(page).toHaveURL(/\?page=\/about-me&region=dk$/);
  await page.keyboard.press('Control+k');
  await typeText(search, 'changes');
  await search.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Changes' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await typeText(search, 'xyzzyx');
  await expect(page.getByText('No results for “xyzzyx”.')).toBeVisible();
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(search).toHaveCount(0);
});
