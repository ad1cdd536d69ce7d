import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { editFile } from '../tools/project-fixture.ts';
import { expect, restoreContent, test, type DevServer } from './support/dev-server.ts';
import { sendRawRequest } from './support/raw-request.ts';

const THANKS = 'content/pages/thank-you.yaml';
const LABEL = ['sections', 0, 'onward', 'label', 'en'];
const OLD_LABEL = 'Read the case studies while you wait';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

let server: DevServer;
test.beforeAll(({ devServer }) => void (server = devServer));
test.afterAll(() => restoreContent(server));

/** Sends a call from a page like a script in it, with a token. */
const callFrom = (page: Page, url: string, token: string, body: object, type = 'application/json') =>
  page.evaluate(
    async ([target, secret, json, mediaType]) => {
      const headers = { 'Content-Type': mediaType, 'X-Builder-Token': secret };
      try {
        return (await fetch(target, { method: 'POST', headers, body: json })).status;
      } catch {
        return 'blocked';
      }
    },
    [url, token, JSON.stringify(body), type] as const,
  );

const tokenOf = (page: Page) => page.locator('meta[name="builder-token"]').getAttribute('content');

/** An edit that anyone would notice. */
const EDIT = {
  request: { edits: [{ file: THANKS, operations: [{ op: 'set', path: LABEL, value: 'Written by a script' }] }] },
  label: 'Edit',
  hashes: {},
  guards: [],
};

test('answers the shell, and no page of another port or name', async ({ page }) => {
  const before = server.read(THANKS);
  await page.goto(`${server.origin}/_builder?page=/about-me`);
  await expect(page).toHaveURL(`${server.origin}/_builder/?page=/about-me`);
  const token = (await tokenOf(page)) ?? '';
  const api = `${server.origin}/_builder/api`;
  expect(await callFrom(page, `${api}/history`, token, {})).toBe(200);
  expect(await callFrom(page, `${api}/history`, 'f'.repeat(64), {})).toBe(403);
  expect(await callFrom(page, `${api}/history`, token, {}, 'text/plain')).toBe(415);
  expect(await callFrom(page, `${api}/history`, token, { filling: 'x'.repeat(600_000) })).toBe(413);
  expect(await callFrom(page, `${api}/none`, token, {})).toBe(404);
  // The same server by another name is another origin, like any server on this machine or beyond.
  const { port } = new URL(server.origin);
  await page.goto(`http://127.0.0.1:${port}/us/`).catch(() => page.goto(`http://[::1]:${port}/us/`));
  expect(await callFrom(page, `${api}/edit`, token, EDIT)).toBe('blocked');
  expect(await callFrom(page, `${api}/edit`, token, EDIT, 'text/plain')).not.toBe(200);
  const shell = await page.evaluate(
    (url) =>
      fetch(url).then(
        (one) => one.text(),
        () => 'blocked',
      ),
    `${server.origin}/_builder/`,
  );
  expect(shell).toBe('blocked');
  expect(server.read(THANKS)).toBe(before);
});

test('answers malformed requests with a status and a word, never with a stack', async () => {
  const port = Number(new URL(server.origin).port);
  const ask = (path: string, method?: string) => sendRawRequest(port, path, {}, method, 'localhost');
  const targets = ['//', '//evil.example/_builder/', '/%', '/_builder/%E0%A4%A', '/_builder/api/%', '/_sections/%'];
  for (const target of [
    ...targets,
    '/page-data/us/%E0.json',
    '/us/%E0%A4%A',
    '/__open-in-editor/%',
    '/us\\x',
    '/a%00b',
  ]) {
    const { status, body } = await ask(target);
    expect([400, 404], target).toContain(status);
    expect(body.toString(), target).not.toMatch(/Error|\bat /);
  }
  for (const target of ['/us/nothing', '/page-data/us/nothing.json', '/_builder/nothing', '/_sections/nothing'])
    expect((await ask(target)).status, target).toBe(404);
  expect([400, 404]).toContain((await ask('*', 'OPTIONS')).status);
  expect((await ask('/_builder/', 'DELETE')).status).toBe(405);
});

test('tells every open shell of edits and of changes by hand', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto(`${server.origin}/_builder/?page=/thank-you&region=dk`);
  await page.goto(`${server.origin}/_builder/?page=/thank-you&region=dk`);
  const token = (await tokenOf(page)) ?? '';
  const told = other.waitForResponse((response) => response.url().endsWith('/_builder/api/site'));
  expect(await callFrom(page, `${server.origin}/_builder/api/edit`, token, EDIT)).toBe(200);
  await told;
  expect(server.read(THANKS)).toContain('en: Written by a script');
  const toldAgain = other.waitForResponse((response) => response.url().endsWith('/_builder/api/site'));
  editFile(server.root, THANKS, (text) => text.replace('Written by a script', 'Written by hand'));
  await toldAgain;
  const undo = await callFrom(page, `${server.origin}/_builder/api/undo`, token, {});
  expect(undo).toBe(200);
  expect(server.read(THANKS)).toContain('en: Written by hand');
  editFile(server.root, THANKS, (text) => text.replace('Written by hand', 'Written by a script'));
  expect(await callFrom(page, `${server.origin}/_builder/api/undo`, token, {})).toBe(200);
  expect(server.read(THANKS)).toContain(`en: ${OLD_LABEL}`);
});

test('is no part of the built site, as little as the choice of a day', async ({ request }) => {
  for (const path of ['/_builder', '/_builder/', '/_builder/api/site', '/src/builder/ui/entry-builder.tsx'])
    expect((await request.get(path)).status(), path).toBe(404);
  expect((await request.post('/_builder/api/site', { data: {} })).ok()).toBe(false);
  const files = readdirSync('dist', { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && /\.(html|js|css|json|txt|xml)$/.test(entry.name),
  );
  expect(files.length).toBeGreaterThan(50);
  for (const { parentPath, name } of files) {
    const path = join(parentPath, name);
    expect(readFileSync(path, 'utf8'), path).not.toMatch(
      /_builder|builder-token|site-day|site:day|Show the site as of/,
    );
  }
});
