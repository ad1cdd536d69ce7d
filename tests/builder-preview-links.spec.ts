import { expect, test, type Browser, type Page } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { editFile } from '../tools/project-fixture.ts';
import { expectAccessible } from './support/axe.ts';
import { waitForHydration } from './support/fixtures.ts';
import { freePort } from './support/free-port.ts';
import { serveProject, type ProjectServer } from './support/project-server.ts';
import { preparePublishing } from './support/publishing-targets.ts';

const HOME = 'content/pages/home.yaml';

let server: ProjectServer;
let previews: string;
let published: string;
test.beforeAll(async () => {
  const [port, sitePort] = [String(await freePort()), String(await freePort())];
  previews = `http://localhost:${port}`;
  published = `http://localhost:${sitePort}`;
  const env = () => ({ PREVIEW_PORT: port, SITE_PORT: sitePort });
  server = await serveProject({ script: 'builder', args: ['--no-open'], env });
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
  const link = await createLink(page);
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
  await expect(dialogOf(page).getByRole('listitem')).toContainText('Last visit: just now');
  await dialogOf(page)
    .getByRole('button', { name: /^Withdraw/ })
    .click();
  await expect(dialogOf(page).getByRole('listitem')).toHaveCount(0);
  expect((await friend.page.goto(`${previews}/us/`))?.status()).toBe(404);
  await expect(friend.page.getByRole('heading')).toHaveText('This link doesn’t work anymore');
});

/** Creates a link to the draft in the open builder, and returns it. */
async function createLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share preview' }).click();
  await dialogOf(page).getByRole('button', { name: 'Create link' }).click();
  return dialogOf(page).getByRole('textbox', { name: 'Link' }).inputValue();
}

/** How a page looks and reads, without the note at its top and without what tells search engines of it. */
async function shownOf(page: Page, url: string) {
  await page.goto(url);
  await waitForHydration(page);
  const isPreview = url.startsWith(previews);
  const note = page.getByRole('complementary', { name: /^(?:Preview|Forhåndsvisning)$/ });
  await expect(note).toHaveCount(isPreview ? 1 : 0);
  if (isPreview) await note.evaluate((element) => element.remove());
  const robots = (await page.request.get(url)).headers()['x-robots-tag'];
  expect(robots).toBe(isPreview ? 'noindex, nofollow' : undefined);
  const { data, info } = await sharp(await page.screenshot({ fullPage: true }))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { title: await page.title(), tree: await page.locator('body').ariaSnapshot(), data, info };
}

test('shows a friend the very page that visitors get once it is published @long @chromium', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  preparePublishing(server);
  await page.goto(`${server.origin}/_builder/?page=/`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const publish = page.getByRole('dialog', { name: 'Publish' });
  await publish.getByRole('checkbox', { name: 'I know. Publish anyway.' }).check();
  await publish.getByRole('button', { name: 'Publish now' }).click();
  await expect(publish.getByRole('status')).toContainText('Live since', { timeout: 120_000 });
  await page.keyboard.press('Escape');
  const friend = await browser.newPage({ reducedMotion: 'reduce' });
  await friend.goto(await createLink(page));
  for (const width of [390, 1440]) {
    await friend.setViewportSize({ width, height: 900 });
    for (const path of ['/us/', '/us/about-me', '/us/services/b2b-google-ads-consultant', '/dk/', '/dk/about-me']) {
      const live = await shownOf(friend, published + path);
      const preview = await shownOf(friend, previews + path);
      expect(preview.title, path).toBe(live.title);
      expect(preview.tree, path).toBe(live.tree);
      const { width: columns, height } = live.info;
      expect(preview.info, path).toMatchObject({ width: columns, height });
      const differing = pixelmatch(live.data, preview.data, undefined, columns, height);
      expect(differing, `${path} at ${width} px`).toBe(0);
    }
  }
});
