import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeHosting } from '../../src/hosting/write-hosting.ts';
import { hostServers, type RunningHost } from '../support/host-servers.ts';
import { sendRawRequest } from '../support/raw-request.ts';
import { REGIONS } from '../support/regions.ts';

const OLD = {
  redirects: [
    { from: '/us/me.html', to: '/us/about-me' },
    { from: '/dk/who/i-am', to: '/dk/about-me' },
    { from: '/us/start', to: '/us/' },
  ],
  gone: ['/us/price-list'],
};

const root = mkdtempSync(join(tmpdir(), 'old-addresses-'));
const dist = join(root, 'dist');

beforeAll(async () => {
  for (const file of ['404.html', 'us/about-me.html', 'dk/about-me.html', 'us/index.html']) {
    mkdirSync(join(dist, file, '..'), { recursive: true });
    for (const ending of ['', '.br', '.gz']) cpSync(`dist/${file}${ending}`, join(dist, file + ending));
  }
  await writeHosting(
    dist,
    'dist/404.html',
    { site: { url: 'https://www.example.com' }, shownRegions: REGIONS.codes, formerRegions: [] },
    [],
    undefined,
    OLD,
  );
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

for (const host of hostServers(root))
  describe(`old addresses on ${host.name}`, () => {
    let running: RunningHost;
    beforeAll(async () => void (running = await host.start()));
    afterAll(() => running.stop());

    it.each(OLD.redirects)('leads $from to $to for good, with its query', async ({ from, to }) => {
      for (const asked of [from, `${from}/`]) {
        const answer = await sendRawRequest(running.port, `${asked}?a=1&b=%2F`);
        expect([asked, answer.status, answer.headers['location']]).toEqual([asked, 301, `${to}?a=1&b=%2F`]);
      }
      expect((await sendRawRequest(running.port, to)).status).toBe(200);
    });

    it('answers an address that was removed for good with 410 and the 404 page', async () => {
      const answer = await sendRawRequest(running.port, '/us/price-list');
      const missing = await sendRawRequest(running.port, '/us/nothing');
      expect([answer.status, missing.status]).toEqual([410, 404]);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.body.equals(missing.body)).toBe(true);
    });
  });
