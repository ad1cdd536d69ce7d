import { expect, type Page } from '@playwright/test';
import type { ProjectServer } from './project-server.ts';
import { sendRawRequest } from './raw-request.ts';

/** A page of the site that the edit of a foreign page would change. */
export const THANKS = 'content/pages/thank-you.yaml';

/** An edit that anyone would notice, as the body of a call. */
export const EDIT = {
  request: {
    edits: [
      {
        file: THANKS,
        operations: [{ op: 'set', path: ['sections', 0, 'onward', 'label', 'en'], value: 'Written by a script' }],
      },
    ],
  },
  label: 'Edit',
  hashes: {},
  guards: [],
};

/** Sends a call from a page like a script in it, with a token. Returns the status. */
export const callFrom = (page: Page, url: string, token: string, body: object, type = 'application/json') =>
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

/** The token that lets the calls of the opened shell in. */
export const tokenOf = async (page: Page): Promise<string> =>
  (await page.locator('meta[name="builder-token"]').getAttribute('content')) ?? '';

/** Expects that a server of the builder answers the builder's own page, and no page of another port or name. */
export async function expectOwnPageOnly(page: Page, server: ProjectServer): Promise<void> {
  const before = server.read(THANKS);
  await page.goto(`${server.origin}/_builder?page=/about-me`);
  await expect(page).toHaveURL(`${server.origin}/_builder/?page=/about-me`);
  const token = await tokenOf(page);
  const api = `${server.origin}/_builder/api`;
  expect(await callFrom(page, `${api}/history`, token, {})).toBe(200);
  expect(await callFrom(page, `${api}/history`, 'f'.repeat(64), {})).toBe(403);
  expect(await callFrom(page, `${api}/history`, token, {}, 'text/plain')).toBe(415);
  expect(await callFrom(page, `${api}/history`, token, { filling: 'x'.repeat(600_000) })).toBe(413);
  expect(await callFrom(page, `${api}/none`, token, {})).toBe(404);
  await expectForeignRequestsRefused(server, token);
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
}

/** Expects that a request with the token but by another name, of another origin or without the token isn't answered. */
async function expectForeignRequestsRefused({ origin }: ProjectServer, token: string): Promise<void> {
  const { host, port } = new URL(origin);
  const statusOf = async (path: string, headers: Record<string, string>, method = 'GET') =>
    (await sendRawRequest(Number(port), path, { Host: host, ...headers }, method, 'localhost')).status;
  const call = {
    Origin: origin,
    'Content-Type': 'application/json',
    'X-Builder-Token': token,
    'Sec-Fetch-Site': 'same-origin',
  };
  const { 'X-Builder-Token': _, ...withoutToken } = call;
  for (const [name, headers] of Object.entries({
    'another name': { ...call, Host: `evil.example:${port}`, Origin: `http://evil.example:${port}` },
    'another origin': { ...call, Origin: 'https://evil.example' },
    'another site': { ...call, 'Sec-Fetch-Site': 'cross-site' },
    'no token': withoutToken,
  }))
    for (const path of ['/_builder/api/history', '/_builder/upload?name=a.png'])
      expect(await statusOf(path, headers, 'POST'), `${path}, ${name}`).toBe(403);
  expect(await statusOf('/_builder/api/history', {})).toBe(405);
  expect(await statusOf('/_builder/', {}, 'DELETE')).toBe(405);
  expect(await statusOf('/_builder/', { Host: `evil.example:${port}` })).toBe(403);
  expect(await statusOf('/us/', { Host: `evil.example:${port}` })).toBe(403);
  expect(await statusOf('/_builder/', { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'iframe' })).toBe(403);
}

/** Request targets that are no addresses. */
const MALFORMED_TARGETS = [
  '//',
  '//evil.example/_builder/',
  '/%',
  '/_builder/%E0%A4%A',
  '/_builder/api/%',
  '/_sections/%',
  '/page-data/us/%E0.json',
  '/us/%E0%A4%A',
  '/__open-in-editor/%',
  '/us\\x',
  '/a%00b',
];

/** Addresses of nothing, or of something outside of what is served. */
const MISSING_TARGETS = [
  '/us/nothing',
  '/page-data/us/nothing.json',
  '/_builder/nothing',
  '/_sections/nothing',
  '/.git/config',
  '/images/../../../../../../etc/passwd',
  '/images/..%2f..%2f..%2f..%2f..%2f..%2fetc%2fpasswd',
  '/_builder/assets/..%2f..%2f..%2f..%2f..%2f..%2f..%2fetc%2fpasswd',
];

/** Expects a status and a word, never a stack or a file of the machine, for malformed requests. */
export async function expectPlainRefusals({ origin }: ProjectServer): Promise<void> {
  const port = Number(new URL(origin).port);
  const ask = (target: string, method?: string) => sendRawRequest(port, target, {}, method, 'localhost');
  for (const target of MALFORMED_TARGETS) {
    const { status, body } = await ask(target);
    expect([400, 404], target).toContain(status);
    expect(body.toString(), target).not.toMatch(/Error|\bat /);
  }
  for (const target of MISSING_TARGETS) {
    const { status, body } = await ask(target);
    expect([403, 404], target).toContain(status);
    expect(body.toString(), target).not.toMatch(/root:|\[core\]/);
  }
  expect([400, 404]).toContain((await ask('*', 'OPTIONS')).status);
}
