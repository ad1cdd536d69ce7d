import { expect, test, type Browser, type Page } from '@playwright/test';
import { BUILDER_WIDTHS, expectAccessible } from './support/axe.ts';
import { freePort } from './support/free-port.ts';
import { acceptInvitation, addPasskeyDevice, openPeopleBuilder, type PeopleBuilder } from './support/people-builder.ts';

let builder: PeopleBuilder;
let previews: string;

/** Signs somebody in, in a browser of their own. */
async function signIn(browser: Browser, name: string, role: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  const page = await context.newPage();
  await addPasskeyDevice(page);
  await acceptInvitation(page, builder.invite(name, role));
  await page.goto(`${builder.origin}/_builder/?page=/`);
  return page;
}

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const port = String(await freePort());
  previews = `http://localhost:${port}`;
  builder = await openPeopleBuilder(undefined, { PREVIEW_PORT: port });
});
test.afterAll(() => builder.close());

const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Notes', exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notes' });
const threads = (page: Page) => panel(page).getByRole('listitem');
const sections = (page: Page) => page.getByRole('list', { name: 'Sections' }).locator('> li');

/** Leaves a note by a preview link, in a browser that has never seen the builder. */
async function leaveNote(browser: Browser, link: string): Promise<void> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(link);
  // The page's script goes there: the note at the top is still the one of the home page.
  await page.locator('a[href="/us/about-me"]:visible').first().click();
  await expect(page).toHaveURL(`${previews}/us/about-me`);
  await page.getByRole('complementary', { name: 'Preview' }).getByRole('link', { name: 'Leave a note' }).click();
  await expect(page.getByText('About the page /us/about-me')).toBeVisible();
  await page.getByLabel('Your name').fill('Ida');
  await page.getByLabel('Your note').fill('Is <b>this</b> you?');
  await expectAccessible(page, 'the form for notes', BUILDER_WIDTHS);
  await page.getByRole('button', { name: 'Send note' }).click();
  await expect(page.getByRole('heading', { name: 'Your note has arrived' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the page' }).click();
  await expect(page).toHaveURL(`${previews}/us/about-me`);
}

test(
  'two people talk about a section with notes, and somebody with a preview link joins them',
  { tag: '@chromium' },
  async ({ browser }) => {
    test.setTimeout(120_000);
    const [anna, bo] = [await signIn(browser, 'Anna', 'owner'), await signIn(browser, 'Bo', 'contributor')];

    // By keyboard alone.
    const third = sections(anna).nth(2);
    const title = (await third.getAttribute('aria-label')) ?? '';
    await third.getByRole('button', { name: 'More' }).focus();
    await anna.keyboard.press('Enter');
    await anna.getByRole('menuitem', { name: 'Add note…' }).focus();
    await anna.keyboard.press('Enter');
    await expect(panel(anna).getByRole('textbox', { name: 'Note' })).toBeFocused();
    await anna.keyboard.type('Is this too long, @b');
    await expect(anna.getByRole('option')).toHaveText(['Bo']);
    await anna.keyboard.press('Enter');
    await anna.keyboard.type('?');

    // What is typed stays.
    await anna.keyboard.press('Escape');
    await anna.reload();
    await third.getByRole('button', { name: 'More' }).click();
    await anna.getByRole('menuitem', { name: 'Add note…' }).click();
    await expect(panel(anna).getByRole('textbox', { name: 'Note' })).toHaveValue('Is this too long, @Bo ?');
    await panel(anna).getByRole('button', { name: 'Add note' }).click();
    await expect(threads(anna)).toHaveCount(1);
    await anna.keyboard.press('Escape');
    await expect(third.getByRole('button', { name: '1 note' })).toBeVisible();

    // Bo sees it at once.
    await expect(button(bo)).toHaveAttribute('aria-description', '1 open note, you are mentioned');
    await button(bo).click();
    await expect(threads(bo)).toContainText('Mentions you');
    await expect(button(bo)).toHaveAttribute('aria-description', '1 open note');
    await expect(panel(bo).getByRole('button', { name: 'Mark as done' })).toBeHidden();
    await panel(bo).getByRole('button', { name: 'Answer' }).click();
    await panel(bo).getByRole('textbox', { name: 'Answer Anna' }).fill('No, it’s fine.');
    await expectAccessible(bo, 'the panel "Notes"', BUILDER_WIDTHS);
    await panel(bo).getByRole('button', { name: 'Send answer' }).click();
    await expect(threads(bo)).toContainText('No, it’s fine.');

    // The section moves, and the note with it.
    await third.getByRole('button', { name: 'Move up' }).click();
    await expect(sections(anna).nth(1)).toHaveAttribute('aria-label', title);
    await expect(sections(anna).nth(1).getByRole('button', { name: '1 note' })).toBeVisible();
    await expect(sections(anna).nth(2).getByRole('button', { name: '1 note' })).toBeHidden();
    await sections(anna).nth(1).getByRole('button', { name: '1 note' }).click();
    await expect(threads(anna)).toContainText('No, it’s fine.');
    await panel(anna).getByRole('button', { name: 'Answer' }).click();
    await expect(panel(anna).getByRole('textbox', { name: 'Answer', exact: true })).toBeFocused();
    await panel(anna).getByRole('button', { name: 'Cancel' }).click();
    await panel(anna).getByRole('button', { name: 'Mark as done' }).click();
    await expect(threads(anna)).toHaveCount(0);
    await expect(threads(bo)).toHaveCount(0);
    await panel(anna).getByText('Done', { exact: true }).click();
    await expect(threads(anna)).toContainText('Marked as done by Anna');
    await anna.keyboard.press('Escape');

    await anna.getByRole('button', { name: 'Share preview' }).click();
    const share = anna.getByRole('dialog', { name: 'Share preview' });
    await share.getByRole('button', { name: 'Create link' }).click();
    await leaveNote(browser, await share.getByRole('textbox', { name: 'Link' }).inputValue());
    await expect(threads(bo)).toContainText('Is <b>this</b> you?');
    await expect(threads(bo)).toContainText(/Ida.*By the preview link of/s);
    await expect(panel(bo).getByRole('region', { name: 'About me' })).toContainText('Whole page');
    for (const page of [anna, bo]) await page.context().close();
  },
);
