import { expect, type Locator, type Page } from '@playwright/test';
import { PASTES } from '../src/builder/ui/text/paste/__fixtures__/pastes.ts';
import { expectAccessible } from './support/axe.ts';
import { compose, composeEach } from './support/compose.ts';
import { test } from './support/builder-server.ts';
import { paste } from './support/paste.ts';
import { poll } from './support/poll.ts';
import { restoreContent, type ProjectServer } from './support/project-server.ts';
import { typeText } from './support/type-text.ts';

const HOME = 'content/pages/home.yaml';

let server: ProjectServer;
let page: Page;

test.beforeEach(async ({ browser, builderServer }) => {
  server = builderServer;
  // What isn't saved stays with its tab.
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(20_000);
  await page.goto(`${server.origin}/_builder/?region=us`);
  await page
    .getByRole('list', { name: 'Sections' })
    .getByText('About', { exact: true })
    .click({ position: { x: 2, y: 2 }, timeout: 60_000 });
  await expect(text()).toBeVisible();
});
test.afterEach(async () => {
  await page.close();
  server.git('checkout', '--quiet', 'content');
});
test.afterAll(() => restoreContent(server));

const form = () => page.getByRole('form', { name: /^About: / });
/** The rich text of the section, in English. */
const text = () => form().getByRole('textbox', { name: 'Text, English', exact: true });
const title = () => form().getByRole('textbox', { name: 'Title, English', exact: true });

/** The English text of the home page's section about the person, as its file has it: without what the file folds. */
const written = () => {
  const [, own = ''] =
    /type: about\n[^]*?\n {4}body:\n {6}en: (?:\|-?|>-?)?\n?([^]*?)\n {6}da:/.exec(server.read(HOME)) ?? [];
  return own.replace(/^ {8}/gm, '').trim();
};

/** Writes a text in place of another, with the facts that its translation has. */
async function fill(words: string): Promise<void> {
  await typeText(text(), `${words} {experience} {accounts} {adSpend}`);
  await poll(written).toBe(`${words} {experience} {accounts} {adSpend}`);
}

/** Selects the word before the cursor. */
const selectWord = () => page.keyboard.press('ControlOrMeta+Shift+ArrowLeft');

/** Puts the cursor behind a number of letters. */
async function putCursor(input: Locator, letters: number): Promise<void> {
  await input.press('ControlOrMeta+Home');
  for (let count = 0; count < letters; count += 1) await page.keyboard.press('ArrowRight');
}

test('shows a text as the page does, and writes nothing as long as nothing is typed', async () => {
  await expect(text().locator('[data-fact=experience]')).toHaveText(/\w/);
  await expect(text().locator('a')).not.toHaveCount(0);
  await expect(text()).not.toContainText(/\*\*|\]\(|\{/);
  for (const name of ['Title', 'Text'])
    for (const [language, code] of [
      ['English', 'en'],
      ['Danish', 'da'],
    ] as const) {
      const field = form().getByRole('textbox', { name: `${name}, ${language}`, exact: true });
      // The browser checks its spelling by them.
      await expect(field).toHaveAttribute('lang', code);
      await expect(field).toHaveAttribute('spellcheck', 'true');
    }
  await text().click();
  await title().click();
  expect(server.git('status', '--short', 'content')).toBe('');
  await expectAccessible(page, 'a form with formatted texts', [1280]);
});

test('makes words bold and links them by keys, by the page’s name', async () => {
  await fill('One two three');
  await putCursor(text(), 7);
  await selectWord();
  await page.keyboard.press('ControlOrMeta+b');
  await poll(written).toMatch(/^One \*\*two\*\* three/);
  await putCursor(text(), 13);
  await selectWord();
  await page.keyboard.press('ControlOrMeta+k');
  const search = page.getByRole('textbox', { name: 'Page or address' });
  await expect(search).toBeFocused();
  await page.keyboard.type('pric');
  const found = page.getByRole('dialog', { name: 'Link' }).getByRole('button');
  // Enter would take the first one.
  await page.keyboard.press('ArrowDown');
  await expect(found.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(search).toBeFocused();
  await typeText(search, 'about');
  // The focus may come again while one types.
  await search.blur();
  await search.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' me');
  await page.keyboard.press('Enter');
  await expect(text()).toBeFocused();
  await poll(written).toMatch(/^One \*\*two\*\* \[three\]\(\/about-me\)/);
  // Elsewhere, the same keys open the search.
  await title().press('ControlOrMeta+k');
  await expect(page.getByRole('combobox', { name: 'Search pages, sections, texts and actions' })).toBeFocused();
});

test('offers the formats at the words that are selected, and changes or removes a link', async () => {
  await fill('Write to us');
  await putCursor(text(), 11);
  await selectWord();
  const tools = page.getByRole('toolbar', { name: 'Format' });
  await tools.getByRole('button', { name: 'Link' }).click();
  await expect(page.getByRole('dialog', { name: 'Link' })).toBeVisible();
  await expectAccessible(page, 'the dialog of a link in a text', [1280]);
  await typeText(page.getByRole('textbox', { name: 'Page or address' }), 'a@example.com');
  await expect(page.getByRole('dialog', { name: 'Link' }).getByRole('button').first()).toHaveText('Emaila@example.com');
  await page.keyboard.press('Enter');
  await poll(written).toMatch(/^Write to \[us\]\(mailto:a@example\.com\)/);
  await tools.getByRole('button', { name: 'Link', pressed: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove link' }).click();
  await poll(written).toMatch(/^Write to us \{/);
  await tools.getByRole('button', { name: 'Bold' }).click();
  await poll(written).toMatch(/^Write to \*\*us\*\*/);
  await text().press('ControlOrMeta+End');
  await page.keyboard.type(' [here](/about-me)');
  // The cursor in a link is enough to remove it.
  await page.keyboard.press('ArrowLeft');
  await tools.getByRole('button', { name: 'Remove link' }).click();
  await poll(written).toMatch(/ here$/);
});

test('understands what is typed as Markdown, and shows it as text to those who ask', async () => {
  await fill('One');
  await putCursor(text(), 3);
  await page.keyboard.type(' **two** [three](/about-me)');
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- four');
  await page.keyboard.press('Enter');
  await page.keyboard.type('five');
  await expect(text().locator('strong')).toHaveText('two');
  await expect(text().getByRole('listitem')).toHaveText(['four', 'five']);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('## Six');
  await page.keyboard.press('Enter');
  await page.keyboard.type('seven');
  await expect(text().getByRole('heading')).toHaveText('Six');
  const list = '\n\n- four\n- five\n\n## Six\n\nseven';
  const all = `One **two** [three](/about-me) {experience} {accounts} {adSpend}${list}`;
  await poll(written).toBe(all);
  const group = form().getByRole('group', { name: 'Text', exact: true });
  await group.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Show as text' }).click();
  await expect(text()).toHaveValue(all);
  await group.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Show formatted' }).click();
  await expect(text().locator('strong')).toHaveText('two');
});

test('inserts a fact by {, in rich text and in a line, and replaces and removes it', async () => {
  await fill('Done');
  await putCursor(text(), 4);
  await page.keyboard.type(' {acc');
  await expect(page.getByRole('option').first()).toContainText('Accounts');
  await page.keyboard.press('Enter');
  await page.keyboard.type('!');
  await poll(written).toMatch(/^Done \{accounts\}! \{experience\}/);
  await text().locator('[data-fact=accounts]').first().click();
  await page.getByRole('menuitem', { name: 'Choose another' }).click();
  // What is typed looks for one, and stays out of the text.
  await page.keyboard.type('adsp');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await poll(written).toMatch(/^Done \{adSpend\}! /);
  await text().locator('[data-fact=adSpend]').first().click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await poll(written).toMatch(/^Done ! /);
  // A line is a plain input until it names a fact.
  await typeText(title(), 'Years: ');
  await title().press('ControlOrMeta+End');
  await page.keyboard.type('{exp');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.keyboard.type(' in all');
  await expect(title()).toHaveText(/^Years: .+ in all$/);
  await expect(title().locator('[data-fact=experience]')).toBeVisible();
});

test('leads from a fact to its value', async () => {
  await text().locator('[data-fact=accounts]').click();
  await expect(page.getByRole('menu', { name: 'Accounts' })).toBeVisible();
  await expectAccessible(page, 'the menu of a fact in a text', [1280]);
  await page.getByRole('menuitem', { name: 'Edit the value' }).click();
  await expect(page.getByRole('form', { name: 'Facts' })).toBeVisible();
  await expect(page.locator(':focus')).toHaveAttribute('data-path', /^accounts/);
});

test('keeps what a text can hold of a paste, and says what it lost', async () => {
  const { 'Google Docs': docs, Word: word } = PASTES;
  if (!docs || !word) throw new Error('These pastes are needed.');
  await fill('Start');
  await text().press('ControlOrMeta+a');
  await paste(text(), docs);
  await page.keyboard.type(', {experience} {accounts} {adSpend}');
  await poll(written).toBe(`${docs.rich}, {experience} {accounts} {adSpend}`);
  // What the check says of the text may stand before the note.
  await expect(form().getByText(/^Pasted without italics/)).toBeVisible();
  await expect(text()).toHaveAccessibleDescription(/(?:^| )Pasted without italics/);
  await typeText(title(), '');
  await paste(title(), word);
  await expect(title()).toHaveValue(word.line);
  await expect(title()).toHaveAccessibleDescription(
    /bold text and lists: this text can’t have them\. Line breaks became spaces\.$/,
  );
});

test('undoes what was typed into a text first, then the latest step of the site', async () => {
  const before = written();
  await typeText(title(), 'Another title');
  await poll(() => server.read(HOME)).toContain('en: Another title');
  await putCursor(text(), 0);
  await page.keyboard.insertText('Well. ');
  await expect(text()).toContainText('Well. ');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text()).not.toContainText('Well. ');
  await page.keyboard.press('ControlOrMeta+z');
  await poll(() => server.read(HOME)).not.toContain('en: Another title');
  await poll(written).toBe(before);
});

test('keeps letters that are typed right before the page is loaded again', async () => {
  const before = written();
  await putCursor(text(), 0);
  await page.keyboard.type('Hello again. ');
  await page.reload();
  await expect(text()).toContainText('Hello again. ', { timeout: 60_000 });
  await poll(written).toBe(`Hello again. ${before}`);
});

test('takes composed characters: Japanese, Korean, and dead keys', { tag: '@chromium' }, async () => {
  await fill('One');
  await putCursor(text(), 3);
  await composeEach(page);
  await page.keyboard.type(' **x**');
  await poll(written).toBe('One日本한é **x** {experience} {accounts} {adSpend}');
  await expect(text().locator('strong')).toHaveText('x');
  // In the middle of a word, and of markup.
  await putCursor(text(), 1);
  await compose(page, 'ㄴ', '나');
  await poll(written).toBe('O나ne日本한é **x** {experience} {accounts} {adSpend}');
});
