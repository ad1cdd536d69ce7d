import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sendRawRequest } from '../../tests/support/raw-request.ts';
import { describeHosting, HOSTING_FILE } from './hosting.ts';
import { serveDist } from './serve-dist.ts';
import { REGIONS } from '../../tests/support/regions.ts';

const HOSTED = { shownRegions: REGIONS.codes, formerRegions: [] };

let root: string;
let server: Server | undefined;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'serve-dist-'));
});
afterEach(() => {
  server?.close();
  rmSync(root, { recursive: true });
});

/** Writes a build and puts it in the place of the one before, in the two steps in which the build does it. */
function build(home: string, policy: string, redirects: { from: string; to: string }[] = [], gone: string[] = []) {
  const next = join(root, '.build/next');
  mkdirSync(next, { recursive: true });
  writeFileSync(join(next, 'index.html'), home);
  writeFileSync(join(next, '404.html'), 'Nothing');
  writeFileSync(join(next, HOSTING_FILE), JSON.stringify(describeHosting(policy, HOSTED, { redirects, gone })));
  return {
    setAside: () => renameSync(join(root, 'dist'), join(root, '.build/old')),
    publish: () => renameSync(next, join(root, 'dist')),
  };
}

const ask = async (path: string) => {
  const { port } = (server as Server).address() as AddressInfo; // it listens on a port
  const { status, headers, body } = await sendRawRequest(port, path);
  return [status, headers['content-security-policy'], headers.location ?? body.toString()];
};

it('follows a new build: its pages, redirects, removed addresses and policy', async () => {
  build('Old', "default-src 'none'").publish();
  server = await serveDist(root, 0);
  expect(await ask('/')).toEqual([200, "default-src 'none'", 'Old']);
  expect(await ask('/old')).toEqual([404, "default-src 'none'", 'Nothing']);
  const { setAside, publish } = build('New', "default-src 'self'", [{ from: '/old', to: '/us/' }], ['/former']);
  setAside();
  expect((await ask('/'))[0]).toBe(404);
  publish();
  expect(await ask('/')).toEqual([200, "default-src 'self'", 'New']);
  expect(await ask('/old')).toEqual([301, "default-src 'self'", '/us/']);
  expect((await ask('/former'))[0]).toBe(410);
});

it('says what is missing', async () => {
  await expect(serveDist(root, 0)).rejects.toThrow('Run "npm run build" first.');
});
