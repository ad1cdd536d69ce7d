import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { editFile } from '../tools/project-fixture.ts';
import { callFrom, EDIT, expectOwnPageOnly, expectPlainRefusals, THANKS, tokenOf } from './support/builder-answers.ts';
import { test } from './support/builder-server.ts';
import { restoreContent, type ProjectServer } from './support/project-server.ts';
import { sendRawRequest } from './support/raw-request.ts';

const OLD_LABEL = 'Read the case studies while you wait';

test.describe.configure({ mode: 'serial' });

let server: ProjectServer;
test.beforeAll(({ builderServer }) => void (server = builderServer));
test.afterAll(() => restoreContent(server));

test('answers the shell, and no page of another port or name', ({ page }) => expectOwnPageOnly(page, server));

test('answers malformed requests with a status and a word, never with a stack', () => expectPlainRefusals(server));

test('answers like a host, with the policy of a page, and serves no other file of the project', async () => {
  const port = Number(new URL(server.origin).port);
  const ask = (path: string, headers?: Record<string, string>) =>
    sendRawRequest(port, path, { Host: `localhost:${port}`, ...headers });
  const home = await ask('/us/');
  expect(home.status).toBe(200);
  // The scripts of the bundle only.
  const policy = home.headers['content-security-policy'];
  expect(policy).toMatch(/script-src 'self' 'sha256-[^' ]+'(?:;|$)/);
  expect(policy).toContain("frame-ancestors 'self'");
  expect((await ask('/')).status).toBe(200);
  expect((await ask('/us/about-me/')).headers.location).toBe('/us/about-me');
  expect((await ask('/page-data/us/about-me.json')).status).toBe(200);
  expect((await ask('/sitemap.xml')).headers['content-type']).toBe('application/xml; charset=utf-8');
  for (const path of [
    '/package.json',
    '/content/site.yaml',
    '/src/entry-loader.ts',
    '/images/..%2f..%2fpackage.json',
    '/_builder/assets/..%2f..%2f..%2fbundle.json',
  ])
    expect((await ask(path)).status, path).toBe(404);
  const events = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'empty' };
  expect((await ask('/_builder/events', events)).status).toBe(403);
});

test('tells every open shell of edits and of changes by hand', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto(`${server.origin}/_builder/?page=/thank-you&region=dk`);
  await page.goto(`${server.origin}/_builder/?page=/thank-you&region=dk`);
  const token = await tokenOf(page);
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
      /_builder|builder-token|builder-events|EventSource|site-day|site:day|Show the site as of/,
    );
  }
});
