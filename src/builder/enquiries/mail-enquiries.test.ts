import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startMailServer } from '../../mail/__fixtures__/mail-server.ts';
import { mailSettings } from '../../mail/mail-settings.ts';
import { publishingFolders } from '../../publishing/publishing-folders.ts';
import { addRelease, switchTo } from '../../publishing/release-store.ts';
import { openDatabase } from '../people/database.ts';
import { addEnquiry, listEnquiries } from './enquiries.ts';
import { createEnquiryMailer } from './mail-enquiries.ts';

const SENT = { name: 'Ida', email: 'ida@example.net', company: '', choice: 'Local', message: 'Blue chairs?' };
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Opens a site whose messages go to owner@example.org. */
function openSite(port: number) {
  const root = mkdtempSync(join(tmpdir(), 'mailed-'));
  const folders = publishingFolders(root, {});
  mkdirSync(join(root, 'dist/page-data/us'), { recursive: true });
  const labels = { name: 'Name', email: 'Email', company: 'Company', choice: 'Trade' };
  const layout = {
    email: 'owner@example.org',
    siteName: 'Chairs',
    region: { locale: 'en-US' },
    regions: [{ code: 'us' }],
    form: { labels, subject: 'New message' },
  };
  writeFileSync(join(root, 'dist/page-data/us/_layout.json'), JSON.stringify(layout));
  addRelease(folders.releases, join(root, 'dist'), { version: '1', audience: { regions: ['USA'], timeZone: 'UTC' } });
  switchTo(folders.releases, 1);
  const database = openDatabase(folders.data);
  onTestFinished(() => {
    database.close();
    rmSync(root, { recursive: true });
  });
  const settings = mailSettings({ SMTP_URL: `smtp://127.0.0.1:${port}`, SMTP_FROM: 'site@example.org' });
  if (!settings) throw new Error('The settings are wrong.');
  return { database, mailDue: createEnquiryMailer(folders, settings) };
}

it('mails a message once, in the words of the site, with the visitor as who gets the answer', async () => {
  const { port, received } = await startMailServer();
  const { database, mailDue } = openSite(port);
  addEnquiry(database, SENT, { isMailed: true });
  addEnquiry(database, { ...SENT, name: 'Before mail was set up' });
  await Promise.all([mailDue(), mailDue()]);
  expect(received.map(({ to }) => to)).toEqual([['owner@example.org']]);
  const source = received[0]?.source ?? '';
  expect(source).toMatch(/^Reply-To: Ida <ida@example\.net>\r$/m);
  expect(source).toMatch(/^Subject: New message\r$/m);
  expect(source).toContain('Name: Ida\r\nEmail: ida@example.net\r\nTrade: Local\r\n\r\nBlue chairs?\r\n');
  expect(listEnquiries(database).map(({ mail_next, mail_problem }) => [mail_next, mail_problem])).toEqual([
    [null, null],
    [null, null],
  ]);
});

it('keeps a message whose mail fails, says why, and tries again with growing pauses, for a week', async () => {
  let isBroken = true;
  const { port, received } = await startMailServer({
    onMailFrom: (_address, _session, done) => done(isBroken ? new Error('Not now') : null),
  });
  const { database, mailDue } = openSite(port);
  addEnquiry(database, SENT, { now: 0, isMailed: true });
  const state = () => listEnquiries(database).map(({ mail_next, mail_problem }) => [mail_next, mail_problem])[0];
  await mailDue(0);
  expect(state()).toEqual([MINUTE_MS, 'refused']);
  await mailDue(MINUTE_MS - 1);
  expect(state()).toEqual([MINUTE_MS, 'refused']);
  await mailDue(MINUTE_MS);
  expect(state()).toEqual([3 * MINUTE_MS, 'refused']);
  await mailDue(8 * DAY_MS);
  expect(state()).toEqual([null, 'refused']);
  isBroken = false;
  await mailDue(9 * DAY_MS);
  expect(received).toEqual([]);
  addEnquiry(database, { ...SENT, name: 'Ole' }, { now: 9 * DAY_MS, isMailed: true });
  await mailDue(9 * DAY_MS);
  expect(received).toHaveLength(1);
  expect(listEnquiries(database)).toHaveLength(2);
});
