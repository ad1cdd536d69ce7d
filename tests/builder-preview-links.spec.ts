import { expect, test, type Browser, type Page } from '@playwright/test';
import { editFile } from '../tools/project-fixture.ts';
import { expectAccessible } from './support/axe.ts';
import { freePort } from './support/free-port.ts';
import { serveProject, type ProjectServer } from './support/project-server.ts';

const HOME = 'content/pages/home.yaml';

let server: ProjectServer;
let previews: string;
test.beforeAll(async () => {
  const port = String(await freePort());
  previews = `http://localhost:${port}`;
  server = await serveProject({ script: 'builder', args: ['--no-open'], env: () => ({ PREVIEW_PORT: port }) });
});
test.afterAll(() => server.close());

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Share preview' });

/** Opens a page in a browser that has never seen the builder. Collects what it couldn't load. */
async function openAsFriend(browser: Browser, url: string) {
  const page = await (await browser.newContext()).newPage();
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') failed.push(message.text());
  });
  const response = await page.goto(url);
  return { page, failed, response };
}

test('shows the draft to a friend, and no longer once the link is withdrawn', async ({ page, browser }) => {
  editFile(server.root, HOME, (text) => text.replace('us: Freelance Google Ads & PPC', 'us: Xylophon & PPC'));
  await page.goto(`${server.origin}/_builder/?page=/`);
  await page.getByRole('button', { name: 'Share preview' }).click();
  await dialogOf(page).getByRole('button', { name: 'Create link' }).click();
  const link = await dialogOf(page).getByRole('textbox', { name: 'Link' }).inputValue();
  expect(link).toMatch(new RegExp(`^${previews}/p/[\\w-]{22}/$`));
  await expectAccessible(page, 'the dialog "Share preview"');
  await expect(dialogOf(page).getByRole('listitem')).toContainText('Not opened yet');
  expect((await fetch(link.replace(previews, server.origin))).status).toBe(404);

  const friend = await openAsFriend(browser, link);
  await expect(friend.page).toHaveURL(`${previews}/us/`);
  await expect(friend.page).toHaveTitle(/Xylophon/);
  await expect(friend.page.getByRole('complementary', { name: 'Preview' })).toContainText('not published yet');
  await friend.page.locator('a[href="/us/about-me"]:visible').first().click();
  await expect(friend.page).toHaveURL(`${previews}/us/about-me`);
  await expect(friend.page.getByRole('complementary', { name: 'Preview' })).toBeVisible();
  await friend.page.waitForLoadState('networkidle');
  expect(friend.failed).toEqual([]);

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Share preview' }).click();
  await expect(dialogOf(page).getByRole('listitem')).toContainText('Last visit: Just now');
  await dialogOf(page)
    .getByRole('button', { name: /^Withdraw/ })
    .click();
  await expect(dialogOf(page).getByRole('listitem')).toHaveCount(0);
  expect((await friend.page.goto(`${previews}/us/`))?.status()).toBe(404);
  await expect(friend.page.getByRole('heading')).toHaveText('This link doesn’t work anymore');
});
