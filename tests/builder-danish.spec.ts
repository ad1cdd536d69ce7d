import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { clickInFrame, frameOf } from './support/builder-frames.ts';
import { test } from './support/builder-server.ts';
import { poll, pollText } from './support/poll.ts';
import { restoreContent, type ProjectServer } from './support/project-server.ts';
import { typeText } from './support/type-text.ts';

// The builder speaks the language of the person: that of the browser, or the one chosen in the menu.

const HOME = 'content/pages/home.yaml';

/** A laptop, in CSS pixels. */
const WIDTH = 1280;

test.use({ locale: 'da-DK', viewport: { width: WIDTH, height: 900 } });

let server: ProjectServer;
test.beforeAll(({ builderServer }) => void (server = builderServer));
test.afterEach(() => restoreContent(server));

const open = async (page: Page, sections: string): Promise<void> => {
  await page.goto(`${server.origin}/_builder/?region=dk`);
  await expect(page.getByRole('list', { name: sections }).getByRole('listitem').first()).toBeVisible();
};

const status = (page: Page) => page.getByRole('status').filter({ hasText: /^(?:Gemt|Saved)/ });

/** Tries to make a page at the address of another one. */
async function makeTwice(page: Page, words: { newPage: string; name: RegExp; address: string; create: string }) {
  await page.getByRole('button', { name: words.newPage, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words.newPage });
  for (const name of await dialog.getByRole('textbox', { name: words.name }).all()) await typeText(name, 'Om os');
  await typeText(dialog.getByRole('textbox', { name: words.address, exact: true }), 'about-me');
  await dialog.getByRole('button', { name: words.create }).click();
  return dialog;
}

const DANISH = { newPage: 'Ny side', name: /^Navn/, address: 'Adresse', create: 'Opret kladde' };
const ENGLISH = { newPage: 'New page', name: /^Name/, address: 'Address', create: 'Create draft' };

/** Writes over the heading of the Danish page. */
async function writeHeading(page: Page, words: string): Promise<void> {
  const heading = frameOf(page, 'Danmark').locator('h1');
  // The page moves what it shows until it is loaded.
  await expect(page.locator('figure[aria-busy="false"]')).toHaveCount(1);
  await clickInFrame(page, heading);
  await expect(page.getByRole('form').first()).toBeVisible();
  await clickInFrame(page, heading);
  await expect(frameOf(page, 'Danmark').locator('[contenteditable=true]')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(words);
}

test('opens in the language of the browser, and saves, undoes and refuses in it', async ({ page, browser }) => {
  const before = server.read(HOME);
  await open(page, 'Sektioner');
  await expect(page.locator('html')).toHaveAttribute('lang', 'da');
  await expect(page.getByRole('navigation', { name: 'Sider' }).getByRole('link', { name: 'Forside' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Sektioner' }).getByText('Du betaler for klikkene.')).toBeVisible();
  await writeHeading(page, 'Flere kunder fra Google');
  await expectAccessible(page, 'a heading that is edited, in Danish', [WIDTH]);
  await expect(page.getByRole('form', { name: /Freelance Google Ads-konsulent/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(status(page)).toHaveText(/^Gemt på computeren/);
  await poll(() => server.read(HOME)).toContain('Flere kunder fra Google');
  await page.getByRole('button', { name: /^Fortryd/ }).click();
  await expect(page.getByText(/^Fortrudt: /).first()).toBeVisible();
  await pollText(() => server.read(HOME), before);

  const dialog = await makeTwice(page, DANISH);
  // Below the address if it was checked before the click, else at the end of the dialog.
  await expect(dialog.getByText('Der er allerede en side, der hedder »about-me«.')).toBeVisible();
  await expectAccessible(page, 'the Danish dialog', [WIDTH]);

  // Meanwhile, somebody else asks the same server in English.
  const english = await browser.newPage({ locale: 'en-US' });
  await open(english, 'Sections');
  const other = await makeTwice(english, ENGLISH);
  await expect(other.getByText('There is a page called “about-me” already.')).toBeVisible();
  await english.close();
  await typeText(dialog.getByRole('textbox', { name: DANISH.address, exact: true }), 'articles');
  await expect(dialog.getByText('Der er allerede en side, der hedder »articles«.')).toBeVisible();
});

test('changes the language in the menu while something is typed, and loses nothing of it', async ({ page }) => {
  await open(page, 'Sektioner');
  const dialog = await makeTwice(page, DANISH);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await writeHeading(page, 'Skrevet lige før');
  await page.getByRole('button', { name: 'Hjælp' }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Dansk' })).toBeChecked();
  await expectAccessible(page, 'the Danish menu', [WIDTH]);
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('button', { name: 'Add section' })).toBeVisible();
  await poll(() => server.read(HOME)).toContain('Skrevet lige før');
  await expect(frameOf(page, 'Denmark').locator('h1')).toContainText('Skrevet lige før');

  // What a person chose holds for the next page, too.
  await page.goto(`${server.origin}/_builder/?page=/about-me`);
  await page.getByRole('button', { name: 'New page', exact: true }).click();
  const again = page.getByRole('dialog', { name: 'New page' });
  await expect(again.getByRole('textbox', { name: 'Address', exact: true })).toHaveValue('about-me');
  await expect(again.getByText('You typed this before.')).toBeVisible();
  await expectAccessible(page, 'the English dialog', [WIDTH]);
});

test('shows forms in Danish, and says what is wrong with the remedy on a button', async ({ page }) => {
  await page.goto(`${server.origin}/_builder/?region=dk`);
  const pages = page.getByRole('navigation', { name: 'Sider' });
  await typeText(pages.getByRole('textbox'), 'momsnummer');
  await pages.getByText('Hjemmeside', { exact: true }).first().click();
  const form = page.getByRole('form', { name: /^Hjemmeside/ });
  await expect(form.getByLabel('Hjemmesidens adresse', { exact: true })).toBeVisible();
  // Inside a label, the name of a language begins with a small letter.
  await expect(form.getByLabel('Job, dansk', { exact: true })).toBeVisible();
  const zone = form.getByLabel('Tidszone', { exact: true });
  await typeText(zone, 'Europe/Copenhagn');
  const problem = '»Europe/Copenhagn« er ikke en tidszone. Mente du »Europe/Copenhagen«?';
  await expect(zone).toHaveAccessibleDescription(new RegExp(problem.replace('?', '\\?')));
  await expect(page.getByRole('status').first()).toContainText(problem.split('. ')[0] ?? '');
  // Screen readers hear it once.
  const announced = page.locator('output, [role=status], [role=alert], [aria-live]').filter({ hasText: problem });
  await expect(announced).toHaveCount(1);
  await expectAccessible(page, 'a Danish form with a problem', [WIDTH]);
  await form.getByRole('button', { name: 'Brug »Europe/Copenhagen«' }).click();
  await expect(zone).toHaveValue('Europe/Copenhagen');
  await poll(() => server.read('content/site.yaml')).toContain('timeZone: Europe/Copenhagen');

  // The palette names types in Danish, and finds them by their English names, too.
  await page.goto(`${server.origin}/_builder/?region=dk`);
  await page.getByRole('button', { name: 'Tilføj sektion' }).click();
  const palette = page.getByRole('dialog');
  await typeText(palette.getByRole('textbox'), 'Questions and answers');
  await expect(palette.getByRole('option', { name: /Spørgsmål og svar/ })).toBeVisible();
});
