import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { answerMockServices, SUBMISSIONS_FILE } from './mock-services.ts';

let root = '';
let origin = '';
let close = () => {};

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'local-services-'));
  const server = createServer((request, response) => {
    void answerMockServices(root, request, response).then((done) => done || response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  close = () => server.close();
});
afterEach(async () => {
  close();
  await rm(root, { recursive: true });
});

const submissions = async () =>
  (await readFile(join(root, SUBMISSIONS_FILE), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
const post = (body: string, type: string) =>
  fetch(`${origin}/_local/form`, { method: 'POST', body, headers: { 'Content-Type': type }, redirect: 'manual' });

it('appends each submission as a line', async () => {
  await post('{"name":"Ida"}', 'application/json');
  const answer = await post('{"name":"Ole"}', 'application/json');
  expect(answer.ok).toBe(true);
  expect(await submissions()).toEqual([{ name: 'Ida' }, { name: 'Ole' }]);
});

it('redirects a form without script to its next page, on this site only', async () => {
  const sent = await post('name=Ida&_next=%2Fdk%2Fthank-you', 'application/x-www-form-urlencoded');
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/dk/thank-you']);
  const away = await post('name=Ida&_next=%2F%2Fevil.example', 'application/x-www-form-urlencoded');
  expect(away.headers.get('location')).toBeNull();
});

it.each(['{', '[]', 'null'])('rejects %s and stores nothing', async (body) => {
  expect((await post(body, 'application/json')).status).toBe(400);
  await expect(submissions()).rejects.toThrow();
});

it.each([
  ['of 70 kB', JSON.stringify({ message: 'x'.repeat(70_000) }), 'application/json', 413],
  ['of 10 MB', JSON.stringify({ message: 'x'.repeat(10_000_000) }), 'application/json', 413],
  ['without fields', '{}', 'application/json', 400],
  ['without fields, sent without script', '', 'application/x-www-form-urlencoded', 400],
  ['with hidden fields alone', 'name=&_subject=Hello', 'application/x-www-form-urlencoded', 400],
  ['of plain text', 'name=Ida', 'text/plain', 415],
  ['of parts', '--x--', 'multipart/form-data; boundary=x', 415],
])('rejects a form %s and stores nothing', async (_what, body, type, status) => {
  const answer = await post(body, type);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ ok: false });
  await expect(submissions()).rejects.toThrow();
});

it('lists the allowed method', async () => {
  const answer = await fetch(`${origin}/_local/form`);
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
});

it('returns the country', async () => {
  expect(await (await fetch(`${origin}/_local/country`)).json()).toEqual({ country_code: 'US' });
});
