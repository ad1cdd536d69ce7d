import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/builder-server.ts';
import { poll } from './support/poll.ts';
import { restoreContent, type ProjectServer } from './support/project-server.ts';
import { tabTo } from './support/tab-to.ts';
import { typeText } from './support/type-text.ts';

test.describe.configure({ mode: 'default' });

let server: ProjectServer;
let page: Page;
test.beforeAll(async ({ browser, builderServer }) => {
  server = builderServer;
  page = await browser.newPage({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' });
});
test.afterAll(async () => {
  await page.close();
  restoreContent(server);
});

const changedFiles = () => server.git('status', '--porcelain', '--untracked-files=all', 'content', 'public').trim();
const dialog = () => page.getByRole('dialog');

async function open(address: string): Promise<void> {
  await page.goto(`${server.origin}/_builder/?page=${address}&region=dk`);
  await expect(page.getByRole('list', { name: 'Sections', exact: true }).getByRole('listitem').first()).toBeVisible();
}

test('explains itself in four steps at the first visit, and not again', async () => {
  await open('/');
  const tour = page.getByRole('region', { name: 'Tour' });
  for (const step of [1, 2, 3, 4]) {
    await expect(tour).toContainText(`${step} of 4`);
    await tour.getByRole('button', { name: step < 4 ? 'Next' : 'Done' }).click();
  }
  await expect(tour).toBeHidden();
  await open('/');
  await expect(tour).toBeHidden();
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  await expect(dialog()).toContainText('Find pages, texts and actions');
  await expectAccessible(page, 'the keyboard shortcuts', [1280]);
  await page.keyboard.press('Escape');
});

/** Runs a command of the command palette. */
async function runCommand(name: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
}

test('builds a page from nothing by keyboard alone, and undoes it', async () => {
  // The dialog shows each template as a page, and the journey takes some fifty seconds on two busy cores.
  test.setTimeout(120_000);
  await open('/');
  await runCommand('New page');
  await expectAccessible(page, 'the dialog for a new page', [1280]);
  const write = async (label: string, text: string) => {
    await tabTo(dialog().getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  };
  await write('Name', 'Price list');
  await expect(dialog().getByLabel('Address')).toHaveValue('price-list');
  await tabTo(dialog().getByRole('button', { name: 'Create draft' }));
  await page.keyboard.press('Enter');
  await expect(dialog()).toBeHidden();
  await poll(changedFiles).toContain('?? content/pages/price-list.yaml');
  const link = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Price list' });
  await expect(link).toContainText('Draft');
  const danish = page.getByRole('form').getByLabel('Name, Danish', { exact: true });
  await expect(danish).toHaveValue('Price list');
  expect(server.read('content/pages/price-list.yaml')).toContain('da: Price list # untranslated: da\n');
  await tabTo(danish);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Prisliste');
  await poll(() => server.read('content/pages/price-list.yaml')).toContain('  da: Prisliste\n');
  expect((await page.request.get(`${server.origin}/dk/price-list`)).status()).toBe(200);
  await runCommand('Add closing');
  const sections = page.getByRole('list', { name: 'Sections', exact: true }).getByRole('listitem');
  await expect(sections).toHaveCount(2);
  await expect(sections.nth(1).locator('[data-row]')).toBeFocused();
  await page.keyboard.press('Enter');
  const title = page.getByRole('form').getByLabel('Title, English', { exact: true });
  await tabTo(title);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Ask me for an offer');
  const read = () => server.read('content/pages/price-list.yaml');
  await poll(read).toContain('en: Ask me for an offer');
  expect((await page.request.get(`${server.origin}/us/price-list`)).status()).toBe(200);
  await page.keyboard.press('Escape');
  for (let steps = 0; steps < 10 && changedFiles() !== ''; steps += 1) {
    const undone = page.waitForResponse('**/_builder/api/undo');
    await page.keyboard.press('Control+z');
    await undone;
  }
  expect(changedFiles()).toBe('');
});

test('creates an entry of a collection as a draft, lists what is still to be written, and undoes it', async () => {
  await open('/');
  await runCommand('New page');
  await dialog().getByText('Case study', { exact: true }).click();
  await typeText(dialog().getByLabel('Name', { exact: true }), 'North Sea Tools');
  await expect(dialog().getByLabel('Short name')).toHaveValue('north-sea-tools');
  await expectAccessible(page, 'the dialog for a new entry', [1280]);
  await dialog().getByRole('button', { name: 'Create draft' }).click();
  await expect(dialog()).toBeHidden();
  await expect(page.getByRole('form').getByLabel('Client', { exact: true })).toHaveValue('North Sea Tools');
  expect(changedFiles().split('\n')).toEqual([
    '?? content/case-studies/north-sea-tools.yaml',
    '?? public/images/cases/north-sea-tools.svg',
    '?? public/images/logos/north-sea-tools.svg',
  ]);
  await page.getByRole('button', { name: /to check/ }).click();
  await expect(dialog()).toContainText('the headline of the card, one line, best with a figure');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await poll(changedFiles).not.toContain('content/');
  restoreContent(server); // the drawings stay
});

test('deletes a page, leads its visitors to another one, and brings it back @long', async () => {
  await open('/services/b2b-google-ads-consultant');
  await page.getByRole('button', { name: 'More about this page' }).click();
  await page.getByRole('menuitem', { name: 'Delete page…' }).click();
  await expect(dialog()).toContainText('Linked from:');
  await expectAccessible(page, 'the question before a page is deleted', [1280]);
  const target = dialog().getByRole('combobox', { name: 'Redirect to' });
  await target.click();
  await page.getByRole('option', { name: 'About me' }).click();
  await dialog().getByRole('button', { name: 'Delete page' }).click();
  await expect(dialog()).toBeHidden();
  await expect(page).toHaveURL(/\?page=\/&/);
  await poll(changedFiles).toContain(' D content/pages/services/b2b-google-ads-consultant.yaml');
  const old = await page.request.get(`${server.origin}/dk/services/b2b-google-ads-consultant`, { maxRedirects: 0 });
  expect([old.status(), old.headers()['location']]).toEqual([301, '/dk/about-me']);
  await page.keyboard.press('Control+z');
  await poll(changedFiles).toBe('');
});

test('follows a page to its new address, and calls neither missing meanwhile', async () => {
  const errors: string[] = [];
  const note = (error: unknown) => void errors.push(String(error));
  page.on('pageerror', note);
  await open('/about-me');
  await page.getByRole('button', { name: 'Page settings' }).click();
  const address = page.getByRole('form', { name: 'Page' }).getByLabel('Address', { exact: true });
  await typeText(address, 'Who I am');
  await page.evaluate(() => {
    const { body, documentElement } = document;
    const note = () => {
      if (/isn’t there any more|There’s no page at/.test(body.textContent)) documentElement.dataset['missed'] = 'true';
    };
    new MutationObserver(note).observe(body, { subtree: true, childList: true, characterData: true });
  });
  await address.press('Enter');
  await expect(page).toHaveURL(/page=\/who-i-am/);
  await expect(address).toHaveValue('who-i-am');
  await poll(() => server.read('content/pages/who-i-am.yaml')).toContain('/about-me');
  await expect(page.locator('html')).not.toHaveAttribute('data-missed');
  await page.keyboard.press('Control+z');
  await poll(changedFiles).toBe('');
  page.off('pageerror', note);
  expect(errors).toEqual([]);
});

test('shows the search result with its lengths, and the shared card, in each region @long', async () => {
  await open('/about-me');
  await page.getByRole('button', { name: 'Search & sharing' }).click();
  for (const region of ['USA', 'EU', 'Denmark']) {
    const shown = dialog().getByRole('region', { name: region });
    await expect(shown).toContainText(/Title: \d+ of 60 characters/);
    await expect(shown).toContainText(/Description: \d+ of 160 characters/);
    await expect(shown).toContainText(/Page size: \d+ kB text/);
  }
  await expectAccessible(page, 'search and sharing', [1280]);
  await dialog().getByRole('button', { name: 'Edit these texts' }).click();
  await expect(dialog()).toBeHidden();
  await expect(page.getByLabel('Title, USA', { exact: true })).toBeFocused();
});

/** Opens the image field of the home page's third section. */
async function openImageField() {
  await open('/');
  await page
    .getByRole('list', { name: 'Sections', exact: true })
    .getByRole('listitem')
    .nth(2)
    .locator('[data-row]')
    .click();
  return page.getByRole('form').getByRole('group', { name: 'Picture file' });
}

/** Uploads a large picture with a name that no address could have. */
async function uploadPhoto(field: Locator) {
  const buffer = await sharp({ create: { width: 3000, height: 3000, channels: 3, background: '#884422' } })
    .jpeg()
    .toBuffer();
  const chooser = page.waitForEvent('filechooser');
  await field.getByRole('button', { name: /upload/i }).click();
  await (await chooser).setFiles({ name: 'My Photo (1).JPG', mimeType: 'image/jpeg', buffer });
  await poll(changedFiles).toContain('public/images/my-photo-1');
}

test('leaves no file when an upload is cancelled, and takes the same file again @long', async () => {
  const field = await openImageField();
  await uploadPhoto(field);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(field.getByRole('button', { name: 'Upload' })).toBeFocused();
  await poll(changedFiles).toBe('');
  await expect(field.locator('input[type="file"]')).toHaveValue('');
  await uploadPhoto(field);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await poll(changedFiles).toBe('');
});

test('gives the focus back to the button that opened a dialog about a picture', async () => {
  const field = await openImageField();
  const library = field.getByRole('button', { name: 'Library' });
  await library.click();
  await page.getByRole('list', { name: 'Pictures' }).getByRole('button', { pressed: false }).first().click();
  await expect(page.getByRole('dialog', { name: 'What does the new picture show?' })).toBeVisible();
  await expect(page.getByLabel('Alternative text, English').last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(library).toBeFocused();
  const point = field.getByRole('button', { name: 'Focal point' });
  await point.click();
  await expect(page.getByRole('slider', { name: 'From the left' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(point).toBeFocused();
  expect(changedFiles()).toBe('');
});

test('takes a picture from the computer, names it by rule, and shows it', async () => {
  await uploadPhoto(await openImageField());
  // It isn't saved before it's said in both languages what it shows.
  const dialog = page.getByRole('dialog', { name: 'What does the new picture show?' });
  await expect(dialog.getByLabel('Alternative text, English')).toHaveAccessibleDescription(/^Not saved yet/);
  await typeText(dialog.getByLabel('Alternative text, English'), 'A brown square');
  expect(changedFiles()).not.toContain('content/');
  await typeText(dialog.getByLabel('Alternative text, Danish'), 'En brun firkant');
  await dialog.getByRole('button', { name: 'Replace picture' }).click();
  await poll(() => server.read('content/pages/home.yaml')).toContain('src: /images/my-photo-1');
  const frame = page.frameLocator('iframe[title="Denmark"]');
  await expect(frame.locator('img[src*="my-photo-1"]')).toBeAttached();
});
