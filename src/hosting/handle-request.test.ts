import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendRawRequest as askPort } from '../../tests/support/raw-request.ts';
import { createSiteListener } from './handle-request.ts';
import { describeHosting } from './hosting.ts';
import { REGIONS } from '../../tests/support/regions.ts';

const HOSTED = { shownRegions: REGIONS.codes, formerRegions: [] };

const MODIFIED = new Date('2026-01-02T03:04:05.600Z');

let folder: string;
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'answer-request-'));
  for (const [name, content] of Object.entries({
    'index.html': '<h1>Home</h1>',
    'index.html.br': 'brotli',
    'index.html.gz': 'gzip',
    '404.html': '<h1>Nothing</h1>',
    'ten.png': '0123456789',
    'empty.png': '',
    'site.webmanifest': '{}',
    'page-data/us/about-me.json': '{}',
    'assets/layout-us-1a2b3c4d.json': '{}',
    '.well-known/security.txt': 'Contact: mailto:hello@example.com',
    '.well-known/acme-challenge/token': 'token.key',
    '.env': 'SECRET=words',
  })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
    utimesSync(join(folder, name), MODIFIED, MODIFIED);
  }
  const listener = createSiteListener(describeHosting("default-src 'self'", HOSTED), folder);
  server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const ask = (path: string, headers: Record<string, string> = {}, method?: string) =>
  askPort((server.address() as AddressInfo).port, path, headers, method); // a server on a port has such an address

it.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip;q=0.001', 'gzip'],
  ['GZIP', 'gzip'],
  ['brotli', undefined],
  ['*', 'br'],
  ['gzip, *;q=0', 'gzip'],
  ['br, identity;q=0', 'br'],
  ['br;q=wrong', undefined],
  ['', undefined],
])('responds to "Accept-Encoding: %s" with a file encoded as %s', async (accept, coding) => {
  const { status, headers, body } = await ask('/', { 'Accept-Encoding': accept });
  expect([status, headers['content-encoding']]).toEqual([200, coding]);
  expect(body.toString()).toBe({ br: 'brotli', gzip: 'gzip' }[coding ?? ''] ?? '<h1>Home</h1>');
});

it.each([
  ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'Contact: mailto:hello@example.com'],
  ['/.well-known/acme-challenge/token', 'application/octet-stream', 'token.key'],
  ['/.env', 'application/octet-stream', 'SECRET=words'],
])('serves hidden files as hosts do: %s', async (path, type, text) => {
  const { status, headers, body } = await ask(path);
  expect([status, headers['content-type'], body.toString()]).toEqual([200, type, text]);
});

it('has no page in the folder of well-known files', async () => {
  for (const path of ['/.well-known/', '/.well-known/nothing', '/.well-known/index'])
    expect((await ask(path)).status, path).toBe(404);
});

it.each([
  ['/', 'identity;q=0', 406],
  ['/', 'br;q=0, gzip;q=0, *; q=0.0', 406],
  ['/ten.png', 'br, identity;q=0', 406],
  ['/ten.png', '*;q=0', 406],
  ['/ten.png', 'identity, *;q=0', 200],
  ['/nothing', 'identity;q=0', 406],
])('responds to a request for %s with "Accept-Encoding: %s" by %i', async (path, accept, status) =>
  expect((await ask(path, { 'Accept-Encoding': accept })).status).toBe(status),
);

it.each([
  ['bytes=0-0', 206, '0'],
  ['bytes=5-', 206, '56789'],
  ['bytes=-3', 206, '789'],
  ['bytes=-99', 206, '0123456789'],
  ['bytes=8-99', 206, '89'],
  ['bytes=10-', 416, ''],
  ['bytes=-0', 416, ''],
  ['bytes=5-2', 200, '0123456789'],
  ['bytes=-', 200, '0123456789'],
  ['bytes=0-1,4-5', 200, '0123456789'],
  ['lines=0-1', 200, '0123456789'],
])('responds to "Range: %s" with %i and "%s"', async (range, status, text) => {
  const answer = await ask('/ten.png', { Range: range });
  expect([answer.status, answer.body.toString()]).toEqual([status, text]);
  expect(answer.headers['cache-control']).toBe('no-cache');
});

it('sends a range for If-Range only to a client with the same version', async () => {
  const { etag = '', 'last-modified': date = '' } = (await ask('/ten.png')).headers;
  const statusFor = async (ifRange: string) =>
    (await ask('/ten.png', { Range: 'bytes=0-1', 'If-Range': ifRange })).status;
  expect(
    await Promise.all([etag, date, '"other"', `W/${etag}`, 'Thu, 01 Jan 2026 00:00:00 GMT'].map(statusFor)),
  ).toEqual([206, 206, 200, 200, 200]);
});

it('sends an empty file as a whole, despite Range', async () => {
  const whole = await ask('/empty.png');
  expect([whole.status, whole.headers['content-length'], whole.body.length]).toEqual([200, '0', 0]);
  expect((await ask('/empty.png', { Range: 'bytes=0-0' })).status).toBe(416);
});

it.each([
  [{ 'If-None-Match': '"other"' }, 200],
  [{ 'If-None-Match': '*' }, 304],
  [{ 'If-None-Match': '"other"', 'If-Modified-Since': 'Fri, 02 Jan 2026 03:04:05 GMT' }, 200],
  [{ 'If-Modified-Since': 'Fri, 02 Jan 2026 03:04:05 GMT' }, 304],
  [{ 'If-Modified-Since': 'Fri, 02 Jan 2026 03:04:04 GMT' }, 200],
  [{ 'If-Modified-Since': 'yesterday' }, 200],
])('responds to %j with %i', async (headers, status) => expect((await ask('/', headers)).status).toBe(status));

it('sends the 404 page as a whole, despite Range and validators', async () => {
  for (const [name, value] of [
    ['If-None-Match', '*'],
    ['Range', 'bytes=0-3'],
  ] as const) {
    const answer = await ask('/nothing', { [name]: value });
    expect([answer.status, answer.body.toString()]).toEqual([404, '<h1>Nothing</h1>']);
  }
});

it('sends a file with the content type of the hosting description', async () =>
  expect((await ask('/site.webmanifest')).headers['content-type']).toBe('application/manifest+json; charset=utf-8'));

it('tells search engines not to list data files, and no other', async () => {
  for (const path of ['/page-data/us/about-me.json', '/assets/layout-us-1a2b3c4d.json'])
    expect((await ask(path)).headers['x-robots-tag'], path).toBe('noindex');
  for (const path of ['/', '/ten.png', '/site.webmanifest', '/nothing'])
    expect((await ask(path)).headers['x-robots-tag'], path).toBeUndefined();
});

it("accepts an absolute request target, and doesn't decode %2F", async () => {
  expect((await ask('http://example.com/')).status).toBe(200);
  expect((await ask('/us%2Fabout-me')).status).toBe(404);
});

it('lists the allowed methods', async () => {
  const answer = await ask('/', {}, 'POST');
  expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
});
