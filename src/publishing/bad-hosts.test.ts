import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createExpiredCertificate } from '../../tests/support/test-certificate.ts';
import { listenForTest } from './__fixtures__/listen-for-test.ts';
import { liveOf, publishedProject, type PublishedProject } from './__fixtures__/published-project.ts';
import { failureInWords } from './failure-in-words.ts';
import { lockFile } from './file-lock.ts';
import { fullDiskOf, isOfCertificate } from './publish-failure.ts';
import { PUBLISHED_REF } from './site-version.ts';

const SCRIPT = join(import.meta.dirname, '../../scripts/publish.ts');

/** Starts a server before a site that may answer by itself. Returns its address. */
async function hostBefore(
  site: PublishedProject,
  answer: (path: string) => string | number | undefined,
): Promise<string> {
  const listener: RequestListener = (request, response) => {
    const own = answer(request.url ?? '/');
    if (typeof own === 'number') return void response.writeHead(own).end();
    void fetch(new URL(request.url ?? '/', site.url)).then(async (real) => {
      response.writeHead(real.status, { 'Content-Security-Policy': real.headers.get('Content-Security-Policy') ?? '' });
      response.end(own ?? (await real.text()));
    });
  };
  return `http://localhost:${await listenForTest(createServer(listener))}/`;
}

describe('a host that is late', () => {
  it('is waited for while it answers 404, then the version before, then a page from before', async () => {
    const site = await publishedProject();
    const old = JSON.stringify({ version: liveOf(await site.publish()).version });
    const oldPage = (await site.ask('/us/home')).text;
    site.write('content/pages/home.yaml', 'New');
    const asked: string[] = [];
    const publicUrl = await hostBefore(site, (path) => {
      asked.push(path);
      const times = asked.filter((one) => one === path).length;
      if (path === '/version.json') return [404, old][times - 1];
      return path === '/us/home' && times === 1 ? oldPage : undefined;
    });
    liveOf(await site.publish({ publicUrl }));
    expect(asked.filter((path) => path !== '/')).toEqual([
      ...Array<string>(3).fill('/version.json'),
      ...Array<string>(2).fill('/us/home'),
    ]);
  });

  it.each([
    ['404', 404, 'it names no version'],
    ['an old version', '{"version":"0123456789abcdef"}', 'it still shows the version 0123456789'],
  ])('is given up in the end if it still answers %s, and the version before is live', async (_, answer, words) => {
    const site = await publishedProject();
    const { version } = liveOf(await site.publish());
    site.write('content/pages/home.yaml', 'New');
    const publicUrl = await hostBefore(site, (path) => (path === '/version.json' ? answer : undefined));
    const result = await site.publish({ publicUrl, patienceMs: 600 });
    expect(result).toMatchObject({ failure: { kind: 'not-live' } });
    expect('failure' in result && failureInWords(result.failure)).toContain(words);
    expect((await site.ask('/us/home')).text).toContain('<p>Home</p>');
    expect(site.git('rev-parse', PUBLISHED_REF)).toBe(version);
  });
});

describe('a certificate', () => {
  it('that has expired is named, and nothing is built', async () => {
    const site = await publishedProject();
    const folder = mkdtempSync(join(tmpdir(), 'expired-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const cert = createExpiredCertificate(folder, 'localhost');
    const key = readFileSync(join(folder, 'privkey.pem'));
    const port = await listenForTest(createTlsServer({ cert, key }, (_, response) => void response.end()));
    const run = await publishByCommand(site, {
      PUBLISHED_URL: `https://localhost:${port}`,
      NODE_EXTRA_CA_CERTS: join(folder, 'fullchain.pem'),
    });
    expect(run.stderr).toContain("isn't valid: CERT_HAS_EXPIRED. Renew it, and publish again.");
    expect([run.status, run.stdout]).toEqual([1, '']);
  });

  it.each(['CERT_HAS_EXPIRED', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'ERR_TLS_CERT_ALTNAME_INVALID'])(
    'is meant by %s',
    (code) => {
      expect(isOfCertificate(code)).toBe(true);
      expect(isOfCertificate('ECONNREFUSED')).toBe(false);
    },
  );
});

describe('a program that brings releases to a host', () => {
  it('is stopped with all that it has started if it hangs', async () => {
    const site = await publishedProject();
    liveOf(await site.publish());
    site.write('content/pages/home.yaml', 'New');
    const [command, started] = [join(site.root, '.builder/hang.sh'), join(site.root, '.builder/started')];
    // It waits for another program, which holds its output.
    site.write('.builder/hang.sh', `#!/bin/sh\necho "Uploading"\nsleep 300 &\necho $! >> ${started}\nwait\n`);
    chmodSync(command, 0o755);
    const result = await site.publish({ command, commandLimitMs: 400 });
    expect(result).toMatchObject({ failure: { kind: 'command', details: /^Uploading\nIt was stopped: / } });
    const ids = readFileSync(started, 'utf8').trim().split('\n').map(Number);
    await vi.waitFor(() => expect(ids.filter(isRunning)).toEqual([]));
    expect((await site.ask('/us/home')).text).toContain('<p>Home</p>');
  });

  it.each([
    [{ kind: 'folder', code: 'ENOSPC', path: '/data' } as const, 'here'],
    [{ kind: 'git', details: 'fatal: write error: No space left on device' } as const, 'here'],
    [{ kind: 'git', details: "fatal: sha1 file '.lock' write error. Out of diskspace" } as const, 'here'],
    [
      {
        kind: 'command',
        command: 'up.sh',
        details: 'rsync: [receiver] write failed: No space left on device (28)',
      } as const,
      'host',
    ],
    [{ kind: 'command', command: 'up.sh', details: 'Permission denied' } as const, undefined],
  ])('says whose disk is full: %j', (failure, whose) => {
    expect(fullDiskOf(failure)).toBe(whose);
  });
});

it('publishes nothing if something else has moved the published version meanwhile', async () => {
  const site = await publishedProject();
  const { version } = liveOf(await site.publish());
  site.write('content/pages/home.yaml', 'New');
  const onStep = (step: string) => void (step === 'verify' && site.git('update-ref', PUBLISHED_REF, 'HEAD'));
  expect(await site.publish({ onStep })).toEqual({ failure: { kind: 'moved' } });
  expect((await site.ask('/us/home')).text).toContain('<p>Home</p>');
  liveOf(await site.publish());
  expect(site.git('rev-parse', `${PUBLISHED_REF}^`)).toBe(version);
});

it('puts right what somebody has changed in the live release by hand, and verifies it', async () => {
  const site = await publishedProject();
  liveOf(await site.publish());
  const page = join(site.folders.releases, 'current/us/about.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace('<p>About', '<p>Changed by hand'));
  expect((await site.ask('/us/about')).text).toContain('Changed by hand');
  site.write('content/pages/home.yaml', 'New');
  const result = await site.publish();
  expect(result).toMatchObject({ compared: 2 });
  expect((await site.ask('/us/about')).text).toContain('<p>About</p>');
});

describe('a clock that is set meanwhile', () => {
  const HOUR_MS = 60 * 60_000;

  it.each([HOUR_MS, -HOUR_MS])('by %i ms neither ends nor prolongs the wait for a version', async (ms) => {
    const site = await publishedProject();
    liveOf(await site.publish());
    site.write('content/pages/home.yaml', 'New');
    let asked = 0;
    const publicUrl = await hostBefore(site, (path) => (path === '/version.json' && ++asked < 3 ? 404 : undefined));
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const onStep = (step: string) => void (step === 'verify' && vi.setSystemTime(Date.now() + ms));
    liveOf(await site.publish({ publicUrl, onStep, patienceMs: 5_000 }));
    site.write('content/pages/home.yaml', 'Newer');
    asked = -1_000;
    expect(await site.publish({ publicUrl, onStep, patienceMs: 300 })).toMatchObject({ failure: { kind: 'not-live' } });
  });

  it('lets no second publication begin while one runs', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'clock-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'lock');
    const unlock = await lockFile(file, () => undefined);
    vi.useFakeTimers({ now: Date.now() + HOUR_MS, toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    let isTaken = false;
    const second = lockFile(file, () => undefined).then((done) => ((isTaken = true), done));
    await sleep(2_500);
    expect(isTaken).toBe(false);
    unlock();
    (await second)();
  });
});

/** Runs the command that publishes. */
async function publishByCommand(site: PublishedProject, env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), SCRIPT], {
    cwd: site.root,
    env: { ...process.env, ...env },
  });
  const [stdout, stderr, ended] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { stdout, stderr, status: ended[0] as number | null };
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    // One that nobody has waited for is still in the table.
    return !/\) Z /.test(readFileSync(`/proc/${id}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
