import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { expect, it, onTestFinished, vi } from 'vitest';
import { publishingFolders } from '../../publishing/publishing-folders.ts';
import { addRelease, switchTo } from '../../publishing/release-store.ts';
import { databaseFile, openDatabase } from '../people/database.ts';
import { listEnquiries } from './enquiries.ts';
import { createFormReceiver } from './receive-enquiries.ts';

const SENT = { name: 'Ida', email: 'ida@example.com', company: 'Ø & Co', service: 'local', message: 'Hello\nthere' };
const SECRET = 'Do you make blue chairs?';

/** What the built site says on every page of a region. */
const layoutOf = (region: string, words: object) => ({
  region: { locale: region === 'dk' ? 'da-DK' : 'en-US' },
  regions: [{ code: 'us' }, { code: 'dk' }],
  siteName: 'Chairs',
  home: { to: `/${region}/#home` },
  form: {
    labels: {
      label: 'Contact form',
      name: 'Name',
      email: 'Email',
      message: 'Message',
      company: 'Company',
      choice: 'Trade',
      optional: 'optional',
      submit: 'Send',
    },
    toasts: words,
    choices: [{ value: 'local', label: 'Local services' }],
    subject: 'New',
    thankYouUrl: `/${region}/thank-you`,
  },
});

/** Serves the receiver for one test, beside a release of two regions. */
async function serveReceiver() {
  const root = mkdtempSync(join(tmpdir(), 'enquiries-'));
  const folders = publishingFolders(root, {});
  const built = join(root, 'dist');
  for (const [region, words] of [
    ['dk', { submissionErrorTitle: 'Ikke sendt', submissionError: 'Prøv igen.' }],
    ['us', { submissionErrorTitle: 'Not sent', submissionError: 'Please try again.' }],
  ] as const) {
    mkdirSync(join(built, 'page-data', region), { recursive: true });
    writeFileSync(join(built, 'page-data', region, '_layout.json'), JSON.stringify(layoutOf(region, words)));
  }
  addRelease(folders.releases, built, { version: '1', audience: { regions: ['USA'], timeZone: 'UTC' } });
  switchTo(folders.releases, 1);
  const receive = createFormReceiver(folders, { isMailed: false, onStored: () => undefined });
  const server = createServer((request, response) => {
    void receive(request, response).then((done) => done || response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
    rmSync(root, { recursive: true, force: true });
  });
  const url = `http://localhost:${(server.address() as AddressInfo).port}/_local/form`; // it listens on a port
  const post = (type: string, body: string, headers = {}) =>
    fetch(url, { method: 'POST', redirect: 'manual', headers: { 'Content-Type': type, ...headers }, body });
  return {
    data: folders.data,
    sendByScript: (fields: object, headers = {}) => post('application/json', JSON.stringify(fields), headers),
    sendWithoutScript: (fields: Record<string, string>, headers = {}) =>
      post('application/x-www-form-urlencoded', String(new URLSearchParams(fields)), headers),
    stored() {
      const database = openDatabase(folders.data);
      const all = listEnquiries(database);
      database.close();
      return all;
    },
  };
}

it('stores what a script sends, with the choice as the visitor read it', async () => {
  const { sendByScript, stored } = await serveReceiver();
  const answer = await sendByScript({ ...SENT, _replyto: SENT.email, _subject: 'New' });
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
  const { service: _key, ...rest } = SENT;
  expect(stored()).toEqual([
    expect.objectContaining({ id: 1, ...rest, choice: 'Local services', read: null, answered: null, mail_next: null }),
  ]);
});

it('leads a visitor without script to the page that says thank you', async () => {
  const { sendWithoutScript, stored } = await serveReceiver();
  const answer = await sendWithoutScript({ ...SENT, _next: '/dk/thank-you' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/dk/thank-you']);
  expect(stored()).toHaveLength(1);
});

it('stores markup as it was written, and no control characters', async () => {
  const { sendByScript, stored } = await serveReceiver();
  const message = '<img src=x onerror="alert(1)">\u0000\r\n\tYours';
  await sendByScript({ ...SENT, name: 'Ida\r\nBcc: all@example.com', message });
  expect(stored()[0]).toMatchObject({
    name: 'Ida Bcc: all@example.com',
    message: '<img src=x onerror="alert(1)">\n\tYours',
  });
});

it.each([
  ['without a message', { ...SENT, message: ' ' }, 400],
  ['without a name', { email: SENT.email, message: 'Hi' }, 400],
  ['with another value than a text', { ...SENT, message: { a: 1 } }, 400],
  ['with two addresses', { ...SENT, email: 'a@example.com, b@example.com' }, 400],
  ['with an address that adds a header', { ...SENT, email: 'a@example.com\nBcc: b@example.com' }, 400],
  ['of 1 MB', { ...SENT, message: 'x'.repeat(1024 * 1024) }, 413],
  ['with a message of 30,000 characters', { ...SENT, message: 'x'.repeat(30_000) }, 400],
])('refuses a form %s with a sentence, and stores nothing', async (_what, fields, status) => {
  const { sendByScript, stored } = await serveReceiver();
  const answer = await sendByScript(fields);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual({ ok: false, error: expect.stringMatching(/^[A-Z].*\.$/) });
  expect(stored()).toEqual([]);
});

it('refuses a form that another site sends', async () => {
  const { sendWithoutScript, stored } = await serveReceiver();
  expect((await sendWithoutScript(SENT, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  expect(stored()).toEqual([]);
});

it('stores nothing of a program that fills in the honeypot, and doesn’t tell it', async () => {
  const { sendByScript, stored } = await serveReceiver();
  expect((await sendByScript({ ...SENT, _gotcha: 'http://spam.example' })).status).toBe(200);
  expect(stored()).toEqual([]);
});

it('takes ten forms of an address in ten minutes, whatever address a client claims', async () => {
  const { sendByScript, stored } = await serveReceiver();
  const from = (address: string) => sendByScript(SENT, { 'X-Forwarded-For': `203.0.113.${Math.random()}, ${address}` });
  for (let count = 0; count < 10; count++) expect((await from('198.51.100.1')).status).toBe(200);
  const refused = await from('198.51.100.1');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await from('198.51.100.2')).status).toBe(200);
  expect(stored()).toHaveLength(11);
});

it('waits while another program writes to the database', async () => {
  const { data, sendByScript, stored } = await serveReceiver();
  openDatabase(data).close();
  const other = new Libsql(databaseFile(data));
  other.exec('BEGIN IMMEDIATE');
  const sending = sendByScript(SENT);
  await new Promise((resolve) => setTimeout(resolve, 500));
  other.exec('COMMIT');
  other.close();
  expect((await sending).status).toBe(200);
  expect(stored()).toHaveLength(1);
});

it('tells a visitor without script that nothing was stored, in the words of the page, and keeps the text', async () => {
  const { data, sendWithoutScript, sendByScript } = await serveReceiver();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  mkdirSync(data, { recursive: true });
  writeFileSync(databaseFile(data), 'Not a database, but a letter to somebody. '.repeat(100));
  const answer = await sendWithoutScript({ ...SENT, message: `${SECRET} <b>`, _next: '/dk/thank-you' });
  expect(answer.status).toBe(503);
  expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  const page = await answer.text();
  expect(page).toContain('<html lang="da-DK">');
  expect(page).toContain('<p role="alert">Prøv igen.</p>');
  expect(page).toContain(`>\n${SECRET} &#60;b&#62;</textarea>`);
  expect(page).toContain('value="Ø &#38; Co"');
  expect(page).toContain('<option value="local" selected>Local services</option>');
  expect((await sendByScript(SENT)).status).toBe(503);
  expect(JSON.stringify(vi.mocked(console.error).mock.calls)).not.toMatch(/blue chairs|Ida|example\.com/);
});
