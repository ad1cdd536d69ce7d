import { expect, type Page } from '@playwright/test';
import { test } from './support/builder-server.ts';
import { editFile } from '../tools/project-fixture.ts';
import { poll } from './support/poll.ts';
import { restoreContent, type ProjectServer } from './support/project-server.ts';

const ABOUT = 'content/pages/about-me.yaml';

let server: ProjectServer;
let page: Page;

test.describe.configure({ mode: 'serial' });
test.use({ serviceWorkers: 'allow' });

test.beforeAll(async ({ browser, builderServer }) => {
  server = builderServer;
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(20_000);
});
test.afterEach(() => restoreContent(server));
test.afterAll(() => page.close());

const sections = () => page.getByRole('list', { name: 'Sections' }).locator('> li');
const title = () => page.getByRole('textbox', { name: 'Title, English', exact: true });
const kept = () => page.getByRole('status').filter({ hasText: /^No connection\./ });

async function openAbout(): Promise<void> {
  await page.goto(`${server.origin}/_builder/?page=/about-me`);
  await expect(sections().first()).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Not connected')).toBeHidden();
}

test('goes on without a connection, and applies what was done once it is back', { tag: '@chromium' }, async () => {
  await openAbout();
  await sections().nth(1).click();
  await expect(title()).toHaveValue('How I got here');
  // Sections of a page are known once it's traced.
  await expect(page.getByRole('figure').first()).toHaveAttribute('aria-busy', 'false');
  await page.context().setOffline(true);
  await title().fill('Typed without a connection');
  await expect(kept()).toHaveText(/^No connection\. 1 change is kept in this browser, and sent when it’s back\.$/);
  await expect(sections().nth(1)).toContainText('Typed without a connection');
  await expect(title()).toHaveValue('Typed without a connection');
  const frame = page.locator('iframe[title="USA"]').contentFrame();
  const headings = () => frame.locator('main [data-section] :is(h1, h2)').allTextContents();
  await poll(async () => (await headings())[1]).toBe('Typed without a connection');
  await sections().nth(1).getByRole('button', { name: 'Move down' }).click();
  await expect(kept()).toContainText('2 changes');
  await expect(sections().nth(2)).toContainText('Typed without a connection');
  await poll(async () => (await headings())[2]).toBe('Typed without a connection');
  await sections().nth(3).getByRole('button', { name: 'Hide' }).click();
  await expect(kept()).toContainText('3 changes');
  await expect(frame.locator('[data-ghost]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(kept()).toContainText('2 changes');
  await expect(frame.locator('[data-ghost]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect(kept()).toContainText('3 changes');
  const types = () => [...server.read(ABOUT).matchAll(/^ {2}- type: (.*)$/gm)].map(([, type]) => type);
  const before = types();
  await page.context().setOffline(false);
  await poll(() => server.read(ABOUT)).toContain('en: Typed without a connection');
  await poll(() => server.read(ABOUT)).toContain('hidden: true');
  const [first, second, third, ...rest] = before;
  expect(types()).toEqual([first, third, second, ...rest]);
  await expect(kept()).toBeHidden();
});

test('keeps changes when the page is closed, and shows both versions of what somebody else has changed', async () => {
  await openAbout();
  await sections().nth(1).click();
  await page.context().setOffline(true);
  await title().fill('Typed before the crash');
  await expect(kept()).toContainText('1 change');
  await page.goto('about:blank');
  editFile(server.root, ABOUT, (text) => text.replace('en: How I got here', 'en: Changed elsewhere'));
  await page.context().setOffline(false);
  await openAbout();
  const note = page.getByRole('alert').filter({ hasText: 'Typed before the crash' });
  await expect(note).toContainText('Changed elsewhere');
  await note.getByRole('button', { name: 'Keep my version' }).click();
  await poll(() => server.read(ABOUT)).toContain('en: Typed before the crash');
  // Else the next page goes on with it.
  await expect(page.getByRole('status').first()).toContainText('Saved');
});

/** Waits until the browser has what it takes to open the page without a connection. */
const canOpenOffline = () =>
  poll(() =>
    page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      const found = (await indexedDB.databases()).find(({ name = '' }) => name.startsWith('builder-kept:'));
      const opening = indexedDB.open(found?.name ?? '');
      const database = await new Promise<IDBDatabase>((resolve) => (opening.onsuccess = () => resolve(opening.result)));
      const reading = database.transaction('answers').objectStore('answers').getAllKeys();
      const keys = await new Promise<string[]>(
        (resolve) => (reading.onsuccess = () => resolve(reading.result as string[])), // the store's keys are texts
      );
      database.close();
      return keys.filter((key) => key.startsWith('page:')).sort();
    }),
  ).toEqual(['page:dk/about-me', 'page:eu/about-me', 'page:us/about-me']);

test('opens without a connection, with the page as it was, and goes on', { tag: '@chromium' }, async () => {
  await openAbout();
  await canOpenOffline();
  await page.context().setOffline(true);
  await page.reload();
  await expect(sections()).toHaveCount(6);
  await expect(page.getByText('Not connected')).toBeVisible();
  const frame = page.locator('iframe[title="EU"]').contentFrame();
  await expect(frame.getByRole('heading', { level: 1 })).toContainText('from call center');
  await expect(frame.locator('h1')).toHaveCSS('font-family', /Hedvig/);
  await sections().nth(1).click();
  await title().fill('Typed after the reload');
  await expect(kept()).toContainText('1 change');
  await page.reload();
  await expect(sections().nth(1)).toContainText('Typed after the reload');
  await sections().nth(3).getByRole('button', { name: 'Hide' }).click();
  await expect(kept()).toContainText('2 changes');
  await page.context().setOffline(false);
  await poll(() => server.read(ABOUT)).toContain('en: Typed after the reload');
  await poll(() => server.read(ABOUT)).toContain('hidden: true');
  await expect(page.locator('iframe[title="EU"]')).toHaveAttribute('src', /about-me/);
  await expect(kept()).toBeHidden();
});

test('opens while the server is stopped, and takes over its next start', async () => {
  await openAbout();
  await canOpenOffline();
  await server.stop();
  await page.reload();
  await sections().nth(1).click();
  await title().fill('Typed while the server was stopped');
  await expect(kept()).toContainText('1 change');
  await server.start();
  await poll(() => server.read(ABOUT)).toContain('en: Typed while the server was stopped');
  await expect(page.getByText('Not connected')).toBeHidden();
});
