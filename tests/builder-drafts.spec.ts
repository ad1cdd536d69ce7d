import { expect, test, type Page } from '@playwright/test';
import { bundleBuilder } from '../src/build/builder/bundle-builder.ts';
import { editFile } from '../tools/project-fixture.ts';
import { BUILDER_WIDTHS, expectAccessible } from './support/axe.ts';
import { freePort } from './support/free-port.ts';
import { serveProject, type ProjectServer } from './support/project-server.ts';

const NAVIGATION = 'content/navigation.yaml';

let server: ProjectServer;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  await bundleBuilder(process.cwd(), () => undefined);
  const port = String(await freePort());
  server = await serveProject({ script: 'builder', args: ['--no-open'], env: () => ({ PREVIEW_PORT: port }) });
});
test.afterAll(() => server.close());

const menu = (page: Page) => page.getByRole('button', { name: /^Draft: / });
const status = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved/ });
const frame = (page: Page) => page.frameLocator('iframe[title="USA"]');
const headline = (page: Page) => page.getByRole('form').getByRole('textbox', { name: 'Title, English' });

/** Opens the form of the first section, and types another headline. */
async function typeHeadline(page: Page, text: string): Promise<void> {
  await page.getByRole('list', { name: 'Sections' }).getByRole('listitem').first().click();
  await headline(page).fill(`${text} from {person}`);
  await headline(page).blur();
  await expect(status(page)).toBeVisible();
}

test('a draft beside the main one is changed apart, shared, applied by value, and the step is undone', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  await page.goto(`${server.origin}/_builder/?page=/about-me`);

  // By keyboard alone.
  await expect(menu(page)).toHaveText('Draft: Main');
  await menu(page).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'New draft…' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('Christmas');
  // What is typed stays.
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeFocused();
  await menu(page).click();
  await page.getByRole('menuitem', { name: 'New draft…' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Christmas');
  await expectAccessible(page, 'the dialog "New draft"', BUILDER_WIDTHS);
  await page.getByRole('textbox', { name: 'Name' }).press('Enter');
  // Its files are written, its content is read, and the page is loaded again.
  await expect(menu(page)).toHaveText('Draft: Christmas', { timeout: 60_000 });
  await expect(page.getByText('You’re editing the draft “Christmas”')).toBeVisible();

  await expect(frame(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, 'another draft', BUILDER_WIDTHS);

  // Another tab of the browser follows.
  const tab = await page.context().newPage();
  await tab.goto(`${server.origin}/_builder/?page=/about-me`);
  await expect(menu(tab)).toHaveText('Draft: Christmas');

  await typeHeadline(page, 'Merry Christmas');
  await expect(frame(page).getByRole('heading', { name: /^Merry Christmas/ })).toBeVisible();
  await page.getByRole('button', { name: 'New page' }).click();
  const dialog = page.getByRole('dialog', { name: 'New page' });
  await dialog.getByRole('textbox', { name: /^Name/ }).first().fill('Christmas offers');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { name: 'Christmas offers', level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Publish' })).toContainText('Apply this draft to Main first');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Share preview' }).click();
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  await page.keyboard.press('Escape');
  const friend = await (await browser.newContext()).newPage();
  await friend.goto(link);
  await friend.locator('a[href="/us/about-me"]:visible').first().click();
  await expect(friend.getByRole('heading', { name: /^Merry Christmas/ })).toBeVisible();

  // The main draft has nothing of it.
  await page.getByRole('button', { name: 'Go to Main' }).click();
  await expect(menu(page)).toHaveText('Draft: Main');
  await expect(menu(tab)).toHaveText('Draft: Main');
  await expect(frame(tab).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(frame(tab).getByRole('heading', { name: /^Merry Christmas/ })).toBeHidden();
  expect(server.git('status', '--porcelain', 'content', 'public')).toBe('');
  const navigation = server.read(NAVIGATION);

  await menu(page).click();
  await page.getByRole('menuitemradio', { name: /^Christmas/ }).click();
  await expect(menu(page)).toHaveText('Draft: Christmas');
  await menu(page).click();
  await page.getByRole('menuitem', { name: 'Apply to Main…' }).click();
  const apply = page.getByRole('dialog', { name: 'Apply “Christmas” to Main' });
  await expect(apply).toContainText('Merry Christmas');
  await expect(apply).toContainText('Christmas offers');
  await expectAccessible(page, 'the dialog "Apply to Main"', BUILDER_WIDTHS);
  await apply.getByRole('button', { name: 'Apply to Main' }).click();
  await expect(menu(page)).toHaveText('Draft: Main');
  await expect(status(page)).toHaveText('Saved: The draft “Christmas” is applied to Main.');
  expect(server.git('status', '--porcelain', 'content', 'public')).toContain('content/pages/about-me.yaml');
  expect((await friend.goto(link))?.status()).toBe(404);

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => server.git('status', '--porcelain', 'content', 'public')).toBe('');
  expect(server.read(NAVIGATION)).toBe(navigation);
});

test('values that were changed in both drafts stand as far from the line below as from the one above @long', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.goto(`${server.origin}/_builder/?page=/about-me`);
  await menu(page).click();
  await page.getByRole('menuitem', { name: 'New draft…' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Spring');
  await page.getByRole('textbox', { name: 'Name' }).press('Enter');
  await expect(menu(page)).toHaveText('Draft: Spring', { timeout: 60_000 });
  await typeHeadline(page, 'Spring');
  const danish = page.getByRole('form').getByRole('textbox', { name: 'Title, Danish' });
  await danish.fill('Forår for {person}');
  await danish.blur();
  await expect(frame(page).getByRole('heading', { name: /^Spring/ })).toBeVisible();
  await expect(status(page)).toBeVisible();
  editFile(server.root, 'content/pages/about-me.yaml', (text) =>
    text
      .replace('from call center to', 'once from call center to')
      .replace('fra callcenter til', 'engang fra callcenter til'),
  );
  await menu(page).click();
  await page.getByRole('menuitem', { name: 'Apply to Main…' }).click();
  const choices = page.getByRole('dialog', { name: 'Apply “Spring” to Main' }).locator('.mantine-RadioGroup-root');
  await expect(choices).toHaveCount(2);
  const [first, second] = [await choices.first().boundingBox(), await choices.last().boundingBox()];
  const padding = await choices
    .last()
    .evaluate((choice) => Number.parseFloat(getComputedStyle(choice).paddingBlockStart));
  expect(second && first && second.y - (first.y + first.height)).toBe(padding);
});
