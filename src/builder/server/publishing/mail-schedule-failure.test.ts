import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startMailServer } from '../../../mail/__fixtures__/mail-server.ts';
import { mailSettings } from '../../../mail/mail-settings.ts';
import { addRelease, switchTo } from '../../../publishing/release-store.ts';
import { mailScheduleFailure, mailScheduleLive } from './mail-schedule-failure.ts';

/** Makes a live release in a language whose mail goes to owner@example.org, and a mail server that takes it. */
async function mailedSite(locale: string) {
  const { port, received } = await startMailServer();
  const root = mkdtempSync(join(tmpdir(), 'mailed-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const releases = join(root, 'releases');
  mkdirSync(join(root, 'dist/page-data/us'), { recursive: true });
  const layout = { email: 'owner@example.org', siteName: 'Chairs', region: { locale }, regions: [{ code: 'us' }] };
  writeFileSync(join(root, 'dist/page-data/us/_layout.json'), JSON.stringify(layout));
  const audience = { regions: ['USA', 'Danmark'], timeZone: 'Europe/Copenhagen' };
  const live = addRelease(releases, join(root, 'dist'), { version: '1', audience });
  switchTo(releases, live.number);
  const settings = mailSettings({ SMTP_URL: `smtp://127.0.0.1:${port}`, SMTP_FROM: 'site@example.org' });
  if (!settings) throw new Error('The settings are wrong.');
  return {
    about: { releases, settings, builder: 'https://edit.example.com' },
    live,
    texts: () => received.map(({ source }) => decode(source)),
    received,
  };
}

/** Decodes the bytes of a mail that aren't ASCII, and joins the lines that were broken for it. */
const decode = (source: string): string =>
  decodeURIComponent(
    source
      .replaceAll('%', '%25')
      .replaceAll('=\r\n', '')
      .replaceAll(/=([\dA-F]{2})/g, '%$1'),
  );

const FAILURE = { kind: 'no-site', url: 'https://example.com/', reason: 'ETIMEDOUT' } as const;

it('says why nothing was published, what visitors see, that it is tried again, and where the builder is', async () => {
  const { about, received, texts } = await mailedSite('en-US');
  await mailScheduleFailure(about, FAILURE);
  expect(received).toMatchObject([{ to: ['owner@example.org'] }]);
  const [text] = texts();
  expect(text).toContain('https://example.com/, where visitors see your website');
  expect(text).toContain('The builder: https://edit.example.com');
  expect(text).toContain('ETIMEDOUT');
});

it('says it in the language of the site, and later that it is live', async () => {
  const { about, live, texts } = await mailedSite('da-DK');
  await mailScheduleFailure(about, FAILURE);
  await mailScheduleLive(about, { live, since: new Date('2026-12-01T07:15:02Z'), compared: 1 });
  const [failed = '', recovered = ''] = texts();
  expect(failed).toContain('Tjek din internetforbindelse, og prøv igen.');
  expect(failed).toContain('Sidebyggeren: https://edit.example.com');
  expect(recovered).toContain('Online siden kl. 08.15.02 i USA, Danmark.');
});
