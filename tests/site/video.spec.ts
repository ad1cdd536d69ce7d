import { readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serveDist } from '../../src/hosting/serve-dist.ts';
import { editFile, runBuild } from '../../tools/project-fixture.ts';
import { copyForContent } from '../../tools/stress-site.ts';
import { expect, waitForHydration, test } from '../support/fixtures.ts';

const HOST = /youtube|ytimg|googlevideo/;
const EXAMPLE = join(import.meta.dirname, '../../src/sections/video/video.example.yaml');

let root: string;
let server: Server;

test.describe.configure({ mode: 'serial', timeout: 180_000 });

/** Builds the site with the example of a video on the about page. */
test.beforeAll(async () => {
  root = copyForContent();
  const fields = readFileSync(EXAMPLE, 'utf8')
    .replace(/^#.*\n/gm, '')
    .replace(/^(?=.)/gm, '    ');
  editFile(root, 'content/pages/about-me.yaml', (text) =>
    text.replace('  - type: social-links', () => `  - type: video\n${fields}\n  - type: social-links`),
  );
  const { status, stderr } = runBuild(root);
  expect(status, stderr).toBe(0);
  server = await serveDist(root, 0);
});
test.afterAll(() => {
  server.close();
  rmSync(root, { recursive: true, force: true });
});

test('asks the host for nothing before the click, and plays in place after it @firefox', async ({ page }) => {
  const requested: string[] = [];
  await page.route(HOST, (route) => {
    requested.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>The film</title>' });
  });
  const { port } = server.address() as AddressInfo; // a server that listens on a port has such an address
  await page.goto(`http://localhost:${port}/us/about-me`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Accept Essential' }).click();
  const play = page.getByRole('link', { name: /^Play the video/ });
  await play.scrollIntoViewIfNeeded();
  await play.hover();
  await page.locator('[data-section=video] summary').click();
  await expect(page.locator('[data-section=video]')).toContainText('I ask for the list of complaints');
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);
  await expect(async () => {
    await play.click({ timeout: 1_000 });
    await expect(page.locator('[data-section=video] iframe')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect.poll(() => requested).toHaveLength(1);
  expect(new URL(requested[0] ?? '').hostname).toBe('www.youtube-nocookie.com');
  await expect(page.locator('[data-section=video] iframe')).toBeFocused();
});
