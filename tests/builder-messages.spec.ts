import { join, resolve } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { addRelease, switchTo } from '../src/publishing/release-store.ts';
import { expectAccessible } from './support/axe.ts';
import { freePort } from './support/free-port.ts';
import { serveProject, type ProjectServer } from './support/project-server.ts';

let server: ProjectServer;
let site: string;
test.beforeAll(async () => {
  const port = String(await freePort());
  site = `http://localhost:${port}`;
  server = await serveProject({ script: 'builder', args: ['--no-open'], env: () => ({ SITE_PORT: port }) });
  const releases = join(server.root, '.builder/releases');
  addRelease(releases, resolve('dist'), { version: '1', audience: { regions: ['USA'], timeZone: 'UTC' } });
  switchTo(releases, 1);
});
test.afterAll(() => server.close());

/** Fills in the contact form of a page of the site, and sends it. */
async function send(page: Page, path: string, [name, message]: [string, string]): Promise<void> {
  await page.goto(`${site}${path}#contact`);
  const form = page.locator('main form').last();
  await form.locator('[name="name"]').fill(name);
  await form.locator('[name="email"]').fill('ida@example.net');
  await form.locator('[name="message"]').fill(message);
  await form.locator('button[type="submit"]').click();
}

test('lists what visitors send, with and without JavaScript, until it is deleted', async ({ page, browser }) => {
  const visitor = await (await browser.newContext()).newPage();
  await send(visitor, '/us/', ['Ida', 'Do you <b>work</b> with chairs?\nYours']);
  await expect(visitor.getByRole('heading', { name: 'Thank you for your submission!' })).toBeVisible();
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await send(plain, '/dk/', ['Ole', 'Hej']);
  await expect(plain).toHaveURL(`${site}/dk/thank-you`);

  await page.goto(`${server.origin}/_builder/?page=/`);
  const button = page.getByRole('button', { name: 'Messages' });
  await expect(button).toHaveAttribute('aria-description', '2 new messages');
  await button.click();
  const panel = page.getByRole('dialog', { name: 'Messages' });
  const items = panel.getByRole('listitem');
  await expect(items).toHaveCount(2);
  await expect(panel).toContainText('Messages are deleted 24 months after');
  await items.filter({ hasText: 'Ida' }).getByRole('button').click();
  await expect(panel.getByText('Do you <b>work</b> with chairs?')).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
    'href',
    /^mailto:ida%40example\.net\?/,
  );
  await expectAccessible(page, 'the panel "Messages"');
  await panel.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(items.filter({ hasText: 'Ida' })).toContainText('Answered');
  await expect(button).toHaveAttribute('aria-description', '1 new message');
  await panel.getByRole('button', { name: 'Delete', exact: true }).click();
  await panel.getByRole('button', { name: 'Delete message' }).click();
  await expect(items).toHaveCount(1);
  await expect(items).toContainText('Ole');
});
