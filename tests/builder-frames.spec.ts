import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { editFile } from '../tools/project-fixture.ts';
import { expectFramesReady, frameOf, newBuilderPage, REGIONS } from './support/builder-frames.ts';
import { test } from './support/builder-server.ts';
import { moveSectionUp } from './support/move-section-up.ts';
import { poll } from './support/poll.ts';
import { restoreContent, type ProjectServer } from './support/project-server.ts';
import { holdRequest } from './support/fixtures.ts';

const HOME = 'content/pages/home.yaml';

test.describe.configure({ mode: 'serial' });

let server: ProjectServer;
let page: Page;
test.beforeAll(async ({ browser, builderServer }) => {
  server = builderServer;
  page = await newBuilderPage(browser);
});
test.afterAll(async () => {
  await page.close();
  restoreContent(server);
});
test.afterEach(() => void server.git('checkout', '--quiet', '--', 'content'));

const frame = (title: string) => frameOf(page, title);
const heading = (title: string) => frame(title).locator('[data-section=about] h2');
const outlineRow = (name: string) =>
  page.getByRole('list', { name: 'Sections' }).locator('[data-row]', { hasText: name });
const readHome = () => server.read(HOME);

/** Opens a page in the builder, and waits until all frames show it and know their fields. */
async function open(address = '/'): Promise<void> {
  await page.goto(`${server.origin}/_builder/?page=${address}`);
  await expectShown(address);
}

async function expectShown(address: string): Promise<void> {
  for (const [title, code] of [
    ['USA', 'us'],
    ['EU', 'eu'],
    ['Denmark', 'dk'],
  ])
    await expect(page.locator(`iframe[title="${title}"]`)).toHaveAttribute('src', `/${code}${address}`);
  await expectFramesReady(page);
}

/** The places of the sections on the screens of their frames. */
const topOf = (title: string, section: string) =>
  frame(title)
    .locator(`[data-section=${section}]`)
    .evaluate((element) => element.getBoundingClientRect().top);

test('shows the page in a frame for each region, named after it', async () => {
  await open();
  const titles = await page.locator('iframe').evaluateAll((frames) => frames.map((one) => one.getAttribute('title')));
  expect(titles).toEqual(REGIONS);
  await expect(frame('Denmark').locator('html')).toHaveAttribute('lang', 'da-DK');
  // The notice would cover the preview.
  await expect(frame('USA').locator('#notice-title')).toBeHidden();
});

test('selects the field of a word that is clicked, in its language', async () => {
  await expect(outlineRow('The person you write to')).not.toHaveAttribute('aria-current', 'true');
  await heading('USA').click();
  await expect(outlineRow('The person you write to')).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('textbox', { name: 'Title, English' })).toBeFocused();
  await heading('Denmark').click();
  await expect(page.getByRole('textbox', { name: 'Title, Danish' })).toBeFocused();
});

test('selects what was clicked before the builder knew where the words of the page come from', async () => {
  const release = await holdRequest(page, '**/trace');
  await page.goto(`${server.origin}/_builder/?page=/&region=us`);
  await expect(page.locator('figure[aria-busy=true] [data-done]')).toHaveCount(1);
  await heading('USA').click();
  release();
  await expect(page.getByRole('textbox', { name: 'Title, English' })).toBeFocused();
  await page.unroute('**/trace');
});

test('edits what was clicked twice before the builder knew where the words of the page come from', async () => {
  const release = await holdRequest(page, '**/trace');
  await page.goto(`${server.origin}/_builder/?page=/&region=us`);
  await expect(page.locator('figure[aria-busy=true] [data-done]')).toHaveCount(1);
  await heading('USA').click();
  await heading('USA').click();
  release();
  await expect(heading('USA')).toHaveAttribute('contenteditable', 'plaintext-only');
  await page.unroute('**/trace');
});

test('edits a text that is clicked twice while the builder is busy @long', async () => {
  await open();
  await heading('USA').evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    const { x, y, height } = element.getBoundingClientRect();
    for (const detail of [1, 2])
      element.dispatchEvent(
        new MouseEvent('click', { bubbles: true, detail, clientX: x + height / 2, clientY: y + height / 2 }),
      );
  });
  await expect(heading('USA')).toHaveAttribute('contenteditable', 'plaintext-only');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('I answer');
  await expect(heading('USA')).toHaveText('I answer');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(heading('USA')).toHaveText('The person you write to is the person in your account');
});

/** Clicks a text until it's edited: shortly after a change, the first click only selects it. */
async function editInPlace(text: Locator): Promise<void> {
  await expect(async () => {
    await text.click();
    await expect(text).toHaveAttribute('contenteditable', 'plaintext-only', { timeout: 1000 });
  }).toPass();
}

/** The lines that differ from the last commit, with their signs. */
const changedLines = () =>
  server
    .git('diff', '--unified=0', 'content')
    .split('\n')
    .filter((line) => /^[+-] /.test(line));

test('edits a text where it stands: the file changes in that line alone, and every frame follows', async () => {
  await open();
  await heading('EU').click();
  await expect(outlineRow('The person you write to')).toHaveAttribute('aria-current', 'true');
  // The cursor stands where the second click was.
  await heading('EU').click({ position: { x: 2, y: 12 } });
  await expect(heading('EU')).toHaveAttribute('contenteditable', 'plaintext-only');
  await page.keyboard.type('Hello. ');
  await expect(heading('EU')).toHaveText('Hello. The person you write to is the person in your account');
  // Esc keeps it, and undo takes it back.
  await poll(changedLines).toContain('+      en: Hello. The person you write to is the person in your account');
  await page.keyboard.press('Escape');
  await expect(heading('EU')).toHaveText('Hello. The person you write to is the person in your account');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(heading('EU')).toHaveText('The person you write to is the person in your account');
  await poll(changedLines).toEqual([]);
  await editInPlace(heading('EU'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('You write to me, and I do the work');
  await page.keyboard.press('Enter');
  for (const title of ['USA', 'EU']) await expect(heading(title)).toHaveText('You write to me, and I do the work');
  await expect(heading('Denmark')).toHaveText('Du skriver direkte til den, der sidder med kontoen');
  await poll(changedLines).toEqual([
    '-      en: The person you write to is the person in your account',
    '+      en: You write to me, and I do the work',
  ]);
  // In a field of the page, Ctrl+Z is for the field.
  const after = readHome();
  await page.getByText('Use the page', { exact: true }).click();
  const name = frame('USA').locator('[data-section=contact] [name=name]');
  await name.pressSequentially('Ida');
  await name.press('Control+z');
  await expect(name).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Redo', exact: true })).toBeDisabled();
  expect(readHome()).toBe(after);
});

test(
  'takes every letter that is typed on the page while it is saved, and no half of one that is composed @long',
  { tag: '@chromium' },
  async () => {
    await open();
    await editInPlace(heading('EU'));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('One');
    // Other frames follow while the next letters are typed.
    await expect(heading('USA')).toHaveText('One');
    await page.keyboard.type(' two 10 % three', { delay: 60 });
    await page.keyboard.press('Shift+Enter');
    const client = await page.context().newCDPSession(page);
    await client.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 });
    await expect(heading('EU')).toHaveText('One two 10 % three に');
    // Another edit is made meanwhile: no letter of this one is written with it, and none is lost.
    editFile(server.root, HOME, (text) => text.replace('Du skriver direkte til den,', 'Du skriver til den,'));
    await expect(heading('Denmark')).toHaveText('Du skriver til den, der sidder med kontoen');
    expect(readHome()).not.toContain('に');
    await client.send('Input.insertText', { text: '日本' });
    await poll(changedLines).toContain('+      en: One two 10 % three 日本');
    await expect(heading('EU')).toHaveAttribute('contenteditable', 'plaintext-only');
    await expect(page.getByRole('status').first()).toHaveText('Saved on this computer: Home');
    await page.keyboard.press('Enter');
    for (const title of ['USA', 'EU']) await expect(heading(title)).toHaveText('One two 10 % three 日本');
  },
);

test('keeps what is typed on the page in its section while somebody else moves that', async () => {
  await open();
  await editInPlace(heading('USA'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('Begun');
  await poll(changedLines).toEqual([
    '-      en: The person you write to is the person in your account',
    '+      en: Begun',
  ]);
  moveSectionUp(server.root, HOME, 'services');
  const rows = page.getByRole('list', { name: 'Sections' }).locator('[data-row]');
  await expect(rows.nth(3)).toContainText('Begun');
  await expect(heading('USA')).toHaveAttribute('contenteditable', 'plaintext-only');
  await page.keyboard.insertText(', and ended');
  await page.keyboard.press('Enter');
  await poll(readHome).toContain('en: Begun, and ended');
  moveSectionUp(server.root, HOME, 'about');
  await poll(changedLines).toEqual([
    '-      en: The person you write to is the person in your account',
    '+      en: Begun, and ended',
  ]);
  await expect(rows.nth(2)).toContainText('Begun, and ended');
  for (const title of ['USA', 'EU']) await expect(heading(title)).toHaveText('Begun, and ended');
});

test('keeps what is typed on the page through a reload before it was saved', async () => {
  await open();
  await editInPlace(heading('EU'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Reloaded before the pause was over');
  await page.reload();
  await poll(changedLines).toContain('+      en: Reloaded before the pause was over');
  for (const title of ['USA', 'EU']) await expect(heading(title)).toHaveText('Reloaded before the pause was over');
});

test('keeps a refused text on the page through a reload, with the reason beside it', async () => {
  await open();
  const saved = (await heading('USA').textContent()) ?? '';
  await editInPlace(heading('EU'));
  await page.keyboard.press('ControlOrMeta+a');
  // At once: a pause between two keys saves what is there.
  await page.keyboard.insertText('Refused {now}');
  await page.keyboard.press('Enter');
  const note = frame('EU').locator('builder-overlay').getByRole('note');
  for (const isReloaded of [false, true]) {
    if (isReloaded) await page.reload();
    await expect(heading('EU')).toHaveText('Refused {now}');
    await expect(note).toContainText('There is no fact called {now}.');
    await expect(heading('USA')).toHaveText(saved);
    await expect(page.getByRole('textbox', { name: 'Title, English' })).toHaveValue('Refused {now}');
  }
  await note.getByRole('button', { name: 'Restore the old text' }).click();
  await expect(heading('EU')).toHaveText(saved);
  await expect(note).toBeHidden();
});

test('says why an amount is edited in the form, and opens its field there @long', async () => {
  await open();
  const price = frame('USA')
    .locator('[data-section=pricing] [data-part=plans] li p')
    .filter({ hasText: /\d/ })
    .first()
    .locator('span')
    .first();
  await price.scrollIntoViewIfNeeded();
  await price.click();
  await price.click();
  await expect(frame('USA').locator('builder-overlay').getByRole('note')).toHaveText(/number.*in the form/);
  await expect(frame('USA').locator('[contenteditable]')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Price per hour, USA' })).toBeFocused();
});

test('scrolls the frames together, and stays there when the page changes', async () => {
  await open();
  await frame('USA').locator('[data-section=pricing] h2').hover();
  await page.mouse.wheel(0, 40);
  const isNear = async () => {
    const tops = await Promise.all(REGIONS.map((title) => topOf(title, 'pricing')));
    return tops.every((top) => Math.abs(top - (tops[0] ?? 0)) < 200);
  };
  await poll(isNear).toBe(true);
  const before = await topOf('Denmark', 'pricing');
  expect(before).toBeLessThan(1000);
  editFile(server.root, HOME, (text) => text.replace(/(- type: about\n[\s\S]*?\btitle:\n +en: ).*/, '$1A short title'));
  await expect(heading('EU')).toHaveText('A short title');
  expect(Math.abs((await topOf('Denmark', 'pricing')) - before)).toBeLessThan(8);
});

test('follows links into the builder: with Ctrl while clicks select, plainly while they interact @long', async () => {
  await open();
  const link = frame('USA').locator('[data-section=about] a[href="/us/about-me"]').first();
  await link.click();
  await expect(page).toHaveURL(/\?page=\/$/);
  await link.click({ modifiers: ['Control'] });
  await expectShown('/about-me');
  await expect(page).toHaveURL(/\?page=\/about-me$/);
  await page.getByText('Use the page', { exact: true }).click();
  await frame('Denmark').locator('footer a[href="/dk/privacy-policy"]').click();
  await expectShown('/privacy-policy');
});

test('says of a form that is tried out on a page that it sends nothing', async () => {
  await open();
  await page.getByText('Use the page', { exact: true }).click();
  const form = frame('USA').locator('[data-section=contact] form');
  await form.locator('[name="name"]').fill('Ida');
  await form.locator('[name="email"]').fill('ida@example.net');
  await form.locator('[name="message"]').fill('Hello');
  await form.locator('button[type="submit"]').click();
  const notice = page.getByRole('alert').filter({ hasText: 'Only tried out' });
  await expect(notice).toBeVisible();
  // As dark as the other secondary texts of the builder.
  await expect(notice.getByText('send nothing')).toHaveCSS('color', 'rgb(95, 95, 107)');
});

test('goes back to the outline from within a frame by Esc', async () => {
  await open();
  await outlineRow('The person you write to').click();
  await frame('USA').locator('header a').first().focus();
  await expect(page.locator('iframe[title="USA"]')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(outlineRow('The person you write to')).toBeFocused();
});

test('scrolls to a section that is chosen in the outline', async () => {
  await open();
  await outlineRow('Two lines about your account').click();
  for (const title of REGIONS) await poll(() => topOf(title, 'contact')).toBeLessThan(400);
});

test('keeps showing the last good page while a file has mistakes', async () => {
  await open();
  const text = readHome();
  writeFileSync(join(server.root, HOME), text.replace('- type: hero', '- type: heroo'));
  await expect(page.getByText(/heroo/).first()).toBeAttached();
  await expect(frame('USA').locator('h1')).toBeVisible();
  await expect(frame('USA').locator('vite-error-overlay')).toBeHidden();
  writeFileSync(join(server.root, HOME), text.replace('The person you write to', 'The person whom you write to'));
  await expect(heading('USA')).toContainText('The person whom you write to');
});

test('is refused as a frame of another site', async ({ browser }) => {
  const foreign = await browser.newPage();
  await foreign.route('http://other.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${server.origin}/_builder/"></iframe>` }),
  );
  const refused = foreign.waitForEvent('requestfailed', { timeout: 10_000 }).catch(() => undefined);
  await foreign.goto('http://other.example/');
  await refused;
  await expect(foreign.frameLocator('iframe').locator('#builder')).toHaveCount(0);
  await foreign.close();
});
